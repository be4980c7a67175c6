// A fighter's sheet, and a blow from the attack roll to the wound in one call.
// AssemblyScript; a blow has the fields and outputs of meleeAttack first.
import {
  Action,
  BlowIn,
  BlowOut,
  CombatSheetIn,
  CombatSheetOut,
  Constant,
  DeclaredRanksIn,
  DeclaredRanksOut,
  DefenseModifierIn,
  DefenseModifierOut,
  effectsActivity,
  Level,
  PairKind,
} from '../../../generated';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { kindOf } from './actions';
import { meleeAttack } from './damage';
import { encStep, multipleBy } from './fatigue';
import { levelOf } from './levels';
import { roll, tired } from './rolls';
import { feintPenalty, parryLoss } from './tactics';
import { DOUBLE, effectsRow, severityOf, takenBy } from './wounds';

export function combatSheet(): void {
  const str = field(CombatSheetIn.str);
  const siz = field(CombatSheetIn.siz);
  const less = (field(CombatSheetIn.enc) / encStep(siz)) * Constant.dodgePerStep;
  output(CombatSheetOut.strPlusSiz, str + siz);
  output(CombatSheetOut.conMultiple, multipleBy(CombatSheetIn.enc, str, 0));
  output(CombatSheetOut.dodge, greatest(0, field(CombatSheetIn.dodgeSkill) - less));
  output(CombatSheetOut.maneuver, greatest(0, field(CombatSheetIn.maneuver) - less));
}

/** Ways of defense, in the order of their words. */
const PARRY = 1;

/** Word of the tactic among those that a blow can have, behind `none`. */
const FEINT = 1;

/** Rolls the defense; answers its level. */
function defend(level: i32): i32 {
  const fatigue = field(BlowIn.defenseFatigue);
  let skill = tired(field(BlowIn.defenseSkill), fatigue) + field(BlowIn.defenseModifier);
  if (level >= Level.special && field(BlowIn.tactic) === FEINT) skill -= feintPenalty(level, field(BlowIn.skill));
  const defenseRoll = roll(fatigue);
  const defense = levelOf(skill, defenseRoll, field(BlowIn.autoBands));
  output(BlowOut.defenseRoll, defenseRoll);
  output(BlowOut.defenseLevel, defense + 1);
  return defense;
}

export function blow(): void {
  meleeAttack();
  if (!field(BlowOut.hit)) return;
  const level = field(BlowOut.level);
  const way = field(BlowIn.defense);
  let damage = greatest(0, field(BlowOut.weaponDamage) + field(BlowOut.damageBonus));
  if (way) {
    const defense = defend(level);
    if (defense >= Level.success) {
      if (way === PARRY) {
        damage = greatest(0, damage - field(BlowIn.weaponAp));
        output(BlowOut.apLost, parryLoss(level, defense, damage));
      } else if (defense >= level) damage = 0;
    }
  }
  damage = greatest(0, damage - field(BlowOut.armorCounted));
  const location = field(BlowIn.location);
  const hp = field(BlowIn.locationHp);
  const before = field(BlowIn.locationDamage);
  const applied = takenBy(location, hp, before, damage, 0);
  const now = before + applied;
  const severity = severityOf(now, hp);
  output(BlowOut.passed, damage);
  output(BlowOut.applied, applied);
  output(BlowOut.locationDamage, now);
  output(BlowOut.severity, severity);
  output(BlowOut.activity, effectsActivity(effectsRow(location, severity)));
  output(BlowOut.shock, severity === DOUBLE && before < 2 * hp ? 1 : 0);
}

/** Strike rank of a declared action, 0 for one that has none; of a spell all that it needs, or what it still needs. */
function rankOf(action: i32, drawn: i32, notBefore: i32): i32 {
  if (!action || action > Action.castSpell) return 0;
  const dex = field(DeclaredRanksIn.dexSr);
  if (action === Action.castSpell) {
    const carried = field(DeclaredRanksIn.carriedSr);
    return carried ? carried : dex + field(DeclaredRanksIn.magicPoints);
  }
  const total = (action === Action.meleeAttack ? field(DeclaredRanksIn.weaponSr) : dex) + drawn;
  return least(Constant.lastStrikeRank, greatest(total, notBefore));
}

export function declaredRanks(): void {
  const first = field(DeclaredRanksIn.first);
  const second = field(DeclaredRanksIn.second);
  const kind = first && second ? kindOf(first, second) : 0;
  const drawn = kind === PairKind.drawAndAttack || kind === PairKind.drawAndShoot ? Constant.srAfterDrawing : 0;
  const firstRank = rankOf(first, drawn, 0);
  // An attack behind a spell waits for it.
  let secondRank = rankOf(second, drawn, first === Action.castSpell ? firstRank : 0);
  if (kind === PairKind.doubleAttack) {
    secondRank = least(Constant.lastStrikeRank, firstRank + Constant.srSecondAttack);
    output(DeclaredRanksOut.modifier, Constant.doubleAttackModifier);
  } else if (kind === PairKind.doubleCast) secondRank += firstRank;
  output(DeclaredRanksOut.firstSr, firstRank);
  output(DeclaredRanksOut.secondSr, secondRank);
}

export function defenseModifier(): void {
  const way = field(DefenseModifierIn.defense);
  const first = field(DefenseModifierIn.first);
  const second = field(DefenseModifierIn.second);
  const wanted = way === PARRY ? Action.parry : Action.dodge;
  const isAll = first === wanted && second === wanted;
  let modifier = 0;
  if (way === PARRY) modifier = isAll ? 0 : Constant.repeatedParryModifier * field(DefenseModifierIn.parries);
  else if (way) {
    modifier = Constant.sameSrDodgeModifier * (field(DefenseModifierIn.attacksOnSameSr) - 1);
    if (isAll) modifier += Constant.nextOpponentDodgeModifier * field(DefenseModifierIn.dodges);
  }
  let allowed = 1;
  if (field(DefenseModifierIn.abort)) {
    const actions = (first ? 1 : 0) + (second ? 1 : 0);
    modifier += Constant.defensiveAbortModifier;
    if (field(DefenseModifierIn.abortedThisRound) || actions <= field(DefenseModifierIn.actionsDone)) allowed = 0;
  }
  output(DefenseModifierOut.modifier, modifier);
  output(DefenseModifierOut.allowed, allowed);
}
