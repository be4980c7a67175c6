// A list of calls as bytes, so that every engine is given the very same ones: V8, the emulated cores, and the harness program in qemu.
// Little-endian words. Head: MAGIC, window bytes, calls, first call to answer in full, calls per checkpoint. Then each call:
// procedure, a, b, number of patches (| CLEAR_WINDOW); each patch: address | length << 16, then its bytes, padded to words.
// The harness answers: two words of calibration; status, trap code, ticks and window of the calls to answer in full, and a hash
// after each checkpoint's calls, as they come; deepest stack; MAGIC.
import type { Engine } from '../../bindings/pack.ts';

export const MAGIC = 0x6c6c6163;
const CLEAR_WINDOW = 1 << 16;
const HEAD_WORDS = 5;
const HASH_START = 2166136261;
const HASH_FACTOR = 16777619;

/** Bytes to be put into the window before a call. */
export interface Patch {
  readonly address: number;
  readonly bytes: Uint8Array;
}

export interface Call {
  readonly procedure: number;
  readonly a: number;
  readonly b: number;
  /** Start from a window of zeros instead of what the last call left. */
  readonly clear?: boolean;
  readonly patches: readonly Patch[];
}

/** Calls in a row, on one window of `windowBytes`. */
export class CallList {
  readonly windowBytes: number;
  count = 0;
  #words = new Int32Array(4096);
  #used = HEAD_WORDS;

  constructor(windowBytes: number) {
    this.windowBytes = windowBytes;
  }

  #put(word: number): void {
    if (this.#used === this.#words.length) {
      const longer = new Int32Array(2 * this.#words.length);
      longer.set(this.#words);
      this.#words = longer;
    }
    this.#words[this.#used++] = word;
  }

  add({ procedure, a, b, clear, patches }: Call): void {
    this.count += 1;
    for (const word of [procedure, a, b, patches.length | (clear ? CLEAR_WINDOW : 0)]) this.#put(word);
    for (const { address, bytes } of patches) {
      if (address < 0 || address + bytes.length > this.windowBytes) throw new Error(`no window address: ${address}`);
      this.#put(address | (bytes.length << 16));
      for (let at = 0; at < bytes.length; at += 4) {
        this.#put(
          (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24),
        );
      }
    }
  }

  /** The list as bytes for the harness, which answers calls from `answersFrom` on in full and a hash every `checkpoint` calls. */
  bytes(answersFrom: number, checkpoint: number): Uint8Array {
    this.#words.set([MAGIC, this.windowBytes, this.count, answersFrom, checkpoint]);
    return new Uint8Array(this.#words.buffer, 0, 4 * this.#used);
  }

  /** Makes the calls on an engine, in order; `after` is told the number of each, its status and its procedure. */
  run(engine: Engine, after: (call: number, status: number, procedure: number) => void): void {
    const { window } = engine;
    let at = HEAD_WORDS;
    for (let call = 0; call < this.count; call++) {
      const [procedure, a, b, patches] = this.#words.subarray(at, at + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      at += 4;
      if (patches & CLEAR_WINDOW) window.fill(0);
      for (let left = patches & 0xffff; left > 0; left--) {
        const where = this.#words[at++]!;
        const length = where >>> 16;
        const bytes = new Uint8Array(this.#words.buffer, 4 * at, length);
        window.set(bytes, where & 0xffff);
        at += (length + 3) >> 2;
      }
      after(call, engine.run(procedure, a, b), procedure);
    }
  }
}

/** Rolling hash over status and whole window of every call, noted after each `checkpoint` calls and after the last. */
export class WindowHash {
  readonly checkpoints: number[] = [];
  #hash = HASH_START;
  readonly #words: Int32Array;
  readonly #checkpoint: number;
  readonly #calls: number;

  constructor(window: Uint8Array, checkpoint: number, calls: number) {
    this.#words = new Int32Array(window.buffer, window.byteOffset, window.length / 4);
    this.#checkpoint = checkpoint;
    this.#calls = calls;
  }

  add(call: number, status: number): void {
    let hash = Math.imul(this.#hash ^ status, HASH_FACTOR);
    const words = this.#words;
    for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words[i]!, HASH_FACTOR);
    this.#hash = hash;
    if ((call + 1) % this.#checkpoint === 0 || call + 1 === this.#calls) this.checkpoints.push(hash >>> 0);
  }
}
