// How esbuild is told to write for Espruino, which matches no ECMAScript year.
// Syntax that lowers into short plain code is lowered; what would drag in helpers is left as it is for the dialect check to refuse by name.
import type { BuildOptions } from 'esbuild';

const lowered = ['optional-chain', 'logical-assignment', 'exponent-operator', 'class-static-blocks'];

const leftAlone = [
  'array-spread',
  'arrow',
  'async-await',
  'async-generator',
  'bigint',
  'class',
  'class-field',
  'class-private-accessor',
  'class-private-brand-check',
  'class-private-field',
  'class-private-method',
  'class-private-static-accessor',
  'class-private-static-field',
  'class-private-static-method',
  'class-static-field',
  'const-and-let',
  'default-argument',
  'destructuring',
  'dynamic-import',
  'for-await',
  'for-of',
  'generator',
  'import-meta',
  'nested-rest-binding',
  'new-target',
  'nullish-coalescing',
  'object-accessors',
  'object-extensions',
  'object-rest-spread',
  'optional-catch-binding',
  'regexp-dot-all-flag',
  'regexp-lookbehind-assertions',
  'regexp-match-indices',
  'regexp-named-capture-groups',
  'regexp-set-notation',
  'regexp-sticky-and-unicode-flags',
  'regexp-unicode-property-escapes',
  'rest-argument',
  'template-literal',
  'top-level-await',
];

/**
 * The stand-in for `require` while esbuild runs: it would wrap the real name in a helper of several hundred bytes.
 * As long as the real name, so that putting that back moves nothing.
 */
export const REQUIRE_STAND_IN = 'requirE';

/** Options of every bundle; the caller adds entry, minification and constants. */
export const espruinoOptions: BuildOptions = {
  bundle: true,
  write: false,
  outfile: 'bundle.js',
  format: 'esm',
  platform: 'neutral',
  target: 'es2016',
  supported: Object.fromEntries([...lowered.map(name => [name, false]), ...leftAlone.map(name => [name, true])]),
  charset: 'ascii',
  legalComments: 'none',
  logLevel: 'silent',
  sourcemap: 'external',
  treeShaking: true,
  tsconfigRaw: {
    compilerOptions: {
      // Fields become assignments in the constructor: a field without a value is a syntax error in Espruino.
      useDefineForClassFields: false,
      // Keeps esbuild from writing 'use strict', which nothing enforces.
      alwaysStrict: false,
      strict: false,
      target: 'es2022',
    },
  },
};
