// The SPI bus of a board: bytes go to what is selected by a low pin, as commands or data by the level of another.
// Nothing on the bus ever answers: a missing part cannot be told from one that is there.

import { NotModelled } from './not-modelled.ts';
import type { Pin, Pins } from './pins.ts';
import { deviceBytes, expose, type Realm } from './realm.ts';
import { toBytes } from './values.ts';

/** Something on the bus that only listens. */
export interface SpiDevice {
  sck: string;
  mosi: string;
  /** High: bytes are data. */
  dc: string;
  /** Low: the device listens. */
  cs: string;
  /** Low: the device resets. */
  rst: string;
  /** False while it has no power or no wires. */
  present(): boolean;
  command(byte: number): void;
  data(byte: number): void;
  reset(): void;
}

/** All SPI peripherals of a board and what hangs on them. */
export class SpiBus {
  /** Bytes over the wire since they were last counted anew. */
  bytes = 0;
  private readonly devices: SpiDevice[] = [];
  private readonly levelOf: (pin: string) => 0 | 1;

  /** @param levelOf reads a pin by name */
  constructor(levelOf: (pin: string) => 0 | 1) {
    this.levelOf = levelOf;
  }

  attach(device: SpiDevice): void {
    this.devices.push(device);
  }

  /** A pin changed its level. */
  pinChanged(pin: string): void {
    for (const device of this.devices) if (device.rst === pin && this.levelOf(pin) === 0) device.reset();
  }

  /** Bytes leave the board on these pins. */
  send(sck: string, mosi: string, bytes: Uint8Array): void {
    this.bytes += bytes.length;
    for (const device of this.devices) {
      const listens = device.sck === sck && device.mosi === mosi && this.levelOf(device.cs) === 0 && device.present();
      if (!listens) continue;
      const isData = this.levelOf(device.dc) === 1;
      for (const byte of bytes) {
        if (isData) device.data(byte);
        else device.command(byte);
      }
    }
  }
}

/** One SPI object (SPI1 and so on) as device code sees it. */
export function makeSpi(
  realm: Realm,
  name: string,
  bus: SpiBus,
  pins: Pins,
  pinOf: (value: unknown) => Pin,
  isPin: (value: unknown) => boolean,
): object {
  let wires: { sck: string; mosi: string } | undefined;
  const send = (data: unknown[], select: Pin | undefined): Uint8Array => {
    if (!wires) throw new NotModelled(`${name} before ${name}.setup with pins`);
    const bytes = toBytes(data);
    if (select) pins.write(select, 0);
    bus.send(wires.sck, wires.mosi, bytes);
    if (select) pins.write(select, 1);
    return bytes;
  };
  return expose(realm, name, {
    setup(options: unknown): void {
      const given = (options ?? {}) as Record<string, unknown>;
      if (given.sck === undefined || given.mosi === undefined)
        throw new NotModelled(`${name}.setup without sck and mosi`);
      for (const unmodelled of ['miso', 'mode', 'order', 'bits']) {
        if (given[unmodelled] !== undefined) throw new NotModelled(`${name}.setup with ${unmodelled}`);
      }
      wires = { sck: pinOf(given.sck).name, mosi: pinOf(given.mosi).name };
    },
    write(...data: unknown[]): void {
      // A pin at the end selects the device.
      const last = data.at(-1);
      const select = isPin(last) ? pinOf(data.pop()) : undefined;
      send(data, select);
    },
    send(data: unknown, select: unknown): Uint8Array {
      const bytes = send([data], select === undefined ? undefined : pinOf(select));
      return deviceBytes(realm, new Uint8Array(bytes.length));
    },
  });
}
