// The rules core on the device: packs in Storage, run in place, over one shared window.
// Few calls, whole procedures: a word written into the window costs more than a native procedure.
import { DICE, DICE_COUNT, MOST_DICE, MOST_DICE_WITHOUT_LISTS, WINDOW_BYTES } from '../../wasm-core/memory-map';
import { TRAP_BYTES } from '../../wasm-core/native/trap-map';
import { readWhole } from './installed';

export type Run = (procedure: number, a: number, b: number) => number;

const SIGNATURE = 'int(int,int,int,int)';

const words = new Int32Array((WINDOW_BYTES + TRAP_BYTES) / 4);
const bytes = new Uint8Array(words.buffer);
const shorts = new Int16Array(words.buffer);
const signedBytes = new Int8Array(words.buffer);
let address = 0;

/** Native memory moves between events: its address is looked up once in each. */
export function newEvent(): void {
  address = 0;
}

/** The native function of a pack file over a window. Throws words for people if the file is missing or damaged. */
export function nativePack(file: string): (window: number, procedure: number, a: number, b: number) => number {
  const code = readWhole(file);
  const place = E.getAddressOf(code, true);
  // Run in place where flash is mapped, else from a copy in RAM; bit 0 says Thumb.
  return place ? E.nativeCall(place + 1, SIGNATURE) : E.nativeCall(1, SIGNATURE, E.toString(code));
}

/** A rule pack over the shared window. */
export function rulePack(file: string): Run {
  const native = nativePack(file);
  return (procedure: number, a: number, b: number): number => {
    if (!address) address = E.getAddressOf(words, true);
    return native(address, procedure, a, b);
  };
}

export function word(index: number): number {
  return words[index];
}

/** Field words, in order. */
export function setFields(values: number[]): void {
  words.set(values, 0);
}

/** Element i of a list at a byte address, `size` bytes wide. */
export function element(at: number, size: number, i: number): number {
  if (size === 1) return signedBytes[at + i];
  return size === 2 ? shorts[(at >> 1) + i] : words[(at >> 2) + i];
}

/** A whole list at a byte address, its elements `size` bytes wide. */
export function setList(at: number, size: number, values: number[]): void {
  if (size === 1) signedBytes.set(values, at);
  else if (size === 2) shorts.set(values, at >> 1);
  else words.set(values, at >> 2);
}

/** Gives dice to the next call, as many as the window holds: more of them if no list stands behind them. */
export function setDice(faces: number[], lists: boolean): void {
  const most = lists ? MOST_DICE : MOST_DICE_WITHOUT_LISTS;
  words[DICE_COUNT >> 2] = Math.min(faces.length, most);
  if (faces.length) bytes.set(faces.slice(0, most), DICE);
}
