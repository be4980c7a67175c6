// Terrain, a day's travel and its fatigue, mounts, rest.
// AssemblyScript; distances scale with the terrain, in parts per million.
import {
  Constant,
  Level,
  LongTermRestIn,
  LongTermRestOut,
  MountFatigueIn,
  MountFatigueOut,
  reliefPercent,
  surfacePercent,
  TravelFatigueIn,
  TravelFatigueOut,
  TravelTerrainIn,
  TravelTerrainOut,
  vegetationPercent,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { FACES, levelOf, passes } from './levels';

/** So many kilometres in this terrain, in metres, rounded down. */
function scaled(kilometres: i32, partsPerMillion: i32): i32 {
  return (kilometres * partsPerMillion) / 1000;
}

export function travelTerrain(): void {
  let parts = surfacePercent(field(TravelTerrainIn.surface)) * reliefPercent(field(TravelTerrainIn.relief));
  parts *= field(TravelTerrainIn.onRoad) ? 100 : vegetationPercent(field(TravelTerrainIn.vegetation));
  output(TravelTerrainOut.partsPerMillion, parts);
  output(TravelTerrainOut.footCheckMetres, scaled(Constant.footCheckKilometres, parts));
  output(TravelTerrainOut.footMaxMetres, scaled(Constant.footMaxKilometres, parts));
  output(TravelTerrainOut.riderMaxMetres, scaled(Constant.riderMaxKilometres, parts));
  output(TravelTerrainOut.mountCheckMetres, scaled(Constant.mountCheckKilometres, parts));
  output(TravelTerrainOut.riverDays, field(TravelTerrainIn.majorRiver) && !field(TravelTerrainIn.crossing) ? 1 : 0);
}

/** How many full stretches of so many kilometres in this terrain a distance has; exact, whatever the terrain. */
function stretches(metres: i32, kilometres: i32, partsPerMillion: i32): i32 {
  return (metres * 1000) / (kilometres * partsPerMillion);
}

/** Riders lose one class up to their normal pace and two beyond it. */
function lostByRiding(metres: i32, partsPerMillion: i32): i32 {
  if (!metres) return 0;
  return metres * 1000 > Constant.riderPaceKilometres * partsPerMillion ? 2 : 1;
}

export function travelFatigue(): void {
  const metres = field(TravelFatigueIn.distanceMetres);
  const parts = field(TravelFatigueIn.partsPerMillion);
  const autoBands = field(TravelFatigueIn.autoBands);
  const worst: i32 = Constant.worstFatigue;
  let lost = lostByRiding(metres, parts);
  if (!field(TravelFatigueIn.mode)) lost = least(worst, stretches(metres, Constant.footCheckKilometres, parts));
  let saved = 0;
  if (field(TravelFatigueIn.useFatigueRoll)) {
    saved = passes(die(FACES), field(TravelFatigueIn.con) * field(TravelFatigueIn.conMultiple));
    output(TravelFatigueOut.savedByFatigueRoll, saved);
  }
  if (field(TravelFatigueIn.useSkill)) {
    // A class for each level from success on.
    const level = levelOf(field(TravelFatigueIn.skill), die(FACES), autoBands);
    const bySkill = greatest(0, level - Level.failure);
    saved += bySkill;
    output(TravelFatigueOut.savedBySkill, bySkill);
  }
  let conditions = 0;
  if (field(TravelFatigueIn.adverse)) {
    conditions = metres ? 1 : 0;
    if (field(TravelFatigueIn.useSurvival)) {
      if (levelOf(field(TravelFatigueIn.survival), die(FACES), autoBands) >= Level.success) conditions = 0;
    }
  }
  const classes = greatest(0, least(worst, lost + conditions - saved));
  output(TravelFatigueOut.lostByDistance, lost);
  output(TravelFatigueOut.lostByConditions, conditions);
  output(TravelFatigueOut.classesLost, classes);
  output(TravelFatigueOut.fatigueClass, classes);
}

export function mountFatigue(): void {
  const checks = stretches(
    field(MountFatigueIn.distanceMetres),
    Constant.mountCheckKilometres,
    field(MountFatigueIn.partsPerMillion),
  );
  output(MountFatigueOut.checks, checks);
  output(MountFatigueOut.worstClass, least(Constant.worstFatigue, checks));
}

export function longTermRest(): void {
  const longTerm = field(LongTermRestIn.longTermClass);
  // Three shares of the travel time, resting, or two of them, walking.
  const shares = 3 - field(LongTermRestIn.mode);
  const regained = least(longTerm, (shares * field(LongTermRestIn.restMinutes)) / field(LongTermRestIn.travelMinutes));
  output(LongTermRestOut.regained, regained);
  output(LongTermRestOut.longTermClass, longTerm - regained);
}
