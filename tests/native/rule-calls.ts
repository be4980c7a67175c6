// Random calls of a rule pack that get past its validator: inputs from the described domains, and now and then from outside them.
// Dice come as the procedure asks for them, one call a die, as on the device.
import { type Engine, mostDice } from '../../wasm-core/bindings/pack.ts';
import { domain, listAddresses } from '../../wasm-core/build/schema.ts';
import {
  elementBytes,
  type Field,
  type PackDescription,
  type Procedure,
  proceduresOf,
  type ScalarType,
} from '../../wasm-core/describe/description.ts';
import {
  ABSENT,
  DESCRIBE,
  DICE,
  DICE_COUNT,
  DICE_ERROR,
  IMPOSSIBLE,
  WANTED_LOWEST,
  WANTED_SIDES,
} from '../../wasm-core/memory-map.ts';
import type { Call, Patch } from '../../wasm-core/native/engine/calls.ts';
import type { Random } from './random.ts';

const WILD_CALLS_PERCENT = 20;
const WILD_FIELDS_PERCENT = 30;
const DESCRIBE_PERCENT = 4;
const UNKNOWN_PERCENT = 1;
const CLEARED_PERCENT = 2;
const LITTERED_PERCENT = 2;
const IMPOSSIBLE_FACES_PERCENT = 2;
const LEFT_OUT_PERCENT = 25;

function wordBytes(word: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, word, true);
  return bytes;
}

/** Makes calls one after another; each may depend on what the last one answered. */
export class RuleCalls {
  readonly #random: Random;
  readonly #engine: Engine;
  readonly #procedures: readonly Procedure[];
  readonly #addresses: readonly Record<string, number>[];
  #waiting: { readonly call: Call; readonly dice: number[] } | undefined;

  /** `engine` is the one that runs the calls as they are made: its window tells which die is wanted. */
  constructor(pack: PackDescription, random: Random, engine: Engine) {
    this.#random = random;
    this.#engine = engine;
    this.#procedures = proceduresOf(pack);
    this.#addresses = this.#procedures.map(procedure => listAddresses(procedure));
  }

  /** The next call; `status` is the answer to the last one. */
  next(status: number): Call {
    const asked = this.#waiting;
    this.#waiting = undefined;
    if (asked && status === DICE_ERROR) {
      const again = this.#withDie(asked.call, asked.dice);
      if (again) return again;
    }
    const random = this.#random;
    if (random.chance(UNKNOWN_PERCENT)) return this.#unknown();
    const number = random.between(0, this.#procedures.length - 1);
    const procedure = this.#procedures[number]!;
    if (random.chance(DESCRIBE_PERCENT) && procedure.fields.length > 0) {
      const field = random.between(0, procedure.fields.length - 1);
      return { procedure: DESCRIBE + number, a: field, b: random.any(), patches: [] };
    }
    const call = this.#rule(number, procedure);
    this.#waiting = { call, dice: [] };
    return { ...call, patches: [...call.patches, { address: DICE_COUNT, bytes: wordBytes(0) }] };
  }

  /** A number that no procedure has; DESCRIBE of a field that is not there has no defined answer, so it is left out. */
  #unknown(): Call {
    const number = this.#random.any();
    const procedure = number >= 0 && number < 2 * DESCRIBE ? number + 2 * DESCRIBE : number;
    return { procedure, a: this.#random.any(), b: this.#random.any(), patches: [] };
  }

  #withDie(call: Call, dice: number[]): Call | undefined {
    const view = new DataView(this.#engine.window.buffer, this.#engine.window.byteOffset);
    const sides = view.getInt32(WANTED_SIDES, true);
    const lowest = view.getInt32(WANTED_LOWEST, true);
    if (sides === 0 || dice.length === mostDice(this.#procedures[call.procedure]!)) return undefined;
    const random = this.#random;
    dice.push(
      random.chance(IMPOSSIBLE_FACES_PERCENT) ? random.any() & 255 : random.between(lowest, lowest + sides - 1),
    );
    this.#waiting = { call, dice };
    const patches = [
      { address: DICE, bytes: Uint8Array.from(dice) },
      { address: DICE_COUNT, bytes: wordBytes(dice.length) },
    ];
    return { ...call, clear: false, patches: [...call.patches, ...patches] };
  }

  #rule(number: number, procedure: Procedure): Call {
    const random = this.#random;
    const wild = random.chance(WILD_CALLS_PERCENT);
    const patches: Patch[] = [];
    if (random.chance(LITTERED_PERCENT)) patches.push({ address: 0, bytes: this.#litter() });
    const words = procedure.fields.map(field => {
      const odd = wild && random.chance(WILD_FIELDS_PERCENT);
      return field.type.kind === 'list'
        ? this.#list(field, this.#addresses[number]![field.name]!, odd, patches)
        : this.#scalar(field, odd);
    });
    for (const [k, word] of words.entries()) if (k > 1) patches.push({ address: 4 * k, bytes: wordBytes(word) });
    return {
      procedure: number,
      a: words[0] ?? random.any(),
      b: words[1] ?? random.any(),
      clear: random.chance(CLEARED_PERCENT),
      patches,
    };
  }

  #litter(): Uint8Array {
    return new Uint8Array(
      Int32Array.from({ length: this.#engine.window.length / 4 }, () => this.#random.word()).buffer,
    );
  }

  #outside(low: number, high: number): number {
    return this.#random.pick([low - 1, high + 1, ABSENT, IMPOSSIBLE, this.#random.any()]) | 0;
  }

  #scalar({ type, optional }: Field, odd: boolean): number {
    if (optional && this.#random.chance(LEFT_OUT_PERCENT)) return ABSENT;
    const [low, high] = domain(type as ScalarType);
    return odd ? this.#outside(low, high) : this.#random.inside(low, high);
  }

  #list({ type, optional }: Field, address: number, odd: boolean, patches: Patch[]): number {
    if (type.kind !== 'list' || (optional && this.#random.chance(LEFT_OUT_PERCENT))) return ABSENT;
    const [low, high] = domain(type.element);
    const width = elementBytes(type.element);
    const count = this.#random.inside(type.least, type.most);
    const bytes = new Uint8Array(count * width);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < count; i++) {
      const value =
        odd && this.#random.chance(WILD_FIELDS_PERCENT) ? this.#outside(low, high) : this.#random.inside(low, high);
      if (width === 1) view.setInt8(i, value);
      else if (width === 2) view.setInt16(2 * i, value, true);
      else view.setInt32(4 * i, value, true);
    }
    // Lists without repetition would otherwise seldom be accepted.
    const given = type.distinct && !odd ? new Set(bytes).size : count;
    if (type.distinct && !odd) bytes.set([...new Set(bytes)]);
    if (count > 0) patches.push({ address, bytes });
    return odd && this.#random.chance(WILD_FIELDS_PERCENT) ? this.#outside(type.least, type.most) : given;
  }
}
