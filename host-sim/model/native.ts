// E.getAddressOf and E.nativeCall: addresses of files, made-up ones of typed arrays, and calls into native code by them.
// The code itself is run by an injected core that is given the very memory that the device's array holds.

import { packFile, UNPACKER_FILE } from '../../firmware/build/file-names.ts';
import { unpack } from '../../firmware/packing/unpack.ts';
import { NotModelled } from './not-modelled.ts';
import type { FileStore, StoredFile } from './storage-files.ts';
import { haveSameBytes, isArrayBuffer, toInteger } from './values.ts';

/** Runs a pack's procedures. */
export interface NativeCore {
  /** @param window the device's memory from the given RAM address to the end of its buffer @returns the status */
  run(window: Uint8Array, procedure: number, a: number, b: number): number;
}

/** Gives the core for a file of native code. Throws when the file is no such thing. */
export type NativeCoreFor = (fileName: string, bytes: Uint8Array) => NativeCore;

const SCREEN_FILE = packFile('screen');

/** The one signature of native functions that the model calls. */
export const SIGNATURE = 'int(int,int,int,int)';

/** Where the model pretends that RAM begins. */
const RAM_ADDRESS = 0x20000000;

/** Shorter data does not lie in one piece in the interpreter's memory, so that it has no address. */
const SHORTEST_FLAT = 20;

/** Addresses of one device and calls by them. */
export class NativeMemory {
  /** Told of each call of the screen pack, once it has drawn. */
  drawn: (memory: Uint8Array, procedure: number, a: number, b: number) => void = () => {};
  private readonly mapped: boolean;
  private readonly files: FileStore;
  private readonly coreFor: NativeCoreFor;
  private readonly addresses = new WeakMap<ArrayBufferLike, number>();
  private buffers: { address: number; buffer: WeakRef<ArrayBufferLike> }[] = [];
  private nextAddress = RAM_ADDRESS;
  private readonly cores = new Map<string, { bytes: Uint8Array; core: NativeCore }>();

  /** @param mapped true if files can be reached by address: else only by a copy in memory */
  constructor(files: FileStore, coreFor: NativeCoreFor, mapped = true) {
    this.mapped = mapped;
    this.files = files;
    this.coreFor = coreFor;
  }

  /** Address of a file's contents or of a typed array's memory; 0 for what has none. */
  addressOf(value: unknown): number {
    if (typeof value === 'string') return (this.mapped && this.fileWith(value)?.address) || 0;
    if (isArrayBuffer(value)) return this.addressOfBuffer(value);
    if (!ArrayBuffer.isView(value)) return 0;
    const address = this.addressOfBuffer(value.buffer);
    return address === 0 ? 0 : address + value.byteOffset;
  }

  /** The function at an address of native code, which is a file's first byte plus 1 (the bit that says Thumb). */
  functionAt(address: number, signature: unknown): (...values: unknown[]) => number {
    if (signature !== SIGNATURE) throw new NotModelled(`E.nativeCall with signature ${String(signature)}`);
    const file = this.files.list().find(other => other.address + 1 === address);
    if (!file) throw new NotModelled(`E.nativeCall at ${hex(address)}, where no file of Storage begins`);
    const { name } = file;
    const code = new Code(file, this.files.version);
    return (...values) => {
      const [ramAddress = 0, procedure = 0, a = 0, b = 0] = [0, 1, 2, 3].map(index => toInteger(values[index]));
      this.mustStillStand(name, code, address);
      return this.run(name, this.core(name, code.bytes), ramAddress, procedure, a, b);
    };
  }

  /** The function at the first byte of native code that is handed over as a string: the interpreter runs a copy in RAM. */
  functionIn(code: string, address: number, signature: unknown): (...values: unknown[]) => number {
    if (signature !== SIGNATURE) throw new NotModelled(`E.nativeCall with signature ${String(signature)}`);
    const file = this.fileWith(code);
    if (!file || address !== 1)
      throw new NotModelled('E.nativeCall with code that is no file of Storage, or not from its start');
    const core = this.core(file.name, file.bytes.slice());
    return (...values) => {
      const [ramAddress = 0, procedure = 0, a = 0, b = 0] = [0, 1, 2, 3].map(index => toInteger(values[index]));
      return this.run(file.name, core, ramAddress, procedure, a, b);
    };
  }

