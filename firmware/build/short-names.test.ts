// Short property names: parts of one device agree on them, and names of others stay.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle } from './bundle.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'short-'));
  writeFileSync(
    join(folder, 'app.ts'),
    'global.Tableside = { replay: (kit: any) => kit.damageOfWeapon + kit.drawString("x", 0, 0) };',
  );
  writeFileSync(
    join(folder, 'module.ts'),
    'export function create() { return { damageOfWeapon: 3, drawString: () => 4, onlyHere: CORE.attack.out.damageOfWeapon }; }',
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

it('are the same in the app and in a module that is built with what the app gave', async () => {
  const define = { 'CORE.attack.out.damageOfWeapon': '27' };
  const app = await bundle(join(folder, 'app.ts'), { format: 'app', minify: true, shortNames: {} });
  const module = await bundle(join(folder, 'module.ts'), {
    format: 'module',
    minify: true,
    define,
    shortNames: app.shortNames,
  });
  const short = app.shortNames.damageOfWeapon;
  expect(short).toMatch(/^\w{1,2}$/);
  expect(app.code).toContain(`.${short}`);
  expect(module.code).toContain(`${short}:3`);
  expect(module.code).toContain(':27');
  for (const code of [app.code, module.code]) expect(code).not.toContain('damageOfWeapon');
});

it('leave the names of the interpreter and of the console alone', async () => {
  const { code } = await bundle(join(folder, 'app.ts'), { format: 'app', minify: true, shortNames: {} });
  expect(code).toContain('drawString');
  expect(code).toContain('Tableside={replay:');
});
