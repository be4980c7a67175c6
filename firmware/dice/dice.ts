// The device's dice: every face comes from the dice pack, or in replay mode from the given ones, and goes through here.
// Entropy is mixed in at boot and at each key edge; in replay mode nothing is, and the screens say so.
import {
  CONSTANT,
  DICE_WINDOW_BYTES,
  DRAW,
  DRAWN,
  FACES,
  FIRST,
  LIMITED,
  MARKS,
  MODIFIER_BYTES,
  POOL,
  POOL_BYTES,
  PROGRAM,
  REFUSED,
  ROLL,
  SEED,
  STIR,
  SUM,
  TOTAL,
  WANTED,
  WANTED_LOWEST,
  WANTED_SIDES,
  WORD,
} from '../../wasm-core/dice/dice-map';
import { TRAP_BYTES } from '../../wasm-core/native/trap-map';
import { nativePack } from '../rules/core';
import { canCount, count } from './counts';

const words = new Int32Array((DICE_WINDOW_BYTES + TRAP_BYTES) / 4);
const bytes = new Uint8Array(words.buffer);
const shorts = new Int16Array(words.buffer);
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
  const face = run(DRAW, sides, 0) + lowest - 1;
  if (!replaying) count(sides, lowest, face);
  return face;
}

/** Counts the dice of the last roll, pool by pool. */
function countRolled(program: Uint8Array): void {
  let at = -1;
  for (let i = 0; i < rolledCount(); i++) {
    if (bytes[MARKS + i] & FIRST) at = poolAfter(program, at);
    const lowest = program[at + POOL_BYTES] > 127 ? program[at + POOL_BYTES] - 256 : program[at + POOL_BYTES];
    count(program[at + 2] | (program[at + 3] << 8), lowest, rolledFace(i));
  }
}

/** Where the pool stands that follows the step at `at` of a program; -1: the first. */
function poolAfter(program: Uint8Array, at: number): number {
  at = at < 0 ? 0 : stepAfter(program, at);
  while (program[at] !== POOL) at = stepAfter(program, at);
  return at;
}

function stepAfter(program: Uint8Array, at: number): number {
  if (program[at] === CONSTANT) return at + 3;
  if (program[at] !== POOL) return at + 1;
  at += 1 + POOL_BYTES;
  while (program[at]) at += MODIFIER_BYTES;
  return at + 1;
}

/**
 * Rolls a compiled expression; what fell stands in rolledTotal, rolledCount, rolledFace and rolledMarks.
 * Hidden dice are not counted.
 */
export function rollProgram(program: Uint8Array, hidden: boolean): void {
  bytes.set(program, PROGRAM);
  if (given.length === 0) {
    run(ROLL, program.length, 0);
    if (canCount && !replaying && !hidden) countRolled(program);
    return;
  }
  // Given faces go in one after the other, as the program asks for them.
  const faces: number[] = [];
  while (rollFaces(program, faces)) faces.push(drawDie(wantedSides(), wantedLowest()));
}

/** Rolls with faces that are there; true if one more is wanted, a die of wantedSides() from wantedLowest(). */
export function rollFaces(program: Uint8Array, faces: number[]): boolean {
  bytes.set(program, PROGRAM);
  shorts.set(faces, FACES >> 1);
  return run(SUM, program.length, faces.length) === WANTED;
}

export function wantedSides(): number {
  return words[WANTED_SIDES >> 2];
}

export function wantedLowest(): number {
  return words[WANTED_LOWEST >> 2];
}

/** How many dice the last roll drew, those rolled again included. */
export function rolledCount(): number {
  return words[DRAWN >> 2];
}

export function rolledFace(i: number): number {
  return shorts[(FACES >> 1) + i];
}

/** The marks of a die, as the dice pack's map names them. */
export function rolledMarks(i: number): number {
  return bytes[MARKS + i];
}

export function rolledTotal(): number {
  return words[TOTAL >> 2];
}

/** True if dice would have been rolled on but for a limit. */
export function rollLimited(): boolean {
  return words[LIMITED >> 2] !== 0;
}
