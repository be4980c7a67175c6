// Reads a firmware image in Microsoft's UF2 format: blocks of 512 bytes, each with an address and up to 476 bytes.
// Format: github.com/microsoft/uf2, section "File format".

const BLOCK_BYTES = 512;
const MAGIC = [0x0a324655, 0x9e5d5157] as const;
const END_MAGIC = 0x0ab16f30;
const DATA = 32;

/** Puts the blocks of an image into flash that begins at `base`. @throws Error for what is no UF2 file */
export function loadUf2(image: Uint8Array, flash: Uint8Array, base: number): void {
  const view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  for (let at = 0; at < image.length; at += BLOCK_BYTES) {
    const whole = at + BLOCK_BYTES <= image.length;
    const right =
      whole &&
      MAGIC.every((word, k) => view.getUint32(at + 4 * k, true) === word) &&
      view.getUint32(at + BLOCK_BYTES - 4, true) === END_MAGIC;
    if (!right) throw new Error(`no block of a UF2 file at byte ${at}`);
    const address = view.getUint32(at + 12, true) - base;
    const bytes = view.getUint32(at + 16, true);
    if (address >= 0 && address + bytes <= flash.length)
      flash.set(image.subarray(at + DATA, at + DATA + bytes), address);
  }
}
