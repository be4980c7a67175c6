// Bundles the firmware's TypeScript into one script that Espruino loads, and refuses what its dialect does not hold.
// The result depends on the sources alone: no paths or times of the machine get into it.
import { dirname, resolve } from 'node:path';
import { getLineInfo } from 'acorn';
import { build } from 'esbuild';
import type { Feature } from '../../boards/board.ts';
import { checkDialect, type DialectOptions, errorsOf, type Finding } from '../dialect/check.ts';
import { DialectError, type PlacedFinding } from './dialect-error.ts';
import { dottedNames } from './dotted-names.ts';
import { espruinoOptions, REQUIRE_STAND_IN } from './esbuild-options.ts';
import { withFreeNames } from './free-names.ts';
import { inlineConstants } from './inline-constants.ts';
import { leaveOut } from './leave-out.ts';
import { reservedNames } from './reserved-names.ts';
import { type BundleFormat, rewriteForEspruino } from './rewrite.ts';
import { readSourceMap, type SourcePlace } from './source-positions.ts';

export { DialectError, type PlacedFinding } from './dialect-error.ts';
export type { BundleFormat } from './rewrite.ts';

export interface BundleOptions {
  /** The entry's text, for one that is no file. */
  contents?: string;
  /** `app`: a script that leaks no names; `script`: one whose names are global; both drop exports. `module`: the body of a CommonJS module for Storage. */
  format: BundleFormat;
  minify: boolean;
  /** Constants put in for free names or dotted names; each value is a JavaScript expression (JSON or a name). */
  define?: Record<string, string>;
  /** Further ones, for sources in a folder of that name alone. */
  defineIn?: Record<string, Record<string, string>>;
  /** Features that the bundle is to do without. */
  leavesOut?: readonly Feature[];
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
  /** Names of the entry's exports in the code. */
  exported: Record<string, string>;
  /** The author's place of an offset in the code. */
  placeAt(offset: number): SourcePlace | undefined;
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
    ...(options.contents === undefined
      ? { entryPoints: [path] }
      : { stdin: { contents: options.contents, sourcefile: path, resolveDir: dirname(path), loader: 'ts' as const } }),
    absWorkingDir: dirname(path),
    minify: options.minify,
    define: { ...undotted(options.define ?? {}), require: REQUIRE_STAND_IN },
    plugins: [leaveOut(options.leavesOut ?? []), dottedNames(options.define ?? {}, options.defineIn)],
    ...(options.shortNames && {
      mangleProps: /./,
      reserveProps: reservedNames(),
      mangleCache: options.shortNames,
    }),
  });
  const output = (suffix: string): string => result.outputFiles!.find(file => file.path.endsWith(suffix))!.text;
  const written = withFreeNames(output('.js'));
  const inlined = inlineConstants(written);
  const rewritten = rewriteForEspruino(inlined.text, options.format);
  const code = rewritten.text;
  const placeOf = readSourceMap(output('.js.map'));
  const placeAt = (offset: number) => {
    const { line, column } = getLineInfo(written, inlined.originOf(rewritten.originOf(offset)));
    return placeOf(line - 1, column);
  };
  const findings = checkDialect(code, { file: entry, ...options.dialect }).map(finding => ({
    ...finding,
    source: placeAt(offsetOf(finding, code)),
  }));
  const errors = errorsOf(findings);
  if (errors.length > 0) throw new DialectError(entry, code, errors);
  return {
    code,
    shortNames: (result.mangleCache ?? {}) as Bundle['shortNames'],
    warnings: findings,
    exported: exportsOf(written),
    placeAt,
  };
}

function undotted(define: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(define).filter(([name]) => !name.includes('.')));
}

function offsetOf({ line, column }: Finding, code: string): number {
  const before = code.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}

/** Local names of what esbuild's last statement exports, by the names that it has outside. */
function exportsOf(written: string): Record<string, string> {
  const list = /export ?\{([^}]*)\};?\s*$/.exec(written)?.[1] ?? '';
  return Object.fromEntries(
    [...list.matchAll(/([\w$]+)(?:\s+as\s+([\w$]+))?/g)].map(([, local, outside]) => [outside ?? local!, local!]),
  );
}
