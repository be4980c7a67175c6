// Label files of all packs, read back by the device's own reader: the words that players see are the words of the descriptions.
// The reader is bundled alone and gets the few names of the interpreter that it needs; the files lie in memory.
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { labelFile, splitName } from '../wasm-core/build/labels.ts';
import { packOf, procedureOf } from '../wasm-core/build/made-up-for-tests.ts';
import { listAddresses, outputListName } from '../wasm-core/build/schema.ts';
import {
  choice,
  elementBytes,
  type Field,
  gives,
  givesList,
  integer,
  integers,
  list,
  type Output,
  type PackDescription,
  type Procedure,
  proceduresOf,
} from '../wasm-core/describe/description.ts';
import { PACKS } from '../wasm-core/systems/index.ts';

interface Label {
  name: string;
  kind: number;
  list: boolean;
  address: number;
  size: number;
  unit: string;
  digits: number;
  score: boolean;
  eighths: boolean;
  words: number;
}

/** What the reader of the device offers; fields, outputs and dice are known by a number. */
interface Labels {
  procedures: number;
  groups: number;
  group(number: number): string;
  title(procedure: number): string;
  groupOf(procedure: number): number;
  procedure(number: number): { title: string; fields: number[]; outputs: number[]; dice: number[] };
  label(entry: number): Label;
  output(entry: number): Label;
  word(list: number, i: number): string;
  pages(): number;
  tables(): number;
  headings(table: number): string[];
}

const bundled = buildSync({
  entryPoints: [fileURLToPath(new URL('../firmware/rules/labels.ts', import.meta.url))],
  bundle: true,
  format: 'cjs',
  platform: 'neutral',
  external: ['Storage'],
  write: false,
}).outputFiles[0]!.text;

const FILE = 'ts.made.l';

/** The reader on a device on which this label file alone is installed. */
function open(file: Uint8Array): Labels {
  const installed = JSON.stringify({ format: 1, packs: [], files: { [FILE]: [file.length, 0] } });
  const storage = { read: (name: string) => (name === FILE ? file : installed) };
  const E = { toArrayBuffer: (bytes: Uint8Array) => bytes.slice().buffer, CRC32: () => 0 };
  const module = { exports: {} as { openLabels(file: string): Labels } };
  new Function('require', 'E', 'module', 'exports', bundled)(() => storage, E, module, module.exports);
  return module.exports.openLabels(FILE);
}

const read = (pack: PackDescription) => open(labelFile(pack));

const KIND = { integer: 0, boolean: 1, enum: 2 };
const DIGITS = { 1: 0, 10: 1, 100: 2, 1000: 3 };

/** The label that an item should have; a list output says where its elements lie. */
function expected(item: Field | Output, address: number): Omit<Label, 'words'> {
  const isList = item.type.kind === 'list';
  const type = item.type.kind === 'list' ? item.type.element : item.type;
  return {
    name: item.label ?? splitName(item.name).join(' '),
    kind: KIND[type.kind],
    list: isList,
    address,
    size: isList && address > 0 ? elementBytes(type) : 0,
    unit: item.unit ?? '',
    digits: DIGITS[item.scale ?? 1],
    score: item.notation === 'score',
    eighths: item.notation === 'eighths',
  };
}

function expectLabel(labels: Labels, label: Label, item: Field | Output, address: number): void {
  expect(label).toMatchObject(expected(item, address));
  const type = item.type.kind === 'list' ? item.type.element : item.type;
  const listed = type.kind === 'enum' ? type.words : [];
  const words = listed.map((_, i) => labels.word(label.words, i));
  expect(words).toEqual(listed.map(word => item.shown?.[word] ?? splitName(word).join(' ')));
  expect(label.words === -1).toBe(type.kind !== 'enum');
}

