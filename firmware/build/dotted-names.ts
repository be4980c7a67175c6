// Puts constants with dotted names, such as CORE.attack.out.hit, in place while sources are read.
// Before anything else sees them: shortened property names could not be told from the constant's own.
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'esbuild';

const DOTTED = /\b[A-Z][A-Z_]*(?:\.\w+)+/g;

type Constants = Readonly<Record<string, string>>;

/** Replaces each dotted name that `constants`, or those of the source's folder, have by its expression; others stay, for the dialect check to name. */
export function dottedNames(constants: Constants, inFolders: Readonly<Record<string, Constants>> = {}): Plugin {
  return {
    name: 'dotted names',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const own = inFolders[basename(dirname(path))];
        return { contents: source.replace(DOTTED, name => own?.[name] ?? constants[name] ?? name), loader: 'ts' };
      });
    },
  };
}
