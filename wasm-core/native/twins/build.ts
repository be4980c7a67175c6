// Builds the C twins of packs: their hand-written C, with the map's figures, the tables and the schema put in front.
// `protected` twins pay for the same checks as native packs, `bare` ones for none.
import { fileURLToPath } from 'node:url';
import { listAddresses, packSchema } from '../../build/schema.ts';
import { type PackDescription, proceduresOf } from '../../describe/description.ts';
import * as diceMap from '../../dice/dice-map.ts';
import * as memoryMap from '../../memory-map.ts';
import { pack as blows } from '../../systems/blows/pack.ts';
import { pack as d6rounds } from '../../systems/d6rounds/pack.ts';
import { pack as phasemelee } from '../../systems/phasemelee/pack.ts';
import { fight as phasescreen } from '../../systems/phasescreen/fight.ts';
import { fight as strikerank } from '../../systems/strikerank/fight.ts';
import { type Blob, buildFromC } from '../blob.ts';
import { constantsDefinition, definitions } from '../c-source.ts';
import type { Cpu } from '../cpu.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

export type Guard = 'protected' | 'bare';
export type TwinId = 'dice' | 'blows' | 'd6rounds' | 'phasemelee' | 'strikerank-fight' | 'phasescreen-fight';

/** Constants of a twin, laid out above the window as those of a pack are. */
class Layout {
  readonly bytes: number[] = [];
  readonly defines: string[] = [];
  readonly #start: number;

  constructor(windowBytes: number) {
    this.#start = windowBytes;
  }

  /** Adds a table of `width` bytes an element, under a name for the C text. */
  add(name: string, width: 1 | 2, values: readonly number[]): void {
    while (this.bytes.length % width !== 0) this.bytes.push(0);
    this.defines.push(`#define ${name} ${this.#start + this.bytes.length}u`);
    for (const value of values) for (let i = 0; i < width; i++) this.bytes.push((value >> (8 * i)) & 255);
  }

  /** In whole words, as the checks need them. */
  padded(): Uint8Array {
    return Uint8Array.from({ length: (this.bytes.length + 3) & ~3 }, (_, i) => this.bytes[i] ?? 0);
  }
}

const snake = (word: string) => word.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase();

function figures(map: object): string[] {
  // WORD is a procedure of the dice pack and a macro of the twins.
  return Object.entries(map)
    .filter(([, value]) => typeof value === 'number')
    .map(([name, value]) => `#define ${name === 'WORD' ? 'GENERATOR_WORD' : name} (${value})`);
}

function ruleText(pack: PackDescription, tables: (layout: Layout) => void, defines: readonly string[]): string {
  const layout = new Layout(memoryMap.WINDOW_BYTES);
  const schema = packSchema(pack);
  layout.add('SCHEMA_NUMBERS', 2, schema.numbers);
  layout.add('SCHEMA_OFFSETS', 2, schema.offsets);
  layout.add('SCHEMA_TYPES', 1, schema.types);
  layout.add('SCHEMA_STREAM', 1, schema.stream);
  tables(layout);
  const constants = layout.padded();
  return [
    ...definitions(memoryMap.WINDOW_BYTES, constants.length),
    ...figures(memoryMap).filter(line => !line.includes(' WINDOW_BYTES ')),
    ...layout.defines,
    ...defines,
    `#define UNSET_OUTPUT ${pack.unsetOutputs === 'zero' ? 0 : 'ABSENT'}`,
    ...proceduresOf(pack).map(({ id }, number) => `#define ${snake(id)} ${number}`),
    `#include "${FOLDER}${pack.id}.c"`,
    ...constantsDefinition(constants),
  ].join('\n');
}

