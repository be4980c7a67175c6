// What a device keeps of its rolls, byte for byte: favourites, the last rolls, and faces counted.
// Their twins on the device are rolls.ts, last-rolls.ts and counts.ts of firmware/dice.

/** A favourite as the device has it: its program is the notation, compiled. */
export interface Favourite {
  readonly name: string;
  readonly text: string;
  readonly program: Uint8Array;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const bytesOf = (text: string) => [...text].map(letter => letter.charCodeAt(0));

/** Lengths of name, notation and program, then these, favourite by favourite. */
export function favouriteBytes(favourites: readonly Favourite[]): Uint8Array {
  return Uint8Array.from(
    favourites.flatMap(({ name, text, program }) => [
      ...[name.length, text.length, program.length],
      ...bytesOf(name),
      ...bytesOf(text),
      ...program,
    ]),
  );
}

/** The favourites that stand in bytes; what is no whole one is left out. */
export function favouritesIn(bytes: Uint8Array): Favourite[] {
  const found: Favourite[] = [];
  for (let at = 0; at + 3 <= bytes.length; ) {
    const [name, text, program] = bytes.subarray(at, at + 3) as unknown as [number, number, number];
    const textAt = at + 3 + name;
    const programAt = textAt + text;
    const end = programAt + program;
    found.push({
      name: textOf(bytes.subarray(at + 3, textAt)),
      text: textOf(bytes.subarray(textAt, programAt)),
      program: bytes.slice(programAt, end),
    });
    at = end;
  }
  return found;
}

/** Lines of text, one after the other. */
export function linesBytes(lines: readonly string[]): Uint8Array {
  return Uint8Array.from(bytesOf(lines.join('\n')));
}

export function linesIn(bytes: Uint8Array): string[] {
  return textOf(bytes).split('\n');
}

/** Figures of two bytes each, the low one first. */
export function countsBytes(counts: readonly number[]): Uint8Array {
  return Uint8Array.from(counts.flatMap(count => [count & 255, count >> 8]));
}

export function countsIn(bytes: Uint8Array): number[] {
  return Array.from({ length: bytes.length >> 1 }, (_, i) => bytes[2 * i]! | (bytes[2 * i + 1]! << 8));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes that stand as pairs of digits 0 to f. */
export function bytesInHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}
