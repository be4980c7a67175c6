// A procedure as a form needs it: each field with its domain from the pack's own schema and its words from the labels.
import { ABSENT, DESCRIBE, OUTPUT_WORD, TYPE_LIST, TYPE_OPTIONAL, TYPE_WIDTH_SHIFT } from '../../wasm-core/memory-map';
import { word } from './core';
import { Kind, type Label } from './labels';
import type { OpenPack } from './packs';

export interface FieldForm {
  label: Label;
  /** Of the figure; of a list: of its number of elements. */
  low: number;
  high: number;
  /** Value to begin with; ABSENT if the field may be left out and has no default. */
  start: number;
  optional: boolean;
  /** Of a list: domain and place of its elements. */
  elementLow: number;
  elementHigh: number;
  address: number;
  size: number;
  /** Counts only while field `guard` (-1: always) has a value of the mask. */
  guard: number;
  mask: number;
}

function nearestTo(value: number, low: number, high: number): number {
  return value < low ? low : Math.min(value, high);
}

/** Field k of a procedure. */
export function fieldForm(pack: OpenPack, procedure: number, k: number, entry: number): FieldForm {
  const label = pack.labels.label(entry);
  pack.run(procedure | DESCRIBE, k, 0);
  const flags = word(OUTPUT_WORD);
  const low = word(OUTPUT_WORD + 1);
  const high = word(OUTPUT_WORD + 2);
  const fallback = word(OUTPUT_WORD + 3);
  const optional = (flags & TYPE_OPTIONAL) !== 0;
  const list = (flags & TYPE_LIST) !== 0;
  const usual = label.kind === Kind.Integer ? nearestTo(0, low, high) : low;
  return {
    label: label,
    low: low,
    high: high,
    start: fallback !== ABSENT ? fallback : optional && !list ? ABSENT : usual,
    optional: optional,
    elementLow: word(OUTPUT_WORD + 4),
    elementHigh: word(OUTPUT_WORD + 5),
    address: word(OUTPUT_WORD + 6),
    size: 1 << ((flags >> TYPE_WIDTH_SHIFT) & 3),
    guard: word(OUTPUT_WORD + 7),
    mask: word(OUTPUT_WORD + 8),
  };
}
