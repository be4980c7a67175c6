// Blobs run wherever they are put and have no writable data; what would break that is refused at the build.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildBlob, compileObject, linkBlob } from './blob.ts';
import { CPUS } from './cpu.ts';
import { missingCompiler, runTool } from './toolchain.ts';
import { moduleText, sourceOf } from './wat-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'blob-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRY = '__attribute__((used, section(".text.entry"))) int entry(int a)';

function linked(text: string, more: readonly string[] = []) {
  writeFileSync(join(folder, 'part.c'), text);
  compileObject('m4', join(folder, 'part.c'), join(folder, 'part.o'), more);
  return linkBlob('m4', [join(folder, 'part.o')], folder);
}

describe.skipIf(missingCompiler())('a blob', () => {
  it('is code and constants, in whole words', () => {
    const { bytes, codeBytes, constantBytes } = linked(`static const char t[] = "abcdefg"; ${ENTRY} { return t[a]; }`);
    expect(bytes.length).toBe(codeBytes + constantBytes);
    expect(constantBytes).toBe(8);
    expect(codeBytes % 4).toBe(0);
  });

  it('is refused if an address is baked in', () => {
    const table = `int f(int a) { return a; } int g(int a) { return -a; } int (*const t[])(int) = {f, g}; ${ENTRY} { return t[a & 1](a); }`;
    expect(() => linked(table, ['-fno-pie'])).toThrow(/depends on its address/);
  });

  it.each([
    ['writable data', `static int n = 5; ${ENTRY} { return n += a; }`],
    ['writable zeros', `static int n; ${ENTRY} { return n += a; }`],
  ])('is refused if it has %s', (_what, text) => {
    expect(() => linked(text)).toThrow(/no writable data and no table of addresses/);
  });

  it('is refused if it needs a library', () => {
    expect(() => linked(`double sin(double); ${ENTRY} { return (int)sin(a); }`)).toThrow(
      /undefined reference to `sin'/,
    );
  });

  it.each(CPUS)('for %s is the same each time it is built', cpu => {
    const source = sourceOf(moduleText('(i32.div_s (local.get $a) (local.get $b))'));
    expect(Buffer.compare(buildBlob(source, cpu).bytes, buildBlob(source, cpu).bytes)).toBe(0);
  });

  it('stops with the words of the compiler', () => {
    expect(() => linked('int entry(')).toThrow(/^arm-none-eabi-gcc fails: [\s\S]*error: /);
    expect(() => runTool('gcc', ['--no-such-option'])).toThrow(/unrecognized command-line option/);
  });
});
