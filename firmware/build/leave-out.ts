// What a board leaves out: sources that only a part of the product needs are replaced by ones that do nothing.
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import type { Feature } from '../../boards/board.ts';

const FIRMWARE = fileURLToPath(new URL('..', import.meta.url));

/** By feature: the sources through which the rest of the firmware reaches it, and what stands in their place. */
const REPLACED: Readonly<Record<Feature, { readonly sources: readonly string[]; readonly by: string }>> = {
  fight: {
    sources: [
      'screens/fight',
      'screens/party',
      'screens/backup',
      'screens/repeated-roll',
      'fight/history',
      'fight/fight',
    ],
    by: 'fight/without.ts',
  },
  odds: { sources: ['dice/odds', 'screens/odds'], by: 'dice/without-odds.ts' },
  fairness: { sources: ['dice/counts', 'screens/fairness'], by: 'dice/without-counts.ts' },
  figures: { sources: ['screens/rolled-figure'], by: 'screens/without-rolled-figures.ts' },
  tables: { sources: ['screens/tables'], by: 'screens/without-tables.ts' },
};

/** Leaves features out of a bundle. */
export function leaveOut(features: readonly Feature[]): Plugin {
  const replaced = new Map(
    features.flatMap(feature => REPLACED[feature].sources.map(source => [source, REPLACED[feature].by] as const)),
  );
  return {
    name: 'leave out',
    setup(build) {
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const source = posix.relative(FIRMWARE, posix.join(resolveDir, path)).replace(/\.ts$/, '');
        const by = replaced.get(source);
        return by === undefined ? undefined : { path: posix.join(FIRMWARE, by) };
      });
    },
  };
}
