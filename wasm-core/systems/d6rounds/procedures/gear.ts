// Descriptions: weapons and foci, armor and charms, range words.
// Rows of the printed gear tables.
import { choice, gives, givesBoolean, givesChoice, type Procedure } from '../../../describe/description.ts';
import { ALL_ARMORS, distanceMetres, KINDS, METRES, RANGES, weapon } from './terms.ts';

const group = 'Gear';
const kind = givesChoice('kind', KINDS);

export const gear: Procedure[] = [
  {
    id: 'weaponInfo',
    title: 'weapon or focus',
    group,
    use: 'fight',
    fields: [weapon],
    outputs: [
      gives('hands'),
      kind,
      givesBoolean('addsForce', { label: 'adds str or will' }),
      gives('bonus', { label: 'to damage' }),
      gives('penalty', { label: 'to strike' }),
      givesChoice('range', RANGES),
      givesBoolean('shield', { label: 'is a shield' }),
    ],
  },
  {
    id: 'armorInfo',
    title: 'armor or charm',
    group,
    use: 'fight',
    fields: [choice('armor', ALL_ARMORS)],
    outputs: [kind, gives('bonus', { label: 'to endurance' }), gives('penalty', { label: 'to dodge' })],
  },
  {
    id: 'rangeTerm',
    title: 'range term',
    group,
    use: 'fight',
    fields: [choice('range', RANGES), distanceMetres],
    outputs: [
      givesBoolean('handToHand', { label: 'hand to hand' }),
      gives('rangeTerm', METRES),
      givesBoolean('inReach'),
    ],
  },
];
