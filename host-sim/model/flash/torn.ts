// What stands in flash after power failed in the middle of an operation. No data sheet promises anything about that
// moment: these are bad but possible cases, drawn from a seed. Bits that read now one way, now another are left out.

import type { SeededRandom } from '../random.ts';

/**
 * How a cut program operation leaves its bytes. `front`: those before a certain one are written, that one in part,
 * the rest not at all (chips that write word by word). `scattered`: each byte on its own is written, half written or
 * not (serial flash, which programs all bytes of its buffer at once).
 */
export type Tearing = 'front' | 'scattered';

/** Programs `data` over `bytes`, but only in part. */
export function tearProgram(bytes: Uint8Array, data: Uint8Array, tearing: Tearing, random: SeededRandom): void {
  const whole = below(random, data.length);
  for (let i = 0; i < data.length; i++) {
    const part = tearing === 'scattered' ? below(random, 3) : Math.sign(i - whole) + 1;
    if (part === 0) (bytes[i] as number) &= data[i] as number;
    else if (part === 1) (bytes[i] as number) &= (data[i] as number) | below(random, 256);
  }
}

/**
 * Erases `bytes`, but only in part: some bits are up already, and of the rest some have been pulled down, because a
 * chip may level a page to 0 first. Often nearly everything is erased, which is the hardest to notice.
 */
export function tearErase(bytes: Uint8Array, random: SeededRandom): void {
  const risen = 1 - random.fraction() ** 3;
  for (let i = 0; i < bytes.length; i++) {
    let up = 0;
    for (let bit = 1; bit < 256; bit *= 2) if (random.fraction() < risen) up |= bit;
    bytes[i] = ((bytes[i] as number) & below(random, 256)) | up;
  }
}

function below(random: SeededRandom, limit: number): number {
  return Math.floor(random.fraction() * limit);
}
