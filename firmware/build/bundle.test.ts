// The bundler over small sources: what it writes, that it runs, and that it refuses what a board cannot run.
// Bundles run in a bare V8 context with the few names of Espruino that they use.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundleOptions, bundle, DialectError } from './bundle.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function build(files: Record<string, string>, options: Partial<BundleOptions> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return bundle(join(folder, Object.keys(files)[0]!), { format: 'app', minify: true, ...options });
}

/** Runs a bundle as Espruino would and gives its exports and the globals that it made. */
function run(code: string) {
  const printed: unknown[] = [];
  const globals = {
    exports: {} as Record<string, unknown>,
    require: (name: string) => name,
    print: printed.push.bind(printed),
  };
  const context = createContext({ ...globals, global: {} });
  const before = Object.keys(context);
  runInContext(code, context);
  return { exports: globals.exports, printed, leaked: Object.keys(context).filter(name => !before.includes(name)) };
}

const bothWays = [{ minify: false }, { minify: true }];

describe.each(bothWays)('an app, minify $minify', ({ minify }) => {
  it('runs in a function of its own and leaks no names', async () => {
    const { code } = await build(
      { 'app.ts': `import { n } from './n'; print(n + 1);`, 'n.ts': 'export const n: number = 4;' },
      { minify },
    );
    expect(run(code)).toMatchObject({ printed: [5], leaked: [] });
    expect(code).toMatch(/^\(function\(\)\{/);
    expect(code).toMatch(/\}\)\(\);\n$/);
  });

  it('drops exports', async () => {
    const { code } = await build({ 'app.ts': 'export const a = 1; print(a);' }, { minify });
    expect(code).not.toMatch(/export/);
    expect(run(code).printed).toEqual([1]);
  });

  it('keeps require as it is', async () => {
    const { code } = await build({ 'app.ts': `print(require('Storage'));` }, { minify });
    expect(code).toContain('require("Storage")');
    expect(code.length).toBeLessThan(120);
    expect(run(code).printed).toEqual(['Storage']);
  });

  it('puts in constants and const enums', async () => {
    const files = {
      'app.ts': `import { Key } from './key'; print(BOARD, Key.Ok);`,
      'key.ts': 'export const enum Key { Up, Ok }',
    };
    const { code } = await build(files, { minify, define: { BOARD: '"pico"' } });
    expect(code).toMatch(/print\("pico", ?1/);
    expect(code).not.toContain('Key = ');
  });

  it('lowers what has a short plain form', async () => {
    const source = 'export function f(o: any) { o.z ??= 4; return [o?.a?.b, o.n ** 2, o.z]; } print(f({ n: 3 }));';
    const { code } = await build({ 'app.ts': source }, { minify });
    expect(code).not.toMatch(/\?\.[a-z]|\*\*|\?\?=/);
    expect(run(code).printed).toEqual([[undefined, 9, 4]]);
  });

  it('turns fields into assignments, named class expressions into nameless ones', async () => {
    const source = `class A { static made = 0; y: number; x = 5; constructor(private z: number) { this.y = z; A.made++; }
      static make() { return new A(2); } sum() { return this.x + this.y + this.z; } }
      print(A.make().sum(), A.made);`;
    const { code } = await build({ 'app.ts': source }, { minify });
    expect(code).not.toMatch(/class [a-zA-Z_]+ *\{/);
    expect(run(code).printed).toEqual([9, 1]);
  });

  it("takes 'in' out of a for header, where minification puts it", async () => {
    const source = `function f(o: any) { var has = 'a' in o; for (;;) { if (has) return 1; has = true; } } print(f({}));
      function g(o: any) { if (o) for (var has = ('a' in o) ? 1 : 2, i = 0; i < 2; i++) print(has); } g({ a: 1 });`;
    const { code } = await build({ 'app.ts': source }, { minify });
    expect(run(code).printed).toEqual([1, 1, 1]);
  });

  it("names no variable 'of', which is a word of the interpreter", async () => {
    const { code } = await build(
      { 'app.ts': 'var of = print; global.of = of; of({ a: of, b: [of === print] }.a === of, global.of === of);' },
      { minify: false },
    );
    expect(run(code).printed).toEqual([true, true]);
    expect(code).not.toMatch(/(var|let|const) of\b/);
  });

  it('is plain ASCII without strict mode', async () => {
    const { code } = await build({ 'app.ts': `'use strict'; print('caf\u00e9');` }, { minify });
    expect(code).toMatch(/^[\0-\x7f]*$/);
    expect(code).not.toContain('use strict');
  });
});

describe.each(bothWays)('a module, minify $minify', ({ minify }) => {
  it('assigns its exports without helpers', async () => {
    const source = `import { two } from './two'; const one = 1; export { one as first }; export function sum() { return one + two; }
      export default sum; export class Shape {}`;
    const { code } = await build({ 'm.ts': source, 'two.ts': 'export const two = 2;' }, { format: 'module', minify });
    const { exports } = run(`(function(){${code}})()`);
    expect(Object.keys(exports).sort()).toEqual(['Shape', 'default', 'first', 'sum']);
    expect((exports.sum as () => number)()).toBe(3);
    expect(code).not.toMatch(/defineProperty|__export|module\.exports/);
  });

  it('refuses an export that changes, since an importer would not see it', async () => {
    const source = 'export let count = 0; export function add() { count++; }';
    await expect(build({ 'm.ts': source }, { format: 'module', minify })).rejects.toThrow(
      "'count' is exported and changes",
    );
  });
});

describe('what leaves the dialect', () => {
  const failure = async (files: Record<string, string>, options: Partial<BundleOptions> = {}) => {
    const problem = await build(files, options).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(DialectError);
    return problem as DialectError;
  };

  it.each(bothWays)('is refused with the place in the source, minify $minify', async ({ minify }) => {
    const part = `export function f(o: { a: number }) {\n  const { a } = o;\n  return (1 << a) + Math.trunc(a);\n}\n`;
    const error = await failure(
      { 'app.ts': `import { f } from './part';\nprint(f({ a: 1 }));`, 'part.ts': part },
      { minify },
    );
    const places = error.findings.map(({ rule, source }) => [rule, source?.file, source?.line]);
    expect(places).toEqual([
      ['destructuring', 'part.ts', 2],
      ['shift-count', 'part.ts', 3],
      ['missing-static', 'part.ts', 3],
    ]);
    expect(error.message).toContain('3 findings');
    expect(error.message).toContain('part.ts:2:');
    expect(error.message).toContain('const { a } = o;');
    expect(error.message).toMatch(/bundle \d+:\d+: .*\n +\^/);
  });

  it('shows the author where a call runs ahead of a definition', async () => {
    const error = await failure({
      'app.ts': 'start();\nfunction start() { print(helper()); }\nfunction helper() { return 1; }',
    });
    expect(error.findings[0]).toMatchObject({ rule: 'use-before-definition', source: { line: 1 } });
  });

  it('includes calls into files that have not run yet', async () => {
    const files = {
      'app.ts': `import { a } from './a'; print(a());`,
      'a.ts': `import { b } from './b'; export function a(): number { return b(); }`,
      'b.ts': `import { a } from './a'; export const early = a(); export function b() { return 1; }`,
    };
    const error = await failure(files);
    expect(error.findings.map(finding => finding.source?.file)).toContain('b.ts');
  });

  it.each([
    ['spread', 'print([...E.list]);'],
    ['default-value', 'function f(a = 1) { return a; } print(f());'],
    ['async', 'async function f() { await 1; } f();'],
    ['wide-character', "print('\u20ac');"],
    ['undeclared-assignment', 'misspelt = 1;'],
    ['loop-closure', 'for (let i = 0; i < 3; i++) setTimeout(() => print(i), i);'],
    ['private-member', 'class A { #a = 1; get() { return this.#a; } } print(new A().get());'],
  ])('%s', async (rule, source) => {
    expect((await failure({ 'app.ts': source })).findings.map(finding => finding.rule)).toContain(rule);
  });

  it('is let through where it is a warning, and handed back', async () => {
    const { warnings } = await build({ 'app.ts': 'print([2, 1].sort((a, b) => a - b));' });
    expect(warnings.map(({ rule, source }) => [rule, source?.line])).toEqual([['sort-stability', 1]]);
  });

  it('can be widened by names that the program makes itself', async () => {
    const { code } = await build({ 'app.ts': 'Tableside = 1;' }, { dialect: { globals: ['Tableside'] } });
    expect(code).toContain('Tableside=1');
  });
});

it('gives the same bytes wherever the sources lie', async () => {
  const other = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  const source = `import { n } from './n'; print(n);`;
  for (const place of [folder, other]) {
    writeFileSync(join(place, 'same.ts'), source);
    writeFileSync(join(place, 'n.ts'), 'export const n = [1];');
  }
  const results = [folder, other].map(place => bundle(join(place, 'same.ts'), { format: 'app', minify: false }));
  const [first, second] = await Promise.all(results);
  expect(first!.code).toBe(second!.code);
  rmSync(other, { recursive: true });
});
