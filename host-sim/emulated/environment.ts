// What a person must provide to have the whole board emulated: neither file is part of this product.
// ESPRUINO_UF2 names an image of Espruino's firmware for the Raspberry Pi Pico, RP2040_BOOTROM one of the chip's boot ROM (16 KiB).
import { readFileSync } from 'node:fs';

const { ESPRUINO_UF2, RP2040_BOOTROM } = process.env;

/** Why the emulated board can't be tried here; empty if it can. */
export const MISSING = [...(ESPRUINO_UF2 ? [] : ['ESPRUINO_UF2']), ...(RP2040_BOOTROM ? [] : ['RP2040_BOOTROM'])].join(
  ' and ',
);

/** The firmware image. */
export function firmwareImage(): Uint8Array {
  return readFileSync(ESPRUINO_UF2!);
}

/** The boot ROM as the chip's processor reads it. */
export function bootRom(): Uint32Array<ArrayBuffer> {
  const bytes = readFileSync(RP2040_BOOTROM!);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, word) => bytes.readUInt32LE(word * 4));
}
