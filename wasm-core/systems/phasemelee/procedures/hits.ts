// Descriptions: the number to hit, the roll, damage.
// A melee number lies in 0..89 and an archery number in 0..94, whatever the levels.
import { choice, gives, givesBoolean, integer, type Procedure } from '../../../describe/description.ts';
import {
  base,
  brokenPercent,
  D6,
  damageAdjust,
  damageMinus,
  dice,
  facing,
  mode,
  modifier,
  needed,
  PERCENTILE,
  parry,
  SIZES,
} from './terms.ts';

const group = 'To hit';
const damage = gives('damage');

export const hits: Procedure[] = [
  {
    id: 'hitNumber',
    title: 'number to hit',
    group,
    use: 'fight',
    fields: [base, integer('attackLevel', -50, 200), integer('defenseLevel', -50, 200), modifier, brokenPercent, parry],
    outputs: [gives('adjust'), gives('raw'), gives('needed')],
  },
  {
    id: 'hitRoll',
    title: 'roll to hit',
    group,
    use: 'fight',
    fields: [needed, mode],
    dice: dice(['attack'], PERCENTILE),
    outputs: [givesBoolean('hit'), givesBoolean('automatic'), gives('margin')],
  },
  {
    id: 'damage',
    title: 'damage',
    group,
    use: 'fight',
    fields: [integer('damageDice', 1, 20), damageMinus, damageAdjust, integer('multiplier', 1, 10, { fallback: 1 })],
    dice: dice(['damage'], D6),
    outputs: [damage],
  },
  {
    id: 'crushDamage',
    title: 'crushing damage',
    group,
    use: 'fight',
    fields: [choice('size', SIZES, { label: 'crushing' }), integer('strength', 0, 100), facing('struggling')],
    dice: dice(['damage'], D6, D6, D6),
    outputs: [damage],
  },
];
