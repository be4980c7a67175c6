// Points that characteristics, classes and combat skills cost, and what a class gives.
// AssemblyScript; fields of a build stand in the order of the printed rows, so a row is found by counting.
import {
  BuildCostIn,
  BuildCostOut,
  CharacteristicCostIn,
  CharacteristicCostOut,
  CharacteristicIn,
  CharacteristicOut,
  ClassBonusIn,
  ClassBonusOut,
  ClassInfoIn,
  ClassInfoOut,
  CombatSkillCostIn,
  CombatSkillCostOut,
  characteristicsAverage,
  characteristicsBase,
  characteristicsCost,
  characteristicsMaximum,
  classesAttacks,
  classesBonus,
  classesCost,
  classesDefense,
  classesOffense,
  combatSkillsCost,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { fail, field, output } from '../../../runtime/window';

function costOf(row: i32, score: i32): i32 {
  return (score - characteristicsBase(row)) * characteristicsCost(row);
}

export function characteristic(): void {
  const row = field(CharacteristicIn.characteristic);
  output(CharacteristicOut.base, characteristicsBase(row));
  output(CharacteristicOut.average, characteristicsAverage(row));
  output(CharacteristicOut.maximum, characteristicsMaximum(row));
  output(CharacteristicOut.cost, characteristicsCost(row));
}

export function characteristicCost(): void {
  const row = field(CharacteristicCostIn.characteristic);
  const value = field(CharacteristicCostIn.value);
  if (value > characteristicsMaximum(row)) fail(RANGE_ERROR, CharacteristicCostIn.value);
  output(CharacteristicCostOut.cost, costOf(row, value));
}

export function classInfo(): void {
  const row = field(ClassInfoIn.class_);
  output(ClassInfoOut.attacks, classesAttacks(row));
  output(ClassInfoOut.offense, classesOffense(row));
  output(ClassInfoOut.defense, classesDefense(row));
  output(ClassInfoOut.bonus, classesBonus(row));
  output(ClassInfoOut.cost, classesCost(row));
}

export function classBonus(): void {
  const row = field(ClassBonusIn.class_);
  const onOffense = field(ClassBonusIn.onOffense);
  const onDefense = field(ClassBonusIn.levels) - onOffense;
  if (onDefense < 0) fail(RANGE_ERROR, ClassBonusIn.onOffense);
  const strikes = classesOffense(row);
  const dodges = classesDefense(row);
  const offense = onOffense * classesBonus(row);
  const defense = onDefense * classesBonus(row);
  output(ClassBonusOut.attacks, classesAttacks(row));
  output(ClassBonusOut.damage, strikes ? 0 : offense);
  output(ClassBonusOut.endurance, dodges ? 0 : defense);
  output(ClassBonusOut.strike, strikes ? offense : 0);
  output(ClassBonusOut.dodge, dodges ? defense : 0);
}

export function combatSkillCost(): void {
  const cost = combatSkillsCost(field(CombatSkillCostIn.combatSkill));
  output(CombatSkillCostOut.cost, cost * field(CombatSkillCostIn.levels));
}

export function buildCost(): void {
  let characteristics = 0;
  for (let k = 0; k < BuildCostIn.warriorLevels; k++) characteristics += costOf(k, field(k));
  let classes = 0;
  for (let k = BuildCostIn.warriorLevels; k < BuildCostIn.damageLevels; k++) {
    classes += field(k) * classesCost(k - BuildCostIn.warriorLevels);
  }
  let skills = 0;
  for (let k = BuildCostIn.damageLevels; k < BuildCostIn.otherPoints; k++) {
    skills += field(k) * combatSkillsCost(k - BuildCostIn.damageLevels);
  }
  const total = characteristics + classes + skills + field(BuildCostIn.otherPoints);
  const budget = field(BuildCostIn.budget);
  const left = budget ? budget - total : 0;
  output(BuildCostOut.characteristicPoints, characteristics);
  output(BuildCostOut.classPoints, classes);
  output(BuildCostOut.skillPoints, skills);
  output(BuildCostOut.total, total);
  output(BuildCostOut.left, left);
  output(BuildCostOut.withinBudget, left < 0 ? 0 : 1);
}
