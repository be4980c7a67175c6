// The house rules as tests: types, lint and format, and the direction of dependencies.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(...command: string[]): string {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

it('has no type errors in the code that runs in Node', () => {
  expect(run('tsc', '-p', '.')).toBe('');
});

it('has no type errors in the code that runs on the device', () => {
  expect(run('tsc', '-p', 'firmware')).toBe('');
});

it('has no type errors in the code that runs in a browser', () => {
  expect(run('tsc', '-p', 'host-sim/web/page')).toBe('');
});

it('passes the linter and is formatted', () => {
  expect(run('biome', 'ci', '.')).toBe('');
});

it('keeps the direction of dependencies', () => {
  const folders = ['wasm-core', 'firmware', 'host-sim', 'boards', 'tests'];
  expect(run('depcruise', '--config', '.dependency-cruiser.cjs', ...folders)).toBe('');
});
