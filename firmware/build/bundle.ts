// Bundles the firmware's TypeScript into one script that Espruino loads, and refuses what its dialect does not hold.
// The result depends on the sources alone: no paths or times of the machine get into it.
import { dirname, resolve } from 'node:path';
import { getLineInfo } from 'acorn';
import { build } from 'esbuild';
import { checkDialect, type DialectOptions, errorsOf, type Finding } from '../dialect/check.ts';
import { DialectError, type PlacedFinding } from './dialect-error.ts';
import { dottedNames } from './dotted-names.ts';
import type { Edited } from './edits.ts';
import { espruinoOptions, REQUIRE_STAND_IN } from './esbuild-options.ts';
import { withFreeNames } from './free-names.ts';
import { reservedNames } from './reserved-names.ts';
import { type BundleFormat, rewriteForEspruino } from './rewrite.ts';
import { readSourceMap, type SourcePlace } from './source-positions.ts';

export { DialectError, type PlacedFinding } from './dialect-error.ts';
export type { BundleFormat } from './rewrite.ts';

export interface BundleOptions {
  /** `app`: a script that leaks no names; exports are dropped. `module`: the body of a CommonJS module for Storage. */
  format: BundleFormat;
  minify: boolean;
  /** Constants put in for free names or dotted names; each value is a JavaScript expression (JSON or a name). */
  define?: Record<string, string>;
  /** Short names that earlier bundles of the same device gave to properties: parts that work together must agree on them. */
  shortNames?: Record<string, string | false>;
  /** What the dialect check should know besides Espruino's own. */
  dialect?: DialectOptions;
}

export interface Bundle {
  code: string;
  /** Short names of properties, those given before included; for the next bundle. */
  shortNames: Record<string, string | false>;
  /** Findings of the dialect check that do not stop the build. */
  warnings: PlacedFinding[];
}

/**
 * Builds one script for the board from an entry file and all that it imports.
 *
 * @throws DialectError with every finding if the result leaves the dialect; esbuild's error if the source does not build
 */
export async function bundle(entry: string, options: BundleOptions): Promise<Bundle> {
  const path = resolve(entry);
  const result = await build({
    ...espruinoOptions,
    entryPoints: [path],
    absWorkingDir: dirname(path),
    minify: options.minify,
    define: { ...undotted(options.define ?? {}), require: REQUIRE_STAND_IN },
    plugins: [dottedNames(options.define ?? {})],
    ...(options.shortNames && {
      mangleProps: /./,
      reserveProps: reservedNames(),
      mangleCache: options.shortNames,
    }),
  });
  const output = (suffix: string): string => result.outputFiles!.find(file => file.path.endsWith(suffix))!.text;
  const written = withFreeNames(output('.js'));
  const rewritten = rewriteForEspruino(written, options.format);
  const code = rewritten.text;
  const placeOf = readSourceMap(output('.js.map'));
  const findings = checkDialect(code, { file: entry, ...options.dialect }).map(finding => ({
    ...finding,
    source: sourceOf(finding, code, written, rewritten, placeOf),
  }));
  const errors = errorsOf(findings);
  if (errors.length > 0) throw new DialectError(entry, code, errors);
  return { code, shortNames: result.mangleCache ?? {}, warnings: findings };
}

function undotted(define: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(define).filter(([name]) => !name.includes('.')));
}

function sourceOf(
  finding: Finding,
  code: string,
  written: string,
  rewritten: Edited,
  placeOf: ReturnType<typeof readSourceMap>,
): SourcePlace | undefined {
  const before = code.split('\n').slice(0, finding.line - 1);
  const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + finding.column - 1;
  const { line, column } = getLineInfo(written, rewritten.originOf(offset));
  return placeOf(line - 1, column);
}
