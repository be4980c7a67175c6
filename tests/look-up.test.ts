// Look up on the simulated device: every procedure of every pack opens as a form and gives what the core gives.
// Walks the screens by key presses alone, as a player would.
import { beforeEach, describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/schema.ts';
import { packsOf } from '../firmware/build/board-files.ts';
import type { Device } from '../host-sim/model/device.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';
import { loadPack } from '../wasm-core/bindings/load.ts';
import { isRuleError } from '../wasm-core/bindings/pack.ts';
import { pageProcedure, splitName } from '../wasm-core/build/labels.ts';
import { type Field, type PrintedPages, type Procedure, proceduresOf } from '../wasm-core/describe/description.ts';

/** Rows that packs put above their groups of procedures. */
const OWN_ROWS: Readonly<Record<string, number>> = { 'strikerank-campaign': 1 };

/** Characters across the panel. */
const COLUMNS = 21;

let device: Device;

beforeEach(async () => {
  device = await simulatedDevice({});
  device.boot();
  device.send('Tableside.replay(5)');
});

const press = (key: 'up' | 'down' | 'ok' | 'back', times = 1) => {
  for (let i = 0; i < times; i++) device.press(key);
};

/** The value a form begins with. */
function start({ type, optional, fallback }: Field): unknown {
  if (type.kind === 'list') {
    const { element } = type;
    const low = element.kind === 'integer' ? Math.max(element.low, Math.min(0, element.high)) : 0;
    const first = element.kind === 'enum' ? element.words[0] : low;
    return optional && type.least === 0 ? undefined : new Array(type.least).fill(first);
  }
  if (optional && fallback === undefined) return undefined;
  const value = fallback ?? (type.kind === 'integer' ? Math.min(Math.max(0, type.low), type.high) : 0);
  if (type.kind === 'boolean') return value === 1;
  if (type.kind !== 'enum') return value;
  return type.figures ? Number(type.words[value]) : type.words[value];
}

const wordsOf = (item: { label?: string; name: string }) => item.label ?? splitName(item.name).join(' ');

function check(pack: string, procedure: Procedure): void {
  const input = Object.fromEntries(procedure.fields.map(field => [field.name, start(field)]));
  const form = device.text();
  expect(form[0]!.toLowerCase()).toContain(procedure.title.split(' ')[0]!.toLowerCase());
  // The last row rolls, or shows the result: up from the first row gets there.
  press('up');
  press('ok');
  const shown = device.text();
  for (const line of shown) expect(line.length, line).toBeLessThanOrEqual(COLUMNS);
  const { out } = loadPack(pack).resolve(procedure.id, input, () => 1).outcome;
  const text = shown.join(' ').toLowerCase();
  if (isRuleError(out)) {
    const field = procedure.fields.find(({ name }) => 'field' in out && name === out.field)!;
    expect(text).toContain(wordsOf(field).toLowerCase().split(' ')[0]!);
  } else {
    const first = procedure.outputs.find(({ name }) => name in out)!;
    expect(text).toContain(wordsOf(first).toLowerCase().split(' ')[0]!);
    if (!procedure.dice && typeof out[first.name] === 'number' && !first.scale && !first.notation) {
      expect(text).toContain(String(out[first.name]));
    }
  }
  press('back');
  expect(device.text()).toEqual(expect.arrayContaining([form[0]]));
  press('back');
}

/** Printed tables are leafed through: the last one shows its headings above its rows. */
function checkTables({ tables }: PrintedPages): void {
  press('up');
  press('ok');
  const { id, columns } = tables.at(-1)!;
  const [title, headings, ...rows] = device.text().map(line => line.toLowerCase());
  expect(title).toContain(splitName(id)[0]);
  for (const { heading } of columns) if (heading) expect(headings).toContain(heading.toLowerCase());
  expect(rows[0]).toContain(String(columns[0]!.cells[0]));
  press('back', 2);
}

describe('look up', () => {
  packsOf(loadBoard('joltjs').systems).forEach((pack, position) => {
    it(`opens every procedure of ${pack.title}`, () => {
      // Home begins on Roll; Look up is the row below.
      press('down');
      press('ok');
      press('down', position);
      press('ok');
      // A pack may put rows of its own above its groups.
      for (let row = 0; row < (OWN_ROWS[pack.id] ?? 0); row++) press('down');
      const procedures = proceduresOf(pack);
      const groups = [...new Set(procedures.map(({ group }) => group))];
      for (const [at, group] of groups.entries()) {
        expect(device.text().join()).toContain(group);
        press('ok');
        for (const [row, procedure] of procedures.filter(other => other.group === group).entries()) {
          if (row > 0) press('down');
          press('ok');
          if (pack.pages && procedure.id === pageProcedure(pack)) checkTables(pack.pages);
          else check(pack.id, procedure);
        }
        press('back');
        if (at + 1 < groups.length) press('down');
      }
      expect(device.errors).toEqual([]);
    });
  });
});
