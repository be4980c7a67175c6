// install.js on its way through the Web IDE's own code (package `espruino`), in a process of its own and without a network:
// what arrives at the board are its lines, each on its own and with the echo off.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { installScript } from './install.ts';

/** What the Web IDE sends: after its plug-ins for modules, compiled code and the clock. */
const WEB_IDE = `
const { readFileSync } = require('fs');
const log = console.log;
console.log = console.info = console.warn = console.error = () => {};
let calls = 0;
for (const name of ['http', 'https'])
  for (const call of ['get', 'request']) require(name)[call] = () => { calls++; throw new Error('no network'); };
require('espruino').init(() => {
  Espruino.callProcessor('transformForEspruino', readFileSync(process.argv[1], 'utf8'), code =>
    log(JSON.stringify({ calls, sent: Espruino.Core.CodeWriter.reformatCode(code) })));
});`;

it('C139: leaves the Web IDE line by line, unchanged, and nothing is fetched from the network', async () => {
  const board = loadBoard('joltjs');
  const files = new Map([
    ['ts.pack', new Uint8Array(1000).fill(7)],
    ['.bootcde', new TextEncoder().encode('print("runs");')],
  ]);
  const text = await installScript(files, board);
  const folder = mkdtempSync(join(tmpdir(), 'web-ide-'));
  writeFileSync(join(folder, 'install.js'), text);
  const { stdout } = spawnSync(process.execPath, ['-e', WEB_IDE, join(folder, 'install.js')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { calls, sent } = JSON.parse(stdout) as { calls: number; sent: string };
  expect(calls).toBe(0);
  // Comments are left out, the board's clock is set, and each line brings its number along.
  const lines = sent
    .trimEnd()
    .split('\n')
    .map(line =>
      line
        .split('\x1b[')
        .map((part, k) => (k === 0 ? part : part.replace(/^\d+d/, '')))
        .join(''),
    );
  const wanted = text.split('\n').filter(line => line !== '' && !line.startsWith('//'));
  expect(lines[0]).toContain('setTime(');
  expect(lines.slice(1)).toEqual(wanted.map(line => `\x10${line}`));
});