function blowsText(): string {
  return ruleText(
    blows,
    layout => {
      const [classes, bands] = blows.tables;
      layout.add('HIGH_SCORE', 2, bands!.columns.highScore!);
      layout.add('LEAST_WEIGHT', 1, classes!.columns.mwwTenthLb!);
      layout.add('SPEED', 1, classes!.columns.wsmTenth!);
      layout.add('MOST_BLOWS', 1, classes!.columns.maxBlows!);
      const cells = blows.grids[0]!.rows.flat();
      const halves = Array.from({ length: cells.length / 2 }, (_, i) => cells[2 * i]! | (cells[2 * i + 1]! << 4));
      layout.add('BLOWS_GRID', 1, halves);
    },
    [],
  );
}

function d6roundsText(): string {
  const order = listAddresses(proceduresOf(d6rounds).find(({ id }) => id === 'turnOrder')!);
  return ruleText(d6rounds, () => {}, [`#define TIMES ${order.times}u`, `#define ORDER ${order.order}u`]);
}

function phasemeleeText(): string {
  const lists = listAddresses(proceduresOf(phasemelee).find(({ id }) => id === 'phaseOrder')!);
  const defines = Object.entries(lists).map(([name, address]) => `#define ${snake(name)}_AT ${address}u`);
  return ruleText(phasemelee, () => {}, defines);
}

function strikerankText(): string {
  const lists = listAddresses(proceduresOf(strikerank).find(({ id }) => id === 'meleePhaseOrder')!);
  return ruleText(
    strikerank,
    layout => {
      const columns = (name: string) => strikerank.tables.find(table => table.name === name)!.columns;
      layout.add('FATIGUE_ADDED', 1, columns('fatigueClasses').added!);
      layout.add('BONUS_DICE', 1, columns('damageBonus').dice!);
      layout.add('BONUS_SIDES', 1, columns('damageBonus').sides!);
      layout.add('MODE_LOCATIONS', 1, columns('modes').locations!);
    },
    Object.entries(lists).map(([name, address]) => `#define ${snake(name)}_AT ${address}u`),
  );
}

function phasescreenText(): string {
  const lists = listAddresses(proceduresOf(phasescreen).find(({ id }) => id === 'attackOrder')!);
  return ruleText(
    phasescreen,
    layout => {
      const columns = (name: string) => phasescreen.tables.find(table => table.name === name)!.columns;
      layout.add('COMBAT_TABLE', 1, phasescreen.grids.find(({ name }) => name === 'combatTable')!.rows.flat());
      layout.add('SITUATION_ADDED', 1, columns('situations').modifier!);
      layout.add('SITUATION_PER', 1, columns('situations').per!);
      layout.add('SITUATION_BELOW', 1, columns('situations').below!);
      layout.add('SITUATION_HELPLESS', 1, columns('situations').helpless!);
      layout.add('PLAIN_SIDES', 1, columns('plain').sides!);
      layout.add('WEAPON_ORDER', 1, columns('priority').order!);
      layout.add('CREATURE_LOW', 1, columns('creatures').ocvLow!);
      layout.add('CREATURE_ORDER', 1, columns('creatures').order!);
    },
    [
      ...Object.entries(lists).map(([name, address]) => `#define ${snake(name)}_AT ${address}u`),
      `#define WEAPON_CLASSES ${phasescreen.constants.weaponClasses}`,
    ],
  );
}

const diceText = () =>
  [...definitions(diceMap.DICE_WINDOW_BYTES, 0), ...figures(diceMap), `#include "${FOLDER}dice.c"`, ''].join('\n');

const TEXTS: Readonly<Record<TwinId, () => string>> = {
  dice: diceText,
  blows: blowsText,
  d6rounds: d6roundsText,
  phasemelee: phasemeleeText,
  'strikerank-fight': strikerankText,
  'phasescreen-fight': phasescreenText,
};

/** The blob of a twin. Throws an error if the compiler is missing or fails. */
export function buildTwin(id: TwinId, cpu: Cpu, guard: Guard): Blob {
  const windowBytes = id === 'dice' ? diceMap.DICE_WINDOW_BYTES : memoryMap.WINDOW_BYTES;
  return buildFromC(TEXTS[id](), windowBytes, cpu, guard === 'protected' ? ['-DPROTECTED'] : []);
}
