// Steps and phases of a turn, movement by phase, order of attack.
// AssemblyScript; a moment is a count of phases since the start of turn 1.
import {
  AttackOrderAt,
  AttackOrderIn,
  AttackOrderOut,
  AttackPriorityIn,
  AttackPriorityOut,
  Constant,
  creaturesOcvLow,
  creaturesOrder,
  Kind,
  MovementScaleIn,
  MovementScaleOut,
  NextStepIn,
  NextStepOut,
  PhaseMovementIn,
  PhaseMovementOut,
  priorityOrder,
  scalesHexFeet,
  scalesHexMiles,
  scalesPhaseSeconds,
  scalesTurnSeconds,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { byteAt, fail, failed, field, output, setByte, setShort, shortAt } from '../../../runtime/window';

/** The moment of a turn in field k and the phase behind it. */
export function momentIn(k: i32): i32 {
  return (field(k) - 1) * Constant.phasesPerTurn + field(k + 1) - 1;
}

/** Sets output `at` to the turn of a moment, the one behind it to its phase. */
export function outputMoment(at: i32, moment: i32): void {
  output(at, moment / Constant.phasesPerTurn + 1);
  output(at + 1, (moment % Constant.phasesPerTurn) + 1);
}

export function nextStep(): void {
  let step = field(NextStepIn.step) + 1;
  let moment = momentIn(NextStepIn.turn);
  if (step === Constant.steps) {
    step = 0;
    moment++;
  }
  outputMoment(NextStepOut.turn, moment);
  output(NextStepOut.step, step);
  output(NextStepOut.seconds, moment * Constant.phaseSeconds);
}

export function phaseMovement(): void {
  // What is left over goes to phases 1, 3, 2, 4 in turn.
  const mr = field(PhaseMovementIn.mr);
  output(PhaseMovementOut.phase1, (mr + 3) >> 2);
  output(PhaseMovementOut.phase2, (mr + 1) >> 2);
  output(PhaseMovementOut.phase3, (mr + 2) >> 2);
  output(PhaseMovementOut.phase4, mr >> 2);
}

/** Order of a weapon class; the one after the last is natural weapons, which go by OCV. */
function priority(weapon: i32, ocv: i32): i32 {
  if (weapon < Constant.weaponClasses) return priorityOrder(weapon);
  let row = 0;
  while (ocv < creaturesOcvLow(row)) row++;
  return creaturesOrder(row);
}

export function attackPriority(): void {
  output(AttackPriorityOut.order, priority(field(AttackPriorityIn.weapon), field(AttackPriorityIn.creatureOcv)));
}

/** Behind the lists: a figure for each combatant, lower for those who strike earlier. */
const RANKS = AttackOrderAt.groups + Constant.mostCombatants;
/** Above any Dexterity. */
const CREATURE = 1000;
const PRIORITY = 2 * CREATURE;

export function attackOrder(): void {
  const count = field(AttackOrderIn.kinds);
  for (let k: i32 = AttackOrderIn.weapons; k <= <i32>AttackOrderIn.dexterities; k++) {
    if (field(k) !== count) fail(RANGE_ERROR, k);
  }
  if (failed()) return;
  for (let i = 0; i < count; i++) {
    const order = priority(byteAt(AttackOrderAt.weapons + i), shortAt(AttackOrderAt.ocvs + (i << 1)));
    const dexterity = shortAt(AttackOrderAt.dexterities + (i << 1));
    const within = byteAt(AttackOrderAt.kinds + i) === Kind.creature ? CREATURE : CREATURE - 1 - dexterity;
    setShort(RANKS + (i << 1), order * PRIORITY + within);
  }
  for (let i = 0; i < count; i++) {
    const rank = shortAt(RANKS + (i << 1));
    let place = 0;
    for (let j = 0; j < count; j++) if (shortAt(RANKS + (j << 1)) < rank + (j < i ? 1 : 0)) place++;
    setByte(AttackOrderAt.order + place, i);
  }
  let group = 0;
  let before = 0;
  for (let place = 0; place < count; place++) {
    const rank = shortAt(RANKS + (byteAt(AttackOrderAt.order + place) << 1));
    if (rank !== before) group++;
    before = rank;
    setByte(AttackOrderAt.priorities + place, rank / PRIORITY);
    setByte(AttackOrderAt.groups + place, group);
  }
  output(AttackOrderOut.order, count);
  output(AttackOrderOut.priorities, count);
  output(AttackOrderOut.groups, count);
}

export function movementScale(): void {
  const row = field(MovementScaleIn.scale);
  output(MovementScaleOut.hexFeet, scalesHexFeet(row));
  output(MovementScaleOut.hexMiles, scalesHexMiles(row));
  output(MovementScaleOut.turnSeconds, scalesTurnSeconds(row));
  output(MovementScaleOut.phaseSeconds, scalesPhaseSeconds(row));
}
