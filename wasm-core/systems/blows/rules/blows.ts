// The blows table, the class limit, and the whole procedure from scores to blows.
// AssemblyScript.
import {
  bandsHighScore,
  blowsGrid,
  CapBlowsIn,
  CapBlowsOut,
  Constant,
  classesMaxBlows,
  classesMwwTenthLb,
  classesWsmTenth,
  DexterityRowIn,
  DexterityRowOut,
  NaturalBlowsIn,
  NaturalBlowsOut,
  SwiColumnIn,
  SwiColumnOut,
  TableBlowsIn,
  TableBlowsOut,
} from '../../../generated';
import { least } from '../../../runtime/figures';
import { field, output } from '../../../runtime/window';
import { adjusted } from './scores';
import { dividedBy } from './weapons';

function columnOf(swi: i32): i32 {
  return least(swi, Constant.lastSwiColumn);
}

function rowOf(dexterity: i32): i32 {
  let row = 0;
  while (bandsHighScore(row) < dexterity) row++;
  return row;
}

export function swiColumn(): void {
  output(SwiColumnOut.column, columnOf(field(SwiColumnIn.swi)));
}

export function dexterityRow(): void {
  output(DexterityRowOut.row, rowOf(field(DexterityRowIn.dexterity)));
}

export function tableBlows(): void {
  const row = rowOf(field(TableBlowsIn.dexterity));
  const column = columnOf(field(TableBlowsIn.swi));
  output(TableBlowsOut.row, row);
  output(TableBlowsOut.column, column);
  output(TableBlowsOut.blows, blowsGrid(row, column));
}

export function capBlows(): void {
  const blows = field(CapBlowsIn.blows);
  const most = classesMaxBlows(field(CapBlowsIn.class_));
  output(CapBlowsOut.blows, least(blows, most));
  output(CapBlowsOut.capped, blows > most ? 1 : 0);
}

export function naturalBlows(): void {
  const bareHands = field(NaturalBlowsIn.bareHands);
  output(NaturalBlowsOut.bareHands, bareHands);
  if (bareHands) {
    output(NaturalBlowsOut.blows, Constant.bareHandsBlows);
    return;
  }
  const classRow = field(NaturalBlowsIn.class_);
  const weight = field(NaturalBlowsIn.weightTenthLb);
  const asb = adjusted(field(NaturalBlowsIn.strength));
  const divided = dividedBy(classRow, weight);
  const product = asb * classesWsmTenth(classRow);
  const swi = product / divided;
  const row = rowOf(field(NaturalBlowsIn.dexterity));
  const column = columnOf(swi);
  const blows = blowsGrid(row, column);
  const most = classesMaxBlows(classRow);
  output(NaturalBlowsOut.asb, asb);
  output(NaturalBlowsOut.mwwTenthLb, classesMwwTenthLb(classRow));
  output(NaturalBlowsOut.divisorTenthLb, divided);
  output(NaturalBlowsOut.minimumUsed, divided > weight ? 1 : 0);
  output(NaturalBlowsOut.wsmTenth, classesWsmTenth(classRow));
  output(NaturalBlowsOut.product, product);
  output(NaturalBlowsOut.swi, swi);
  output(NaturalBlowsOut.row, row);
  output(NaturalBlowsOut.column, column);
  output(NaturalBlowsOut.tableBlows, blows);
  output(NaturalBlowsOut.maxBlows, most);
  output(NaturalBlowsOut.capped, blows > most ? 1 : 0);
  output(NaturalBlowsOut.blows, least(blows, most));
}
