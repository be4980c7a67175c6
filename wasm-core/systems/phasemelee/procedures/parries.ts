// Descriptions: what a parry takes off the attacker's number, narrow misses through it, disarmed fighters.
// Lengths are in the matrix's units of about 8 real inches.
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import {
  constants,
  dice,
  facing,
  flag,
  lostBlows,
  needed,
  PARRIES,
  PARRY_ATTACKS,
  PARRY_OUTCOMES,
  PERCENTILE,
} from './terms.ts';

const group = 'Parry';
const MOST_LENGTH = 40;
export const PARRY_WEAPONS = ['weapon', 'quarterstaff', 'spear', 'hand-axe', 'hatchet'];
export const REASONS = [
  'ok',
  'length',
  'two-weapons',
  'not-facing',
  'cannot-be-parried',
  'needs-spear-or-quarterstaff',
  'not-solid',
  'maul',
];
const SHORT_REASONS = { 'cannot-be-parried': 'never', 'needs-spear-or-quarterstaff': 'needs spear' };
/** A miss stands for no result of the parry: both lists agree up to the last word. */
export const THROUGH = ['miss', ...PARRY_OUTCOMES.slice(1), 'hit'];
/** Least 0 where an attack or parry has a length of its own; otherwise the weapon's must be given. */
const ownLength = (name: string, check: string) =>
  integer(name, 0, MOST_LENGTH, { fallback: 0, check: { name: check, limit: 'from 1 where the weapon has one' } });

export const parries: Procedure[] = [
  {
    id: 'parryClass',
    title: 'parry by length',
    group,
    use: 'fight',
    fields: [
      choice('attack', PARRY_ATTACKS),
      ownLength('attackLength', 'attackLengthMissing'),
      choice('parry', PARRY_WEAPONS),
      ownLength('parryLength', 'parryLengthMissing'),
      facing('facing'),
      flag('solidBody'),
      flag('twoWeapons'),
      flag('tooBig'),
    ],
    outputs: [
      givesChoice('parry', PARRIES),
      gives('attackLength'),
      gives('parryLength'),
      givesChoice('reason', REASONS, { shown: SHORT_REASONS }),
    ],
  },
  {
    id: 'parryNumber',
    title: 'parried number',
    group,
    use: 'fight',
    fields: [needed, choice('parry', PARRIES)],
    outputs: [gives('effective'), gives('parried')],
  },
  {
    id: 'parryOutcome',
    title: 'parry roll',
    group,
    use: 'fight',
    fields: [integer('parried', 0, constants.meleeAlwaysMissFrom! - 1)],
    dice: dice(['attack'], PERCENTILE),
    outputs: [gives('margin'), givesChoice('outcome', THROUGH)],
  },
  {
    id: 'disarm',
    title: 'disarmed',
    group,
    use: 'fight',
    fields: [boolean('twoHanded'), flag('savePassed', 'saved')],
    dice: dice(['blows lost']),
    outputs: [givesBoolean('keepsWeapon', { label: 'keeps' }), lostBlows],
  },
];
