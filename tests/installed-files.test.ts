// A device whose Storage is not as the installer left it: it says what is wrong and goes on with the rest.
import { expect, it } from 'vitest';
import { loadBoard } from '../boards/schema.ts';
import { Device } from '../host-sim/model/device.ts';
import type { NativeCore } from '../host-sim/model/native.ts';
import { choose } from '../host-sim/scenario/choose.ts';
import { simulatedFiles, wasmCore } from '../host-sim/simulated.ts';
import { DESCRIBE } from '../wasm-core/memory-map.ts';
import { TRAPPED } from '../wasm-core/native/trap-map.ts';

/** Two systems, one of them with fights. */
const SYSTEMS = ['d6rounds', 'blows'];

/** A booted device after `change` has been at its files. */
async function deviceWith(change: (files: Map<string, Uint8Array>) => void): Promise<Device> {
  const board = loadBoard('joltjs');
  const files = new Map(await simulatedFiles('joltjs', SYSTEMS));
  change(files);
  const device = new Device({ board, files, nativeCoreFor: wasmCore, randomSeed: 1 });
  device.boot();
  return device;
}

function flipBit(files: Map<string, Uint8Array>, name: string): void {
  const contents = Uint8Array.from(files.get(name)!);
  contents[contents.length >> 1]! ^= 4;
  files.set(name, contents);
}

const screen = (device: Device) => device.text().join(' ');

it('refuses a damaged rule pack with a message and still rolls', async () => {
  const device = await deviceWith(files => flipBit(files, 'ts.d6rounds'));
  device.press('down');
  device.press('ok');
  device.press('ok');
  expect(screen(device)).toContain('ts.d6rounds is damaged. Install again.');
  device.press('ok');
  device.press('back');
  device.press('up');
  device.press('ok');
  device.press('ok');
  expect(device.text().slice(1, -1)).toContainEqual(expect.stringMatching(/^\d+$/));
  expect(device.errors).toEqual([]);
});

it('refuses damaged label text by name', async () => {
  const device = await deviceWith(files => flipBit(files, 'ts.d6rounds.l'));
  device.press('down');
  device.press('ok');
  device.press('ok');
  expect(screen(device)).toContain('ts.d6rounds.l is damaged.');
  expect(device.errors).toEqual([]);
});

it.each(['ts.d6rounds', 'ts.d6rounds.js'])('opens no fight while %s is damaged', async file => {
  const device = await deviceWith(files => flipBit(files, file));
  device.press('up');
  device.press('ok');
  choose(device, 'Ten-second rounds');
  expect(screen(device)).toContain(`${file} is damaged.`);
  expect(device.errors).toEqual([]);
});

it.each(['ts.screen', 'ts.font'])('draws without native code while %s is damaged, the same pictures', async file => {
  const [whole, damaged] = [await deviceWith(() => {}), await deviceWith(files => flipBit(files, file))];
  for (const key of ['down', 'ok', 'ok', 'ok', 'back', 'back', 'back', 'up', 'ok'] as const) {
    whole.press(key);
    damaged.press(key);
    expect(damaged.pixels()).toEqual(whole.pixels());
  }
  expect(damaged.errors).toEqual([]);
});

it('says so and goes on without dice when the dice pack is gone', async () => {
  const device = await deviceWith(files => files.delete('ts.dice'));
  expect(screen(device)).toContain('No dice');
  expect(screen(device)).toContain('ts.dice is missing.');
  device.press('ok');
  expect(screen(device)).toContain('Look up');
  expect(screen(device)).not.toContain('Roll');
  device.press('ok');
  expect(screen(device)).toContain('Blows per move');
  expect(device.errors).toEqual([]);
});

it('starts without anything installed but the boot code', async () => {
  const device = await deviceWith(files => {
    for (const name of [...files.keys()]) if (name !== '.bootcde' && name !== 'ts.app') files.delete(name);
  });
  device.press('ok');
  device.press('ok');
  expect(screen(device)).toContain('No rules installed');
  expect(device.errors).toEqual([]);
});

it('says so when native code stops in the middle of a rule, and goes on', async () => {
  const board = loadBoard('joltjs');
  const files = await simulatedFiles('joltjs', SYSTEMS);
  const stopping = (name: string, bytes: Uint8Array): NativeCore => {
    const core = wasmCore(name, bytes);
    if (name !== 'ts.blows') return core;
    return { run: (window, procedure, a, b) => (procedure < DESCRIBE ? TRAPPED : core.run(window, procedure, a, b)) };
  };
  const device = new Device({ board, files, nativeCoreFor: stopping, randomSeed: 1 });
  device.boot();
  device.press('down');
  device.press('ok');
  choose(device, 'Blows per move');
  for (const key of ['ok', 'ok', 'up', 'ok'] as const) device.press(key);
  expect(screen(device)).toContain('The rules stopped');
  device.press('ok');
  expect(screen(device)).toContain('Score from 18/nn');
  expect(device.errors).toEqual([]);
});
