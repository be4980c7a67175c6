// Descriptions: speed factors, times of actions, the preview of rounds, who is next.
// A time is in seconds since combat began; second 0 is round zero.
import {
  gives,
  givesBoolean,
  givesList,
  integer,
  integers,
  list,
  type Procedure,
} from '../../../describe/description.ts';
import { constants, SECONDS, score, value } from './terms.ts';

const group = 'Time';
const MOST_TIME = 100000;
const MOST_ROUND = 10000;
const MOST_ACTIONS = 10;
const MOST_SPEED_FACTOR = 1000;
const MOST_COMBATANTS = 6;
const MOST_ROUNDS_AHEAD = 3;
const { roundSeconds, minSpeedFactor } = constants as Record<string, number>;

const SPEED = integers(minSpeedFactor!, MOST_SPEED_FACTOR);
const TIME = integers(0, MOST_TIME);
const ROUND = integers(0, MOST_ROUND);
const SECOND = integers(0, roundSeconds!);
/** An action in each second of the rounds ahead for everybody, and the free attack. */
const MOST_EVENTS = (MOST_COMBATANTS * MOST_ROUNDS_AHEAD * roundSeconds!) / minSpeedFactor! + 1;

export const time: Procedure[] = [
  {
    id: 'speedFactor',
    title: 'speed factor',
    group,
    use: 'fight',
    fields: [value('damage'), score('quickness')],
    outputs: [
      gives('rawSpeed', SECONDS),
      gives('speedFactor', SECONDS),
      gives('round'),
      gives('second'),
      gives('perRound', { label: 'actions a round' }),
    ],
  },
  {
    id: 'actionTimes',
    title: 'action times',
    group,
    use: 'fight',
    fields: [
      list('speedFactors', SPEED, 1, MOST_ACTIONS, SECONDS),
      integer('usedSeconds', 0, MOST_TIME - MOST_ACTIONS * MOST_SPEED_FACTOR, {
        ...SECONDS,
        label: 'time used',
        fallback: 0,
      }),
    ],
    outputs: [
      givesList('times', TIME, MOST_ACTIONS, SECONDS),
      givesList('rounds', ROUND, MOST_ACTIONS),
      givesList('seconds', SECOND, MOST_ACTIONS),
      gives('inFirstRound'),
    ],
  },
  {
    id: 'schedule',
    title: 'schedule',
    group,
    use: 'fight',
    fields: [
      list('speedFactors', SPEED, 1, MOST_COMBATANTS, SECONDS),
      integer('firstStriker', -1, MOST_COMBATANTS - 1, { fallback: -1, label: 'first striker,-1: no' }),
      integer('rounds', 1, MOST_ROUNDS_AHEAD, { fallback: 1 }),
    ],
    outputs: [
      gives('count'),
      givesList('eventRounds', integers(0, MOST_ROUNDS_AHEAD), MOST_EVENTS, { label: 'rounds' }),
      givesList('eventSeconds', SECOND, MOST_EVENTS, { label: 'seconds' }),
      givesList('eventActors', integers(0, MOST_COMBATANTS - 1), MOST_EVENTS, { label: 'who' }),
    ],
  },
  {
    id: 'turnOrder',
    title: 'turn order',
    group,
    use: 'fight',
    fields: [list('times', TIME, 1, 24, { ...SECONDS, label: 'due times' })],
    outputs: [
      givesList('order', integers(0, 23), 24),
      gives('nextTime', SECONDS),
      gives('nextRound'),
      gives('nextSecond'),
      gives('nextCount', { label: 'how many act' }),
    ],
  },
  {
    id: 'canCoordinate',
    title: 'can coordinate',
    group,
    use: 'fight',
    fields: [list('times', TIME, 2, 8, { ...SECONDS, label: 'due times' })],
    outputs: [givesList('rounds', ROUND, 8), givesBoolean('sameRound')],
  },
];
