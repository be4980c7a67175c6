// The table of sizes in this folder's README, written by `npm run packs` and held by a test.
import { fileURLToPath } from 'node:url';
import type { PackSize } from '../bindings/sizes.ts';

export const README = fileURLToPath(new URL('./README.md', import.meta.url));

const START = '<!-- sizes -->';
const END = '<!-- /sizes -->';

/** Sizes as a Markdown table, laid out as the formatter wants it. */
function sizesTable(sizes: readonly PackSize[]): string {
  const heads = ['pack', 'wasm', 'its code and data', 'constants in the blob', 'ARMv7-M', 'ratio', 'ARMv6-M', 'ratio'];
  const rows = sizes.map(({ pack, wasm, code, data, constants, m4, m4Ratio, m0, m0Ratio }) => {
    return [pack, wasm, code + data, constants, m4, m4Ratio?.toFixed(2), m0, m0Ratio?.toFixed(2)];
  });
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map(row => `${row[i] ?? '-'}`.length)));
  const line = (cells: readonly (string | number | undefined)[]) => {
    const padded = cells.map((cell, i) =>
      i === 0 ? `${cell}`.padEnd(widths[i]!) : `${cell ?? '-'}`.padStart(widths[i]!),
    );
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [heads, rule, ...rows].map(line).join('\n');
}

/** The text with its table of sizes replaced. Throws an error if the text has no place for one. */
export function withSizes(text: string, sizes: readonly PackSize[]): string {
  const start = text.indexOf(START);
  const end = text.indexOf(END);
  if (start < 0 || end < start) throw new Error(`no place for the sizes: ${START} and ${END} are missing`);
  return `${text.slice(0, start + START.length)}\n\n${sizesTable(sizes)}\n\n${text.slice(end)}`;
}
