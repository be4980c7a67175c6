// Descriptions: chance and check of criticals and fumbles, and what a critical does.
// The big tables of locations and effects stay in the player's book; what the procedures can't know is an input.
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import {
  CRIT_TABLES,
  CRIT_WEAPONS,
  D6,
  dice,
  flag,
  givesTable,
  HUNDREDTHS,
  mode,
  NONE,
  NOTES,
  needed,
  PERCENTILE,
  tables,
} from './terms.ts';

const group = 'Critical';
const LINES = [...words(tables.critKnownLocations, 'line'), 'other'];
export const PLACES = [...words(tables.critKnownLocations, 'location'), 'upper-body', 'shield-arm', 'other'];
export const SHIELD_ARM_PLACES = ['shield-arm', 'upper-body', 'arm'];
export const EXTREMES = [NONE, 'critical', 'fumble'];
const magic = (name: string) => integer(name, 0, 10, { fallback: 0 });

export const criticals: Procedure[] = [
  {
    id: 'critFumbleChance',
    title: 'critical or fumble',
    group,
    use: 'fight',
    fields: [needed, mode],
    outputs: [
      gives('effective'),
      gives('critMaxHundredths', { ...HUNDREDTHS, label: 'critical up to' }),
      gives('fumbleMinHundredths', { ...HUNDREDTHS, label: 'fumble from' }),
    ],
  },
  {
    id: 'critFumbleCheck',
    title: 'critical check',
    group,
    use: 'fight',
    fields: [needed, mode],
    dice: dice(['attack', 'second'], PERCENTILE),
    outputs: [givesChoice('result', EXTREMES), givesBoolean('secondRoll')],
  },
  {
    id: 'critLocation',
    title: 'critical location',
    group,
    use: 'fight',
    fields: [choice('line', LINES, { label: 'from' })],
    dice: dice(['location'], D6, D6),
    outputs: [gives('total'), givesChoice('location', ['from-book', ...words(tables.critKnownLocations, 'location')])],
  },
  {
    id: 'critTable',
    title: 'critical table',
    group,
    use: 'fight',
    fields: [choice('weapon', CRIT_WEAPONS)],
    outputs: [givesTable],
  },
  {
    id: 'critSeverity',
    title: 'critical severity',
    group,
    use: 'fight',
    fields: [choice('table', CRIT_TABLES), choice('location', PLACES)],
    dice: dice(['severity'], D6),
    outputs: [
      gives('severity'),
      givesChoice('effect', ['from-book', ...words(tables.critKnownEffects, 'effect')]),
      gives('multiplier'),
      givesBoolean('noActions'),
    ],
  },
  {
    id: 'shieldArmCrit',
    title: 'shield arm hit',
    group,
    use: 'fight',
    fields: [boolean('usingShield'), magic('shieldMagic'), magic('weaponMagic')],
    dice: dice(['location']),
    outputs: [givesChoice('location', SHIELD_ARM_PLACES), givesBoolean('shieldAtRisk')],
  },
  {
    id: 'critResolve',
    title: 'critical effect',
    group,
    use: 'fight',
    fields: [
      integer('damage', 0, 1000),
      integer('multiplier', 1, 10, { fallback: 1 }),
      flag('ko', 'KO'),
      flag('ik', 'IK'),
      choice('bleed', [NONE, ...NOTES], { fallback: NONE, label: 'bleeding' }),
      flag('limb'),
      flag('noActions'),
      integer('deathLevel', 0, 10000, { fallback: 0 }),
      flag('ikImmune', 'IK immune'),
      flag('bleedImmune', 'bleeding immune'),
    ],
    dice: dice(['phases']),
    outputs: [
      gives('damage'),
      givesBoolean('killed'),
      gives('recordedDamage', { label: 'damage total' }),
      gives('koTurns', { label: 'KO', unit: 'turns' }),
      gives('limbPhases', { label: 'limb', unit: 'phases' }),
      gives('noActionPhases', { label: 'no actions', unit: 'phases' }),
      givesChoice('bleed', [NONE, ...NOTES], { label: 'bleeding' }),
    ],
  },
  {
    id: 'bleed',
    title: 'bleeding',
    group,
    use: 'fight',
    fields: [
      choice('note', NOTES, { label: 'bleeding' }),
      integer('turns', 0, 1000),
      integer('phases', 0, 10000),
      flag('healingBegun', 'healing'),
      flag('firstAid'),
      flag('fullyHealed', 'healed'),
    ],
    outputs: [givesBoolean('bleeding'), gives('damage')],
  },
];
