// A combatant's sheet by the rows that the system's module names: reading, changing and writing its figures.
// Label, range and words of a row are those of the procedure's field that it stands for.
import { pack, rules } from '../fight/in-use';
import { SHEET_BYTES } from '../fight/layout';
import { readSheet, type Sheet } from '../fight/people';
import { OWN_START, WIDE } from '../fight/system';
import { capital, valueText } from '../rules/figures';
import { Kind } from '../rules/labels';
import { type FieldForm, fieldForm } from '../rules/procedure';
import { type FormRow, numberRow } from './form';

/** A figure of a sheet: a byte without a sign, or 16 bits with one. */
function figure(bytes: Uint8Array, offset: number): number {
  if (offset & WIDE) return ((bytes[offset - WIDE] | (bytes[offset - WIDE + 1] << 8)) << 16) >> 16;
  return bytes[offset];
}

function setFigure(bytes: Uint8Array, offset: number, value: number): void {
  if (offset & WIDE) bytes[offset - WIDE + 1] = value >> 8;
  bytes[offset & (WIDE - 1)] = value;
}

function formOf(procedure: number, k: number): FieldForm {
  return fieldForm(pack, procedure, k, pack.labels.procedure(procedure).fields[k]);
}

/** Row of a procedure's field. */
export function fieldRow(procedure: number, k: number, get: () => number, set: (value: number) => void): FormRow {
  const field = formOf(procedure, k);
  return {
    label: capital(field.label.name),
    low: field.low,
    high: field.high,
    choices: field.label.kind !== Kind.Integer,
    optional: false,
    get: get,
    set: set,
    text: value => valueText(pack.labels, field.label, value),
    stride: field.label.eighths ? 8 : 1,
  };
}

/** The system's rows, runs of fields written out. */
function sheetList(): readonly number[] {
  const list: number[] = [];
  for (let i = 0; i < rules.sheet.length; i += 3) {
    const count = -rules.sheet[i + 1];
    if (count <= 0) list.push(rules.sheet[i], rules.sheet[i + 1], rules.sheet[i + 2]);
    for (let k = 0; k < count; k++) list.push(rules.sheet[i], k, rules.sheet[i + 2] + k);
  }
  return list;
}

/** Figures of a combatant's sheet, one a row. */
export function figuresOf(id: number): number[] {
  const bytes = readSheet(id).bytes;
  const list = sheetList();
  const figures: number[] = [];
  for (let i = 0; i < list.length; i += 3) figures.push(figure(bytes, list[i + 2]));
  return figures;
}

/** Sheet of a newcomer. */
export function newSheet(): Sheet {
  const bytes = new Uint8Array(SHEET_BYTES);
  const rows = sheetList();
  for (let i = 0; i < rows.length; i += 3) {
    let value = i / 3 < rules.usual.length ? rules.usual[i / 3] : OWN_START;
    if (value === OWN_START) value = formOf(rows[i], rows[i + 1]).start;
    setFigure(bytes, rows[i + 2], value);
  }
  return { bytes: bytes, pools: (rules.usualPools || rules.usual.slice(rows.length / 3)).slice() };
}

/** Rows of the form in which a sheet is entered, those that count at this moment. */
export function sheetRows(sheet: Sheet): () => FormRow[] {
  const rows: FormRow[] = [];
  const list = sheetList();
  /** A row counts while the figure at its guard's offset (-1: always) is a bit of its mask. */
  const guards: number[] = [];
  const masks: number[] = [];

  function add(row: FormRow, guard: number, mask: number): void {
    rows.push(row);
    guards.push(guard);
    masks.push(mask);
  }

  function addField(i: number): void {
    const field = formOf(list[i], list[i + 1]);
    const offset = list[i + 2];
    let guard = list.length - 3;
    while (guard >= 0 && (field.guard < 0 || list[guard] !== list[i] || list[guard + 1] !== field.guard)) guard -= 3;
    const row = fieldRow(
      list[i],
      list[i + 1],
      () => figure(sheet.bytes, offset),
      value => setFigure(sheet.bytes, offset, value),
    );
    add(row, guard < 0 ? -1 : list[guard + 2], field.mask);
  }

  function addPool(k: number): void {
    const row = numberRow(
      capital(rules.pools[k]),
      1,
      rules.mostPool,
      () => sheet.pools[k],
      value => {
        sheet.pools[k] = value;
      },
    );
    add(row, -1, 0);
  }

  for (let i = 0; i <= list.length; i += 3) {
    if (i / 3 === rules.poolsAfter) for (let k = 0; k < rules.pools.length; k++) addPool(k);
    if (i < list.length) addField(i);
  }
  return () => rows.filter((_, i) => guards[i] < 0 || ((masks[i] >> (figure(sheet.bytes, guards[i]) & 31)) & 1) === 1);
}
