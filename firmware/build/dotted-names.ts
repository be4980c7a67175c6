// Puts constants with dotted names, such as CORE.attack.out.hit, in place while sources are read.
// Before anything else sees them: shortened property names could not be told from the constant's own.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const DOTTED = /\b[A-Z][A-Z_]*(?:\.\w+)+/g;

/** Replaces each dotted name that `constants` has by its expression; others stay, for the dialect check to name. */
export function dottedNames(constants: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'dotted names',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        return { contents: source.replace(DOTTED, name => constants[name] ?? name), loader: 'ts' };
      });
    },
  };
}
