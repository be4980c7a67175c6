// The dialect check: parses a script and runs every theme over it.
// The source is what the board would get (the built bundle), so nothing here knows TypeScript.
import { getLineInfo } from 'acorn';
import { calls } from './calls.ts';
import { classes } from './classes.ts';
import { closures } from './closures.ts';
import { espruino } from './espruino.ts';
import type { DialectOptions, Finding } from './finding.ts';
import { hoisting } from './hoisting.ts';
import { library } from './library.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { parseSource } from './parse.ts';
import { regexp } from './regexp.ts';
import { makeSubject } from './subject.ts';
import { syntax } from './syntax.ts';
import { text } from './text.ts';
import type { RuleText, Theme } from './theme.ts';

export type { DialectOptions, Finding, Severity } from './finding.ts';

const themes = [syntax, classes, regexp, library, names, numbers, text, calls, espruino, closures, hoisting] as Theme[];

/** Every rule by its id. */
export const rules: ReadonlyMap<string, RuleText> = new Map(themes.flatMap(item => Object.entries(item.rules)));

/**
 * Finds what a script says that Espruino on a board refuses, lacks, or computes otherwise than V8.
 *
 * @param source JavaScript, as it would be sent to the board
 * @returns the findings in source order; a source that does not parse gives the one finding `parse`
 */
export function checkDialect(source: string, options: DialectOptions = {}): Finding[] {
  const findings: Finding[] = [];
  let subject: ReturnType<typeof makeSubject>;
  try {
    subject = makeSubject(source, parseSource(source), options);
  } catch (problem) {
    return [unparsed(problem, options.file)];
  }
  const seen = new Set<string>();
  for (const item of themes) {
    item.check(subject, (rule, place, detail) => {
      const offset = typeof place === 'number' ? place : place.start;
      const key = `${rule}@${offset}`;
      if (seen.has(key)) return;
      seen.add(key);
      findings.push(makeFinding(source, offset, rule, item.rules[rule]!, detail ?? {}));
    });
  }
  return findings.sort((left, right) => left.line - right.line || left.column - right.column);
}

/** The findings that make a script unfit for a board. */
export function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(finding => finding.severity === 'error');
}

function makeFinding(
  source: string,
  offset: number,
  rule: string,
  { severity, message, why, probes }: RuleText,
  detail: Record<string, string>,
): Finding {
  const { line, column } = getLineInfo(source, offset);
  return {
    line,
    column: column + 1,
    rule,
    severity: severity ?? 'error',
    message: message.replace(/\{(\w+)\}/g, (whole, name: string) => detail[name] ?? whole),
    why: probes.length > 0 ? `${why} [${probes.join(', ')}]` : why,
  };
}

function unparsed(problem: unknown, file: string | undefined): Finding {
  const { message, loc } = problem as { message: string; loc?: { line: number; column: number } };
  if (!loc) throw problem;
  return {
    line: loc.line,
    column: loc.column + 1,
    rule: 'parse',
    severity: 'error',
    message: `${file ?? 'the source'} does not parse: ${message}`,
    why: 'What JavaScript refuses is no program of the dialect either.',
  };
}
