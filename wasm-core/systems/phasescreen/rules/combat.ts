// The Combat Table and its odds, situations, damage and armor, a whole attack.
// AssemblyScript; every whole attack works on the fields of `meleeAttack`, whose layout the others take on.
import {
  Attacker,
  Band,
  CombatModifierIn,
  CombatModifierOut,
  CombatOddsIn,
  CombatOddsOut,
  CombatResultIn,
  CombatResultOut,
  Constant,
  combatTable,
  DamageResistanceIn,
  DamageResistanceOut,
  DeathWoundCapIn,
  DeathWoundCapOut,
  factorsDamage,
  factorsRoll,
  factorsSevereOnly,
  HitDamageIn,
  HitDamageOut,
  MeleeAttackIn,
  MeleeAttackOut,
  OneBlowIn,
  OneBlowOut,
  plainSides,
  ReduceDamageIn,
  ReduceDamageOut,
  resistanceDr,
  SituationModifierIn,
  SituationModifierOut,
  situationsBelow,
  situationsHelpless,
  situationsModifier,
  situationsPer,
} from '../../../generated';
import { LISTS } from '../../../memory-map';
import { dice, die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { byteAt, field, isAbsent, output, setField } from '../../../runtime/window';

/**
 * The band of a modified roll on a line, one better against the helpless. Sets the outputs of `combatResult`,
 * which are the first ones of `meleeAttack` too.
 */
function bandOf(line: i32, roll: i32, helpless: i32): i32 {
  if (line > Constant.combatLineHigh) {
    if (roll <= Constant.combatExcessRoll) roll -= line - Constant.combatLineHigh;
    line = Constant.combatLineHigh;
  }
  line = greatest(line, Constant.combatLineLow);
  let band: i32 = Band.deadly;
  while (band < Band.miss && roll > combatTable(line - Constant.combatLineLow, band)) band++;
  let fatal = 0;
  if (helpless && band < Band.miss) {
    if (band === Band.deadly) fatal = 1;
    else band--;
  }
  output(CombatResultOut.lineUsed, line);
  output(CombatResultOut.finalRoll, roll);
  output(CombatResultOut.band, band);
  output(CombatResultOut.fatal, fatal);
  return band;
}

export function combatResult(): void {
  bandOf(field(CombatResultIn.line), field(CombatResultIn.modifiedRoll), field(CombatResultIn.helpless));
}

/** Faces of D100 up to a figure. */
export function faces(figure: i32): i32 {
  return least(greatest(figure, 0), 100);
}

export function combatOdds(): void {
  const modifier = field(CombatOddsIn.modifier);
  const helpless = field(CombatOddsIn.helpless);
  let line = field(CombatOddsIn.line);
  // Beyond the last line its excess brings more faces into every band, up to the roll from which it no longer counts.
  const excess = greatest(line - Constant.combatLineHigh, 0);
  line = least(greatest(line, Constant.combatLineLow), Constant.combatLineHigh) - Constant.combatLineLow;
  let before = 0;
  for (let band: i32 = Band.deadly; band < Band.miss; band++) {
    const upTo = faces(least(combatTable(line, band) + excess, Constant.combatExcessRoll) - modifier);
    const better = CombatOddsOut.deadly + (helpless && band > Band.deadly ? band - 1 : band);
    output(better, field(better) + upTo - before);
    if (helpless && band === Band.deadly) output(CombatOddsOut.fatal, upTo);
    before = upTo;
  }
  output(CombatOddsOut.miss, 100 - before);
}

/** Twice the sum of the situations of field k, which is the first list, plus 1 if the defender is helpless. */
function situations(k: i32): i32 {
  let sum = 0;
  for (let i = field(k); i-- > 0; ) {
    const row = byteAt(LISTS + i);
    const per = situationsPer(row);
    let modifier = situationsModifier(row);
    // The defender's OCV and hit points stand behind the list.
    if (per) modifier *= greatest(situationsBelow(row) - field(k + per), 0);
    sum = (sum + 2 * modifier) | situationsHelpless(row);
  }
  return sum;
}

export function situationModifier(): void {
  const sum = situations(SituationModifierIn.situations);
  output(SituationModifierOut.modifier, sum >> 1);
  output(SituationModifierOut.helpless, sum & 1);
}

export function combatModifier(): void {
  const row = field(CombatModifierIn.factor);
  output(CombatModifierOut.roll, factorsRoll(row));
  output(CombatModifierOut.damage, factorsDamage(row));
  output(CombatModifierOut.severeOnly, factorsSevereOnly(row));
}

/** Copies `count` fields to another place. */
export function moveFields(from: i32, to: i32, count: i32): void {
  for (let i = 0; i < count; i++) {
    const k = from < to ? count - 1 - i : i;
    setField(to + k, field(from + k));
  }
}

/** Damage of a hit by the fields of `meleeAttack`, -1 if its rule is not given. */
function damageOf(band: i32): i32 {
  const attacker = field(MeleeAttackIn.attacker);
  const attackEl = field(MeleeAttackIn.attackEl);
  const wsb = field(MeleeAttackIn.wsb);
  let damage = field(MeleeAttackIn.sb);
  if (band === Band.deadly) {
    damage = dice(greatest(damage, Constant.deadlyDice), Constant.severeDie) + wsb + attackEl;
  } else if (band === Band.severe) {
    damage += die(attacker === Attacker.unarmed ? Constant.unarmedSevereDie : Constant.severeDie);
    if (attacker === Attacker.armed) damage += wsb + ((attackEl + 1) >> 1);
  } else {
    const sides = plainSides(field(MeleeAttackIn.plainDie));
    if (!sides) return -1;
    damage = die(sides) + field(MeleeAttackIn.plainAdd);
  }
  return greatest(damage, 0);
}

export function hitDamage(): void {
  moveFields(HitDamageIn.sb, MeleeAttackIn.sb, HitDamageIn.plainAdd - HitDamageIn.sb + 1);
  const damage = damageOf(field(HitDamageIn.band));
  output(HitDamageOut.damageKnown, damage >= 0 ? 1 : 0);
  output(HitDamageOut.damage, greatest(damage, 0));
}

/** What armor, helmet and shield leave of the damage, by the fields of `meleeAttack`. */
function reduced(band: i32, damage: i32): i32 {
  damage -= field(MeleeAttackIn.armorAv);
  if (band <= Band.severe) damage -= field(MeleeAttackIn.helmetAv);
  if (band === Band.shieldHit || field(MeleeAttackIn.shieldAlways)) {
    damage -= field(MeleeAttackIn.shieldAv) + field(MeleeAttackIn.shieldEl);
  }
  return greatest(damage, 0);
}

export function reduceDamage(): void {
  moveFields(ReduceDamageIn.armorAv, MeleeAttackIn.armorAv, ReduceDamageIn.shieldAlways - ReduceDamageIn.armorAv + 1);
  output(ReduceDamageOut.damage, reduced(field(ReduceDamageIn.band), field(ReduceDamageIn.damage)));
}

/** Most hit points that are credited for a blow that strikes down; `k` is the field of what is left, the DTV stands behind it. */
function capOf(k: i32): i32 {
  return greatest(field(k) - field(k + 1), 0);
}

export function deathWoundCap(): void {
  const cap = capOf(DeathWoundCapIn.remainingHpv);
  output(DeathWoundCapOut.cap, cap);
  output(DeathWoundCapOut.credited, least(cap, field(DeathWoundCapIn.damage)));
}

/** Outputs of an attack that is not made. */
export function noAttack(): void {
  output(MeleeAttackOut.band, Band.miss);
  output(MeleeAttackOut.damageKnown, 1);
}

/** A whole attack by the fields of `meleeAttack`; sets its outputs. */
export function meleeAttack(): void {
  const sum = situations(MeleeAttackIn.situations);
  const roll =
    die(100) -
    field(MeleeAttackIn.attackEl) +
    field(MeleeAttackIn.defenseEl) +
    field(MeleeAttackIn.shieldEl) +
    field(MeleeAttackIn.naturalFactor) +
    field(MeleeAttackIn.otherModifier) +
    (sum >> 1);
  const band = bandOf(field(MeleeAttackIn.line), roll, sum & 1);
  output(MeleeAttackOut.damageKnown, 1);
  if (band === Band.miss) return;
  const capped = !isAbsent(MeleeAttackIn.remainingHpv);
  const cap = capped ? capOf(MeleeAttackIn.remainingHpv) : 0;
  let credited = cap;
  if (!field(MeleeAttackOut.fatal)) {
    let damage = damageOf(band);
    if (damage < 0) {
      output(MeleeAttackOut.damageKnown, 0);
      return;
    }
    damage = greatest(damage + field(MeleeAttackIn.damageAdd), 0);
    output(MeleeAttackOut.rawDamage, damage);
    damage = reduced(band, damage);
    output(MeleeAttackOut.damage, damage);
    credited = capped ? least(damage, cap) : damage;
  }
  output(MeleeAttackOut.credited, credited);
}

const ATTACK_OUTPUTS = MeleeAttackOut.credited - MeleeAttackOut.lineUsed + 1;

/** Moves the outputs of an attack behind `count` others. */
export function attackOutputsBehind(count: i32): void {
  moveFields(MeleeAttackOut.lineUsed, MeleeAttackOut.lineUsed + count, ATTACK_OUTPUTS);
}

export function damageResistance(): void {
  const av = field(DamageResistanceIn.av);
  const within = least(av, Constant.lastResistance);
  output(DamageResistanceOut.dr, resistanceDr(within - 1) + (av - within) * Constant.drStep);
}

export function oneBlow(): void {
  const av = field(OneBlowIn.av);
  const loses = av > 0 && field(OneBlowIn.damage) > av * Constant.oneBlowMultiplier;
  output(OneBlowOut.reduced, loses ? 1 : 0);
  output(OneBlowOut.av, loses ? av - Constant.oneBlowLoss : av);
}
