// Turns a wasm module into one C file: wasm2c translates the functions, the memory layer (runtime/memory.h) stands in for its library.
// Reads the text that the pinned version of wasm2c prints, and stops where it finds less or other than it expects.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readModule, type Source } from './module.ts';
import { DIVISION_BY_ZERO, OUT_OF_BOUNDS, OVERFLOW, UNALIGNED, UNREACHABLE } from './trap-map.ts';

const PREFIX = 'w2c_pack_';
const FUNCTION = /^(?:static )?(u32|void) (w2c_pack_\w+)\(w2c_pack\* instance([^)]*)\) \{\n([\s\S]*?)^\}/gm;
const MEMORY_ACCESS = /_default32\(&instance->w2c_memory, \(u64\)\((\w+)\)(?: \+ (\d+)u(?:ll)?)?/g;

/** The C text that wasm2c makes of a module. Throws an error with wasm2c's own words. */
export function runWasm2c(wasm: Uint8Array): string {
  const program = join(dirname(createRequire(import.meta.url).resolve('wabt/package.json')), 'bin/wasm2c');
  const folder = mkdtempSync(join(tmpdir(), 'wasm2c-'));
  try {
    writeFileSync(join(folder, 'pack.wasm'), wasm);
    const args = [program, '--no-debug-names', '-n', 'pack', join(folder, 'pack.wasm')];
    return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
  } catch (error) {
    throw new Error(`wasm2c refuses the module: ${String((error as { stderr?: string }).stderr ?? error).trim()}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface CFunction {
  readonly name: string;
  readonly head: string;
  readonly body: string;
}

/** The module's own functions out of wasm2c's text, with memory accesses as calls of the memory layer. */
export function functionsOf(text: string): CFunction[] {
  const functions: CFunction[] = [];
  for (const [, result, name, parameters, body] of text.matchAll(FUNCTION)) {
    if (!body!.includes('FUNC_PROLOGUE')) continue;
    const translated = body!.replace(MEMORY_ACCESS, (_, base, offset) => `(${base}, ${offset ?? 0}u`);
    if (translated.includes('instance->'))
      throw new Error(`${name} uses more than memory; the wasm2c text has changed`);
    functions.push({
      name: name!,
      head: `static ${result} ${name}(w2c_pack *instance${parameters})`,
      body: translated,
    });
  }
  return functions;
}

/** A native stack is not checked, so its depth must be known beforehand: throws an error that names a function that calls itself. */
function refuseRecursion(functions: readonly CFunction[]): void {
  const calls = new Map(
    functions.map(({ name, body }) => [name, [...body.matchAll(/(w2c_pack_\w+)\(instance/g)].map(match => match[1]!)]),
  );
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name))
      throw new Error(`function ${name.slice(PREFIX.length)} calls itself; the stack must stay bounded`);
    if (done.has(name)) return;
    for (const callee of calls.get(name) ?? []) visit(callee, [...path, name]);
    done.add(name);
  };
  for (const { name } of functions) visit(name, []);
}

/** What the memory layer is told about a blob: its window, its constants, the trap codes. */
export function definitions(windowBytes: number, constantBytes: number): string[] {
  const codes = { OUT_OF_BOUNDS, OVERFLOW, DIVISION_BY_ZERO, UNREACHABLE, UNALIGNED };
  return [
    `#define WINDOW_BYTES ${windowBytes}u`,
    `#define CONSTANT_BYTES ${constantBytes}u`,
    ...Object.entries(codes).map(([name, code]) => `#define TRAP_${name} ${code}u`),
  ];
}

/** The C definition of the constants; none if there are no bytes. */
export function constantsDefinition(bytes: Uint8Array): string[] {
  if (bytes.length === 0) return [];
  return [`__attribute__((aligned(4), section(".rodata.constants"))) const u8 constants[] = {${bytes.join()}};`];
}

/** The C file of a module. Throws an error for a module that can't be translated (see readModule) or that is recursive. */
export function cSource(source: Source): string {
  const module = readModule(source);
  const functions = functionsOf(runWasm2c(source.wasm));
  if (functions.length !== module.functions) {
    throw new Error(`wasm2c's text has ${functions.length} functions of ${module.functions}; its layout has changed`);
  }
  refuseRecursion(functions);
  return [
    ...definitions(source.windowBytes, module.constants.length),
    '#include "memory.h"',
    ...constantsDefinition(module.constants),
    ...functions.map(({ head }) => `${head};`),
    ...functions.map(({ head, body }) => `${head} {\n${body}}`),
    '__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {',
    `  return ${PREFIX}run_0(0, procedure, a, b);`,
    '}',
    '',
  ].join('\n');
}
