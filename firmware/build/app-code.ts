// The code of a board: the app and the modules of its systems. Usually scripts that run in place, as text or as the interpreter's tokens;
// on boards with overlays one script of which a part stays in memory, and beside it the functions that are brought when they are called.
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Board } from '../../boards/schema.ts';
import { checkDialect, errorsOf } from '../dialect/check.ts';
import { knownGlobals, pinName } from '../dialect/library-names.ts';
import { boardDefines } from './board-defines.ts';
import { type Bundle, bundle } from './bundle.ts';
import { DialectError } from './dialect-error.ts';
import { orderNames } from './name-order.ts';
import { IN_PLACE_FIRST, overlayOf } from './overlay-plan.ts';
import { divide, type Overlaid, overlayFile, storeOverlays } from './overlays.ts';
import { tokenise } from './tokenise.ts';

export interface Code {
  readonly app: Uint8Array;
  /** By system. */
  readonly modules: ReadonlyMap<string, Uint8Array>;
  /** On boards with overlays: the file of them, and what each takes in it. */
  readonly overlays?: { readonly file: Uint8Array; readonly bytes: Readonly<Record<string, number>> };
}

export interface CodeOptions {
  readonly board: Board;
  /** Version that the app says it is. */
  readonly version: string;
  /** Modules of systems: their source, from the app's folder, and the figures of their packs. */
  readonly modules: ReadonlyMap<string, { readonly source: string; readonly define: Record<string, string> }>;
  /** Bytes of Storage for the app and its overlays. */
  readonly room: number;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const bytesOf = (code: string) => new TextEncoder().encode(code);
const tokensOf = (code: string) => Buffer.from(tokenise(code), 'latin1');

/** Builds the code of a board. Throws an error that names what does not fit the dialect or the plan. */
export function codeOf(options: CodeOptions): Promise<Code> {
  return options.board.overlays ? overlaidCode(options) : wholeCode(options);
}

function definesOf({ board, version }: CodeOptions): Record<string, string> {
  return { ...boardDefines(board), VERSION: JSON.stringify(version) };
}

async function wholeCode(options: CodeOptions): Promise<Code> {
  const common = { minify: true } as const;
  const written = options.board.tokens ? tokensOf : bytesOf;
  const { code, shortNames } = await bundle(path('../app/main.ts'), {
    ...common,
    format: 'app',
    define: definesOf(options),
    leavesOut: options.board.leavesOut ?? [],
    shortNames: {},
  });
  const modules = new Map<string, Uint8Array>();
  for (const [system, { source, define }] of options.modules) {
    const module = await bundle(path(posix.join('../app', source)), {
      ...common,
      format: 'module',
      define: { ...define, ...boardDefines(options.board) },
      shortNames,
    });
    modules.set(system, written(module.code));
  }
  return { app: written(orderNames(code)), modules };
}

/** Name under which the entry gives the function that makes a system. */
const creator = (system: string) => `create_${system}`;

async function overlaidCode(options: CodeOptions): Promise<Code> {
  const systems = [...options.modules];
  // The loader first: it has to be there before anything is brought.
  const contents = [
    "export { overlay } from './overlays';",
    "import './main';",
    ...systems.map(([system, { source }]) => `export { create as ${creator(system)} } from '${source}';`),
  ].join('\n');
  const whole = await bundle(path('../app/overlaid.ts'), {
    contents,
    format: 'script',
    minify: true,
    define: definesOf(options),
    leavesOut: options.board.leavesOut ?? [],
    defineIn: Object.fromEntries(systems.map(([system, { define }]) => [system, define])),
    shortNames: {},
  });
  const loader = whole.exported.overlay!;
  const divided = division(whole, loader);

  const app = tokensOf(divided.code);
  const stored = storeOverlays(divided.overlays, {
    app,
    encode: tokensOf,
    room: options.room - app.length,
    first: IN_PLACE_FIRST,
  });
  const modules = systems.map(([system]) => {
    const name = whole.exported[creator(system)]!;
    const number = divided.overlays.findIndex(({ names }) => names.includes(name));
    // What stands for the module: the function is one of the overlays'.
    return [system, tokensOf(`exports.create=a=>(${loader}(${number}),${name})(a)`)] as const;
  });
  const bytes = Object.fromEntries(stored.map(item => [item.id, item.bytes.length]));
  return { app, modules: new Map(modules), overlays: { file: overlayFile(stored), bytes } };
}

/** Throws the dialect's findings in a part of a script; names of other parts are globals to it. */
function checkPart(name: string, code: string, globals: readonly string[]): void {
  const errors = errorsOf(checkDialect(code, { file: name, globals: [...globals] }));
  if (errors.length > 0) throw new DialectError(name, code, errors);
}

function division(whole: Bundle, loader: string): Overlaid {
  const divided = divide(whole.code, {
    loader,
    overlayAt(offset) {
      const place = whole.placeAt(offset);
      if (!place) throw new Error(`the function at ${offset} of the bundle comes from no source`);
      const source = posix.join('app', place.file);
      const name = /^\w+/.exec(place.text.slice(place.column - 1))?.[0] ?? '';
      return overlayOf(source, name);
    },
    isTaken: name => knownGlobals.has(name) || pinName.test(name),
  });
  checkPart('app', divided.code, divided.names);
  for (const { id, code } of divided.overlays) checkPart(id, code, divided.names);
  return divided;
}
