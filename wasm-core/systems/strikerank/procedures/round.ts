// Descriptions: the melee round and its phases, statements of intent, order and cost of movement.
// A round takes 5 seconds; who moves is settled in three passes.
import {
  choice,
  type Field,
  gives,
  givesBoolean,
  givesList,
  integer,
  integers,
  list,
  type Procedure,
} from '../../../describe/description.ts';
import { INTENTS, METRES, percentile, SECONDS, yes } from './terms.ts';

const group = 'Round';
export const MOST_ACTORS = 24;
const PASSES = 3;
/** Steps in the order of a round, the free facing shift once; its second place is the core's to know. */
export const STEPS = [
  'heroic-effort-rolls',
  'statement-of-intent',
  'move',
  'free-facing-shift',
  'melee',
  'bleeding',
  'post-melee-move',
  'fatigue-roll',
];
const DELAY = integers(0, MOST_ACTORS - 1);
const characteristics = (name: string, label: string): Field => list(name, integers(0, 100), 1, MOST_ACTORS, { label });
const delay = list('delay', DELAY, 0, MOST_ACTORS, { optional: true });
const metres = (name: string, most: number, fallback?: number, label = name): Field =>
  integer(name, 0, most, { ...METRES, label, ...(fallback === undefined ? {} : { fallback }) });

export const round: Procedure[] = [
  {
    id: 'roundTimeline',
    title: 'steps of a round',
    group,
    use: 'fight',
    fields: [
      integer('round', 1, 10000),
      integer('exertionRounds', 0, 10000, { label: 'exertion rounds' }),
      yes('heroicEffort'),
      yes('bleeding'),
    ],
    outputs: [
      gives('startSecond', { ...SECONDS, label: 'from' }),
      gives('endSecond', { ...SECONDS, label: 'to' }),
      givesBoolean('fatigueRollDue', { label: 'fatigue roll' }),
      givesList('steps', { kind: 'enum', words: STEPS }, STEPS.length + 1),
    ],
  },
  {
    id: 'statementOfIntent',
    title: 'statement of intent',
    group,
    use: 'fight',
    fields: [
      choice('option', INTENTS),
      integer('movementRate', 1, 100),
      integer('mobility', 0, 100, { fallback: 0 }),
      yes('concentrating'),
      yes('loadingMissile', 'draw missile'),
      yes('startsEngaged', 'engaged'),
    ],
    outputs: [
      gives('meleeActions'),
      gives('moveMetres', { ...METRES, label: 'move' }),
      gives('postMoveMetres', { ...METRES, label: 'post melee move' }),
    ],
  },
  {
    id: 'initiativeOrder',
    title: 'order of movement',
    group,
    use: 'fight',
    fields: [choice('phase', ['intent', 'move']), characteristics('values', 'characteristic'), delay],
    dice: percentile(['tie'], 0),
    outputs: [givesList('order', DELAY, MOST_ACTORS)],
  },
  {
    id: 'movementSchedule',
    title: 'movement steps',
    group,
    use: 'fight',
    fields: [characteristics('dex', 'DEX'), list('metres', integers(0, 300), 1, MOST_ACTORS, METRES), delay],
    dice: percentile(['tie'], 0),
    outputs: [
      givesList('actors', DELAY, PASSES * MOST_ACTORS),
      givesList('metres', integers(0, 100), PASSES * MOST_ACTORS, METRES),
    ],
  },
  {
    id: 'moveCost',
    title: 'move cost',
    group,
    use: 'fight',
    fields: [
      metres('forward', 300),
      metres('backward', 300, 0),
      integer('pivots', 0, 300, { fallback: 0 }),
      integer('facingShifts', 0, 300, { label: 'facing shift', fallback: 0 }),
      metres('allowance', 1000, undefined, 'allowed'),
    ],
    outputs: [gives('cost', METRES), givesBoolean('allowed')],
  },
];
