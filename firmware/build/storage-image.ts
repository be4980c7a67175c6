// Storage as the interpreter keeps it in flash: a log of files, each a header of 32 bytes and its data, behind them blank flash
// (src/jsflash.c of 2v29). Room that files take, and an image that any programmer can write.

/** Bytes of a file's header: length and flags, then the name filled up with zeros. */
const HEADER_BYTES = 32;
const NAME_BYTES = 28;
/** Data is filled up to a multiple of this. */
const FILL_BYTES = 4;

const BLANK = 0xff;

/** Bytes that a file takes in Storage. */
export function storedBytes(contents: Uint8Array): number {
  return HEADER_BYTES + Math.ceil(contents.length / FILL_BYTES) * FILL_BYTES;
}

/**
 * All of Storage with these files.
 * @throws Error for a name that is too long, an empty file, or files that do not fit
 */
export function storageImage(files: ReadonlyMap<string, Uint8Array>, bytes: number): Uint8Array {
  const image = new Uint8Array(bytes).fill(BLANK);
  let at = 0;
  for (const [name, contents] of files) {
    if (name.length > NAME_BYTES) throw new Error(`${name} is longer than the ${NAME_BYTES} characters of a file name`);
    if (contents.length === 0) throw new Error(`${name} is empty; Storage holds no empty files`);
    if (at + storedBytes(contents) > bytes) throw new Error(`${name} does not fit into ${bytes} bytes of Storage`);
    new DataView(image.buffer).setUint32(at, contents.length, true);
    image.fill(0, at + 4, at + HEADER_BYTES);
    image.set(new TextEncoder().encode(name), at + 4);
    image.set(contents, at + HEADER_BYTES);
    at += storedBytes(contents);
  }
  return image;
}

/** Data bytes of one line of Intel HEX. */
const LINE_BYTES = 32;
/** Record types of Intel HEX: data, end of file, upper half of the address. */
const DATA = 0;
const END = 1;
const UPPER_ADDRESS = 4;

function record(type: number, address: number, data: Uint8Array | readonly number[]): string {
  const bytes = [data.length, (address >> 8) & 255, address & 255, type, ...data];
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  return `:${Buffer.from([...bytes, -sum & 255])
    .toString('hex')
    .toUpperCase()}`;
}

/** An image as Intel HEX text, from `address` on. Blank parts are in it: what was there before must go. */
export function intelHex(image: Uint8Array, address: number): string {
  const lines: string[] = [];
  let upper = -1;
  for (let at = 0; at < image.length; at += LINE_BYTES) {
    const place = address + at;
    if (place >>> 16 !== upper) {
      upper = place >>> 16;
      lines.push(record(UPPER_ADDRESS, 0, [upper >> 8, upper & 255]));
    }
    lines.push(record(DATA, place & 0xffff, image.subarray(at, at + LINE_BYTES)));
  }
  lines.push(record(END, 0, []));
  return `${lines.join('\n')}\n`;
}
