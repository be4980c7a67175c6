// The window as procedures see it: fields in, outputs out, list elements.
// AssemblyScript; every address is checked by the engine (V8) or by the native translation (board).
import { ABSENT, OUTPUT_WORD, OUTPUT_WORDS, STATUS } from '../memory-map';

/** Field k of the call, as validated. */
export function field(k: i32): i32 {
  return load<i32>(k << 2);
}

/** Sets output k (numbered from OUTPUT_WORD, as the generated output names are). */
export function output(k: i32, value: i32): void {
  store<i32>(k << 2, value);
}

export function setField(k: i32, value: i32): void {
  store<i32>(k << 2, value);
}

/** True if an optional field was left out and has no default. */
export function isAbsent(k: i32): bool {
  return field(k) === ABSENT;
}

/**
 * What outputs are until a procedure sets them: ABSENT, not part of the outcome, or 0. Written out, because in native code a known
 * address needs no check: in a loop the checks alone would take more instructions than most procedures.
 */
export function clearOutputs(value: i32): void {
  output(OUTPUT_WORD, value);
  output(OUTPUT_WORD + 1, value);
  output(OUTPUT_WORD + 2, value);
  output(OUTPUT_WORD + 3, value);
  output(OUTPUT_WORD + 4, value);
  output(OUTPUT_WORD + 5, value);
  output(OUTPUT_WORD + 6, value);
  output(OUTPUT_WORD + 7, value);
  output(OUTPUT_WORD + 8, value);
  output(OUTPUT_WORD + 9, value);
  output(OUTPUT_WORD + 10, value);
  output(OUTPUT_WORD + 11, value);
  output(OUTPUT_WORD + 12, value);
  output(OUTPUT_WORD + 13, value);
  output(OUTPUT_WORD + 14, value);
  output(OUTPUT_WORD + 15, value);
  output(OUTPUT_WORD + 16, value);
  if (OUTPUT_WORDS !== 17) ERROR('clearOutputs clears 17 outputs');
}

/** Notes a failure; the first one of a call stands. */
export function fail(kind: i32, fieldNumber: i32): void {
  if (load<i32>(STATUS) === 0) store<i32>(STATUS, kind | (fieldNumber << 8));
}

export function failed(): bool {
  return load<i32>(STATUS) !== 0;
}

/** Unsigned byte at an address; one place, so that the native translation pays its bounds check once. */
export function byteAt(address: i32): i32 {
  return <i32>load<u8>(address);
}

export function signedByteAt(address: i32): i32 {
  return <i32>load<i8>(address);
}

export function wordAt(address: i32): i32 {
  return load<i32>(address);
}

export function shortAt(address: i32): i32 {
  return <i32>load<i16>(address);
}

/** Unsigned 16-bit figure at an even address. */
export function halfAt(address: i32): i32 {
  return <i32>load<u16>(address);
}

/** Element of a list whose elements are 1 << widthShift bytes wide. */
export function elementAt(address: i32, widthShift: i32): i32 {
  if (widthShift === 0) return signedByteAt(address);
  return widthShift === 1 ? shortAt(address) : wordAt(address);
}

export function setByte(address: i32, value: i32): void {
  store<u8>(address, value);
}

export function setShort(address: i32, value: i32): void {
  store<i16>(address, value);
}

export function setWord(address: i32, value: i32): void {
  store<i32>(address, value);
}
