// Runs random calls of a pack in V8, notes a hash of status and whole window after every call, and tells where another engine differs.
import { packEngine } from '../../wasm-core/bindings/load.ts';
import type { Engine } from '../../wasm-core/bindings/pack.ts';
import { CORE_PACKS } from '../../wasm-core/dice/core-packs.ts';
import { type Call, CallList, WindowHash } from '../../wasm-core/native/engine/calls.ts';
import { PACKS } from '../../wasm-core/systems/index.ts';
import { DiceCalls } from './dice-calls.ts';
import { OddsCalls } from './odds-calls.ts';
import { Random } from './random.ts';
import { RuleCalls } from './rule-calls.ts';
import { ScreenCalls } from './screen-calls.ts';

export const PACK_IDS = [...CORE_PACKS, ...PACKS].map(pack => pack.id);

/** Calls between two notes of the hash; a difference is looked for among so many. */
export const CHECKPOINT = 1000;

/** Calls a pack: a million with TEST_LONG=1, as `npm run test:long` sets it. One call that counts odds or draws is as long as many others. */
export function callsFor(id: string): number {
  const calls = process.env.TEST_LONG ? 1_000_000 : 200_000;
  return id === 'odds' || id === 'screen' ? calls / 20 : calls;
}

const SEED = 20260801;

export interface RandomRun {
  readonly list: CallList;
  readonly checkpoints: readonly number[];
  /** How many calls ended with status 0. */
  readonly wentWell: number;
}

function callsOf(id: string, engine: Engine): { next(status: number): Call } {
  const random = new Random(SEED);
  const pack = PACKS.find(({ id: packId }) => packId === id);
  if (pack) return new RuleCalls(pack, random, engine);
  if (id === 'screen') return new ScreenCalls(random);
  return id === 'odds' ? new OddsCalls(random) : new DiceCalls(random);
}

/** The first `count` random calls of a pack, as V8 answers them. `after` sees the window after each. */
export function randomRun(
  id: string,
  count: number,
  after: (call: number, status: number, window: Uint8Array) => void = () => {},
): RandomRun {
  const engine = packEngine(id);
  const { window } = engine;
  const calls = callsOf(id, engine);
  const list = new CallList(window.length);
  const hash = new WindowHash(window, CHECKPOINT, count);
  let status = 0;
  let wentWell = 0;
  for (let i = 0; i < count; i++) {
    const call = calls.next(status);
    list.add(call);
    if (call.clear) window.fill(0);
    for (const { address, bytes } of call.patches) window.set(bytes, address);
    status = engine.run(call.procedure, call.a, call.b);
    if (status === 0) wentWell += 1;
    hash.add(i, status);
    after(i, status, window);
  }
  return { list, checkpoints: hash.checkpoints, wentWell };
}

/** What another engine answers to the calls of a list: a status and a window after each. */
export type Answers = (
  list: CallList,
  from: number,
) => readonly { readonly status: number; readonly window: Uint8Array }[];

/**
 * The first difference between V8's hashes and another engine's, in words; undefined if there is none. `answers` runs the list again
 * and answers the calls from a number on in full.
 */
export function firstDifference(
  id: string,
  run: RandomRun,
  checkpoints: readonly number[],
  answers: Answers,
): string | undefined {
  const at = run.checkpoints.findIndex((hash, i) => hash !== checkpoints[i]);
  if (at < 0) return undefined;
  const from = at * CHECKPOINT;
  const expected: { status: number; window: Uint8Array }[] = [];
  const { list } = randomRun(id, Math.min(run.list.count, from + CHECKPOINT), (call, status, window) => {
    if (call >= from) expected.push({ status, window: window.slice() });
  });
  const got = answers(list, from);
  for (const [i, { status, window }] of expected.entries()) {
    const other = got[i];
    if (status !== other?.status) return `call ${from + i} of ${id}: status ${other?.status}, V8 ${status}`;
    const byte = window.findIndex((value, k) => value !== other.window[k]);
    if (byte >= 0) return `call ${from + i} of ${id}: window byte ${byte} is ${other.window[byte]}, V8 ${window[byte]}`;
  }
  return `calls ${from} to ${from + CHECKPOINT} of ${id}: the hashes differ, the answers do not`;
}
