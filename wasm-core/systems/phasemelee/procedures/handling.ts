// Descriptions: changing and recovering weapons, being in melee, magic in melee, a weapon in each hand.
// What takes time is told in blows of a weapon and in dexterity counts.
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { blows, constants, countsTaken, dice, eighths, flag, length, lostBlows, MOST_MOVE, NONE } from './terms.ts';

const group = 'Weapons';
export const CASTERS = ['magic-user', 'cleric', 'item'];
export const CAST_AT = ['self', 'opponent', 'elsewhere'];
export const AT_ZERO = [NONE, 'first-blow-each-weapon', 'whole-phase'];
const distanceEighths = eighths('distanceEighths', 0, MOST_MOVE);

export const handling: Procedure[] = [
  {
    id: 'weaponChange',
    title: 'new weapon',
    group,
    use: 'fight',
    fields: [boolean('engaged', { label: 'in melee' }), blows('newBlows')],
    dice: dice(['blows lost']),
    outputs: [lostBlows, countsTaken],
  },
  {
    id: 'recoverWeapon',
    title: 'weapon on ground',
    group,
    use: 'fight',
    fields: [distanceEighths, blows('weaponBlows')],
    dice: dice(['blows lost']),
    outputs: [givesBoolean('possible', { label: 'allowed' }), lostBlows, countsTaken],
  },
  {
    id: 'inMelee',
    title: 'in melee',
    group,
    use: 'fight',
    fields: [
      distanceEighths,
      boolean('intent'),
      eighths('reachEighths', 1, MOST_MOVE, { fallback: constants.meleeRangeEighths! }),
    ],
    outputs: [givesBoolean('inRange'), givesBoolean('inMelee')],
  },
  {
    id: 'meleeSpell',
    title: 'magic in melee',
    group,
    use: 'fight',
    fields: [
      choice('caster', CASTERS),
      choice('castAt', CAST_AT),
      flag('highestSpell'),
      integer('weapons', 0, 4, { fallback: 1 }),
    ],
    outputs: [
      gives('lostPerWeapon', { label: 'lost each weapon' }),
      gives('lostTotal'),
      givesBoolean('noBlows'),
      givesChoice('defendAtZero', AT_ZERO, { label: 'at zero', shown: { 'first-blow-each-weapon': 'first blow' } }),
    ],
  },
  {
    id: 'twoWeapons',
    title: 'two weapons',
    group,
    use: 'fight',
    fields: [length('lengthA'), length('lengthB'), blows('blowsA', 0), blows('blowsB', 0)],
    outputs: [
      givesBoolean('allowed'),
      gives('blowsA'),
      gives('blowsB'),
      gives('attackLevels'),
      gives('parryDrop', { label: 'parry lost' }),
    ],
  },
];
