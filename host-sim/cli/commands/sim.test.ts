import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const image = join(folder, 'handheld.flash');

function commandLine(scenario: string, ...more: string[]): string[] {
  const file = join(folder, 'test.scenario');
  writeFileSync(file, scenario);
  return ['--import', 'tsx', 'host-sim/cli/main.ts', 'sim', '--script', file, '--flash', image, ...more];
}

function sim(scenario: string, ...more: string[]): [number | null, string] {
  const { status, stdout, stderr } = spawnSync(process.execPath, commandLine(scenario, ...more), {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

it('resumes from its flash after it was killed in the middle of writing', async () => {
  const fill = 's.write("n", "", 0, 40000); for (var i = 0; i < 40000; i++) s.write("n", "A", i, 40000)';
  const endless = `(function(s) { ${fill} })(require("Storage"))`;
  const child = spawn(process.execPath, commandLine(`boot\nsend ${JSON.stringify(endless)}\n`), {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const ended = new Promise<string | null>(resolve => child.on('close', (_, signal) => resolve(signal)));
  while (!existsSync(image) || !readFileSync(image).includes('A'.repeat(500))) {
    expect(child.exitCode).toBeNull();
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  const found = '(function(t) { return t.length + " " + /^A{500,}\xff*$/.test(t); })(require("Storage").read("n"))';
  const steps = `send ${JSON.stringify(found)}\nexpect console "40000 true"\nexpect text "Roll"\n`;
  expect(sim(steps)).toEqual([0, '']);
});

it('says what does not fit together', () => {
  expect(sim('fresh\ntext\n')).toEqual([
    2,
    `tableside: the scenario wants a fresh device, but flash image ${image} holds one: remove it first\n`,
  ]);
  expect(sim('board rp2040-pico\ntext\n')).toEqual([
    2,
    `tableside: flash image ${image} has 409600 bytes; the Storage of this board has 262144\n`,
  ]);
  const [status, text] = sim('text\n', '--flash', join(folder, 'none', 'a.flash'));
  expect([status, text.split(',')[0]]).toEqual([2, 'tableside: ENOENT: no such file or directory']);
});
