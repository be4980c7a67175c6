// Property names that a bundle must not shorten: those of the language, of Espruino, and of data that the device reads.
// Taken from the type declarations, so that a call which type-checks keeps its name.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);

const LANGUAGE = [
  'es5',
  'es2015.core',
  'es2015.collection',
  'es2016.array.include',
  'es2017.object',
  'es2017.string',
  'es2017.typedarrays',
];

/** Keys of JSON files and of the console's commands. */
const DATA = [
  'format',
  'packs',
  'files',
  'id',
  'system',
  'title',
  'version',
  'replay',
  'dice',
  'receive',
  'backup',
  'restore',
  'import',
];

/** Names that the declarations have too, for what no source of ours uses: as properties they are ours alone. */
const OURS = ['address', 'back', 'begin', 'close', 'down', 'light', 'open', 'start', 'text'];

function declarations(): string[] {
  const types = fileURLToPath(new URL('../types', import.meta.url));
  const own = readdirSync(types).map(name => `${types}/${name}`);
  const language = LANGUAGE.map(name => resolve(`typescript/lib/lib.${name}.d.ts`));
  return [...language, resolve('@types/espruino/index.d.ts'), ...own];
}

let reserved: RegExp | undefined;

/** Matches every name that must stay. Names with a capital first belong to enumerations, which are put in place as figures. */
export function reservedNames(): RegExp {
  if (reserved) return reserved;
  const words = new Set(DATA);
  for (const file of declarations()) {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [word] of code.matchAll(/[A-Za-z_]\w*/g)) words.add(word);
  }
  for (const word of OURS) words.delete(word);
  reserved = new RegExp(`^([A-Z].*|${[...words].sort().join('|')})$`);
  return reserved;
}