  /** Bytes of typed-array memory whose address was asked for and that is still in use. */
  get ramInUse(): number {
    return this.buffers.reduce((sum, known) => sum + (known.buffer.deref()?.byteLength ?? 0), 0);
  }

  /** Device memory from a RAM address to the end of the buffer that holds it. */
  memoryAt(address: number): Uint8Array {
    for (const known of this.buffers) {
      const buffer = known.buffer.deref();
      if (buffer && address >= known.address && address < known.address + buffer.byteLength) {
        return new Uint8Array(buffer, address - known.address);
      }
    }
    throw new NotModelled(`a native call with memory at ${hex(address)}, where no typed array lies`);
  }

  private run(name: string, core: NativeCore, address: number, procedure: number, a: number, b: number): number {
    const memory = this.memoryAt(address);
    const status = core.run(memory, procedure, a, b) | 0;
    if (name === SCREEN_FILE) this.drawn(memory, procedure, a, b);
    return status;
  }

  /** A call by an old address, after the file moved, would run wild on a board. */
  private mustStillStand(name: string, code: Code, address: number): void {
    const file = this.files.find(name);
    if (file && file.address + 1 === address && code.isStill(file, this.files.version)) return;
    throw new NotModelled(`a native call to ${hex(address)} after file ${name} was moved or rewritten`);
  }

  private core(name: string, bytes: Uint8Array): NativeCore {
    if (name === UNPACKER_FILE) return this.unpacker;
    const known = this.cores.get(name);
    if (known && (known.bytes === bytes || haveSameBytes(known.bytes, bytes))) return known.core;
    const core = this.coreFor(name, bytes);
    this.cores.set(name, { bytes, core });
    return core;
  }

  /** The firmware's unpacker works on addresses anywhere; its twin in JavaScript stands in for it. */
  private readonly unpacker: NativeCore = {
    run: job => {
      const [from = 0, to = 0, length = 0, beforeEnd = 0] = new Uint32Array(job.slice(0, 16).buffer);
      this.memoryAt(to).set(unpack(this.bytesFrom(from), length, this.bytesBefore(beforeEnd)));
      return 0;
    },
  };

  private fileAround(address: number): StoredFile {
    const file = this.files
      .list()
      .find(other => address >= other.address && address <= other.address + other.bytes.length);
    if (!file) throw new NotModelled(`native code that reads at ${hex(address)}, where no file lies`);
    return file;
  }

  private bytesFrom(address: number): Uint8Array {
    const file = this.fileAround(address);
    return file.bytes.subarray(address - file.address);
  }

  private bytesBefore(end: number): Uint8Array {
    const file = this.fileAround(end - 1);
    return file.bytes.subarray(0, end - file.address);
  }

  private fileWith(text: string): StoredFile | undefined {
    return this.files.list().find(file => holds(file.bytes, text));
  }

  private addressOfBuffer(buffer: ArrayBufferLike): number {
    if (buffer.byteLength < SHORTEST_FLAT) return 0;
    const known = this.addresses.get(buffer);
    if (known !== undefined) return known;
    const address = this.nextAddress;
    this.nextAddress += (buffer.byteLength + 3) & ~3;
    this.addresses.set(buffer, address);
    this.buffers = this.buffers.filter(other => other.buffer.deref() !== undefined);
    this.buffers.push({ address, buffer: new WeakRef(buffer) });
    return address;
  }
}

/** What a file held when its address was taken: compared with it anew only after flash has changed. */
class Code {
  readonly bytes: Uint8Array;
  private seen: number;

  constructor(file: StoredFile, version: number) {
    this.bytes = file.bytes.slice();
    this.seen = version;
  }

  isStill(file: StoredFile, version: number): boolean {
    if (version !== this.seen && !haveSameBytes(file.bytes, this.bytes)) return false;
    this.seen = version;
    return true;
  }
}

function holds(bytes: Uint8Array, text: string): boolean {
  return bytes.length === text.length && bytes.every((byte, index) => byte === text.charCodeAt(index));
}

function hex(address: number): string {
  return `0x${(address >>> 0).toString(16).toUpperCase()}`;
}
