// The I2C bus of a board: which pins a peripheral drives, which devices answer on them, and how many bytes went over.
// Timing on the wire is left out; what the chip cuts off or answers with is kept.

import { NotModelled } from './not-modelled.ts';
import type { Pin } from './pins.ts';
import { deviceBytes, expose, type Realm } from './realm.ts';
import { toBytes, toInteger } from './values.ts';

/** Something on the bus. */
export interface BusDevice {
  /** 7-bit address. */
  address: number;
  /** Data and clock pins that it is wired to. */
  sda: string;
  scl: string;
  /** False while it has no power or no wires. */
  present(): boolean;
  /** Takes the payload of one write. */
  write(data: Uint8Array): void;
  /** Gives `count` bytes. */
  read(count: number): Uint8Array;
}

/** Eight bits and the acknowledgement. */
const CLOCKS_OF_A_BYTE = 9;

/** What a chip does on its bus. */
export interface BusOptions {
  /** nRF52: the length of a write is 8 bits wide, so that longer writes are cut modulo 256 without a word. */
  cutsWritesModulo256: boolean;
  /** Text of the error when nothing answers. */
  noAnswer: { write: string; read: string; kind: string };
  /** Bit rates that the chip has, in Hz; any when empty. */
  bitrates: readonly number[];
}

/** Error texts and limits by chip family, from targets/<family>/jshardware.c. */
export const BUS_OF_CHIP = {
  nrf52: {
    cutsWritesModulo256: true,
    // 0x8201: address not acknowledged.
    noAnswer: { write: 'I2C Write Error 33281', read: 'I2C Read Error 33281', kind: 'InternalError' },
    bitrates: [100_000, 250_000, 400_000],
  },
  rp2040: {
    cutsWritesModulo256: false,
    noAnswer: { write: 'jshI2CWrite: I2C I/O error', read: 'jshI2CRead: I2C I/O error', kind: 'Error' },
    bitrates: [],
  },
  stm32: {
    cutsWritesModulo256: false,
    noAnswer: { write: 'I2C device not responding', read: 'I2C device not responding', kind: 'Error' },
    bitrates: [],
  },
} satisfies Record<string, BusOptions>;

/** An error with the name of the interpreter's own error class. */
class BusError extends Error {
  constructor(message: string, kind: string) {
    super(message);
    this.name = kind;
  }
}

/** All I2C peripherals of a board and what hangs on them. */
export class I2cBus {
  /** Bytes over the wire since the last reset, address bytes included. */
  bytes = 0;
  /** So many of the next transfers are not acknowledged. */
  failing = 0;
  /** So many clocks are missing until a device that was cut off in the middle of a byte lets go of the data line. */
  private heldFor = 0;
  private readonly devices: BusDevice[] = [];
  readonly options: BusOptions;

  constructor(options: BusOptions) {
    this.options = options;
  }

  /** Wires a device to the bus. */
  attach(device: BusDevice): void {
    this.devices.push(device);
  }

  /** One write; throws the chip's error when nothing answers. */
  write(sda: string, scl: string, address: number, payload: Uint8Array): void {
    const data = this.options.cutsWritesModulo256 ? payload.subarray(0, payload.length & 255) : payload;
    this.bytes++;
    const device = this.find(sda, scl, address);
    if (!device) throw new BusError(this.options.noAnswer.write, this.options.noAnswer.kind);
    this.bytes += data.length;
    device.write(data);
  }

  /** One read of `count` bytes; throws the chip's error when nothing answers. */
  read(sda: string, scl: string, address: number, count: number): Uint8Array {
    this.bytes++;
    const device = this.find(sda, scl, address);
    if (!device) throw new BusError(this.options.noAnswer.read, this.options.noAnswer.kind);
    this.bytes += count;
    return device.read(count);
  }

  /** The board stopped in the middle of a byte: whoever was sending or acknowledging it holds the data line. */
  cutOff(): void {
    this.heldFor = CLOCKS_OF_A_BYTE;
  }

  /** Nothing holds the line any more: power went, and everything with it. */
  letGo(): void {
    this.heldFor = 0;
  }

  /** Device code moved a clock line up by hand. */
  clocked(scl: string): void {
    if (this.heldFor > 0 && this.devices.some(device => device.scl === scl)) this.heldFor--;
  }

  private find(sda: string, scl: string, address: number): BusDevice | undefined {
    if (this.failing > 0) {
      this.failing--;
      return undefined;
    }
    if (this.heldFor > 0) return undefined;
    return this.devices.find(
      device => device.sda === sda && device.scl === scl && device.address === (address & 127) && device.present(),
    );
  }
}

/** One I2C object (I2C1, I2C2 or new I2C()) as device code sees it. */
export function makeI2c(realm: Realm, name: string, bus: I2cBus, pinOf: (value: unknown) => Pin): object {
  let wires: { sda: string; scl: string } | undefined;
  const connected = (): { sda: string; scl: string } => {
    if (!wires) throw new NotModelled(`${name} before ${name}.setup with pins`);
    return wires;
  };
  return expose(realm, name, {
    setup(options: unknown): void {
      const given = (options ?? {}) as Record<string, unknown>;
      if (given.sda === undefined || given.scl === undefined)
        throw new NotModelled(`${name}.setup without sda and scl`);
      const bitrate = given.bitrate === undefined ? 100_000 : toInteger(given.bitrate);
      const { bitrates } = bus.options;
      if (bitrates.length > 0 && !bitrates.includes(bitrate))
        throw new NotModelled(`${name} at ${bitrate} bits a second`);
      wires = { sda: pinOf(given.sda).name, scl: pinOf(given.scl).name };
    },
    writeTo(address: unknown, ...data: unknown[]): void {
      const { sda, scl } = connected();
      const payload = toBytes(data);
      // The interpreter sends nothing at all for an empty write.
      if (payload.length > 0) bus.write(sda, scl, addressOf(address), payload);
    },
    readFrom(address: unknown, count: unknown): Uint8Array | undefined {
      const { sda, scl } = connected();
      if (toInteger(count) <= 0) return undefined;
      return deviceBytes(realm, bus.read(sda, scl, addressOf(address), toInteger(count)));
    },
    readReg(address: unknown, register: unknown, count: unknown): Uint8Array | undefined {
      const { sda, scl } = connected();
      bus.write(sda, scl, addressOf(address), Uint8Array.of(toInteger(register)));
      return deviceBytes(realm, bus.read(sda, scl, addressOf(address), toInteger(count)));
    },
  });
}

function addressOf(value: unknown): number {
  return typeof value === 'object' && value !== null && 'address' in value
    ? toInteger(value.address)
    : toInteger(value);
}
