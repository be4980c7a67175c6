// Human encounters: how many are met and who they are.
// AssemblyScript.
import {
  Constant,
  EncounterMotivationIn,
  EncounterMotivationOut,
  EncounterNumberOut,
  EncounterRollIn,
  EncounterRollOut,
  HumanEncounterIn,
  HumanEncounterOut,
  modesModifier,
  numbersDice,
  numbersFixed,
  numbersHigh,
  numbersSides,
  Page,
} from '../../../generated';
import { dice, die } from '../../../runtime/dice';
import { greatest } from '../../../runtime/figures';
import { cell, rowFor } from '../../../runtime/pages';
import { field, output } from '../../../runtime/window';

/** Columns of a motivation table before the regions. */
const REGIONS = 2;
/** Table a is for one person, b for up to twelve, c for more, d for the referee's case. */
const MOST_IN_B = 12;
const REFEREE = 3;

/** Rolls the number met; sets the outputs of `encounterNumber`, which are the first ones of `humanEncounter`. Answers the table. */
function rollNumber(): i32 {
  const roll = die(10);
  let row = 0;
  while (roll > numbersHigh(row)) row++;
  const count = numbersFixed(row) + dice(numbersDice(row), numbersSides(row));
  let table = REFEREE;
  if (count > 0) table = (count > 1 ? 1 : 0) + (count > MOST_IN_B ? 1 : 0);
  output(EncounterNumberOut.count, count);
  output(EncounterNumberOut.table, table);
  return table;
}

function rollWho(table: i32, region: i32): i32 {
  const page = Page.encounterA + table;
  return cell(page, rowFor(page, die(100)), REGIONS + region) - Constant.encounterWords;
}

export function encounterNumber(): void {
  rollNumber();
}

export function encounterMotivation(): void {
  const who = rollWho(field(EncounterMotivationIn.table), field(EncounterMotivationIn.region));
  output(EncounterMotivationOut.who, who);
}

export function humanEncounter(): void {
  const table = rollNumber();
  output(HumanEncounterOut.who, rollWho(table, field(HumanEncounterIn.region)));
}

export function encounterRoll(): void {
  output(EncounterRollOut.roll, greatest(die(100) + modesModifier(field(EncounterRollIn.mode)), 1));
}
