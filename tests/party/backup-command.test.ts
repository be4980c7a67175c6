// `backup`, `restore` and `import` as commands, on the flash image of a simulated device.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { simulatedDevice } from '../../host-sim/simulated.ts';
import { tableside } from '../run-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

async function makeImage(name: string): Promise<void> {
  const device = await simulatedDevice({ board: 'joltjs' });
  device.boot();
  device.powerOff();
  writeFileSync(at(name), device.flash.bytes);
}

it('a party goes from a file to a device, to another file, and to another device', async () => {
  await makeImage('one.flash');
  await makeImage('two.flash');
  writeFileSync(at('party.txt'), 'tableside 1\n[party d6rounds]\nname: Ada\n[foe blows]\nname: Orc\n');
  const added = await tableside(['import', at('party.txt'), '--flash', at('one.flash')]);
  expect(added).toMatchObject({ stdout: '2 sheets, 0 fights.\n', stderr: '', code: 0 });
  const kept = await tableside(['backup', at('all.txt'), '--flash', at('one.flash')]);
  expect(kept).toMatchObject({ stdout: `${at('all.txt')}: 3 sections\n`, stderr: '', code: 0 });
  const text = readFileSync(at('all.txt'), 'utf8');
  expect(text).toMatch(/name: Ada[\s\S]*name: Orc/);
  expect(await tableside(['restore', at('all.txt'), '--flash', at('two.flash')])).toMatchObject({ code: 0 });
  await tableside(['backup', at('again.txt'), '--flash', at('two.flash')]);
  expect(readFileSync(at('again.txt'), 'utf8')).toBe(text);
});

it('a bad file is refused in one line, and the image stays as it was', async () => {
  await makeImage('three.flash');
  writeFileSync(at('bad.txt'), 'tableside 1\n[party d6rounds]\nname: Ada\nstrength: 300\n');
  const { stdout, stderr, code } = await tableside(['restore', at('bad.txt'), '--flash', at('three.flash')]);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(stderr).toMatch(/^tableside: line 4: Strength: 300 is not \d+ to \d+\. Nothing was changed\.\n$/);
  const kept = await tableside(['backup', at('after.txt'), '--flash', at('three.flash')]);
  expect(kept.stdout).toBe(`${at('after.txt')}: 1 sections\n`);
});

it.each([
  [['backup'], /backup takes one FILE/],
  [
    ['backup', 'x.txt'],
    /backup needs --port P, or --flash IMAGE of a simulated device; (ports here|there is no serial)/,
  ],
  [['restore', '/no/such.txt', '--flash', 'x'], /no such file/],
  [['backup', 'x.txt', '--flash', '/no/such.flash'], /there is no flash image/],
])('answers %j with one line', async (args, message) => {
  const { stdout, stderr, code } = await tableside(args);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(stderr).toMatch(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
