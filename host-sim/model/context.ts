// The JavaScript world that device code runs in: an engine context from which everything is taken that a board's
// interpreter lacks, and the crossing of errors between the model and that world.

import { newWorld } from '#platform';
import { NotModelled, Refusal } from './not-modelled.ts';
import type { SeededRandom } from './random.ts';
import type { Realm } from './realm.ts';
import { GLOBALS_KEPT, GLOBALS_NOT_MODELLED, MEMBERS_KEPT } from './vocabulary.ts';

/** A context for device code. */
export class DeviceContext {
  readonly realm: Realm;
  private readonly world = newWorld();
  private readonly errors: Record<string, ErrorConstructor>;
  private readonly refusals = new WeakSet<object>();
  private haltedBy: symbol | undefined;

  /** @param onRefusal told of every call that is not modelled, even if device code catches the error */
  constructor(random: SeededRandom, onRefusal: (error: Refusal) => void) {
    this.errors = this.run('({ Error, TypeError, SyntaxError, ReferenceError })') as Record<string, ErrorConstructor>;
    this.errors.InternalError = this.run(
      '(class InternalError extends Error { get name() { return "InternalError"; } })',
    ) as ErrorConstructor;
    this.realm = this.makeRealm(onRefusal);
    this.takeAway();
    this.adaptMaths(random);
    this.adaptJson();
    this.define('InternalError', this.errors.InternalError);
    for (const name of GLOBALS_NOT_MODELLED) this.defineRefusal(name);
  }

  /** Defines a global of the device. */
  define(name: string, value: unknown): void {
    Object.defineProperty(this.world.globals, name, { value, writable: true, configurable: true, enumerable: false });
  }

  /** Evaluates code at top level and returns its value. Throws what the code throws, or a SyntaxError. */
  run(code: string, fileName = 'console'): unknown {
    return this.world.run(code, fileName);
  }

  /**
   * Ends the device code that is running, if any: every call into the model throws the signal from now on. Code that
   * catches it can't do anything that is seen outside.
   */
  halt(signal: symbol): void {
    this.haltedBy = signal;
  }

  /** Runs promise callbacks that are due. */
  drainPromises(): void {
    this.world.drainPromises();
  }

  private makeRealm(onRefusal: (error: Refusal) => void): Realm {
    const parts = this.run('({ ArrayBuffer, Uint8Array, Array, Object, JSON })') as Pick<
      Realm,
      'ArrayBuffer' | 'Uint8Array' | 'Array' | 'Object' | 'JSON'
    >;
    return {
      ...parts,
      protect: call => this.protect(call, onRefusal),
      refuse: error => {
        if (this.haltedBy) throw this.haltedBy;
        onRefusal(error);
        throw this.deviceError(error);
      },
    };
  }

  private protect<F extends (...values: never[]) => unknown>(call: F, onRefusal: (error: Refusal) => void): F {
    const context = this;
    return function (this: unknown, ...values: never[]): unknown {
      if (context.haltedBy) throw context.haltedBy;
      try {
        return call.apply(this, values);
      } catch (error) {
        if (context.haltedBy) throw context.haltedBy;
        if (error instanceof Refusal) onRefusal(error);
        throw context.deviceError(error);
      }
    } as F;
  }

  /** An error of the model as one of the device's world; anything else passes as it is. */
  private deviceError(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    const kind = this.errors[error.name] ?? (this.errors.Error as ErrorConstructor);
    const crossed = new kind(error.message);
    if (error instanceof Refusal) this.refusals.add(crossed);
    return crossed;
  }

  /** True for an error that tells device code of a refusal already reported. */
  isRefusal(error: unknown): boolean {
    return typeof error === 'object' && error !== null && this.refusals.has(error);
  }

  private takeAway(): void {
    const kept = new Set(GLOBALS_KEPT);
    const names = this.run('Object.getOwnPropertyNames(globalThis)') as string[];
    for (const [path, members] of Object.entries(MEMBERS_KEPT)) keepOnly(this.run(path) as object, members.split(' '));
    for (const name of names) if (!kept.has(name)) this.run(`delete globalThis.${name}`);
  }

  /** Random numbers from the device's seed; halves rounded away from zero, as the interpreter does below zero. */
  private adaptMaths(random: SeededRandom): void {
    const maths = this.run('Math') as Record<string, unknown>;
    maths.random = () => random.fraction();
    maths.randInt = (range: unknown) => (range === undefined ? random.word() : (random.word() >>> 0) % Number(range));
    maths.clip = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
    maths.round = (value: unknown) => {
      const number = Number(value);
      return number < 0 ? -Math.round(-number) : Math.round(number);
    };
  }

  /** Typed arrays go into JSON as lists, and characters outside ASCII as escapes. */
  private adaptJson(): void {
    Object.defineProperty(this.run('Object.getPrototypeOf(Uint8Array.prototype)') as object, 'toJSON', {
      value: this.run('(function toJSON() { return [].slice.call(this); })'),
    });
    const json = this.run('JSON') as Record<string, unknown>;
    const stringify = json.stringify as (value: unknown, replacer: null, space: unknown) => string | undefined;
    const escaped = (character: string): string =>
      `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    json.stringify = (value: unknown, _ignored: unknown, space: unknown): string =>
      (stringify(value, null, space) ?? 'null').replace(/[^ -~\n]/g, escaped);
  }

  private defineRefusal(name: string): void {
    Object.defineProperty(this.world.globals, name, {
      configurable: true,
      enumerable: false,
      get: () => this.realm.refuse(new NotModelled(name)),
    });
  }
}

/** Deletes every member that is neither kept nor named by a symbol; the language's own links stay. */
function keepOnly(owner: object, kept: string[]): void {
  const wanted = new Set([...kept, 'constructor', 'prototype', 'length', 'name']);
  for (const name of Object.getOwnPropertyNames(owner)) {
    if (!wanted.has(name)) Reflect.deleteProperty(owner, name);
  }
}
