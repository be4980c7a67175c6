// Who engages and reaches whom, contests of Maneuver, terrain, falling and standing up.
// AssemblyScript.
import {
  Constant,
  EngagementIn,
  EngagementOut,
  FallRecoveryIn,
  FallRecoveryOut,
  LanceChargeIn,
  LanceChargeOut,
  Level,
  ManeuverContestIn,
  ManeuverContestOut,
  PassThroughIn,
  PassThroughOut,
  ReachAttackIn,
  ReachAttackOut,
  StandUpIn,
  StandUpOut,
  TerrainTestIn,
  TerrainTestOut,
  terrainDexMultiple,
  terrainKind,
  terrainTests,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { die } from '../../../runtime/dice';
import { greatest } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';
import { better, rollLevel, tired } from './rolls';

/** The longest reach, in metres. */
const LONGEST = 3;

export function engagement(): void {
  const distance = field(EngagementIn.distance);
  const offset = field(EngagementIn.ringOffset);
  const aside = offset < 0 ? -offset : offset;
  // Half of the ring is three hexes for each metre of distance.
  if (aside > LONGEST * distance) fail(RANGE_ERROR, EngagementIn.ringOffset);
  const inArc = aside <= (distance === LONGEST ? 3 : 2) ? 1 : 0;
  const threatens = field(EngagementIn.declaredMeleeAttack) && !field(EngagementIn.enemyDown);
  const held =
    threatens && field(EngagementIn.reach) >= distance && (distance === 1 || !field(EngagementIn.lanceCharge));
  output(EngagementOut.inArc, inArc);
  output(EngagementOut.engaged, held ? inArc : 0);
  output(EngagementOut.emptyHexesBetween, distance - 1);
}

export function reachAttack(): void {
  const own = field(ReachAttackIn.ownReach);
  const enemy = field(ReachAttackIn.enemyReach);
  const distance = field(ReachAttackIn.distance);
  output(ReachAttackOut.attackWielder, distance <= own ? 1 : 0);
  output(ReachAttackOut.attackWeapon, distance <= greatest(own, enemy) ? 1 : 0);
  output(ReachAttackOut.closed, distance === 0 || (distance === 1 && greatest(own, enemy) === LONGEST) ? 1 : 0);
}

export function maneuverContest(): void {
  for (let k = 0; k < 2; k++) {
    const fatigue = field(ManeuverContestIn.fatigueA + k);
    const faster = field(ManeuverContestIn.rateA + k) - field(ManeuverContestIn.rateB - k);
    const skill = tired(field(ManeuverContestIn.skillA + k), fatigue) + Constant.maneuverPerMetre * greatest(0, faster);
    const level = rollLevel(skill, fatigue, field(ManeuverContestIn.autoBands));
    output(ManeuverContestOut.levelA + k, level);
    output(ManeuverContestOut.stopsA + k, level === Level.fumble ? 1 : 0);
  }
  const winner = better(field(ManeuverContestOut.levelA), field(ManeuverContestOut.levelB));
  output(ManeuverContestOut.winner, winner);
  if (winner <= 1) return;
  // Effects stand in the order of the aims.
  output(ManeuverContestOut.effect, field(ManeuverContestIn.aim) + 1);
  output(ManeuverContestOut.initiativeToA, 1);
}

/** How often terrain is tested: never, if the move is longer than the rate, for each rate begun, once. */
const NEVER = 0;
const IF_LONG = 1;
const EACH_RATE = 2;

/** Outcomes of a terrain test, in the order of their words behind that of no test. */
const FALLS_HURT = 1;

export function terrainTest(): void {
  const terrain = field(TerrainTestIn.terrain);
  const distance = field(TerrainTestIn.distance);
  const rate = field(TerrainTestIn.movementRate);
  const rule = terrainTests(terrain);
  let tests = rule === NEVER ? 0 : 1;
  if (rule === IF_LONG && distance <= rate) tests = 0;
  if (rule === EACH_RATE) tests = (distance + rate - 1) / rate;
  output(TerrainTestOut.kind, terrainKind(terrain));
  output(TerrainTestOut.tests, tests);
  if (!tests) return;
  const fatigue = field(TerrainTestIn.fatigueClass);
  const byDex = terrainDexMultiple(terrain) * field(TerrainTestIn.dex);
  const target = greatest(tired(field(TerrainTestIn.maneuver), fatigue), byDex);
  const level = rollLevel(target, fatigue, field(TerrainTestIn.autoBands));
  output(TerrainTestOut.target, target);
  output(TerrainTestOut.level, level + 1);
  // One word for success and special.
  output(TerrainTestOut.outcome, FALLS_HURT + level - (level >= Level.special ? 1 : 0));
  if (level === Level.critical) output(TerrainTestOut.bonus, Constant.terrainCriticalBonus);
  if (level === Level.fumble) output(TerrainTestOut.damage, die(Constant.fallDamageSides));
}

/** Of the phases of fallRecovery. */
const MELEE_PHASE = 1;

export function fallRecovery(): void {
  const phase = field(FallRecoveryIn.phase);
  const fatigue = field(FallRecoveryIn.fatigueClass);
  const level = rollLevel(tired(field(FallRecoveryIn.skill), fatigue), fatigue, field(FallRecoveryIn.autoBands));
  const success = level >= Level.success ? 1 : 0;
  output(FallRecoveryOut.level, level);
  output(FallRecoveryOut.success, success);
  // At once 0, in the post melee move 1, in the next move 2: a success gains one, in a movement phase all.
  let stands = phase === 0 ? 1 : 2;
  if (success) stands = phase === MELEE_PHASE ? 1 : 0;
  output(FallRecoveryOut.standsAt, stands);
}

/** Moves and actions of a round. */
const UNITS = 3;

export function standUp(): void {
  const moves = 2 - field(StandUpIn.posture);
  output(StandUpOut.moves, moves);
  output(StandUpOut.metres, moves * field(StandUpIn.movementRate));
  output(StandUpOut.unitsLeft, UNITS - moves);
}

/** In the order of words. */
const LANCE = 1;
const STRIKE_RANK_ORDER = 2;

export function lanceCharge(): void {
  const allOut = field(LanceChargeIn.allOut);
  const first = field(LanceChargeIn.defenderWeapon) ? LANCE : 0;
  output(LanceChargeOut.firstStrike, allOut ? first : STRIKE_RANK_ORDER);
  output(LanceChargeOut.ignoresReach, allOut);
  output(LanceChargeOut.damageBonusOf, allOut);
}

/** Of the words of occupants, the one who bars the way always. */
const STANDING = 1;

export function passThrough(): void {
  const occupant = field(PassThroughIn.occupant);
  const allowed = field(PassThroughIn.phase) ? occupant !== STANDING : !occupant;
  output(PassThroughOut.allowed, allowed ? 1 : 0);
}
