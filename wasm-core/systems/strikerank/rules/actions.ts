// Melee actions, their strike ranks and order, modifiers of parries and dodges, aborts.
// AssemblyScript; an action is numbered from 1 in the order of its printed list, 0 stands for none or a second attack. A list that the
// caller has given may be overwritten: he hands it over anew with each call.
import {
  AbortIn,
  AbortOut,
  Action,
  ActionPairIn,
  ActionPairOut,
  CombatPerceptionIn,
  CombatPerceptionOut,
  Constant,
  DodgePenaltyIn,
  DodgePenaltyOut,
  DoubleAttackIn,
  DoubleAttackOut,
  DoubleCastIn,
  DoubleCastOut,
  LimbActionsIn,
  LimbActionsOut,
  MeleePhaseOrderAt,
  MeleePhaseOrderIn,
  MeleePhaseOrderOut,
  PairKind,
  ParryPenaltyIn,
  ParryPenaltyOut,
  StrikeRankIn,
  StrikeRankOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { greatest, least } from '../../../runtime/figures';
import { byteAt, fail, failed, field, output, setByte } from '../../../runtime/window';
import { halved } from './levels';
import { byteOf, checkLength } from './wounds';

/** Kind of two actions that are both declared. */
export function kindOf(first: i32, second: i32): i32 {
  if (first === second) {
    if (first === Action.drawWeapon) return PairKind.independent;
    // Kinds of the same action twice stand in the order of the actions; drawing twice has none.
    return first < Action.drawWeapon ? first + 1 : first;
  }
  const attack = least(first, second);
  if (first === Action.drawWeapon && second <= Action.missileAttack) return PairKind.drawAndAttack - 1 + second;
  if (attack <= Action.missileAttack && first + second - attack === Action.castSpell) return PairKind.spellAndAttack;
  return PairKind.independent;
}

export function actionPair(): void {
  const first = field(ActionPairIn.first);
  const second = field(ActionPairIn.second);
  const count = (first ? 1 : 0) + (second ? 1 : 0);
  const kind = count === 2 ? kindOf(first, second) : count;
  output(ActionPairOut.kind, kind);
  output(
    ActionPairOut.srAdd,
    kind === PairKind.drawAndAttack || kind === PairKind.drawAndShoot ? Constant.srAfterDrawing : 0,
  );
  output(ActionPairOut.meleeActions, count);
  // Options stand from the most movement to the most actions.
  output(ActionPairOut.option, count);
}

export function limbActions(): void {
  const sources = field(LimbActionsIn.sources);
  const actions = field(LimbActionsIn.actions);
  output(LimbActionsOut.usable, sources <= 2 ? least(sources, actions) : actions === 2 ? sources : sources >> 1);
}

/** Actions of strikeRank, in the order of their words. */
const MELEE = 0;
const MISSILE = 1;
const SPELL = 2;

export function strikeRank(): void {
  const action = field(StrikeRankIn.action);
  let total = action === MELEE ? field(StrikeRankIn.weaponSr) : field(StrikeRankIn.dexSr);
  if (action <= MISSILE) {
    if (field(StrikeRankIn.drawn)) total += Constant.srAfterDrawing;
    total = greatest(total, field(StrikeRankIn.notBeforeSr));
    output(StrikeRankOut.sr, least(total, Constant.lastStrikeRank));
    output(StrikeRankOut.capped, total > Constant.lastStrikeRank ? 1 : 0);
  } else {
    total += field(StrikeRankIn.magicPoints);
    if (action === SPELL && field(StrikeRankIn.readied)) total += Constant.srReadySpell;
    const later = (total - 1) / Constant.lastStrikeRank;
    output(StrikeRankOut.roundsLater, later);
    output(StrikeRankOut.sr, total - later * Constant.lastStrikeRank);
  }
  output(StrikeRankOut.totalSr, total);
}

export function doubleAttack(): void {
  const first = field(DoubleAttackIn.firstSr);
  let second = field(DoubleAttackIn.otherWeaponSr);
  if (!field(DoubleAttackIn.twoWeapons)) {
    second = least(first + Constant.srSecondAttack, Constant.lastStrikeRank);
    output(DoubleAttackOut.skillModifier, Constant.doubleAttackModifier);
  }
  output(DoubleAttackOut.firstSr, first);
  output(DoubleAttackOut.secondSr, second);
}

export function doubleCast(): void {
  const total = field(DoubleCastIn.firstSr) + field(DoubleCastIn.secondSr);
  output(DoubleCastOut.totalSr, total);
  if (total > Constant.lastStrikeRank) return;
  output(DoubleCastOut.legal, 1);
  output(DoubleCastOut.secondAtSr, total);
}

/** Appends a byte to a list output. */
function append(output_: i32, address: i32, value: i32): void {
  const count = field(output_);
  setByte(address + count, value);
  output(output_, count + 1);
}

/** Answer of rankOf for what has no strike rank: more than any that has one. */
const UNTIMED = 127;

/** Strike rank at which a declared action falls due; above the last one it goes on in the next round. */
function rankOf(i: i32): i32 {
  const action = byteAt(MeleePhaseOrderAt.actions + i);
  const weapon = byteAt(MeleePhaseOrderAt.weaponSr + i);
  const dex = byteAt(MeleePhaseOrderAt.dexSr + i);
  const drawing = byteOf(MeleePhaseOrderIn.addThree, MeleePhaseOrderAt.addThree, i) * Constant.srAfterDrawing;
  if (action > Action.castSpell) return UNTIMED;
  if (action === Action.castSpell) {
    return weapon + dex + drawing + byteOf(MeleePhaseOrderIn.magicPoints, MeleePhaseOrderAt.magicPoints, i);
  }
  let rank = weapon + Constant.srSecondAttack;
  if (action === Action.meleeAttack) rank = weapon + drawing;
  if (action === Action.missileAttack) rank = dex + drawing;
  return least(rank, Constant.lastStrikeRank);
}

export function meleePhaseOrder(): void {
  const count = field(MeleePhaseOrderIn.actors);
  for (let k: i32 = MeleePhaseOrderIn.actions; k <= MeleePhaseOrderIn.addThree; k++) {
    checkLength(k, count, k >= MeleePhaseOrderIn.magicPoints);
  }
  if (failed()) return;
  for (let i = 0; i < count; i++) {
    const rank = rankOf(i);
    // The ranks take the place of those of the weapons, which are not needed any more.
    setByte(MeleePhaseOrderAt.weaponSr + i, rank);
    if (rank === UNTIMED) append(MeleePhaseOrderOut.untimed, MeleePhaseOrderAt.untimed, i);
    else if (rank > Constant.lastStrikeRank) {
      append(MeleePhaseOrderOut.carried, MeleePhaseOrderAt.carried, i);
      append(MeleePhaseOrderOut.carriedSr, MeleePhaseOrderAt.carriedSr, rank - Constant.lastStrikeRank);
    }
  }
  let group = 0;
  for (let rank = 0; rank <= Constant.lastStrikeRank; rank++) {
    let isFirst = 1;
    for (let i = 0; i < count; i++) {
      if (byteAt(MeleePhaseOrderAt.weaponSr + i) !== rank) continue;
      group += isFirst;
      isFirst = 0;
      append(MeleePhaseOrderOut.order, MeleePhaseOrderAt.order, i);
      append(MeleePhaseOrderOut.srs, MeleePhaseOrderAt.srs, rank);
      append(MeleePhaseOrderOut.groups, MeleePhaseOrderAt.groups, group);
    }
  }
}

/** Modes of parryPenalty, in the order of their words. */
const TWO_SOURCES = 1;
const ALL_OUT_SINGLE = 2;

export function parryPenalty(): void {
  const mode = field(ParryPenaltyIn.mode);
  if (mode === ALL_OUT_SINGLE) return;
  let penalty = Constant.repeatedParryModifier * (field(ParryPenaltyIn.attackNumber) - 1);
  if (mode === TWO_SOURCES && field(ParryPenaltyIn.sameOneHandedWeapon)) penalty += Constant.sameWeaponParryModifier;
  output(ParryPenaltyOut.modifier, penalty);
}

export function dodgePenalty(): void {
  const later = field(DodgePenaltyIn.opponentNumber) - 1;
  if (later && !field(DodgePenaltyIn.mode)) fail(RANGE_ERROR, DodgePenaltyIn.opponentNumber);
  output(
    DodgePenaltyOut.modifier,
    Constant.sameSrDodgeModifier * (field(DodgePenaltyIn.attacksOnSameSr) - 1) +
      Constant.nextOpponentDodgeModifier * later,
  );
}

export function abort(): void {
  const actions = field(AbortIn.option);
  const unused = field(AbortIn.unusedActions);
  const isMovement = field(AbortIn.kind);
  if (unused > actions) fail(RANGE_ERROR, AbortIn.unusedActions);
  const allowed = unused && !field(AbortIn.abortedThisRound) ? 1 : 0;
  output(AbortOut.allowed, allowed);
  output(AbortOut.skillModifier, allowed && !isMovement ? Constant.defensiveAbortModifier : 0);
  // An option with an action less moves one rate more.
  output(AbortOut.postMoveMultiple, 3 - actions + (allowed & isMovement));
  output(AbortOut.unusedActions, unused - allowed);
}

export function combatPerception(): void {
  const skill = field(CombatPerceptionIn.skill);
  output(CombatPerceptionOut.effectiveSkill, field(CombatPerceptionIn.lookAround) ? skill : halved(skill));
}
