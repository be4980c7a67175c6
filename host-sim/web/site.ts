// The files of the page: the script bundled for browsers, style and documents as they stand, and the parts of devices.
// Each answer says with its policy what its document may do; the page itself evaluates nothing and asks only its own server.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { CARRIED_NAMES, type CarriedName, systemOf } from '../../boards/board.ts';
import { boardNames, loadBoard } from '../../boards/schema.ts';
import { packsOf } from '../../firmware/build/board-files.ts';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { simulatedFiles, USUAL_BOARD } from '../simulated.ts';
import { type Catalogue, type DeviceParts, filesAsText } from './parts.ts';

/** What a path of the site holds. */
export interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Content security policy. */
  readonly policy: string;
}

/** An address that the site does not have, or a question that makes no sense; the message is for people. */
export class NotFound extends Error {}

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page: its own script, style and server; packs are WebAssembly; pictures are drawn here or given as data. */
const PAGE =
  `${NOTHING}; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; ` +
  `connect-src 'self'; frame-src 'self'; manifest-src 'self'`;

/** Where device code runs: it is evaluated, and nothing can be fetched. */
const REALM =
  "default-src 'none'; script-src 'unsafe-eval'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const read = (relative: string) => readFileSync(path(relative), 'utf8');

async function pageScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path('page/main.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    conditions: ['browser'],
    format: 'esm',
    target: ['chrome115', 'firefox115', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    loader: { '.scenario': 'text' },
    logLevel: 'silent',
  });
  return outputFiles[0]!.contents;
}

/** Boards that are built in the hand, and systems that there are rules for. */
export function catalogue(usualBoard: string): Catalogue {
  const boards = boardNames()
    .map(id => loadBoard(id))
    .filter(({ page }) => page !== undefined);
  return {
    boards: boards.map(({ id, title, systems }) => ({ id, title, systems })),
    systems: carried(),
    usualBoard,
    scenarioBoard: USUAL_BOARD,
  };
}

/** What there are rules for; a fighting half only where there is another half. */
function carried(): Catalogue['systems'] {
  const known: Catalogue['systems'][number][] = [];
  const seen = new Set<string>();
  for (const id of CARRIED_NAMES) {
    const titles = titlesOf(id);
    const title = titles.join(' + ');
    if (titles.length > 0 && !seen.has(title)) known.push({ id, system: systemOf(id), title });
    seen.add(title);
  }
  return known;
}

function titlesOf(id: CarriedName): string[] {
  try {
    return packsOf([id]).map(({ title }) => title);
  } catch {
    return [];
  }
}

/** What a device of that board with those systems is made of. @throws Error that names an unknown board or system */
async function deviceParts(boardId: string, systems: readonly CarriedName[]): Promise<DeviceParts> {
  const board = loadBoard(boardId);
  const files = await simulatedFiles(boardId, systems);
  const version = createHash('sha256');
  for (const [name, bytes] of files) if (name !== JOURNAL_FILE) version.update(name).update(bytes);
  return { board, systems, files: filesAsText(files), version: version.digest('hex') };
}

async function partsAsked(query: URLSearchParams): Promise<DeviceParts> {
  const list = query.get('systems') ?? '';
  try {
    return await deviceParts(query.get('board') ?? '', list === '' ? [] : (list.split(',') as CarriedName[]));
  } catch (error) {
    throw new NotFound((error as Error).message);
  }
}

const json = (value: unknown): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  policy: NOTHING,
});

/**
 * Makes the site, ready to answer.
 * @param usualBoard the board that a first visitor is handed
 * @returns answers a path with its query; throws NotFound
 */
export async function makeSite(usualBoard: string): Promise<(url: URL) => Promise<Answer>> {
  const script = await pageScript();
  const fixed: Record<string, Answer> = {
    '/': { type: 'text/html; charset=utf-8', body: read('page/index.html'), policy: PAGE },
    '/page.css': { type: 'text/css; charset=utf-8', body: read('page/page.css'), policy: NOTHING },
    '/page.js': { type: 'text/javascript; charset=utf-8', body: script, policy: NOTHING },
    '/icon.svg': { type: 'image/svg+xml', body: read('page/icon.svg'), policy: NOTHING },
    '/realm.html': { type: 'text/html; charset=utf-8', body: read('page/realm.html'), policy: REALM },
    '/catalogue.json': json(catalogue(usualBoard)),
  };
  return async ({ pathname, searchParams }) => {
    if (pathname === '/parts.json') return json(await partsAsked(searchParams));
    const answer = Object.hasOwn(fixed, pathname) ? fixed[pathname] : undefined;
    if (!answer) throw new NotFound(`there is no ${pathname}`);
    return answer;
  };
}
