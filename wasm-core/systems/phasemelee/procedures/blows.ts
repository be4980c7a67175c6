// Descriptions: blows of a phase on their dexterity counts, who strikes first, what is left of the blows.
// Counts run down from 50 to -49.
import {
  choice,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  integers,
  type Procedure,
} from '../../../describe/description.ts';
import { blows, COUNT, length, MOST_BLOWS, NONE, PHASES } from './terms.ts';

const group = 'Blows';
const FIGHTERS = ['a', 'b'];
export const EITHER = [NONE, ...FIGHTERS];
/** Who strikes first: the main text, or the footnote of the blow chart. */
export const RULES = ['text', 'chart'];
const MOST_ENTRIES = FIGHTERS.length * MOST_BLOWS;
export const ORDERS = ['simultaneous', ...FIGHTERS];
const phase = choice('phase', PHASES);
const charger = choice('charger', EITHER, { fallback: NONE });
const rule = choice('rule', RULES, { fallback: 'text' });

export const blowProcedures: Procedure[] = [
  {
    id: 'blowsAtSpeed',
    title: 'blows at a speed',
    group,
    use: 'fight',
    fields: [blows('blows'), integer('speed', 0, 60)],
    outputs: [givesBoolean('known'), gives('blows')],
  },
  {
    id: 'blowCounts',
    title: 'counts of blows',
    group,
    use: 'fight',
    fields: [blows('blows')],
    outputs: [givesList('counts', COUNT, MOST_BLOWS)],
  },
  {
    id: 'blowCompare',
    title: 'order of two blows',
    group,
    use: 'fight',
    fields: [integer('countA', COUNT.low, COUNT.high), integer('countB', COUNT.low, COUNT.high)],
    outputs: [givesChoice('order', ORDERS)],
  },
  {
    id: 'firstStriker',
    title: 'first blow',
    group,
    use: 'fight',
    fields: [phase, length('lengthA'), length('lengthB'), charger, rule],
    outputs: [givesChoice('first', EITHER)],
  },
  {
    id: 'phaseOrder',
    title: 'order of a phase',
    group,
    use: 'fight',
    fields: [
      blows('blowsA'),
      blows('blowsB'),
      phase,
      length('lengthA'),
      length('lengthB'),
      charger,
      integer('lostA', 0, MOST_BLOWS, { fallback: 0 }),
      integer('lostB', 0, MOST_BLOWS, { fallback: 0 }),
      rule,
    ],
    outputs: [
      givesChoice('lead', EITHER, { label: 'first' }),
      givesList('sides', { kind: 'enum', words: FIGHTERS }, MOST_ENTRIES, { label: 'side' }),
      givesList('counts', COUNT, MOST_ENTRIES),
      givesList('groups', integers(1, MOST_ENTRIES), MOST_ENTRIES, { label: 'order' }),
    ],
  },
  {
    id: 'blowBudget',
    title: 'blows left',
    group,
    use: 'fight',
    fields: [
      blows('blows', 0),
      integer('struck', 0, MOST_BLOWS, { check: { name: 'struckTooMany', limit: 'up to the blows' } }),
      integer('parried', 0, MOST_BLOWS, { check: { name: 'parriedTooMany', limit: 'up to the blows not struck' } }),
      integer('lost', 0, 2 * MOST_BLOWS, { fallback: 0 }),
    ],
    outputs: [gives('left'), gives('carry', { label: 'lost next' }), givesBoolean('hasNext'), gives('nextCount')],
  },
];
