// The object `E` of the interpreter: the members that a handheld needs.
// What a board has and a handheld does not use is refused by name.

import { crc32 } from '#platform';
import type { Board } from '../../boards/schema.ts';
import type { NativeMemory } from './native.ts';
import { NotModelled, Refusal } from './not-modelled.ts';
import type { SeededRandom } from './random.ts';
import { deviceBytes, expose, type Realm } from './realm.ts';
import { isArrayBuffer, stringOfBytes, toBytes } from './values.ts';

/** What `E` reaches outside itself. */
export interface EServices {
  native: NativeMemory;
  random: SeededRandom;
  /** Starts the device anew; does not return to the code that called it. */
  reboot(): never;
  /** Notes the handler of an event: init, kill, errorFlag. */
  on(event: string, handler: unknown): void;
  /** The error flags as a list of device code; none is set afterwards. */
  takeErrorFlags(): unknown;
  board: Board;
  /** Charge of the battery in percent. */
  battery(): number;
}

/** Builds of the interpreter that have E.getBattery. */
const BUILDS_WITH_GET_BATTERY = ['PIXLJS', 'PUCKJS'];

/** Volts of the lithium cell when empty and when full. */
const EMPTY_VOLTS = 3.3;
const FULL_VOLTS = 4.2;

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
    memoryArea: (address: unknown, length: unknown): string =>
      stringOfBytes(services.native.memoryAt(Number(address)).subarray(0, Number(length))),
    getAddressOf(value: unknown, flat: unknown): number {
      if (!flat) throw new NotModelled('E.getAddressOf of a variable itself (second argument not true)');
      return services.native.addressOf(value);
    },
    nativeCall(address: unknown, signature: unknown, data: unknown): unknown {
      const { native } = services;
      if (data === undefined) return realm.protect(native.functionAt(Number(address), signature));
      return realm.protect(native.functionIn(String(data), Number(address), signature));
    },
    getSizeOf(value: unknown): number {
      if (!isArrayBuffer(value) && !ArrayBuffer.isView(value))
        throw new NotModelled('E.getSizeOf of anything but data');
      return Math.ceil(value.byteLength / 12) + 2;
    },
    ...batteryOf(services),
    getErrorFlags: (): unknown => services.takeErrorFlags(),
    enableWatchdog: (): void => {},
    kickWatchdog: (): void => {},
    setConsole: (): void => {},
    reboot: (): never => services.reboot(),
    on: (event: unknown, handler: unknown): void => services.on(String(event), handler),
  });
}

/** How the charge can be measured: in percent, as the voltage at the nRF52840's VDDH, or not at all. */
function batteryOf({ board, battery }: EServices): Record<string, () => number> {
  const refused = (name: string) => (): never => {
    throw new Refusal(`E.${name} is not in the interpreter for ${board.espruino}`);
  };
  const hasPercent = BUILDS_WITH_GET_BATTERY.includes(board.espruino);
  const hasVolts = board.chip === 'nRF52840';
  return {
    getBattery: hasPercent ? () => Math.round(battery()) : refused('getBattery'),
    getVDDH: hasVolts ? () => EMPTY_VOLTS + ((FULL_VOLTS - EMPTY_VOLTS) * battery()) / 100 : refused('getVDDH'),
  };
}
