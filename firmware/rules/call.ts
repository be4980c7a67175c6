// One call of a procedure: its figures and the dice so far; run again after each die until it has all it wants.
import { DICE_ERROR, WANTED_LOWEST, WANTED_SIDES } from '../../wasm-core/memory-map';
import type { Run } from './core';
import { setDice, setFields, setList, word } from './core';

/** A list input: its figures and their place. */
export interface ListInput {
  readonly figures: number[];
  readonly address: number;
  readonly size: number;
}

export interface Call {
  readonly run: Run;
  readonly procedure: number;
  /** Field words in order; a list's word is its length. */
  readonly fields: number[];
  readonly lists: ListInput[];
  readonly dice: number[];
}

export function createCall(run: Run, procedure: number, fields: number[], lists: ListInput[]): Call {
  return { run: run, procedure: procedure, fields: fields, lists: lists, dice: [] };
}

/** Runs once with the dice so far; answers the status. Outputs stand in the window until the next call. */
export function attempt(call: Call): number {
  const fields = call.fields;
  // The first two travel beside the window.
  if (fields.length > 2) setFields(fields);
  for (const list of call.lists) setList(list.address, list.size, list.figures);
  setDice(call.dice, call.lists.length > 0);
  return call.run(call.procedure, fields.length > 0 ? fields[0] : 0, fields.length > 1 ? fields[1] : 0);
}

/** True if the status asks for a die; then its sides (0: a die given before is impossible) and lowest face stand in the window. */
export function wantsDie(status: number): boolean {
  return (status & 255) === DICE_ERROR;
}

export function wantedSides(): number {
  return word(WANTED_SIDES >> 2);
}

export function wantedLowest(): number {
  return word(WANTED_LOWEST >> 2);
}
