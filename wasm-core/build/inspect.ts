// Reads a wasm module: sizes of its sections and a count of its opcodes, and refuses what a pack must not contain.
// Follows the WebAssembly core specification 1.0, binary format.

/** Opcode names of the i32 subset that packs may use. */
const ALLOWED: Readonly<Record<number, string>> = {
  0: 'unreachable',
  1: 'nop',
  2: 'block',
  3: 'loop',
  4: 'if',
  5: 'else',
  11: 'end',
  12: 'br',
  13: 'br_if',
  14: 'br_table',
  15: 'return',
  16: 'call',
  26: 'drop',
  27: 'select',
  32: 'local.get',
  33: 'local.set',
  34: 'local.tee',
  40: 'i32.load',
  44: 'i32.load8_s',
  45: 'i32.load8_u',
  46: 'i32.load16_s',
  47: 'i32.load16_u',
  54: 'i32.store',
  58: 'i32.store8',
  59: 'i32.store16',
  65: 'i32.const',
  69: 'i32.eqz',
  70: 'i32.eq',
  71: 'i32.ne',
  72: 'i32.lt_s',
  73: 'i32.lt_u',
  74: 'i32.gt_s',
  75: 'i32.gt_u',
  76: 'i32.le_s',
  77: 'i32.le_u',
  78: 'i32.ge_s',
  79: 'i32.ge_u',
  103: 'i32.clz',
  104: 'i32.ctz',
  106: 'i32.add',
  107: 'i32.sub',
  108: 'i32.mul',
  109: 'i32.div_s',
  110: 'i32.div_u',
  111: 'i32.rem_s',
  112: 'i32.rem_u',
  113: 'i32.and',
  114: 'i32.or',
  115: 'i32.xor',
  116: 'i32.shl',
  117: 'i32.shr_s',
  118: 'i32.shr_u',
  119: 'i32.rotl',
  120: 'i32.rotr',
}; // prettier-ignore

/** Names of all opcodes that a pack may contain. */
export const OPCODES: readonly string[] = Object.values(ALLOWED);

const I32 = 0x7f;
const I32_CONST = 65;
const END = 11;
export const SECTION = {
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
} as const;

export interface Inspection {
  readonly bytes: number;
  readonly codeBytes: number;
  /** Bytes of the data segments' contents. */
  readonly dataBytes: number;
  /** How often each opcode stands in the code, in order of name. */
  readonly opcodes: Readonly<Record<string, number>>;
}

/** Reads bytes and LEB128 figures one after another. */
export class Reader {
  at: number;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte(): number {
    const value = this.bytes[this.at];
    if (value === undefined) throw new Error(`the wasm module ends early, at byte ${this.at}`);
    this.at += 1;
    return value;
  }

  /** LEB128; signed ones are only skipped, so their value does not matter. */
  leb(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }
}

function countBody(reader: Reader, end: number, opcodes: Map<string, number>): void {
  for (let groups = reader.leb(); groups > 0; groups--) {
    reader.leb();
    if (reader.byte() !== I32) throw new Error('a local variable that is no i32');
  }
  while (reader.at < end) {
    const code = reader.byte();
    const name = ALLOWED[code];
    if (!name) throw new Error(`opcode 0x${code.toString(16)} at byte ${reader.at - 1} is not allowed in a pack`);
    opcodes.set(name, (opcodes.get(name) ?? 0) + 1);
    if (name === 'br_table') for (let targets = reader.leb() + 1; targets > 0; targets--) reader.leb();
    else if (/load|store/.test(name)) {
      reader.leb();
      reader.leb();
    } else if (/^(block|loop|if)$/.test(name)) reader.byte();
    else if (/^(br|br_if|call|local\..*|i32\.const)$/.test(name)) reader.leb();
  }
}

/** Parameters and results of all functions. */
function checkTypes(reader: Reader): void {
  for (let types = reader.leb(); types > 0; types--) {
    reader.byte();
    for (const what of ['parameter', 'result']) {
      for (let values = reader.leb(); values > 0; values--)
        if (reader.byte() !== I32) throw new Error(`a ${what} that is no i32`);
    }
  }
}

/** Sizes and opcodes of a pack. Throws an error that names the first thing a pack must not contain. */
export function inspect(bytes: Uint8Array): Inspection {
  const reader = new Reader(bytes, 8);
  const opcodes = new Map<string, number>();
  let codeBytes = 0;
  let dataBytes = 0;
  if (bytes[0] !== 0 || bytes[1] !== 0x61 || bytes[2] !== 0x73 || bytes[3] !== 0x6d)
    throw new Error('this is no wasm module');
  while (reader.at < bytes.length) {
    const section = reader.byte();
    const length = reader.leb();
    const end = reader.at + length;
    for (const name of ['import', 'table', 'global', 'start', 'element'] as const) {
      // AssemblyScript may leave an empty section behind; only a filled one matters.
      if (section === SECTION[name] && (name === 'start' || bytes[reader.at] !== 0))
        throw new Error(`a pack must not have a ${name} section`);
    }
    if (section === SECTION.type) checkTypes(reader);
    if (section === SECTION.code) {
      codeBytes = length;
      for (let bodies = reader.leb(); bodies > 0; bodies--) {
        const size = reader.leb();
        countBody(reader, reader.at + size, opcodes);
      }
    }
    if (section === SECTION.data) {
      for (let segments = reader.leb(); segments > 0; segments--) {
        reader.leb();
        if (reader.byte() !== I32_CONST) throw new Error('a data segment whose address is no constant');
        reader.leb();
        if (reader.byte() !== END) throw new Error('a data segment whose address is no constant');
        const size = reader.leb();
        dataBytes += size;
        reader.at += size;
      }
    }
    reader.at = end;
  }
  const sorted = [...opcodes].sort(([a], [b]) => (a < b ? -1 : 1));
  return { bytes: bytes.length, codeBytes, dataBytes, opcodes: Object.fromEntries(sorted) };
}
