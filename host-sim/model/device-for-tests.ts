// Devices for tests: a small script as boot code on a real board file.
// Without options they have no native code, a fixed seed, and the whole of the board's Storage.

import { loadBoard } from '../../boards/schema.ts';
import { Device, type DeviceOptions } from './device.ts';
import { bytesOfString } from './values.ts';

/** A device on Jolt.js with `script` as its boot code and further files in Storage; not booted. */
export function deviceWith(
  script: string,
  files: Record<string, Uint8Array | string> = {},
  options: Partial<DeviceOptions> = {},
): Device {
  const all: [string, Uint8Array | string][] = [
    ...Object.entries(files),
    ...(script ? [['.bootcde', script] as [string, string]] : []),
  ];
  return new Device({
    board: loadBoard('joltjs'),
    files: new Map(all.map(([name, data]) => [name, typeof data === 'string' ? bytesOfString(data) : data])),
    nativeCoreFor: name => {
      throw new Error(`no native code stands behind ${name}`);
    },
    randomSeed: 1,
    ...options,
  });
}

/** As `deviceWith`, with power on. */
export function booted(...values: Parameters<typeof deviceWith>): Device {
  const device = deviceWith(...values);
  device.boot();
  return device;
}

/** Evaluates an expression on a device that has no boot code and returns its value. */
export function evaluate(expression: string): unknown {
  return booted('').send(expression);
}

/** Boot code that drives the panel: `g`, `flip()` and a panel that is on. */
export const PANEL_SCRIPT = `
Q0.setPower(1);
I2C1.setup({ sda: D3, scl: D29, bitrate: 400000 });
var g = Graphics.createArrayBuffer(128, 64, 1, { vertical_byte: true, msb: false });
function flip() {
  I2C1.writeTo(60, 0, [0x20, 0, 0x21, 0, 127, 0x22, 0, 7]);
  for (var i = 0; i < 1024; i += 128) I2C1.writeTo(60, 0x40, new Uint8Array(g.buffer, i, 128));
}
I2C1.writeTo(60, 0, [0xAE, 0x8D, 0x14, 0xA1, 0xC8, 0xAF]);
`;
