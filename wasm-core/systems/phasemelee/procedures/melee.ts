// Descriptions: a whole melee blow.
// Order of dice: attack, the hundredths if the roll calls for them and, on a hit, damage.
import { type Field, gives, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import {
  adjust,
  attackLevel,
  base,
  brokenPercent,
  damageAdjust,
  damageMinus,
  defenseLevel,
  dice,
  facing,
  flag,
  modifier,
  PARRY_OUTCOMES,
  PERCENTILE,
  parry,
} from './terms.ts';

export const BLOW_OUTCOMES = ['miss', 'hit', 'critical', 'fumble'];
const own = (name: string, label: string) => integer(name, -20, 100, { label });

/** The blow as it is before the roll; its odds take the same. */
export const blowFields: Field[] = [
  base,
  own('attackOwn', 'attack level'),
  adjust('attackMagic'),
  own('defenseOwn', 'defense level'),
  adjust('armorMagic'),
  adjust('shieldMagic'),
  adjust('otherMagic'),
  facing('shieldFaces'),
  flag('attackerBlind'),
  flag('defenderBlind'),
  flag('attackerOnGround', 'attacker down'),
  flag('defenderOnGround', 'defender down'),
  flag('fromBehind'),
  flag('immobile'),
  flag('twoWeapons'),
  modifier,
  brokenPercent,
  parry,
];

export const melee: Procedure[] = [
  {
    id: 'meleeAttack',
    title: 'melee blow',
    group: 'Melee',
    use: 'fight',
    fields: [...blowFields, integer('damageDice', 0, 20), damageMinus, damageAdjust],
    dice: dice(['attack', 'next'], PERCENTILE),
    outputs: [
      attackLevel,
      defenseLevel,
      gives('needed'),
      givesChoice('outcome', BLOW_OUTCOMES),
      gives('damage'),
      givesChoice('parryResult', PARRY_OUTCOMES),
    ],
  },
];
