// Score notation and adjusted strength for blows.
// AssemblyScript; a score code is the plain score up to 18 and 18 + nn for 18/nn.
import {
  AdjustedStrengthIn,
  AdjustedStrengthOut,
  Constant,
  DecodeScoreIn,
  DecodeScoreOut,
  EncodeScoreIn,
  EncodeScoreOut,
} from '../../../generated';
import { RANGE_ERROR } from '../../../memory-map';
import { least } from '../../../runtime/figures';
import { fail, field, output } from '../../../runtime/window';

export function encodeScore(): void {
  const base = field(EncodeScoreIn.base);
  const percent = field(EncodeScoreIn.percent);
  // Only 18 has a part after the slash.
  if (base < Constant.plainTop && percent > 0) fail(RANGE_ERROR, EncodeScoreIn.percent);
  output(EncodeScoreOut.score, base + percent);
}

export function decodeScore(): void {
  const score = field(DecodeScoreIn.score);
  const base = least(score, Constant.plainTop);
  output(DecodeScoreOut.base, base);
  output(DecodeScoreOut.percent, score - base);
}

/** Row of the printed table "adjusted strength": row 0 up to 17, then one row for each ten points after the slash, the last at 18/220. */
function strengthRow(strength: i32): i32 {
  return strength < Constant.plainTop ? 0 : least(1 + (strength - Constant.plainTop) / 10, 23);
}

/** Every numbered row is 20 + 10 for each row after 18-18/09; the tests hold this against the printed rows. */
function strengthOfRow(row: i32, strength: i32): i32 {
  return row ? 10 + 10 * row : strength;
}

export function adjusted(strength: i32): i32 {
  return strengthOfRow(strengthRow(strength), strength);
}

export function adjustedStrength(): void {
  const strength = field(AdjustedStrengthIn.strength);
  const row = strengthRow(strength);
  output(AdjustedStrengthOut.asb, strengthOfRow(row, strength));
  output(AdjustedStrengthOut.row, row);
}
