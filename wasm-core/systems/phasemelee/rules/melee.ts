// A whole melee blow.
// AssemblyScript; dice are read attack, the hundredths if the roll calls for them and, on a hit, damage.
import { BlowOutcome, MeleeAttackIn, MeleeAttackOut, Mode, Parry } from '../../../generated';
import { field, output } from '../../../runtime/window';
import { parriedNumber, rollDamage } from './hits';
import { adjustOf, attackLevelOf, defenseLevelOf } from './levels';
import { throughParry } from './parries';
import { effective, extremeOf, inHundredths, percentile } from './rolls';

/** The parry of the blow; nobody parries what comes from behind, or while immobile. */
export function blowParry(): i32 {
  return field(MeleeAttackIn.fromBehind) | field(MeleeAttackIn.immobile) ? Parry.none : field(MeleeAttackIn.parry);
}

export function blowAttackLevel(): i32 {
  return attackLevelOf(
    field(MeleeAttackIn.attackOwn),
    field(MeleeAttackIn.attackMagic),
    field(MeleeAttackIn.attackerBlind),
    field(MeleeAttackIn.attackerOnGround),
    field(MeleeAttackIn.twoWeapons),
  );
}

export function blowDefenseLevel(): i32 {
  return defenseLevelOf(
    field(MeleeAttackIn.defenseOwn),
    MeleeAttackIn.armorMagic,
    field(MeleeAttackIn.defenderBlind),
    field(MeleeAttackIn.defenderOnGround),
    field(MeleeAttackIn.fromBehind),
    field(MeleeAttackIn.immobile),
  );
}

/** The number to hit at these levels, of the procedures that begin with the fields of a blow. */
export function blowNumber(attackLevel: i32, defenseLevel: i32): i32 {
  const raw =
    field(MeleeAttackIn.base) +
    adjustOf(attackLevel - defenseLevel) +
    field(MeleeAttackIn.modifier) -
    field(MeleeAttackIn.brokenPercent);
  return parriedNumber(effective(raw, Mode.melee), blowParry());
}

export function meleeAttack(): void {
  const attackLevel = blowAttackLevel();
  const defenseLevel = blowDefenseLevel();
  const number = blowNumber(attackLevel, defenseLevel);
  output(MeleeAttackOut.attackLevel, attackLevel);
  output(MeleeAttackOut.defenseLevel, defenseLevel);
  output(MeleeAttackOut.needed, number);

  const roll = percentile();
  const extreme = extremeOf(number, inHundredths(number, roll));
  const margin = roll - number;
  if (margin <= 0) {
    output(MeleeAttackOut.outcome, extreme ? BlowOutcome.critical : BlowOutcome.hit);
    const dice = field(MeleeAttackIn.damageDice);
    const minus = field(MeleeAttackIn.damageMinus);
    if (dice) output(MeleeAttackOut.damage, rollDamage(dice, minus, field(MeleeAttackIn.damageAdjust)));
  } else if (extreme) {
    output(MeleeAttackOut.outcome, BlowOutcome.fumble);
  } else if (blowParry()) {
    output(MeleeAttackOut.parryResult, throughParry(margin));
  }
}
