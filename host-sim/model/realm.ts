// What the model's parts need from the world of the device's own code: constructors of that world, so that arrays and
// errors handed to device code are its own, and the way back for errors.

import { guard, type NotModelled } from './not-modelled.ts';

/** Constructors and helpers of the context that device code runs in. */
export interface Realm {
  ArrayBuffer: ArrayBufferConstructor;
  Uint8Array: Uint8ArrayConstructor;
  Array: ArrayConstructor;
  Object: ObjectConstructor;
  JSON: JSON;
  /** Wraps a function of the model so that what it throws reaches device code as an error of the device's world. */
  protect<F extends (...values: never[]) => unknown>(call: F): F;
  /** Throws a refusal into device code, and keeps it for the tests even if device code swallows it. */
  refuse(error: NotModelled): never;
}

/** Puts `values` into an array of the device's world. */
export function deviceArray<T>(realm: Realm, values: readonly T[]): T[] {
  const array = new realm.Array<T>();
  for (const value of values) array.push(value);
  return array;
}

/** Puts `fields` into an object of the device's world. */
export function deviceObject<T extends object>(realm: Realm, fields: T): T {
  return realm.Object.assign(new realm.Object(), fields) as T;
}

/** Copies `bytes` into a Uint8Array of the device's world. */
export function deviceBytes(realm: Realm, bytes: Uint8Array): Uint8Array {
  const copy = new realm.Uint8Array(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Protects every function of `api` and guards it against members that it lacks. */
export function expose<T extends object>(realm: Realm, name: string, api: T): T {
  const members = deviceObject(realm, {}) as Record<string, unknown>;
  for (const [member, value] of Object.entries(api)) {
    members[member] = typeof value === 'function' ? realm.protect(value as () => unknown) : value;
  }
  return guard(name, members as T, realm.refuse);
}
