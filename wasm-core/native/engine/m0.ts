// Runs a pack's ARMv6-M blob in the Cortex-M0+ of rp2040js: that core alone, on a bus that holds blob, window and stack.
// Checks after every call what the caller of native code relies on: the registers and the stack that it kept.
import { createRequire } from 'node:module';
import type { RP2040 } from 'rp2040js';
import type { Engine } from '../../bindings/pack.ts';
import { TRAP_CODE } from '../trap-map.ts';
import { BLOB_BASE, Bus, NativeFault, STACK_TOP, WINDOW_BASE } from './bus.ts';

type Core = RP2040['core'];

/** Where a call returns to; outside every memory, so code that gets there otherwise can't go on. */
const RETURN = 0x00000100;
const THUMB = 1;
const SAVED_REGISTERS = [4, 5, 6, 7, 8, 9, 10, 11] as const;
const PATTERN = 0xa5a50000;
/** The longest procedures take some ten thousand instructions; more than this is a loop without end. */
const MOST_INSTRUCTIONS = 50_000_000;

/** An engine that also tells what its last call cost. */
export interface NativeEngine extends Engine {
  /** Instructions of the last call, from the entry to the return. */
  readonly instructions: number;
  /** Deepest stack of all calls so far, in bytes. */
  readonly stackBytes: number;
  /** Why the last call trapped, 0 if it did not (see trap-map.ts). */
  readonly trapCode: number;
}

let coreClass: (new (bus: Bus) => Core) | undefined;

/** The package exports a whole chip, whose core knows its class. Loaded on first use: most runs need no emulator. */
function newCore(bus: Bus): Core {
  if (!coreClass) {
    const { RP2040 } = createRequire(import.meta.url)('rp2040js') as typeof import('rp2040js');
    coreClass = new RP2040().core.constructor as new (bus: Bus) => Core;
  }
  return new coreClass(bus);
}

class M0Engine implements NativeEngine {
  readonly window: Uint8Array;
  instructions = 0;
  readonly #bus: Bus;
  readonly #core: Core;
  readonly #view: DataView;

  constructor(blob: Uint8Array, windowBytes: number) {
    this.#bus = new Bus(blob, windowBytes);
    this.#core = newCore(this.#bus);
    this.window = this.#bus.ram.subarray(0, windowBytes);
    this.#view = new DataView(this.#bus.ram.buffer);
  }

  get stackBytes(): number {
    return STACK_TOP - this.#bus.lowestStack;
  }

  get trapCode(): number {
    return this.#view.getUint32(this.window.length + TRAP_CODE, true);
  }

  run(procedure: number, a: number, b: number): number {
    const core = this.#core;
    const { registers } = core;
    registers.set([WINDOW_BASE, procedure, a, b]);
    for (const register of SAVED_REGISTERS) registers[register] = PATTERN + register;
    core.SP = STACK_TOP;
    core.LR = RETURN | THUMB;
    core.PC = BLOB_BASE;
    let instructions = 0;
    while (core.PC !== RETURN) {
      core.executeInstruction();
      if (++instructions > MOST_INSTRUCTIONS) throw new NativeFault(`procedure ${procedure} does not return`);
    }
    this.instructions = instructions;
    if (core.SP !== STACK_TOP) throw new NativeFault(`procedure ${procedure} returns with another stack pointer`);
    const lost = SAVED_REGISTERS.find(register => registers[register] !== PATTERN + register);
    if (lost !== undefined) throw new NativeFault(`procedure ${procedure} returns with another r${lost}`);
    return registers[0]! | 0;
  }
}

/** A blob in the emulated Cortex-M0+, with a window of its own. Its `run` throws a NativeFault for code that no chip would run well. */
export function m0Engine(blob: Uint8Array, windowBytes: number): NativeEngine {
  return new M0Engine(blob, windowBytes);
}
