// Descriptions: attack and defense levels, what they add to a base number, base numbers that the examples tell.
import { choice, gives, givesBoolean, integer, type Procedure } from '../../../describe/description.ts';
import { adjust, armorClass, attackLevel, defenseLevel, diceLevel, facing, flag, KNOWN_WEAPONS } from './terms.ts';

const group = 'Levels';
const known = givesBoolean('known');
const adjusts = gives('adjust');

export const levels: Procedure[] = [
  {
    id: 'diceLevel',
    title: 'dice level',
    group,
    use: 'campaign',
    fields: [integer('hitDiceHalves', 1, 200, { label: 'half hit dice' })],
    outputs: [gives('level')],
  },
  {
    id: 'strengthAdjust',
    title: 'strength adjust',
    group,
    use: 'campaign',
    fields: [integer('strength', 1, 100)],
    outputs: [known, adjusts],
  },
  {
    id: 'attackLevel',
    title: 'attack level',
    group,
    use: 'fight',
    fields: [
      diceLevel,
      adjust('strengthAdjust'),
      adjust('skillAdjust'),
      adjust('magicAdjust'),
      flag('blind'),
      flag('onGround'),
      flag('twoWeapons'),
    ],
    outputs: [attackLevel],
  },
  {
    id: 'defenseLevel',
    title: 'defense level',
    group,
    use: 'fight',
    fields: [
      diceLevel,
      adjust('agilityAdjust'),
      adjust('armorMagic'),
      adjust('shieldMagic'),
      adjust('otherMagic'),
      facing('shieldFaces'),
      flag('blind'),
      flag('onGround'),
      flag('fromBehind'),
      flag('immobile'),
    ],
    outputs: [defenseLevel],
  },
  {
    id: 'levelAdjust',
    title: 'level adjust',
    group,
    use: 'fight',
    fields: [integer('attackLevel', -50, 200), integer('defenseLevel', -50, 200)],
    outputs: [gives('difference', { label: 'levels' }), adjusts],
  },
  {
    id: 'knownBase',
    title: 'known base number',
    group,
    use: 'fight',
    fields: [choice('weapon', KNOWN_WEAPONS), armorClass],
    outputs: [known, gives('base')],
  },
];
