// A module that uses every opcode that a pack may contain, one case a procedure; addresses and operands come from the arguments.
// Text format, because a compiler would fold and rename most of it.
import { moduleText } from '../../wasm-core/native/wat-for-tests.ts';

/** Constants right above the window of 1024 bytes; the first and the last of them are zero and not in the data segment. */
export const OPERATOR_CONSTANTS = 1024;
const SEGMENT_START = 1024 + 12;
const SEGMENT_BYTES = OPERATOR_CONSTANTS - 12 - 7;

const BINARY =
  'eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u add sub mul div_s div_u rem_s rem_u and or xor shl shr_s shr_u rotl rotr';
const UNARY = 'eqz clz ctz';
const LOADS = [
  ['load8_u', 1],
  ['load8_s', 1],
  ['load16_u', 2],
  ['load16_s', 2],
  ['load', 4],
] as const;
const STORES = [
  ['store8', 1],
  ['store16', 2],
  ['store', 4],
] as const;

const a = '(local.get $a)';
const b = '(local.get $b)';
const masked = (value: string, limit: number, width: number) => `(i32.and ${value} (i32.const ${limit - width}))`;

/** Outside of wasm's own memory too: traps everywhere. */
const far = (width: number) => `(i32.or (i32.and ${a} (i32.const ${-width})) (i32.const 65536))`;

const binary = BINARY.split(' ').map(name => `(i32.${name} ${a} ${b})`);
/** Operands that the compiler knows: other code than for unknown ones, above all for divisions. */
const known = ['div_s', 'div_u', 'rem_s', 'rem_u', 'mul', 'shl', 'shr_s', 'rotl', 'lt_s', 'ge_u'].flatMap(name =>
  [-1, 1, 2, 7, 10, 100, -10, 65536].map(value => `(i32.${name} ${a} (i32.const ${value}))`),
);
const unary = UNARY.split(' ').map(name => `(i32.${name} ${a})`);

const loads = LOADS.flatMap(([name, width]) => [
  `(i32.${name} ${masked(a, 2048, width)})`,
  // Base in the window, sum in the window or in the constants.
  `(i32.${name} offset=1020 ${masked(a, 1024, width)})`,
  `(i32.${name} (i32.const 40))`,
  `(i32.${name} offset=1024 (i32.const 16))`,
  `(i32.${name} (i32.const 2044))`,
  `(i32.${name} ${far(width)})`,
  `(i32.${name} offset=8 (i32.sub (i32.const 0) (i32.and ${a} (i32.const 12))))`,
]);

const stores = STORES.flatMap(([name, width]) => [
  `(i32.${name} ${masked(a, 1024, width)} ${b}) (i32.load (i32.const 512))`,
  `(i32.${name} offset=512 ${masked(a, 512, width)} ${b}) ${a}`,
  `(i32.${name} (i32.const 100) ${b}) (i32.load (i32.const 100))`,
  `(i32.${name} ${far(width)} ${b}) ${a}`,
]);

const control = [
  '(unreachable)',
  `(nop) (drop (call $mix ${a} ${b})) (call $mix (call $mix ${a} ${b}) ${b})`,
  `(select ${a} ${b} (i32.and ${a} (i32.const 1)))`,
  `(if (result i32) (i32.lt_s ${a} ${b}) (then ${a}) (else (i32.sub ${b} ${a})))`,
  `(if (i32.and ${a} (i32.const 4)) (then (return (i32.const 44)))) ${b}`,
  `(local.set $i (i32.and ${a} (i32.const 63))) (local.set $sum (i32.const 0))
   (loop $again (local.set $sum (i32.add (i32.mul (local.get $sum) (i32.const 3)) (local.get $i)))
     (br_if $again (local.tee $i (i32.shr_u (local.get $i) (i32.const 1)))))
   (local.get $sum)`,
  `(block $three (block $two (block $one (br_table $one $two $three $two (i32.and ${a} (i32.const 7))))
     (return (i32.const 1))) (br_if $three (i32.eqz ${b})) (return (i32.const 2))) (i32.const 3)`,
  `(block $out (result i32) (drop (br_if $out ${b} (i32.and ${a} (i32.const 2)))) (br $out (i32.add ${a} ${b})))`,
];

const CASES = [...binary, ...known, ...unary, ...loads, ...stores, ...control];

/** Procedures of the module; others answer -1. */
export const OPERATOR_CASES = CASES.length;

/** One function a case, and a chain of comparisons: nested blocks of a single table would be too deep for the tools. */
function cases(): string {
  const parameters = '(param $a i32) (param $b i32) (result i32) (local $i i32) (local $sum i32)';
  return CASES.map((body, i) => `(func $case${i} ${parameters} ${body})`).join('\n');
}

function dispatch(): string {
  const isCase = (i: number) => `(i32.eq (local.get $procedure) (i32.const ${i}))`;
  const chain = CASES.map((_, i) => `(if ${isCase(i)} (then (return (call $case${i} ${a} ${b}))))`).join('\n');
  return `${chain} (i32.const -1)`;
}

/** The module's text. */
export function operatorsText(): string {
  const bytes = Array.from({ length: SEGMENT_BYTES }, (_, i) => ((i * 37 + 11) % 255) + 1);
  const data = bytes.map(byte => `\\${byte.toString(16).padStart(2, '0')}`).join('');
  const mix = `(func $mix (param $a i32) (param $b i32) (result i32)
    (i32.xor (i32.add (i32.mul ${a} (i32.const 31)) (i32.rotl ${b} (i32.const 5))) (i32.sub ${b} ${a})))`;
  return moduleText(dispatch(), `${mix} ${cases()} (data (i32.const ${SEGMENT_START}) "${data}")`);
}
