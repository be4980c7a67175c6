// What the firmware uses of Espruino and the published types (frozen at firmware 1v95) lack or state otherwise.
// Checked against the reference of the current interpreter.

interface Graphics {
  readonly buffer: ArrayBuffer;
  clear(reset: boolean): Graphics;
  clearRect(x1: number, y1: number, x2: number, y2: number): Graphics;
  setColor(color: number): Graphics;
  setBgColor(color: number): Graphics;
  setFont(name: string, scale: number): Graphics;
  /** A font of one bit a pixel, column by column from the top. */
  setFontCustom(bitmap: string, firstCharacter: number, width: number, height: number): Graphics;
  /** Called by setFont("6x8", scale) where the firmware has no such font. */
  setFont6x8: () => void;
  setFontAlign(x: number, y: number): Graphics;
  setRotation(rotation: number): Graphics;
  /** Boards with a screen: shows what was drawn since the last time. */
  flip(): void;
}

/** The screen of boards that have one built in. */
declare const g: Graphics;

/** Pixl.js: its LCD. */
declare namespace Pixl {
  function setContrast(part: number): void;
  function setLCDPower(on: boolean): void;
}

declare namespace Graphics {
  function createArrayBuffer(
    width: number,
    height: number,
    bitsPerPixel: number,
    options: { vertical_byte: boolean; msb: boolean; buffer?: ArrayBuffer },
  ): Graphics;
}

declare namespace E {
  /** Bytes anywhere in memory as a text that is read where they lie. */
  function memoryArea(address: number, length: number): string;
  function getAddressOf(value: unknown, flat: boolean): number;
  function nativeCall(address: number, signature: string, code?: string): (...args: number[]) => number;
  // biome-ignore lint/suspicious/noShadowRestrictedNames: the interpreter's own name
  function toString(data: string | Uint8Array): string;
  /** Charge in percent; only in builds for boards with a battery of known kind. */
  function getBattery(): number;
  /** Volts of the supply of an nRF52840. */
  function getVDDH(): number;
  function on(event: 'errorFlag', handler: (flags: string[]) => void): void;
  /** The error flags, which are taken back. */
  function getErrorFlags(): string[];
  function CRC32(data: string | Uint8Array): number;
  function toArrayBuffer(text: string): ArrayBuffer;
}

/** Bluetooth of nRF52 chips. */
declare namespace NRF {
  function setSecurity(options: { passkey: string; mitm: boolean; display: boolean; encryptUart: boolean }): void;
}

interface WatchEvent {
  readonly state: boolean;
  /** Seconds since power-on. */
  readonly time: number;
}

/** What a bus sends: bytes, lists of such, or one of them so many times. */
type BusData = number | ArrayBufferView | { data: number; count: number } | readonly BusData[];

interface I2C {
  writeTo(address: number, ...data: BusData[]): void;
  readFrom(address: number, count: number): Uint8Array;
}

interface SPI {
  setup(options: { sck: Pin; mosi: Pin; baud: number }): void;
  /** A pin as the last argument is low while the bytes are sent. */
  write(data: BusData, select: Pin): void;
}

interface EspruinoStorage {
  /** Length 0 or none: to the end. */
  read(name: string, offset?: number, length?: number): string | undefined;
  /** Only blank bytes of a file can be written. `size` counts when the file is made. Throws in the interpreter's words. */
  write(name: string, data: ArrayLike<number>, offset: number, size?: number): boolean;
  list(): string[];
  getFree(): number;
}

declare function require(module: 'Storage'): EspruinoStorage;
declare function require(module: string): unknown;
declare function pinMode(pin: Pin, mode: 'input_pullup' | 'input_pulldown'): void;
/** A square wave of `freq` Hz, high for this part of the time, 0 to 1. */
declare function analogWrite(pin: Pin, part: number, options: { freq: number }): void;
declare function getTime(): number;
/** A text is evaluated as code. */
declare function setTimeout(callback: (() => void) | string, milliseconds: number): number;
/** Starts the interpreter anew. */
declare function load(): void;
declare function clearTimeout(id: number): void;

/** Console output. */
declare function print(...values: unknown[]): void;

declare const global: Record<string, unknown>;
