// The device's dice: every face comes from the dice pack, or in replay mode from the given ones, and goes through here.
// Entropy is mixed in at boot and at each key edge; in replay mode nothing is, and the screens say so.
import {
  DICE_WINDOW_BYTES,
  DRAW,
  FACES,
  KEEP_ALL,
  KEPT,
  REFUSED,
  ROLL,
  SEED,
  STIR,
  SUM,
  TOTAL,
  WORD,
} from '../../wasm-core/dice/dice-map';
import { TRAP_BYTES } from '../../wasm-core/native/trap-map';
import { nativePack } from '../rules/core';

const words = new Int32Array((DICE_WINDOW_BYTES + TRAP_BYTES) / 4);
const bytes = new Uint8Array(words.buffer);
const halves = new Uint16Array(words.buffer);
let native: ((window: number, procedure: number, a: number, b: number) => number) | undefined;
let address = 0;

/** Pairs of words of the chip's noise that go into the generator at boot. */
const NOISE_STIRS = 32;

let replaying = false;
let given: number[] = [];

function run(procedure: number, a: number, b: number): number {
  if (!address) address = E.getAddressOf(words, true);
  return native ? native(address, procedure, a, b) : REFUSED;
}

/** Opens the dice pack. Throws words for people if it is missing or damaged; then nothing can be rolled. */
export function openDice(): void {
  native = nativePack('ts.dice');
}

export function hasDice(): boolean {
  return native !== undefined;
}

export function newEvent(): void {
  address = 0;
}

/** True while faces follow a seed or are given: the screens show it. */
export function inReplay(): boolean {
  return replaying;
}

/** Fills the generator from the chip's noise and the clock: many words, for some chips' noise is poor. Called once, at boot. */
export function seedFromNoise(): void {
  run(SEED, E.hwRand(), 0);
  for (let i = 0; i < NOISE_STIRS; i++) run(STIR, E.hwRand(), E.hwRand() ^ (getTime() * 1048576));
}

/** Stirs in the 16 bytes that the last boot left; answers those for the next one, which say nothing about the dice of this one. */
export function renewedSecret(last: Uint8Array | undefined): Uint8Array {
  if (last) {
    const given = new Int32Array(last.buffer);
    run(STIR, given[0], given[1]);
    run(STIR, given[2], given[3]);
  }
  const next = new Int32Array(4);
  for (let i = 0; i < 4; i++) next[i] = run(WORD, 0, 0);
  run(STIR, E.hwRand(), E.hwRand());
  return new Uint8Array(next.buffer);
}

/** A key edge: its time is not predictable to the last bits. */
export function stir(time: number): void {
  if (!replaying) run(STIR, time * 1048576, E.hwRand());
}

/** Replay mode: from here on faces follow from the seed. */
export function replay(seed: number): void {
  replaying = true;
  given = [];
  run(SEED, seed, 0);
}

/** Replay mode: these faces come next. */
export function giveDice(faces: number[]): void {
  replaying = true;
  given = given.concat(faces);
}

/** One die, faces lowest .. lowest + sides - 1: the next given face that it has, or a drawn one. */
export function drawDie(sides: number, lowest: number): number {
  while (given.length > 0) {
    const face = given[0];
    given.splice(0, 1);
    if (face >= lowest && face < lowest + sides) return face;
    print(`dice: ${face} is no face of a die that shows ${lowest} to ${lowest + sides - 1}`);
  }
  return run(DRAW, sides, 0) + lowest - 1;
}

/** Rolls count dice and keeps all, or `kept` of them by `which`; the result stands in rolledFace, rolledKept, rolledTotal. */
export function rollDice(sides: number, count: number, kept: number, which: number): void {
  const selection = count | ((which === KEEP_ALL ? count : kept) << 8) | (which << 16);
  if (given.length === 0) {
    run(ROLL, sides, selection);
    return;
  }
  for (let i = 0; i < count; i++) halves[(FACES >> 1) + i] = drawDie(sides, 1);
  run(SUM, 0, selection);
}

export function rolledFace(i: number): number {
  return halves[(FACES >> 1) + i];
}

export function rolledKept(i: number): boolean {
  return bytes[KEPT + i] === 1;
}

export function rolledTotal(): number {
  return words[TOTAL >> 2];
}
