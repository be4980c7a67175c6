// Descriptions: armor classes, with and without a shield, and what a shield faces.
// The twelve classes are the columns of both matrices.
import { choice, gives, givesBoolean, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import {
  ARMORS,
  ARMS,
  armor,
  armorClass,
  CLASSES,
  facing,
  flag,
  MODES,
  MOST_DEGREES,
  SHIELDS,
  SIDES,
} from './terms.ts';

const group = 'Armor';
const column = gives('column');

export const armors: Procedure[] = [
  {
    id: 'armorClass',
    title: 'armor class',
    group,
    use: 'fight',
    fields: [
      armor,
      choice('shield', SHIELDS),
      choice('attack', MODES, { fallback: 'melee' }),
      facing('shieldFaces'),
      flag('twoHanded'),
      flag('twoWeapons'),
      flag('usingArchery'),
      flag('bucklerSkill'),
    ],
    outputs: [givesChoice('armorClass', CLASSES), column, givesBoolean('shieldCounts')],
  },
  {
    id: 'armorClassBare',
    title: 'class without shield',
    group,
    use: 'fight',
    fields: [armorClass],
    outputs: [column, givesChoice('armor', ARMORS), givesBoolean('hasShield'), givesChoice('withoutShield', CLASSES)],
  },
  {
    id: 'shieldFacing',
    title: 'shield in melee',
    group,
    use: 'fight',
    fields: [choice('shieldArm', ARMS), choice('attackFrom', SIDES)],
    outputs: [givesBoolean('faces')],
  },
  {
    id: 'shieldArc',
    title: 'shield in archery',
    group,
    use: 'fight',
    fields: [integer('bearingDegrees', 0, MOST_DEGREES - 1, { label: 'degrees' })],
    outputs: [givesBoolean('covered', { label: 'faces' })],
  },
];
