// The form in which a theme file states its rules.
// A rule is data (what to write instead, why, which probes of the interpreter show it); its theme's visitor finds the places.
import type { AnyNode } from 'acorn';
import type { Severity } from './finding.ts';
import type { Subject } from './subject.ts';

/** The text of a rule; `{name}` in a message is replaced by the detail of the same name. */
export interface RuleText {
  severity?: Severity;
  message: string;
  why: string;
  /** Ids in `probes.json`; empty where a look at the interpreter's source or a by-hand run is the reason. */
  probes: readonly string[];
}

/** Reports a rule of the theme's own table at a node or at an offset of the source. */
export type Report<Name extends string> = (
  rule: Name,
  place: AnyNode | number,
  detail?: Record<string, string>,
) => void;

/** A theme: its rules and the visitor that finds them. */
export interface Theme<Name extends string = string> {
  rules: Record<Name, RuleText>;
  check(subject: Subject, report: Report<Name>): void;
}

/** Lets a theme file infer its rule names from its table. */
export function theme<Name extends string>(definition: Theme<Name>): Theme<Name> {
  return definition;
}
