// The form of a procedure, made from its description: a row a field, then the result or the roll.
// Without dice the last row shows the result while figures change.
import { ABSENT, OUTPUT_WORD } from '../../wasm-core/memory-map';
import type { App } from '../app/app';
import { attempt, type Call, createCall, type ListInput } from '../rules/call';
import { element, word } from '../rules/core';
import { capital, valueText } from '../rules/figures';
import { Kind, type Labels, type ProcedureLabel } from '../rules/labels';
import type { OpenPack } from '../rules/packs';
import { type FieldForm, fieldForm } from '../rules/procedure';
import { settle } from './ask-dice';
import { actionRow, type FormRow, formScreen } from './form';
import { listScreen, openMenu } from './list';
import { openListField } from './list-field';
import { noticeScreen } from './notice';
import { replayMark } from './replay';
import { rollRows } from './rolled-figure';

interface ResultRow {
  readonly label: string;
  readonly value: string;
}

/** The outputs that stand in the window now, as rows. */
function resultRows(labels: Labels, outputs: number[]): ResultRow[] {
  const rows: ResultRow[] = [];
  for (let k = 0; k < outputs.length; k++) {
    const value = word(OUTPUT_WORD + k);
    if (value === ABSENT) continue;
    const label = labels.output(outputs[k]);
    if (!label.list) rows.push({ label: capital(label.name), value: valueText(labels, label, value) });
    else {
      for (let i = 0; i < value; i++) {
        const text = valueText(labels, label, element(label.address, label.size, i));
        rows.push({ label: `${capital(label.name)} ${i + 1}`, value: text });
      }
      if (!value) rows.push({ label: capital(label.name), value: 'none' });
    }
  }
  return rows;
}

/** What a rule's error means: the field and its range, in words. */
export function errorText(labels: Labels, field: FieldForm, value: number): string {
  const name = capital(field.label.name);
  const low = valueText(labels, field.label, field.low);
  if (field.label.list) return `${name}: ${field.low} to ${field.high} figures, and they must fit the others`;
  if (value >= field.low && value <= field.high) return `${name} does not fit the other figures`;
  return `${name}: ${low} to ${valueText(labels, field.label, field.high)}`;
}

function openResult(app: App, title: string, rows: ResultRow[], again: () => void): void {
  app.open(
    listScreen(app, {
      title: title,
      figure: () => replayMark(''),
      count: () => rows.length,
      label: i => rows[i].label,
      value: i => rows[i].value,
      ok: () => {
        app.back();
        again();
      },
    }),
  );
}

export function openProcedure(app: App, pack: OpenPack, number: number): void {
  const labels = pack.labels;
  const procedure: ProcedureLabel = labels.procedure(number);
  const count = procedure.fields.length;
  const values: number[] = [];
  /** Figures of the fields that are lists. */
  const lists: Record<number, number[]> = {};
  /** A field counts while field `guard` (-1: always) has a value of the mask. Forms of fields are made when they are asked for. */
  const guards = new Int8Array(count);
  const masks = new Int32Array(count);
  let shown: number[] = [];
  const title = capital(procedure.title);

  function formOf(k: number): FieldForm {
    return fieldForm(pack, number, k, procedure.fields[k]);
  }

  function newCall(): Call {
    const inputs: ListInput[] = [];
    for (let k = 0; k < count; k++) {
      if (!lists[k]) continue;
      const field = formOf(k);
      values[k] = lists[k].length || !field.optional ? lists[k].length : ABSENT;
      inputs.push({ figures: lists[k], address: field.address, size: field.size });
    }
    return createCall(pack.run, number, values, inputs);
  }

  function addField(k: number): void {
    const field = formOf(k);
    values.push(field.start);
    guards[k] = field.guard;
    masks[k] = field.mask;
    if (!field.label.list) return;
    lists[k] = [];
    for (let i = 0; i < field.low; i++) lists[k].push(Math.max(field.elementLow, Math.min(0, field.elementHigh)));
  }

  function fieldRow(k: number): FormRow {
    const field = formOf(k);
    const label = capital(field.label.name);
    if (field.label.list) {
      return actionRow(
        label,
        () => openListField(app, labels, field, lists[k]),
        () => `${lists[k].length}..`,
      );
    }
    return {
      label: label,
      low: field.low,
      high: field.high,
      choices: field.label.kind !== Kind.Integer,
      optional: field.optional && field.start === ABSENT,
      get: () => values[k],
      set: value => {
        values[k] = value;
      },
      text: value => valueText(labels, field.label, value),
      stride: field.label.eighths ? 8 : 1,
      field: field.label,
    };
  }

  function countRows(): number {
    shown = [];
    for (let k = 0; k < count; k++)
      if (guards[k] < 0 || ((masks[k] >> (values[guards[k]] & 31)) & 1) === 1) shown.push(k);
    return shown.length + 1;
  }

  function finish(status: number, call: Call): void {
    if (status < 0) {
      app.open(noticeScreen(app, title, 'The rules stopped here. Nothing was changed.'));
      return;
    }
    if (status) {
      const k = status >> 8;
      app.open(noticeScreen(app, title, errorText(labels, formOf(k), values[k])));
      return;
    }
    const results = resultRows(labels, procedure.outputs);
    if (call.dice.length) results.push({ label: 'Dice', value: call.dice.join(' ') });
    openResult(app, title, results, () => {
      if (procedure.dice.length) go(false);
    });
  }

  function go(typed: boolean): void {
    const call = newCall();
    settle(app, call, labels, procedure.dice, typed, status => finish(status, call));
  }

  /** The last output of the result as it is now; a field's name where the figures do not go together. */
  function alive(): string {
    const status = attempt(newCall());
    if (status < 0) return '?';
    if (status) return `${formOf(status >> 8).label.name}?`;
    const results = resultRows(labels, procedure.outputs);
    return results[results.length - 1].value;
  }

  for (let k = 0; k < count; k++) addField(k);
  const last = procedure.dice.length
    ? actionRow(
        'Roll',
        () => go(false),
        () => '',
      )
    : actionRow('Result', () => go(false), alive);

  app.open(
    formScreen(app, {
      title: title,
      figure: () => (procedure.dice.length ? replayMark('') : ''),
      count: countRows,
      row: i => (i < shown.length ? fieldRow(shown[i]) : last),
      menu: line => {
        const rows = rollRows(app, line);
        if (procedure.dice.length) rows.unshift({ label: 'Type in the dice', ok: () => go(true) });
        openMenu(app, rows);
      },
    }),
  );
}
