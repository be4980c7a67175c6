// What a pack must not do ends in a trap with its reason: the window keeps what it had, and the next call works.
// A Cortex-M0+ in rp2040js and a Cortex-M4 in qemu; both check that the caller gets its registers and its stack back.
import { describe, expect, it } from 'vitest';
import { buildBlob } from '../../wasm-core/native/blob.ts';
import { CallList } from '../../wasm-core/native/engine/calls.ts';
import { m0Engine } from '../../wasm-core/native/engine/m0.ts';
import { missingQemu, runInQemu } from '../../wasm-core/native/engine/qemu.ts';
import { missingCompiler } from '../../wasm-core/native/toolchain.ts';
import {
  DIVISION_BY_ZERO,
  OUT_OF_BOUNDS,
  OVERFLOW,
  TRAP_REASONS,
  TRAPPED,
  UNALIGNED,
  UNREACHABLE,
} from '../../wasm-core/native/trap-map.ts';
import { moduleText, sourceOf } from '../../wasm-core/native/wat-for-tests.ts';

const WINDOW = 1024;
/** The constants are ten bytes with zeros at both ends, which take twelve in the blob. */
const CONSTANTS = 10;
const INT_MIN = -(2 ** 31);

const BODIES = [
  '(i32.store (i32.const 16) (local.get $a)) (i32.add (local.get $a) (local.get $b))',
  '(i32.load (local.get $a))',
  '(i32.load16_s (local.get $a))',
  '(i32.load8_u (local.get $a))',
  '(i32.store (local.get $a) (local.get $b)) (i32.const 0)',
  '(i32.store16 (local.get $a) (local.get $b)) (i32.const 0)',
  '(i32.store8 (local.get $a) (local.get $b)) (i32.const 0)',
  '(i32.load offset=1020 (local.get $a))',
  '(i32.store8 offset=1020 (local.get $a) (local.get $b)) (i32.const 0)',
  '(i32.div_s (local.get $a) (local.get $b))',
  '(i32.div_u (local.get $a) (local.get $b))',
  '(i32.rem_s (local.get $a) (local.get $b))',
  '(i32.rem_u (local.get $a) (local.get $b))',
  '(unreachable)',
  '(call $deep (local.get $a) (i32.const 1))',
  '(drop (i32.load (local.get $a))) (i32.const 0)',
];
const [
  GOOD,
  LOAD,
  LOAD16,
  LOAD8,
  STORE,
  STORE16,
  STORE8,
  LOAD_OFFSET,
  STORE_OFFSET,
  DIV_S,
  DIV_U,
  REM_S,
  REM_U,
  NEVER,
  DEEP,
  UNUSED,
] = BODIES.keys();

const dispatch = BODIES.map((body, i) => {
  return `(if (i32.eq (local.get $procedure) (i32.const ${i})) (then (return (block (result i32) ${body}))))`;
});
/** Uses what it called for after the call, so that it keeps registers on the stack. */
const deep = `(func $deep (param $a i32) (param $n i32) (result i32)
    (i32.add (i32.mul (local.get $a) (call $deeper (local.get $a))) (call $deeper (local.get $n))))
  (func $deeper (param $a i32) (result i32) (i32.xor (i32.load (local.get $a)) (i32.load8_u (local.get $a))))`;
const data = `(data (i32.const ${WINDOW + 3}) "\\01\\02\\03\\04\\05")`;
const text = moduleText(`${dispatch.join('\n')} (i32.const -1)`, `${deep} ${data}`);

