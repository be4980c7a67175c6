// The object `E` of the interpreter: the members that a handheld needs.

import type { NativeMemory } from './native.ts';
import { NotModelled } from './not-modelled.ts';
import type { SeededRandom } from './random.ts';
import { deviceBytes, expose, type Realm } from './realm.ts';
import { isArrayBuffer, stringOfBytes, toBytes } from './values.ts';

/** What `E` reaches outside itself. */
export interface EServices {
  native: NativeMemory;
  random: SeededRandom;
  /** Starts the device anew; does not return to the code that called it. */
  reboot(): never;
  /** Notes the handler of an event: init, kill. */
  on(event: string, handler: unknown): void;
  /** Charge of the battery in percent. */
  battery(): number;
}

/** Makes `E` for one device. */
export function makeE(realm: Realm, services: EServices): object {
  return expose(realm, 'E', {
    hwRand: (): number => services.random.word(),
    CRC32: (data: unknown): number => crc32(toBytes(data)),
    toUint8Array: (...data: unknown[]): Uint8Array => deviceBytes(realm, toBytes(data)),
    toArrayBuffer: (text: unknown): ArrayBuffer | undefined =>
      typeof text === 'string' ? (deviceBytes(realm, toBytes(text)).buffer as ArrayBuffer) : undefined,
    toString: (...data: unknown[]): string => stringOfBytes(toBytes(data)),
    toFlatString: (...data: unknown[]): string => stringOfBytes(toBytes(data)),
    getAddressOf(value: unknown, flat: unknown): number {
      if (!flat) throw new NotModelled('E.getAddressOf of a variable itself (second argument not true)');
      return services.native.addressOf(value);
    },
    nativeCall(address: unknown, signature: unknown, data: unknown): unknown {
      if (data !== undefined) throw new NotModelled('E.nativeCall with data');
      return realm.protect(services.native.functionAt(Number(address), signature));
    },
    getSizeOf(value: unknown): number {
      if (!isArrayBuffer(value) && !ArrayBuffer.isView(value))
        throw new NotModelled('E.getSizeOf of anything but data');
      return Math.ceil(value.byteLength / 12) + 2;
    },
    getBattery: (): number => services.battery(),
    enableWatchdog: (): void => {},
    kickWatchdog: (): void => {},
    setConsole: (): void => {},
    reboot: (): never => services.reboot(),
    on: (event: unknown, handler: unknown): void => services.on(String(event), handler),
  });
}

/** CRC-32 with the polynomial 0xEDB88320, from 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
