// The error of a bundle that a board could not run: every finding with the author's line and the place in the bundle.
import type { Finding } from '../dialect/check.ts';
import type { SourcePlace } from './source-positions.ts';

/** Characters of the bundle shown on each side of a finding: minified lines are long. */
const EXCERPT = 40;

/** A finding together with the place in the author's files that it came from. */
export interface PlacedFinding extends Finding {
  source?: SourcePlace;
}

/** Thrown by `bundle` when the dialect check finds errors. */
export class DialectError extends Error {
  readonly findings: readonly PlacedFinding[];
  /** The bundle that was refused. */
  readonly code: string;

  constructor(entry: string, code: string, findings: readonly PlacedFinding[]) {
    const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
    super(
      `${entry} leaves Espruino's dialect: ${count}\n\n${findings.map(item => describe(code, item)).join('\n\n')}\n`,
    );
    this.name = 'DialectError';
    this.code = code;
    this.findings = findings;
  }
}

function describe(code: string, finding: PlacedFinding): string {
  const { source } = finding;
  const place = source ? `${source.file}:${source.line}:${source.column}` : 'code added by the bundler';
  const lines = [`${place} ${finding.rule}: ${finding.message}`, `  why: ${finding.why}`];
  if (source) lines.push(`  source: ${source.text.trim()}`);
  const line = code.split('\n')[finding.line - 1] ?? '';
  const at = finding.column - 1;
  const from = Math.max(0, at - EXCERPT);
  const lead = `  bundle ${finding.line}:${finding.column}: `;
  lines.push(`${lead}${line.slice(from, at + EXCERPT)}`, `${' '.repeat(lead.length + at - from)}^`);
  return lines.join('\n');
}
