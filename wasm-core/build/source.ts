// Writes the AssemblyScript that a pack's rules are compiled with: names of fields, outputs and lists, constants, tables, dispatch.
// Nothing in it is written by hand and nothing of it is committed; the packs are.
import { checksOf, type PackDescription, type Procedure, proceduresOf } from '../describe/description.ts';
import { DESCRIBE, OUTPUT_WORD } from '../memory-map.ts';
import { Constants, gridAccessor, tableAccessors } from './data.ts';
import { packPages, pageFormulas } from './pages.ts';
import { listAddresses, packSchema } from './schema.ts';

export interface PackSource {
  /** Text of the module `generated`. */
  readonly generated: string;
  /** Text of the entry module, `pack`. */
  readonly entry: string;
  /** Bytes of packed tables and schema. */
  readonly constantBytes: number;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (word: string) =>
  word.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(\d)/, '_$1');

/** Words that the language keeps for itself get a trailing underscore: `class_`. */
const RESERVED = new Set([
  'class',
  'in',
  'is',
  'as',
  'from',
  'of',
  'new',
  'switch',
  'case',
  'default',
  'with',
  'for',
  'return',
  'break',
  'void',
  'this',
  'throw',
  'yield',
]);
const member = (word: string) => (RESERVED.has(word) ? `${word}_` : word);

function enumeration(name: string, members: readonly (readonly [string, number])[]): string {
  return `export const enum ${name} {\n${members.map(([word, value]) => `  ${member(word)} = ${value},`).join('\n')}\n}`;
}

function names(procedure: Procedure): string[] {
  const lists = Object.entries(listAddresses(procedure));
  const texts = [
    enumeration(
      `${capital(procedure.id)}In`,
      procedure.fields.map((field, k) => [field.name, k] as const),
    ),
    enumeration(
      `${capital(procedure.id)}Out`,
      procedure.outputs.map((output, k) => [output.name, OUTPUT_WORD + k] as const),
    ),
  ];
  if (lists.length > 0) texts.push(enumeration(`${capital(procedure.id)}At`, lists));
  return texts;
}

const ENTRY_HEAD = `import { ABSENT, DICE_READ, NO_SUCH_PROCEDURE, STATUS } from './memory-map';
import { describe, validate } from './runtime/schema';
import { clearOutputs, setField, setWord, wordAt } from './runtime/window';
`;

function entryOf(pack: PackDescription, rulesFolder: string): string {
  const procedures = proceduresOf(pack);
  const imports = pack.parts.map(
    part => `import { ${part.procedures.map(({ id }) => id).join(', ')} } from './${rulesFolder}/${part.file}';`,
  );
  const cases = procedures.map(({ id }, number) => `    case ${number}: ${id}(); break;`);
  return `${ENTRY_HEAD}${imports.join('\n')}

export function run(procedure: i32, a: i32, b: i32): i32 {
  const number = procedure & ${DESCRIBE - 1};
  if (<u32>procedure >= ${2 * DESCRIBE} || number >= ${procedures.length}) return NO_SUCH_PROCEDURE;
  if (procedure & ${DESCRIBE}) {
    clearOutputs(ABSENT);
    describe(number, a);
    return 0;
  }
  setField(0, a);
  setField(1, b);
  setWord(DICE_READ, 0);
  setWord(STATUS, 0);
  const bad = validate(procedure);
  if (bad) return bad;
  clearOutputs(${pack.unsetOutputs === 'zero' ? '0' : 'ABSENT'});
  switch (procedure) {
${cases.join('\n')}
  }
  return wordAt(STATUS);
}
`;
}

/** What the validator asks about a field whose limit depends on earlier ones. */
function checksSource(pack: PackDescription, rulesFolder: string): string[] {
  const checks = checksOf(pack);
  return [
    ...(checks.length ? [`import { ${checks.join(', ')} } from './${rulesFolder}/${pack.checks}';`] : []),
    `// @ts-ignore\n@inline export const schemaChecks: bool = ${checks.length > 0};`,
    `export function checkFails(check: i32): bool {\n${checks
      .map((name, number) => `  if (check === ${number}) return ${name}();\n`)
      .join('')}  return false;\n}`,
  ];
}

/** Packs without such lists leave the test for them out. */
function hasDistinctLists(pack: PackDescription): boolean {
  return proceduresOf(pack).some(({ fields }) => fields.some(({ type }) => type.kind === 'list' && type.distinct));
}

/** What runtime/pages.ts reads, and names of tables and columns for the rules. */
function pagesSource(pack: PackDescription, rulesFolder: string, constants: Constants): string[] {
  const { pages } = pack;
  if (!pages) return [];
  const { bytes, offsets } = packPages(pack);
  const formulas = pageFormulas(pack);
  const [tables, places] = [
    constants.add('pageTablesData', 'u8', bytes),
    constants.add('pageOffsetsData', 'u16', offsets),
  ];
  return [
    `import { ${formulas.join(', ')} } from './${rulesFolder}/${pages.formulas}';`,
    `// @ts-ignore\n@inline export const pageTables: i32 = ${tables};`,
    `// @ts-ignore\n@inline export const pageOffsets: i32 = ${places};`,
    `export function pageFormula(formula: i32, row: i32, column: i32): i32 {\n${formulas
      .map((name, number) => `  if (formula === ${number}) return ${name}(row, column);\n`)
      .join('')}  return 0;\n}`,
    enumeration(
      'Page',
      pages.tables.map(({ id }, number) => [camel(id), number] as const),
    ),
    ...pages.tables.map(({ id, columns }) =>
      enumeration(
        `${capital(camel(id))}Column`,
        columns.map(({ name }, number) => [name, number] as const),
      ),
    ),
  ];
}

/** The generated modules of a pack whose rules stand in `rulesFolder` (relative to wasm-core). */
export function packSource(pack: PackDescription, rulesFolder: string): PackSource {
  const constants = new Constants();
  const schema = packSchema(pack);
  const [numbers, types, stream, offsets] = [
    constants.add('schemaNumbersData', 'i16', schema.numbers),
    constants.add('schemaTypesData', 'u8', schema.types),
    constants.add('schemaStreamData', 'u8', schema.stream),
    constants.add('schemaOffsetsData', 'i16', schema.offsets),
  ];
  const accessors = [
    ...pack.tables.flatMap(table => tableAccessors(table, constants)),
    ...pack.grids.map(grid => gridAccessor(grid, constants)),
  ];
  const pages = pagesSource(pack, rulesFolder, constants);
  const addresses = { schemaNumbers: numbers, schemaTypes: types, schemaStream: stream, schemaOffsets: offsets };
  const generated = [
    "import { byteAt, halfAt, shortAt, signedByteAt, wordAt } from './runtime/window';",
    ...constants.lines(),
    ...Object.entries(addresses).map(
      ([name, address]) => `// @ts-ignore\n@inline export const ${name}: i32 = ${address};`,
    ),
    ...accessors,
    ...pages,
    ...checksSource(pack, rulesFolder),
    `// @ts-ignore\n@inline export const schemaDistinct: bool = ${hasDistinctLists(pack)};`,
    Object.keys(pack.constants).length ? enumeration('Constant', Object.entries(pack.constants)) : '',
    ...Object.entries(pack.vocabularies).map(([name, words]) =>
      enumeration(
        name,
        words.map((word, position) => [camel(word), position] as const),
      ),
    ),
    ...proceduresOf(pack).flatMap(names),
  ].join('\n\n');
  return { generated: `${generated}\n`, entry: entryOf(pack, rulesFolder), constantBytes: constants.bytes };
}
