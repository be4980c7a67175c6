// Descriptions: damage bonus, a whole attack, special hits by mode.
// Dice of an attack: percentile, then on a hit the weapon's dice and those of the damage bonus.
import {
  boolean,
  choice,
  type Field,
  gives,
  givesBoolean,
  integer,
  type Output,
  type OutputType,
  type Procedure,
} from '../../../describe/description.ts';
import {
  autoBands,
  dice,
  effectiveSkill,
  fatigue,
  level,
  location,
  MODES,
  modifiedRoll,
  modifier,
  NONE,
  skill,
  TACTICS,
  yes,
} from './terms.ts';

const group = 'Damage';
const TENTHS = { scale: 10 } as const;
export const mode = choice('mode', MODES);
const strPlusSiz = (fallback?: number) =>
  integer('strPlusSiz', 2, 400, { label: 'STR + SIZ', ...(fallback === undefined ? {} : { fallback }) });
const armor = integer('armor', 0, 100, { fallback: 0 });
/** Tactics whose special takes the place of the mode's. */
const REPLACING = ['feint', 'flurry', 'aimed-blow', 'break-weapon'].filter(word => TACTICS.includes(word));

/** Sides are those of the weapon and of the bonus. */
export const WEAPON_DICE = Array.from({ length: 5 }, () => [0, 'damage'] as const);

const hitOutputs: OutputType[] = [gives('weaponDamage'), gives('damageBonus'), gives('armorCounted'), gives('damage')];

/** An attack, whole; a blow begins with the same fields and outputs. */
export const attackFields: Field[] = [
  skill('skill'),
  mode,
  location,
  integer('diceCount', 1, 5, { label: 'dice' }),
  integer('diceSides', 2, 20, { label: 'sides' }),
  integer('dicePlus', -5, 20, { label: '+', fallback: 0 }),
  strPlusSiz(18),
  armor,
  modifier('modifier', -200),
  yes('aimedShot'),
  fatigue,
  choice('tactic', [NONE, ...REPLACING], { fallback: NONE }),
  yes('atLeastHits', 'hits'),
  autoBands,
];
export const attackOutputs: Output[] = [effectiveSkill, modifiedRoll, level, givesBoolean('hit'), ...hitOutputs];

export const damageProcedures: Procedure[] = [
  {
    id: 'damageBonus',
    title: 'damage bonus',
    group,
    use: 'fight',
    fields: [strPlusSiz()],
    outputs: [
      gives('sign'),
      gives('diceCount', { label: 'dice' }),
      gives('diceSides', { label: 'sides' }),
      gives('averageStrSiz', { label: 'average STR SIZ' }),
      gives('averageTenths', { ...TENTHS, label: 'average bonus' }),
    ],
  },
  {
    id: 'damageBonusRoll',
    title: 'damage bonus roll',
    group,
    use: 'fight',
    fields: [strPlusSiz()],
    dice: dice([[0, 'bonus']], 0),
    outputs: [gives('bonus'), gives('best', { label: 'most' })],
  },
  {
    id: 'meleeAttack',
    title: 'attack',
    group,
    use: 'fight',
    fields: attackFields,
    dice: dice([[100, 'attack'], ...WEAPON_DICE], 1),
    outputs: attackOutputs,
  },
  {
    id: 'specialHit',
    title: 'special hit',
    group,
    use: 'fight',
    fields: [
      mode,
      location,
      integer('weaponRolled', 0, 200),
      integer('weaponMaximum', 0, 200, { label: 'weapon at most' }),
      integer('bonusRolled', -50, 200, { fallback: 0 }),
      integer('bonusMaximum', -50, 200, { label: 'bonus at most', fallback: 0 }),
      armor,
      boolean('critical', { fallback: false }),
    ],
    outputs: hitOutputs,
  },
];
