// A combatant's sheet by the rows that the system's module names: reading, changing and writing its figures.
// Label, range and words of a row are those of the procedure's field that it stands for.
import type { App } from '../app/app';
import { pack, rules } from '../fight/in-use';
import { SHEET_BYTES } from '../fight/layout';
import { readSheet, type Sheet } from '../fight/people';
import { OWN_START, WIDE } from '../fight/system';
import { capital, valueText } from '../rules/figures';
import { Kind } from '../rules/labels';
import type { OpenPack } from '../rules/packs';
import { type FieldForm, fieldForm } from '../rules/procedure';
import { actionRow, type FormRow, formScreen, LEFT_OUT, numberRow } from './form';
import type { MenuRow } from './list';
import { rollRows } from './rolled-figure';

/** A figure of a sheet: a byte without a sign, or 16 bits with one. */
function figure(bytes: Uint8Array, offset: number): number {
  if (offset & WIDE) return ((bytes[offset - WIDE] | (bytes[offset - WIDE + 1] << 8)) << 16) >> 16;
  return bytes[offset];
}

function setFigure(bytes: Uint8Array, offset: number, value: number): void {
  if (offset & WIDE) bytes[offset - WIDE + 1] = value >> 8;
  bytes[offset & (WIDE - 1)] = value;
}

/** Labels of the fields of the procedure asked for last: reading them takes long. */
let packRead: OpenPack | undefined;
let procedureRead = -1;
let fieldLabels: number[] = [];

function formOf(procedure: number, k: number): FieldForm {
  if (pack !== packRead || procedure !== procedureRead) fieldLabels = pack.labels.procedure(procedure).fields;
  packRead = pack;
  procedureRead = procedure;
  return fieldForm(pack, procedure, k, fieldLabels[k]);
}

/** Row of a procedure's field; of a list, of one of its elements. */
export function fieldRow(procedure: number, k: number, get: () => number, set: (value: number) => void): FormRow {
  const field = formOf(procedure, k);
  const list = field.label.list;
  return {
    label: capital(field.label.name),
    low: list ? field.elementLow : field.low,
    high: list ? field.elementHigh : field.high,
    choices: field.label.kind !== Kind.Integer,
    optional: field.optional && field.start === LEFT_OUT,
    get: get,
    set: set,
    text: value => valueText(pack.labels, field.label, value),
    stride: field.label.eighths ? 8 : 1,
    field: field.label,
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

/** Of bytes of a sheet those that outlast a fight: its rows, and what the module says. */
export function lastingBytes(bytes: Uint8Array): Uint8Array {
  const lasting = new Uint8Array(SHEET_BYTES);
  const list = sheetList();
  for (let i = 0; i < list.length; i += 3) setFigure(lasting, list[i + 2], figure(bytes, list[i + 2]));
  if (rules.lasting) for (let at = rules.lasting[0]; at < rules.lasting[1]; at++) lasting[at] = bytes[at];
  return lasting;
}

/** What a row begins with; an element of a list as near to nothing as it may be. */
function startOf(field: FieldForm): number {
  return field.label.list ? Math.max(field.elementLow, 0) : field.start;
}

/** Sheet of a newcomer. */
export function newSheet(): Sheet {
  const bytes = new Uint8Array(SHEET_BYTES);
  const rows = sheetList();
  for (let i = 0; i < rows.length; i += 3) {
    let value = i / 3 < rules.usual.length ? rules.usual[i / 3] : OWN_START;
    if (value === OWN_START) value = startOf(formOf(rows[i], rows[i + 1]));
    setFigure(bytes, rows[i + 2], value);
  }
  return { bytes: bytes, pools: (rules.usualPools || rules.usual.slice(rows.length / 3)).slice(), lost: [] };
}

/** A form's rows, each made when it is asked for. */
export interface Rows {
  count(): number;
  row(i: number): FormRow;
}

/** Rows of the form in which a sheet is entered: all, or those that count at this moment. */
export function sheetRows(sheet: Sheet, all: boolean): Rows {
  const list = sheetList();
  /** Fields of the sheet by their number, pools as -1 and below. */
  const order: number[] = [];
  /** A field counts while the figure at its guard's offset (-1: always) is a bit of its mask. */
  const guards = new Int16Array(list.length / 3);
  const masks = new Int32Array(list.length / 3);
  let shown: number[] = [];

  function addGuard(i: number): void {
    const field = formOf(list[i], list[i + 1]);
    let guard = list.length - 3;
    while (guard >= 0 && (field.guard < 0 || list[guard] !== list[i] || list[guard + 1] !== field.guard)) guard -= 3;
    guards[i / 3] = guard < 0 ? -1 : list[guard + 2];
    masks[i / 3] = field.mask;
  }

  function counts(entry: number): boolean {
    if (entry < 0 || guards[entry] < 0) return true;
    return ((masks[entry] >> (figure(sheet.bytes, guards[entry]) & 31)) & 1) === 1;
  }

  function poolRow(k: number): FormRow {
    return numberRow(
      capital(rules.pools[k]),
      k ? 0 : 1,
      rules.mostPool,
      () => sheet.pools[k],
      value => {
        sheet.pools[k] = value;
      },
    );
  }

  function row(i: number): FormRow {
    const entry = shown[i];
    if (entry < 0) return poolRow(-1 - entry);
    const at = 3 * entry;
    const offset = list[at + 2];
    return fieldRow(
      list[at],
      list[at + 1],
      () => figure(sheet.bytes, offset),
      value => setFigure(sheet.bytes, offset, value),
    );
  }

  for (let i = 0; i <= list.length; i += 3) {
    if (i / 3 === rules.poolsAfter) for (let k = 0; k < rules.pools.length; k++) order.push(-1 - k);
    if (i === list.length) break;
    addGuard(i);
    order.push(i / 3);
  }

  return {
    count: () => {
      shown = all ? order : order.filter(counts);
      return shown.length;
    },
    row: row,
  };
}

/** The form of a sheet. `ok` is told after it has closed; `more` stands before the sheet's own rows; `menu` hears how the chosen row can be rolled. */
export function sheetForm(
  app: App,
  name: string,
  sheet: Sheet,
  done: string,
  more: FormRow[],
  ok: () => void,
  menu: (rolls: MenuRow[]) => void,
): void {
  const rows = sheetRows(sheet, false);
  // The commonest act stands first: a newcomer joins with one press.
  const first = actionRow(
    done,
    () => {
      app.back();
      ok();
    },
    () => '',
  );
  const before = [first].concat(more);
  app.open(
    formScreen(app, {
      title: name,
      count: () => rows.count() + before.length,
      row: i => (i < before.length ? before[i] : rows.row(i - before.length)),
      menu: line => menu(rollRows(app, line)),
    }),
  );
}
