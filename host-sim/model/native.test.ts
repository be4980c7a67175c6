import { describe, expect, it } from 'vitest';
import type { Device } from './device.ts';
import { booted, deviceWith } from './device-for-tests.ts';
import type { NativeCore } from './native.ts';

const START = `
var window = new Uint8Array(64);
var address = E.getAddressOf(require("Storage").read("dice"), true);
var run = E.nativeCall(address + 1, "int(int,int,int,int)");
`;

/** A core that leaves traces: its arguments in the window, and a negative status. */
const core: NativeCore = {
  run(window, procedure, a, b) {
    window.set([window.length, procedure, a, b]);
    return -procedure;
  },
};

function device(script: string): Device {
  return booted(START + script, { dice: 'machine code' }, { nativeCoreFor: () => core });
}

describe('native calls', () => {
  it('reach the core with the very memory of the typed array', () => {
    const on = device('print(run(E.getAddressOf(window, true), 5, 6, 7), window.slice(0, 4).join());');
    expect([on.console, on.errors]).toEqual([['-5 64,5,6,7'], []]);
  });

  it('see only what lies behind the address within its buffer', () => {
    const on = device(
      'run(E.getAddressOf(new Uint8Array(window.buffer, 16, 8), true), 1, 2, 3); print(window[16], window[0]);',
    );
    expect(on.console).toEqual(['48 0']);
  });

  it('ask for the core by file name and contents', () => {
    const asked: unknown[] = [];
    const on = deviceWith(
      `${START}run(E.getAddressOf(window, true), 0, 0, 0);`,
      { dice: 'machine code' },
      {
        nativeCoreFor: (name, bytes) => {
          asked.push(name, bytes.length);
          return core;
        },
      },
    );
    on.boot();
    expect([asked, on.errors]).toEqual([['dice', 12], []]);
  });

  it('give short data, texts of no file and plain values no address', () => {
    const on = device('print([new Uint8Array(19), "no file", 5, [1]].map(x => E.getAddressOf(x, true)).join());');
    expect(on.console).toEqual(['0,0,0,0']);
  });

  it('keep addresses stable, aligned and apart', () => {
    const on = device(`
      var a = new Uint8Array(21), b = new Uint8Array(32);
      var pa = E.getAddressOf(a, true), pb = E.getAddressOf(b, true);
      print(pa === E.getAddressOf(a, true), pa % 4, pb - pa >= 21, address % 4);
    `);
    expect(on.console).toEqual(['true 0 true 0']);
  });

  const refusals: [string, string, string][] = [
    ['another signature', 'E.nativeCall(address + 1, "int(int)");', 'E.nativeCall with signature int(int)'],
    [
      'an address without the Thumb bit',
      'E.nativeCall(address, "int(int,int,int,int)");',
      'where no file of Storage begins',
    ],
    ['memory that nobody holds', 'run(12345, 0, 0, 0);', 'memory at 0x3039, where no typed array lies'],
    [
      'an address from before a rewrite',
      'require("Storage").write("dice", "new code"); run(E.getAddressOf(window, true), 0, 0, 0);',
      'after file dice was moved or rewritten',
    ],
  ];
  for (const [what, script, message] of refusals) {
    it(`refuse ${what}`, () => {
      expect(
        device(script)
          .errors.map(error => error.message)
          .join(),
      ).toContain(message);
    });
  }
});
