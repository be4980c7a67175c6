// Swimming and drowning.
// AssemblyScript; all three procedures begin with the same fields.
import {
  Constant,
  DrowningChanceIn,
  DrowningChanceOut,
  DrowningRollOut,
  Page,
  SwimmingColumn,
  SwimProfileIn,
  SwimProfileOut,
  Water,
} from '../../../generated';
import { die } from '../../../runtime/dice';
import { greatest, least } from '../../../runtime/figures';
import { cell } from '../../../runtime/pages';
import { field, output } from '../../../runtime/window';

const CERTAIN = 100;

/** A figure of the swimmer; `untrained` for one who can't swim. */
function figure(column: i32, untrained: i32): i32 {
  return field(SwimProfileIn.trained) ? cell(Page.swimming, field(SwimProfileIn.el), column) : untrained;
}

function turns(): i32 {
  const more = Constant.swimStbMultiplier * field(SwimProfileIn.stb);
  return figure(SwimmingColumn.turns, -more) + more;
}

function phases(): i32 {
  return figure(SwimmingColumn.phases, 0);
}

function drowning(): i32 {
  return figure(SwimmingColumn.drowningPercent, Constant.untrainedDrowningPercent);
}

export function swimProfile(): void {
  output(SwimProfileOut.turns, turns());
  output(SwimProfileOut.phases, phases());
  output(SwimProfileOut.drowningPercent, drowning());
  output(SwimProfileOut.mr, figure(SwimmingColumn.mr, Constant.untrainedSwimMr));
}

/** Sets the outputs of `drowningChance`; answers the chance. */
function sink(): i32 {
  const limit = field(DrowningChanceIn.mode) === Water.surface ? turns() : phases();
  const over = greatest(field(DrowningChanceIn.elapsed) - limit, 0);
  const chance = least(over * drowning(), CERTAIN);
  output(DrowningChanceOut.over, over);
  output(DrowningChanceOut.chancePercent, chance);
  return chance;
}

export function drowningChance(): void {
  sink();
}

export function drowningRoll(): void {
  const chance = sink();
  // Every chance beyond the limit is above 0.
  const drowns = chance > 0 && die(100) <= chance;
  output(DrowningRollOut.chancePercent, chance);
  output(DrowningRollOut.drowns, drowns ? 1 : 0);
}
