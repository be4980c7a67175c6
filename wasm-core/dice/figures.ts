// Figures of the window as the dice pack reads them: bytes of the program, and what each die shows and counts for.
// AssemblyScript.
import { FACES, MARKS, VALUES } from './dice-map';

export function byte(at: i32): i32 {
  return <i32>load<u8>(at);
}

/** A signed figure of 16 bits at any address: a program knows no alignment. */
export function short(at: i32): i32 {
  return <i32>load<u8>(at) | ((<i32>load<i8>(at, 1)) << 8);
}

export function face(i: i32): i32 {
  return <i32>load<i16>(FACES + (i << 1));
}

export function setFace(i: i32, value: i32): void {
  store<i16>(FACES + (i << 1), value);
}

export function value(i: i32): i32 {
  return <i32>load<i16>(VALUES + (i << 1));
}

export function setValue(i: i32, figure: i32): void {
  store<i16>(VALUES + (i << 1), figure);
}

export function marks(i: i32): i32 {
  return <i32>load<u8>(MARKS + i);
}

export function setMarks(i: i32, figure: i32): void {
  store<u8>(MARKS + i, figure);
}