function expectProcedure(labels: Labels, number: number, procedure: Procedure): void {
  const { title, fields, outputs, dice } = labels.procedure(number);
  const group = labels.groupOf(number);
  // Headings are stored in small letters: the screen puts the capital.
  expect({ title, group: labels.group(group) }).toEqual({
    title: procedure.title,
    group: procedure.group.toLowerCase(),
  });
  expect(labels.title(number)).toBe(title);
  expect(fields).toHaveLength(procedure.fields.length);
  expect(outputs).toHaveLength(procedure.outputs.length);
  const addresses = listAddresses(procedure);
  procedure.fields.forEach((field, k) => {
    expectLabel(labels, labels.label(fields[k]!), field, 0);
  });
  procedure.outputs.forEach((output, k) => {
    const address = output.type.kind === 'list' ? addresses[outputListName(procedure, output.name)]! : 0;
    expectLabel(labels, labels.output(outputs[k]!), output, address);
  });
  const names = (procedure.dice?.names ?? []).map(name => splitName(name).join(' '));
  expect(dice.map(entry => labels.label(entry).name)).toEqual(names);
}

describe.each(PACKS)('labels of pack $id', pack => {
  const labels = read(pack);
  const procedures = proceduresOf(pack).map((procedure, number) => ({ id: procedure.id, procedure, number }));

  it('are of as many procedures and groups as the pack has', () => {
    expect(labels.procedures).toBe(procedures.length);
    expect(labels.groups).toBe(new Set(procedures.map(({ procedure }) => procedure.group)).size);
  });

  it.each(procedures)('give title, group, fields, outputs and dice of $id', ({ number, procedure }) => {
    expectProcedure(labels, number, procedure);
  });
});

describe.each(PACKS.filter(({ pages }) => pages))('pages of pack $id', pack => {
  const labels = read(pack);
  const { tables } = pack.pages!;

  it('are given by the procedure whose words are their names', () => {
    const [first] = proceduresOf(pack)[labels.pages()]!.fields;
    expect(first!.type).toMatchObject({ words: tables.map(({ id }) => id) });
    expect(labels.tables()).toBe(tables.length);
  });

  it.each(tables.map((page, number) => ({ ...page, number })))('have the headings of $id', ({ columns, number }) => {
    const shown = columns.map(
      ({ heading, words, gaps }) => heading && (words ? `, ${heading}` : gaps ? `/ ${heading}` : heading),
    );
    expect(labels.headings(number)).toEqual(shown.map(heading => heading ?? '-'));
  });
});

it('a pack without pages has none', () => {
  expect(read(PACKS.find(({ pages }) => !pages)!).pages()).toBe(-1);
});

