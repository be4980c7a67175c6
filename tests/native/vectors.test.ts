// Every vector of every file on the native twins: ARMv6-M code in rp2040js, ARMv7-M code in qemu.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readVectors, runVectors } from '../../host-sim/cli/commands/vectors.ts';
import { missingQemu } from '../../wasm-core/native/engine/qemu.ts';
import { ROOT } from '../run-for-tests.ts';

const folder = fileURLToPath(new URL('../vectors', import.meta.url));
const files = readdirSync(folder).filter(name => name.endsWith('.json'));

describe.each(files)('the vectors of %s', name => {
  it('come out on a Cortex-M0+ as they should', () => {
    expect(runVectors(readVectors(`${folder}/${name}`), { engine: 'thumb', cpu: 'm0' })).toEqual([]);
  });

  it.skipIf(missingQemu())('come out on a Cortex-M4 as they should', () => {
    expect(runVectors(readVectors(`${folder}/${name}`), { engine: 'thumb', cpu: 'm4' })).toEqual([]);
  });
});

describe.each([
  [['vectors', `${folder}/${files[0]}`, '--engine', 'thumb', '--cpu', 'm4'], 'qemu-system-arm is not installed'],
  [['bench'], 'bench compiles C to compare with; arm-none-eabi-gcc is not installed'],
])('tableside %j', (args, words) => {
  it('says in one line which program is missing, and how to get it', () => {
    const main = ['--import', 'tsx', 'host-sim/cli/main.ts', ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, main, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, PATH: '/nowhere' },
    });
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`tableside: ${words}`);
    expect(stderr).toContain('apt-get install');
    expect(status).toBe(2);
  });
});