const TRAPS: readonly (readonly [string, number, number, number, number])[] = [
  ['a word behind the constants', LOAD!, WINDOW + 12, 0, OUT_OF_BOUNDS],
  ['a half word behind the constants', LOAD16!, WINDOW + 12, 0, OUT_OF_BOUNDS],
  ['a byte behind the constants', LOAD8!, WINDOW + 12, 0, OUT_OF_BOUNDS],
  ['a read from the end of all addresses', LOAD!, -4, 0, OUT_OF_BOUNDS],
  ['a byte before all addresses', LOAD8!, -1, 0, OUT_OF_BOUNDS],
  ['a read whose offset wraps around', LOAD_OFFSET!, -1020, 0, OUT_OF_BOUNDS],
  ['a write whose offset wraps around', STORE_OFFSET!, -1020, 7, OUT_OF_BOUNDS],
  ['a read that nobody uses', UNUSED!, 1 << 20, 0, OUT_OF_BOUNDS],
  ['a write to the word behind the window', STORE!, WINDOW, 7, OUT_OF_BOUNDS],
  ['a write to the trap code', STORE!, WINDOW + 4, 7, OUT_OF_BOUNDS],
  ['a half word behind the window', STORE16!, WINDOW, 7, OUT_OF_BOUNDS],
  ['a byte behind the window', STORE8!, WINDOW, 7, OUT_OF_BOUNDS],
  ['a write far away', STORE!, 0x20000000, 7, OUT_OF_BOUNDS],
  ['a word across the end of the window', STORE!, WINDOW - 2, 7, UNALIGNED],
  ['a word across window and constants', LOAD!, WINDOW - 1, 0, UNALIGNED],
  ['an odd word', LOAD!, 6, 0, UNALIGNED],
  ['an odd half word', LOAD16!, 7, 0, UNALIGNED],
  ['a write of an odd word', STORE!, 5, 7, UNALIGNED],
  ['a write of an odd half word', STORE16!, 5, 7, UNALIGNED],
  ['a signed division by zero', DIV_S!, 5, 0, DIVISION_BY_ZERO],
  ['an unsigned division by zero', DIV_U!, 5, 0, DIVISION_BY_ZERO],
  ['a signed remainder by zero', REM_S!, 5, 0, DIVISION_BY_ZERO],
  ['an unsigned remainder by zero', REM_U!, 5, 0, DIVISION_BY_ZERO],
  ['a quotient that does not fit', DIV_S!, INT_MIN, -1, OVERFLOW],
  ['code that must not be reached', NEVER!, 0, 0, UNREACHABLE],
  ['a trap deep inside', DEEP!, WINDOW + 400, 0, OUT_OF_BOUNDS],
];

/** Reads at the edges, which are allowed: window, constants and their zeros. */
const READS: readonly (readonly [string, number, number, number])[] = [
  ['the last word of the window', LOAD!, WINDOW - 4, 0x01020304],
  ['the first constant, a zero', LOAD8!, WINDOW, 0],
  ['the first word of the constants', LOAD!, WINDOW, 0x01000000],
  ['the last constant that is not zero', LOAD8!, WINDOW + 7, 5],
  ['the last constant, a zero', LOAD8!, WINDOW + 9, 0],
  ['the last word of the constants', LOAD!, WINDOW + 8, 0],
  ['a sum of base and offset', LOAD_OFFSET!, 8, 0x05040302],
  ['a remainder that has no quotient', REM_S!, INT_MIN, 0],
];

const pattern = { address: WINDOW - 4, bytes: Uint8Array.of(4, 3, 2, 1) };

describe.skipIf(missingCompiler())('a trap', () => {
  const source = sourceOf(text, CONSTANTS);
  const engine = missingCompiler() ? undefined! : m0Engine(buildBlob(source, 'm0').bytes, WINDOW);

  it.each(TRAPS)('ends %s on a Cortex-M0+, and the next call works', (_name, procedure, a, b, code) => {
    engine.window.fill(0x55);
    expect(engine.run(procedure, a, b)).toBe(TRAPPED);
    expect(TRAP_REASONS[engine.trapCode]).toBe(TRAP_REASONS[code]);
    expect(engine.window.every(byte => byte === 0x55)).toBe(true);
    expect(engine.run(GOOD!, 40, 2)).toBe(42);
    expect(engine.trapCode).toBe(0);
    expect(engine.window[16]).toBe(40);
  });

  it.each(READS)('does not end %s', (_name, procedure, a, value) => {
    engine.window.set(pattern.bytes, pattern.address);
    expect(engine.run(procedure, a, -1)).toBe(value);
    expect(engine.trapCode).toBe(0);
  });

  it.skipIf(missingQemu())('does on a Cortex-M4 what it does on a Cortex-M0+', () => {
    const list = new CallList(WINDOW);
    for (const [, procedure, a, b] of TRAPS) {
      list.add({ procedure, a, b, clear: true, patches: [pattern] });
      list.add({ procedure: GOOD!, a: 40, b: 2, patches: [] });
    }
    for (const [, procedure, a] of READS) list.add({ procedure, a, b: -1, clear: true, patches: [pattern] });
    const { answers } = runInQemu(buildBlob(source, 'm4').bytes, list, 'm4', { answersFrom: 0 });
    const got = answers.map(({ status, trapCode }) => [status, trapCode]);
    const expected = TRAPS.flatMap(([, , , , code]) => [
      [TRAPPED, code],
      [42, 0],
    ]);
    expect(got).toEqual([...expected, ...READS.map(([, , , value]) => [value, 0])]);
  });
});
