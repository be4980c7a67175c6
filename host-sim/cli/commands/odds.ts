// `odds EXPRESSION [--json]` or `odds PROCEDURE JSON [--json]`: exact chances, counted and never sampled.
// Counts are decimal strings in JSON: they outgrow its numbers.
import { parseArgs } from 'node:util';
import { isRuleError } from '../../../wasm-core/bindings/pack.ts';
import { type Distribution, remainderOf, sorted } from '../../odds/distribution.ts';
import { expressionOdds } from '../../odds/expression.ts';
import { type OutputOdds, procedureOdds } from '../../odds/procedure.ts';
import type { Command } from '../main.ts';
import { findForPeople, parseInput } from '../procedure-arguments.ts';
import { forPeople, UsageError } from '../usage.ts';

const BAR = 30;
/** Denominators up to here are shown as fractions. */
const LARGEST_SHOWN = 10n ** 9n;
const PARTS = 10n ** 8n;

/** A share as a percentage with five digits that matter. */
function percent(part: bigint, whole: bigint): string {
  const share = Number((part * PARTS * 100n) / whole) / Number(PARTS);
  return `${share === 0 || share >= 0.001 ? Number(share.toPrecision(5)) : share.toExponential(2)}%`;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  return rows.map(row =>
    row
      .map((cell, i) => (i === row.length - 1 ? cell : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

function bar(part: bigint, most: bigint): string {
  return '#'.repeat(Number((part * BigInt(BAR) + most - 1n) / most));
}

const fraction = (part: bigint, whole: bigint) => (whole <= LARGEST_SHOWN ? `${part}/${whole}` : '');

function expressionTable(distribution: Distribution): string[] {
  const { denominator } = distribution;
  const rows = sorted(distribution);
  const most = rows.reduce((greatest, [, count]) => (count > greatest ? count : greatest), 1n);
  const known = denominator - remainderOf(distribution);
  let below = 0n;
  let weighted = 0n;
  const cells = rows.map(([value, count]) => {
    const atLeast = denominator - below;
    below += count;
    weighted += BigInt(value) * count;
    return [
      `${value}`,
      percent(count, denominator),
      percent(atLeast, denominator),
      percent(below, denominator),
      fraction(count, denominator),
      bar(count, most),
    ];
  });
  const mean = Number((weighted * PARTS) / known) / Number(PARTS);
  return [
    `mean ${Number(mean.toPrecision(7))}${known <= LARGEST_SHOWN ? ` = ${weighted}/${known}` : ''}`,
    ...table([['total', 'exactly', 'at least', 'at most', known <= LARGEST_SHOWN ? 'cases' : '', ''], ...cells]),
    ...(known === denominator
      ? []
      : [`left out: explosions beyond the depth counted, ${percent(denominator - known, denominator)}`]),
  ];
}

/** Numbers in ascending order, words by how often they come up. */
function ordered({ cases }: OutputOdds): [string, bigint][] {
  const numbers = [...cases.keys()].every(value => /^-?\d+$/.test(value));
  return [...cases].sort(([a, p], [b, q]) => (numbers ? Number(a) - Number(b) : Number(q > p) - Number(q < p)));
}

function outputTable(name: string, odds: OutputOdds): string[] {
  const { denominator } = odds;
  const rows = ordered(odds);
  const most = rows.reduce((greatest, [, count]) => (count > greatest ? count : greatest), 1n);
  const cells = rows.map(([value, count]) => [
    value === 'null' ? '-' : value,
    percent(count, denominator),
    fraction(count, denominator),
    bar(count, most),
  ]);
  return [`${name}:`, ...table(cells).map(line => `  ${line}`)];
}

const listed = (entries: readonly (readonly [unknown, bigint])[]) =>
  entries.map(([value, count]) => ({ value, numerator: `${count}` }));

function oddsOfExpression(text: string, json: boolean): string {
  const distribution = forPeople(() => expressionOdds(text));
  if (!json) return expressionTable(distribution).join('\n');
  const remainder = remainderOf(distribution);
  return JSON.stringify({
    outcomes: listed(sorted(distribution)),
    denominator: `${distribution.denominator}`,
    ...(remainder === 0n ? {} : { remainder: `${remainder}` }),
  });
}

function oddsOfProcedure(name: string, text: string, json: boolean): string {
  const { pack, id } = findForPeople(name);
  const odds = forPeople(() => procedureOdds(pack, id, parseInput(text)));
  if (isRuleError(odds as never)) return JSON.stringify(odds);
  const { outputs, remainder } = odds as Exclude<typeof odds, { readonly error: string }>;
  if (!json) {
    const left = remainder === 0n ? [] : ['left out: paths with more dice than a call can be given'];
    return [...[...outputs].flatMap(([output, cases]) => outputTable(output, cases)), ...left].join('\n');
  }
  const named = Object.fromEntries(
    [...outputs].map(([output, odds]) => [
      output,
      {
        outcomes: listed(ordered(odds).map(([value, count]) => [JSON.parse(value) as unknown, count] as const)),
        denominator: `${odds.denominator}`,
        ...(remainder === 0n ? {} : { remainder: `${remainder}` }),
      },
    ]),
  );
  return JSON.stringify({ outputs: named });
}

export const command: Command = async args => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [first, second, ...rest] = positionals;
  if (first === undefined || rest.length > 0) {
    throw new UsageError(
      'odds takes an expression, e.g. odds 4d6kh3, or a procedure and one JSON object, e.g. odds d6rounds.skillRoll \'{"level":3}\'',
    );
  }
  const json = values.json ?? false;
  if (second === undefined && /^\w+\.\w+$/.test(first))
    throw new UsageError(`odds ${first} needs a JSON object of fields`);
  console.log(second === undefined ? oddsOfExpression(first, json) : oddsOfProcedure(first, second, json));
  return 0;
};
