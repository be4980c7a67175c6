// The odds of a roll on the device: counted by the odds pack in a window that is there only while they are looked at.
import { ADDRESS, CASES, COUNT, COUNTED, LENGTH, LOW, ODDS_WINDOW_BYTES, PROGRAM } from '../../wasm-core/dice/odds-map';
import { TRAP_BYTES } from '../../wasm-core/native/trap-map';
import { nativePack } from '../rules/core';
import { isInstalled } from '../rules/installed';

export interface Odds {
  readonly low: number;
  /** Cases of each value from `low` on, among `cases`. */
  readonly weights: Int32Array;
  readonly cases: number;
}

const FILE = 'ts.odds';

/** True if the board carries the odds pack. */
export function hasOdds(): boolean {
  return isInstalled(FILE);
}

/** The odds of a compiled expression; undefined if they are beyond what the pack counts. Throws words for people if it is damaged. */
export function oddsOf(program: Uint8Array): Odds | undefined {
  const words = new Int32Array((ODDS_WINDOW_BYTES + TRAP_BYTES) / 4);
  new Uint8Array(words.buffer).set(program, PROGRAM);
  const native = nativePack(FILE);
  if (native(E.getAddressOf(words, true), COUNT, program.length, 0) !== COUNTED) return undefined;
  return {
    low: words[LOW >> 2],
    weights: new Int32Array(words.buffer, words[ADDRESS >> 2], words[LENGTH >> 2]),
    cases: words[CASES >> 2],
  };
}
