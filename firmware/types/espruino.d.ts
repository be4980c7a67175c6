// What the firmware uses of Espruino and the published types (frozen at firmware 1v95) lack or state otherwise.
// Checked against the reference of the current interpreter.

interface Graphics {
  readonly buffer: ArrayBuffer;
  clear(reset: boolean): Graphics;
  clearRect(x1: number, y1: number, x2: number, y2: number): Graphics;
  setColor(color: number): Graphics;
  setBgColor(color: number): Graphics;
  setFont(name: string, scale: number): Graphics;
  setFontAlign(x: number, y: number): Graphics;
}

declare namespace Graphics {
  function createArrayBuffer(
    width: number,
    height: number,
    bitsPerPixel: number,
    options: { vertical_byte: boolean; msb: boolean },
  ): Graphics;
}

declare namespace E {
  function getAddressOf(value: unknown, flat: boolean): number;
  function nativeCall(address: number, signature: string, code?: string): (...args: number[]) => number;
  function toString(text: string): string;
  function CRC32(data: string): number;
  function toArrayBuffer(text: string): ArrayBuffer;
}

interface WatchEvent {
  readonly state: boolean;
  /** Seconds since power-on. */
  readonly time: number;
}

interface I2C {
  writeTo(address: number, ...data: (number | ArrayLike<number>)[]): void;
}

interface EspruinoStorage {
  read(name: string): string | undefined;
  list(): string[];
  getFree(): number;
}

declare function require(module: 'Storage'): EspruinoStorage;
declare function require(module: string): unknown;
declare function pinMode(pin: Pin, mode: 'input_pullup' | 'input_pulldown'): void;
declare function getTime(): number;
declare function setTimeout(callback: () => void, milliseconds: number): number;
declare function clearTimeout(id: number): void;

/** Console output. */
declare function print(...values: unknown[]): void;

declare const global: Record<string, unknown>;
