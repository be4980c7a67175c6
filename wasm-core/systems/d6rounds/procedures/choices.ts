// Descriptions: what is decided before the dice: trading, dividing, giving up damage for speed, pushing.
// Also the lists that divided attacks have in common.
import {
  choice,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  integers,
  list,
  type Procedure,
} from '../../../describe/description.ts';
import { constants, FORCES, POOLS, pool, SECONDS, score, VALUE, value } from './terms.ts';

const group = 'Choices';
const { roundSeconds } = constants as { roundSeconds: number };

export const MOST_SHARES = 8;
export const valueList = (name: string) => list(name, VALUE, 1, MOST_SHARES);

export const splitFields = [
  value('strike'),
  value('damage'),
  score('quickness'),
  valueList('strikeShares'),
  valueList('damageShares'),
];
// A part with damage 0 to the whole damage takes at least a second: all parts together stay within 100 rounds.
export const splitTimes = [
  givesList('speedFactors', integers(0, VALUE.high), MOST_SHARES, SECONDS),
  givesList('rounds', integers(0, 100), MOST_SHARES),
  givesList('seconds', integers(0, roundSeconds), MOST_SHARES),
];

export const choices: Procedure[] = [
  {
    id: 'trade',
    title: 'trade strike, dodge',
    group,
    use: 'fight',
    fields: [value('strike'), value('dodge'), value('toStrike', { label: 'dodge to strike' })],
    outputs: [gives('strike'), gives('dodge')],
  },
  {
    id: 'divideShares',
    title: 'check shares',
    group,
    use: 'fight',
    fields: [value('total'), valueList('shares')],
    outputs: [gives('given'), gives('left'), givesBoolean('valid')],
  },
  {
    id: 'evenSplit',
    title: 'even split',
    group,
    use: 'fight',
    fields: [value('total'), integer('parts', 1, MOST_SHARES)],
    outputs: [givesList('shares', VALUE, MOST_SHARES)],
  },
  {
    id: 'hasten',
    title: 'damage for speed',
    group,
    use: 'fight',
    fields: [value('damage'), score('quickness'), integer('sacrifice', 0, VALUE.high, { label: 'damage given up' })],
    outputs: [gives('damage'), gives('speedFactor', SECONDS)],
  },
  {
    id: 'splitAttack',
    title: 'divide an attack',
    group,
    use: 'fight',
    fields: splitFields,
    outputs: splitTimes,
  },
  {
    id: 'push',
    title: 'push',
    group,
    use: 'fight',
    fields: [choice('from', POOLS), pool('current', 'left of it'), score('force'), integer('points', 0, 200)],
    outputs: [
      givesChoice('gains', FORCES),
      gives('force'),
      gives('current', { label: 'left of pool' }),
      givesBoolean('unconscious'),
    ],
  },
];
