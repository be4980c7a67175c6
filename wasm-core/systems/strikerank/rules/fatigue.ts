// Fatigue classes, fatigue rolls by encumbrance, rest within a fight.
// AssemblyScript; classes count from normal, 0, to incapacitated.
import {
  Constant,
  EncumbrancePenaltyIn,
  EncumbrancePenaltyOut,
  FatigueCheckIn,
  FatigueCheckOut,
  FatigueClassEffectIn,
  FatigueClassEffectOut,
  FatigueMultipleIn,
  FatigueMultipleOut,
  FatigueSpellIn,
  FatigueSpellOut,
  fatigueClassesAdded,
  fatigueClassesHalved,
  fatigueClassesNeedsConRoll,
  IncapacitatedActIn,
  IncapacitatedActOut,
  RestRoundIn,
  RestRoundOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';
import { FACES, passes } from './levels';
import { roll } from './rolls';

export function fatigueClassEffect(): void {
  const rank = field(FatigueClassEffectIn.fatigueClass);
  output(FatigueClassEffectOut.rank, rank);
  output(FatigueClassEffectOut.rollAdd, fatigueClassesAdded(rank));
  output(FatigueClassEffectOut.skillsHalved, fatigueClassesHalved(rank));
  output(FatigueClassEffectOut.needsConRoll, fatigueClassesNeedsConRoll(rank));
}

export function incapacitatedAct(): void {
  const acts = passes(die(FACES), field(IncapacitatedActIn.con));
  output(IncapacitatedActOut.acts, acts);
  output(IncapacitatedActOut.treatedAs, acts);
}

/** Half of the load counts, or the multiple is one better. */
const HALF = 1;
const QUICK = 2;

/** CON multiple of a fatigue roll by encumbrance, in field `encField`; beyond the table that is blamed. */
export function multipleBy(encField: i32, str: i32, mounted: i32): i32 {
  const step = str << (mounted === HALF ? 1 : 0);
  const multiple = Constant.bestConMultiple - (field(encField) - 1) / step;
  if (multiple <= 0) fail(RANGE_ERROR, encField);
  return mounted === QUICK ? least(Constant.bestConMultiple, multiple + 1) : multiple;
}

/** The same where encumbrance and STR are the first fields. */
function multipleOf(mounted: i32): i32 {
  return multipleBy(FatigueMultipleIn.enc, field(FatigueMultipleIn.str), mounted);
}

export function fatigueMultiple(): void {
  output(FatigueMultipleOut.conMultiple, multipleOf(field(FatigueMultipleIn.mounted)));
}

export function fatigueCheck(): void {
  const fatigue = field(FatigueCheckIn.fatigueClass);
  const multiple = multipleOf(field(FatigueCheckIn.mounted));
  const target = multiple * field(FatigueCheckIn.con);
  const modifiedRoll = roll(fatigue);
  const success = passes(modifiedRoll, target);
  output(FatigueCheckOut.conMultiple, multiple);
  output(FatigueCheckOut.target, target);
  output(FatigueCheckOut.modifiedRoll, modifiedRoll);
  output(FatigueCheckOut.success, success);
  output(FatigueCheckOut.fatigueClass, least(Constant.worstFatigue, fatigue + 1 - success));
}

/** The last word of otherAction: more than one dodge or parry. */
const OTHER = 3;

export function restRound(): void {
  const fatigue = field(RestRoundIn.fatigueClass);
  const longTerm = field(RestRoundIn.longTermClass);
  const actions = field(RestRoundIn.restActions);
  const other = field(RestRoundIn.otherAction);
  if (longTerm > fatigue) fail(RANGE_ERROR, RestRoundIn.longTermClass);
  if (actions === 2 && other) fail(RANGE_ERROR, RestRoundIn.otherAction);
  const rests = !field(RestRoundIn.restBlocked);
  const half = rests && actions === 1 && other !== OTHER;
  const regains = (rests && actions === 2) || (half && field(RestRoundIn.previousHalfRest) !== 0);
  output(RestRoundOut.fatigueClass, regains ? greatest(longTerm, fatigue - 1) : fatigue);
  output(RestRoundOut.halfRest, half && !regains ? 1 : 0);
}

/** ENC that costs a subtraction: it grows by one for each ten SIZ begun above twenty. */
export function encStep(siz: i32): i32 {
  return 1 + greatest(0, siz - 11) / 10;
}

export function encumbrancePenalty(): void {
  const step = encStep(field(EncumbrancePenaltyIn.siz));
  const steps = field(EncumbrancePenaltyIn.enc) / step;
  output(EncumbrancePenaltyOut.encPerStep, step);
  output(EncumbrancePenaltyOut.steps, steps);
  output(EncumbrancePenaltyOut.dodgeRunMarchManeuver, steps * Constant.dodgePerStep);
  output(EncumbrancePenaltyOut.climbJump, steps * Constant.climbPerStep);
  output(EncumbrancePenaltyOut.swim, steps * Constant.swimPerStep);
}

export function fatigueSpell(): void {
  let fatigue = field(FatigueSpellIn.fatigueClass);
  let longTerm = field(FatigueSpellIn.longTermClass);
  let ends = 1;
  if (field(FatigueSpellIn.spell)) {
    const collapses = fatigue === Constant.worstFatigue ? 1 : 0;
    const isOver = field(FatigueSpellIn.roundsActive) >= Constant.basmolRounds;
    if (isOver) fatigue = Constant.worstFatigue;
    ends = collapses || isOver ? 1 : 0;
    output(FatigueSpellOut.collapses, collapses);
  } else {
    fatigue = 0;
    longTerm = 0;
  }
  output(FatigueSpellOut.fatigueClass, fatigue);
  output(FatigueSpellOut.longTermClass, longTerm);
  output(FatigueSpellOut.spellEnds, ends);
  // Only the spell that still runs forbids rest.
  output(FatigueSpellOut.restAllowed, ends);
}
