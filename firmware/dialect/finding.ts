// What the dialect checker hands back and what a caller may tune.
// The rules themselves stand in the theme files, one theme a file.

/** `error`: the code breaks or computes something else on a board. `warning`: it may, depending on values no parser sees. */
export type Severity = 'error' | 'warning';

/** One place in the source that a board would read differently from V8. */
export interface Finding {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  rule: string;
  severity: Severity;
  /** What is there and what to write instead. */
  message: string;
  /** The behaviour of the interpreter behind the rule, with the probes of `probes.json` that show it. */
  why: string;
}

/** What a caller may tune. */
export interface DialectOptions {
  /** Shown in the message of a source that does not parse. */
  file?: string;
  /** Names that exist as globals besides Espruino's own. */
  globals?: readonly string[];
  /** Method names of the firmware itself that the library rules would take for missing built-in ones. */
  ownMethods?: readonly string[];
  /** Accept a 'use strict' directive (which the interpreter ignores). */
  allowUseStrict?: boolean;
}
