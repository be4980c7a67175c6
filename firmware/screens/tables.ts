// Printed tables, leafed through on the device: the headings and the first column stay, rows and columns move under them.
// The core gives ten rows a call, figures and words apart; a heading says what its column holds.

import { OUTPUT_WORD } from '../../wasm-core/memory-map';
import type { App } from '../app/app';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import type { Canvas } from '../canvas/canvas';
import { attempt, createCall } from '../rules/call';
import { element, word } from '../rules/core';
import { capital } from '../rules/figures';
import type { OpenPack } from '../rules/packs';
import { bar, COLUMNS, ROWS, row } from './layout';
import { listScreen, openMenu } from './list';

const PAGE_ROWS = 10;
/** Rows below the headings. */
const SHOWN = ROWS - 1;
/** An open end, as the core gives it. */
const OPEN_END = 9999;

/** Outputs of the procedure, in order. */
enum Output {
  FirstRow = 0,
  RowCount = 1,
  Numbers = 2,
  Words = 3,
}

/** Both ends of a range in one cell. */
function range(low: number, high: number): string {
  if (low === high) return `${low}`;
  if (low === -OPEN_END) return `to ${high}`;
  return high === OPEN_END ? `${low} up` : `${low}${low < 0 || high < 0 ? ' to ' : '-'}${high}`;
}

function openTable(app: App, pack: OpenPack, table: number, name: string): void {
  const labels = pack.labels;
  const procedure = labels.pages();
  const outputs = labels.procedure(procedure).outputs;
  const numbers = labels.output(outputs[Output.Numbers]);
  const words = labels.output(outputs[Output.Words]);
  /** Columns as they are shown, and whether each holds words, ranges, or may lack entries. */
  const headings: string[] = [];
  const kinds: string[] = [];
  /** Cells of the page at hand, by column, and the width of each column. */
  const cells: string[][] = [];
  const widths: number[] = [];
  let page = -1;
  let count = 0;
  /** First row and first column that show, the one that stays left out. */
  let top = 0;
  let left = 1;
  let more = true;

  for (const heading of labels.headings(table)) {
    if (heading === '-') kinds[kinds.length - 1] += '-';
    else {
      const sign = heading[1] === ' ' ? heading[0] : '';
      kinds.push(sign);
      headings.push(capital(sign ? heading.substr(2) : heading));
    }
  }

  function cell(kind: string, numberAt: number, wordAt: number): string {
    if (kind === ',') return labels.word(words.words, element(words.address, words.size, wordAt));
    const low = element(numbers.address, numbers.size, numberAt);
    if (kind[0] === '/' && low < 0) return '-';
    if (kind[kind.length - 1] === '-') return range(low, element(numbers.address, numbers.size, numberAt + 1));
    return low === OPEN_END ? 'any' : `${low}`;
  }

  /** Reads a page. False if the table has no such page. */
  function read(wanted: number): boolean {
    if (wanted < 0 || attempt(createCall(pack.run, procedure, [table, wanted], []))) return false;
    page = wanted;
    count = word(OUTPUT_WORD + Output.RowCount);
    const figures = word(OUTPUT_WORD + Output.Numbers) / count;
    const names = word(OUTPUT_WORD + Output.Words) / count;
    let numberAt = 0;
    let wordAt = 0;
    for (let k = 0; k < kinds.length; k++) {
      const column: string[] = [];
      widths[k] = headings[k].length;
      for (let i = 0; i < count; i++) {
        const text = cell(kinds[k], numberAt + i * figures, wordAt + i * names);
        column.push(text);
        if (text.length > widths[k]) widths[k] = text.length;
      }
      cells[k] = column;
      if (kinds[k] === ',') wordAt++;
      else numberAt += kinds[k][kinds[k].length - 1] === '-' ? 2 : 1;
    }
    return true;
  }

  /** Columns that fit beside the first one from `left` on; at least one. */
  function fitting(): number {
    let room = COLUMNS - widths[0];
    let k = left;
    while (k < kinds.length && room > widths[k]) room -= widths[k++] + 1;
    return Math.max(k, left + 1);
  }

  /** The cells of a line side by side: words from the left, figures to the right. */
  function line(text: (k: number) => string, end: number): string {
    let result = text(0).padEnd(widths[0], ' ');
    for (let k = left; k < end && k < kinds.length; k++) {
      const own = text(k);
      result += ` ${kinds[k] === ',' ? own.padEnd(widths[k], ' ') : own.padStart(widths[k], ' ')}`;
    }
    return result;
  }

  function draw(canvas: Canvas): void {
    const end = fitting();
    more = left > 1 || end < kinds.length;
    canvas.begin('table');
    bar(canvas, name, more ? 'ok>' : '');
    row(
      canvas,
      0,
      line(k => headings[k], end),
      '',
      true,
    );
    for (let at = 0; at < SHOWN; at++) {
      const i = top + at;
      row(canvas, at + 1, i < count ? line(k => cells[k][i], end) : '', '', false);
    }
  }

  function down(): void {
    if (top + SHOWN < count) top += SHOWN;
    else if (read(page + 1)) top = 0;
  }

  function up(): void {
    if (top) top -= SHOWN;
    else if (read(page - 1)) top = PAGE_ROWS - SHOWN;
  }

  function press(key: Key): void {
    if (key === Key.Down) down();
    else if (key === Key.Up) up();
    else if (key === Key.Ok) {
      const end = fitting();
      left = end < kinds.length ? end : 1;
    } else if (key === Key.Back) app.back();
    else openMenu(app, []);
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: nothing };
  if (read(0)) app.open(screen);
}

/** The list of all printed tables of a pack. */
export function openTables(app: App, pack: OpenPack): void {
  const labels = pack.labels;
  const procedure = labels.procedure(labels.pages());
  const list = labels.label(procedure.fields[0]).words;
  const count = labels.tables();
  app.open(
    listScreen(app, {
      title: capital(procedure.title),
      count: () => count,
      label: i => capital(labels.word(list, i)),
      ok: i => openTable(app, pack, i, capital(labels.word(list, i))),
    }),
  );
}
