// Pins as device code sees them: the globals D0, BTN1 and so on, and the functions that take pins.
// BTN1 and the pin that it names are one object, as on a board.

import { NotModelled } from './not-modelled.ts';
import type { Pin, Pins, WatchEvent } from './pins.ts';
import { deviceObject, expose, type Realm } from './realm.ts';
import { toInteger } from './values.ts';

/** Pins for device code. */
export interface PinGlobals {
  /** Names and values of globals. */
  globals: Record<string, unknown>;
  /** The pin that a value from device code stands for: a pin object or a name. Throws for anything else. */
  pinOf(value: unknown): Pin;
  /** True for a pin object. */
  isPin(value: unknown): boolean;
}

/** Makes the pins of one device. @param call runs a callback of device code */
export function makePins(
  realm: Realm,
  pins: Pins,
  aliases: Readonly<Record<string, string>>,
  call: (callback: unknown, event: unknown) => void,
): PinGlobals {
  const byHandle = new WeakMap<object, Pin>();
  const handles = new Map<Pin, object>();
  const pinOf = (value: unknown): Pin => {
    if (typeof value === 'string') return pins.named(aliases[value] ?? value);
    const pin = typeof value === 'object' && value !== null ? byHandle.get(value) : undefined;
    if (!pin) throw new NotModelled(`${String(value)} as a pin`);
    return pin;
  };
  for (const name of pins.names) {
    const pin = pins.named(name);
    const handle = pinHandle(realm, pins, pin);
    handles.set(pin, handle);
    byHandle.set(handle, pin);
  }
  const globals: Record<string, unknown> = { ...pinFunctions(realm, pins, pinOf), HIGH: 1, LOW: 0 };
  for (const [pin, handle] of handles) globals[pin.name] = handle;
  for (const [alias, name] of Object.entries(aliases)) globals[alias] = globals[name];
  globals.setWatch = realm.protect((callback: unknown, pin: unknown, options: unknown): number => {
    if (typeof callback !== 'function') throw new Error('Function or String not supplied!');
    return pins.watch(pinOf(pin), options, (event: WatchEvent) => {
      call(callback, deviceObject(realm, { ...event, pin: handles.get(event.pin as Pin) }));
    });
  });
  globals.clearWatch = realm.protect((...ids: unknown[]): void => {
    if (ids.length > 0 && ids[0] === undefined) {
      throw new Error('clearWatch(undefined) not allowed. Use clearWatch() instead');
    }
    pins.clearWatch(ids.length === 0 ? undefined : toInteger(ids[0]));
  });
  const isPin = (value: unknown): boolean => typeof value === 'object' && value !== null && byHandle.has(value);
  return { globals, pinOf, isPin };
}

function pinHandle(realm: Realm, pins: Pins, pin: Pin): object {
  const handle: Record<string, unknown> = {
    read: () => pins.read(pin) === 1,
    write: (value: unknown) => pins.write(pin, value),
    set: () => pins.write(pin, 1),
    reset: () => pins.write(pin, 0),
    toggle: () => {
      pins.write(pin, 1 - pin.written);
      return pin.written === 1;
    },
    mode: (mode: unknown) => pins.setMode(pin, mode),
    getMode: () => pin.mode,
    toString: () => pin.name,
    toJSON: () => pin.name,
  };
  return expose(realm, pin.name, handle);
}

function pinFunctions(realm: Realm, pins: Pins, pinOf: (value: unknown) => Pin): Record<string, unknown> {
  const many = (value: unknown): Pin[] => (Array.isArray(value) ? value.map(pinOf) : [pinOf(value)]);
  return {
    pinMode: realm.protect((pin: unknown, mode: unknown) => pins.setMode(pinOf(pin), mode)),
    getPinMode: realm.protect((pin: unknown) => pinOf(pin).mode),
    digitalRead: realm.protect((pin: unknown) => many(pin).reduce((bits, one) => (bits << 1) | pins.read(one), 0)),
    analogWrite: realm.protect((pin: unknown, _part: unknown, options: unknown) => pins.wave(pinOf(pin), options)),
    digitalWrite: realm.protect((pin: unknown, value: unknown) => {
      // An array takes the lowest bit at its last pin.
      const all = many(pin).reverse();
      if (all.length === 1 && all[0]) pins.write(all[0], value);
      else for (const [bit, one] of all.entries()) pins.write(one, (toInteger(value) >> bit) & 1);
    }),
  };
}

/** A connector's object, as Q0 on boards that have such: its pins, and setPower. */
export function makeSocket(
  realm: Realm,
  name: string,
  pins: Pins,
  wires: Readonly<Record<string, string>>,
  globals: Readonly<Record<string, unknown>>,
): object {
  const socket: Record<string, unknown> = {};
  for (const [wire, pin] of Object.entries(wires)) socket[wire] = globals[pin];
  socket.setPower = function (this: unknown, on: unknown): unknown {
    if (wires.fet) pins.write(pins.named(wires.fet), on);
    if (wires.gnd) pins.write(pins.named(wires.gnd), 0);
    if (wires.vcc) pins.write(pins.named(wires.vcc), on);
    return this;
  };
  return expose(realm, name, socket);
}
