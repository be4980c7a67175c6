// Every opcode that a pack may contain, with random and edge operands: the same answers in V8, on Cortex-M0+, M3 and M4.
// Traps are answers too. Needs the cross compiler, because the module is no pack.
import { beforeAll, describe, expect, it } from 'vitest';
import { inspect, OPCODES } from '../../wasm-core/build/inspect.ts';
import { buildBlob } from '../../wasm-core/native/blob.ts';
import { CPUS, type Cpu } from '../../wasm-core/native/cpu.ts';
import { CallList, WindowHash } from '../../wasm-core/native/engine/calls.ts';
import { m0Engine } from '../../wasm-core/native/engine/m0.ts';
import { missingQemu, runInQemu } from '../../wasm-core/native/engine/qemu.ts';
import { missingCompiler } from '../../wasm-core/native/toolchain.ts';
import { sourceOf, trappingEngine } from '../../wasm-core/native/wat-for-tests.ts';
import { OPERATOR_CASES, OPERATOR_CONSTANTS, operatorsText } from './operators.ts';
import { Random } from './random.ts';

const CALLS = 300_000;
const CHECKPOINT = 10_000;
const source = sourceOf(operatorsText(), OPERATOR_CONSTANTS);

function randomCalls(): CallList {
  const random = new Random(7);
  const list = new CallList(source.windowBytes);
  const words = () => new Uint8Array(Int32Array.of(random.any(), random.any()).buffer);
  for (let i = 0; i < CALLS; i++) {
    const patches = random.chance(20) ? [{ address: 4 * random.between(0, 254), bytes: words() }] : [];
    list.add({
      procedure: random.between(0, OPERATOR_CASES),
      a: random.any(),
      b: random.any(),
      clear: random.chance(1),
      patches,
    });
  }
  return list;
}

it('covers every opcode that a pack may contain', () => {
  expect(Object.keys(inspect(source.wasm).opcodes)).toEqual([...OPCODES].sort());
});

describe.skipIf(missingCompiler())('the operators', () => {
  const list = randomCalls();
  const expected: number[] = [];
  const trapCodes = new Uint8Array(CALLS);
  const blobs = {} as Record<Cpu, Uint8Array>;

  beforeAll(() => {
    const engine = trappingEngine(source);
    const hash = new WindowHash(engine.window, CHECKPOINT, CALLS);
    list.run(engine, (call, status) => {
      hash.add(call, status);
      trapCodes[call] = engine.trapCode;
    });
    expected.push(...hash.checkpoints);
    for (const cpu of CPUS) blobs[cpu] = buildBlob(source, cpu).bytes;
  });

  it('trap in some calls, for each reason that V8 knows', () => {
    expect([...new Set(trapCodes)].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it(`answer ${CALLS} calls on a Cortex-M0+ as in V8`, { timeout: 120_000 }, () => {
    const engine = m0Engine(blobs.m0, source.windowBytes);
    const hash = new WindowHash(engine.window, CHECKPOINT, CALLS);
    const otherReasons: string[] = [];
    list.run(engine, (call, status, procedure) => {
      hash.add(call, status);
      if (engine.trapCode !== trapCodes[call]) otherReasons.push(`call ${call}, case ${procedure}: ${engine.trapCode}`);
    });
    expect(otherReasons).toEqual([]);
    expect(hash.checkpoints).toEqual(expected);
  });

  it.skipIf(missingQemu()).each([
    ['ARMv7-M', 'm4', 'Cortex-M4', 'm4'],
    ['ARMv7-M', 'm4', 'Cortex-M3', 'm3'],
    ['ARMv6-M', 'm0', 'Cortex-M3', 'm3'],
  ] as const)(`%s code (%s) answers as many calls on a %s as in V8`, (_code, cpu, _processor, machine) => {
    expect(runInQemu(blobs[cpu], list, machine, { checkpoint: CHECKPOINT }).checkpoints).toEqual(expected);
  });
});