describe('labels of a made-up pack', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (i: number) => `${letters[i % 26]}${letters[Math.floor(i / 26)]}${letters.slice(0, i % 6)}`;

  it('hold more words than one byte numbers', () => {
    const words = Array.from({ length: 300 }, (_, i) => word(i));
    const parts = [0, 100, 200].map(at =>
      procedureOf(`p${at}`, [choice(`c${at}`, words.slice(at, at + 100))], [gives(words[at]!)]),
    );
    const pack = packOf(...parts);
    const labels = read(pack);
    proceduresOf(pack).forEach((procedure, number) => {
      expectProcedure(labels, number, procedure);
    });
  });

  it('hold figures, marks and capitals as they are', () => {
    const titles = ['d100 roll', "fool's +5% a/b (2)", 'STR x 3', 'a', 'z~z', '18/01:'];
    const procedures = titles.map((title, i) => ({ ...procedureOf(`p${i}`, [integer('n', 0, 1)]), title }));
    const labels = read(packOf(...procedures));
    expect(titles.map((_, i) => labels.title(i))).toEqual(titles);
  });

  it('are read where labels of an earlier procedure come again, alone, in a run or in part of one', () => {
    const fields = ['first of all', 'second one here', 'third and last'].map(label => integer(label, 0, 1, { label }));
    const lists = ['many of them', 'even more of them'].map(name =>
      givesList(name, integers(0, 9), 4, { label: name }),
    );
    const asInputs = lists.map(({ label }) => list(label!, integers(0, 9), 0, 4, { label: label! }));
    const pack = packOf(
      procedureOf('plain', fields, [gives('sum of both figures')]),
      procedureOf(
        'between',
        [integer('n', 0, 1), ...fields.slice(1), integer('m', 0, 1)],
        [gives('sum of both figures')],
      ),
      procedureOf('given', asInputs, [gives('n')]),
      procedureOf('answered', [], [...lists, gives('n')]),
      procedureOf('again', fields, [...lists, gives('sum of both figures')]),
    );
    const labels = read(pack);
    proceduresOf(pack).forEach((procedure, number) => {
      expectProcedure(labels, number, procedure);
    });
    const once = packOf(...pack.parts[0]!.procedures.slice(0, 1));
    const twice = packOf(
      ...pack.parts[0]!.procedures.slice(0, 1),
      procedureOf('plain', fields, [gives('sum of both figures')]),
    );
    // The second time: offset, heading, three counts, a title and two places.
    expect(labelFile(twice).length - labelFile(once).length).toBe(2 + 4 + 1 + 3 + 3);
  });

  it('share words between lists of which one begins as another ends', () => {
    const rest = ['none', 'break check', 'disarmed', 'miss'];
    const pack = packOf(
      procedureOf('p', [choice('a', [...rest, 'hit', 'out']), choice('b', ['hit', 'out', 'again', 'none'])]),
    );
    const labels = read(pack);
    expectProcedure(labels, 0, proceduresOf(pack)[0]!);
    const apart = packOf(
      procedureOf('p', [choice('a', [...rest, 'out', 'hit']), choice('b', ['hit', 'out', 'again', 'none'])]),
    );
    expect(labelFile(apart).length - labelFile(pack).length).toBeGreaterThan(0);
  });

  it('tell apart what differs in unit, scale or words alone', () => {
    const pack = packOf(
      procedureOf('p', [
        integer('a', 0, 1, { label: 'x' }),
        integer('b', 0, 1, { label: 'x', unit: 'm' }),
        integer('c', 0, 1, { label: 'x', unit: 'lb a day', scale: 10 }),
        integer('d', 0, 1, { label: 'x', unit: 'm', scale: 1000 }),
        integer('e', 0, 1, { label: 'x', notation: 'score' }),
        integer('i', 0, 1, { label: 'x', unit: 'm', notation: 'eighths' }),
        choice('f', ['x', 'y'], { label: 'x' }),
        choice('g', ['x', 'z'], { label: 'x' }),
        choice('j', ['x', 'a-word-too-long'], { label: 'x', shown: { 'a-word-too-long': 'long' } }),
        list('h', integers(0, 1), 0, 3, { label: 'x' }),
      ]),
    );
    const labels = read(pack);
    expectProcedure(labels, 0, proceduresOf(pack)[0]!);
  });
});

describe('a name', () => {
  it.each([
    ['rangeMetres', 'range metres'],
    ['long-sword', 'long sword'],
    ['p2Hits', 'p2 hits'],
    ['wsmTenth', 'wsm tenth'],
    ['STR', 'STR'],
    ['none', 'none'],
  ])('%s is shown as: %s', (name, shown) => {
    expect(splitName(name).join(' ')).toBe(shown);
  });
});

describe('what can not be shown', () => {
  it.each(['naïve roll', 'roll 3×', '“quoted”'])('is refused when the labels are made: %s', title => {
    expect(() => labelFile(packOf({ ...procedureOf('p', []), title }))).toThrow(/only plain characters/);
  });
});

describe('a label file of another version', () => {
  it('is refused in words', () => {
    const file = labelFile(PACKS[0]!);
    expect(() => open(file)).not.toThrow();
    expect(() => open(Uint8Array.from([file[0]! + 1, ...file.slice(1)]))).toThrow(`${FILE} is of another version`);
  });
});
