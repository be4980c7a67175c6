// `bench [--json]`: how fast dice and the simulator are, what a turn costs on the emulated board, and the instructions that procedures take as
// native packs, beside the same by hand in C.
import { parseArgs } from 'node:util';
import { missingQemu } from '../../../wasm-core/native/engine/qemu.ts';
import { missingCompiler } from '../../../wasm-core/native/toolchain.ts';
import { bench, MOST_RATIO } from '../../../wasm-core/native/twins/bench.ts';
import { type DiceSpeed, diceSpeed, LEAST_D6_A_SECOND, LEAST_RATIOS } from '../../dice-speed.ts';
import { MISSING } from '../../emulated/environment.ts';
import { measureTurns } from '../../emulated/next-turn.ts';
import { simulatorSpeed } from '../../speed.ts';
import type { Command } from '../main.ts';
import { UsageError } from '../usage.ts';

/** Turns that are measured on the emulated board. */
const TURNS = 5;

const HEADS = ['cpu', 'procedure', 'native', 'C, checked', 'ratio', 'C, bare', 'ratio'];
const WIDTHS = [5, 28, 8, 12, 7, 10, 7];

function line(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, i) => (i < 2 ? `${cell}`.padEnd(WIDTHS[i]!) : `${cell}`.padStart(WIDTHS[i]!)))
    .join('')
    .trimEnd();
}

/** Each library with what it needs, and how many times that of this project it is. */
function tellDice({ d6ASecond, expression, rolls: [own, ...libraries] }: DiceSpeed): void {
  console.log(`dice: ${(d6ASecond / 1e6).toFixed(1)} million d6 a second, asked for one by one`);
  console.log(`${expression}: ${own.nanoseconds.toFixed(1)} ns a roll`);
  for (const { name, version, nanoseconds, ratio } of libraries)
    console.log(`  ${name} ${version}: ${nanoseconds.toFixed(0)} ns, ${ratio.toFixed(1)} times as long`);
}

export const command: Command = async args => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const missing = missingCompiler();
  if (missing) throw new UsageError(`bench compiles C to compare with; ${missing}`);
  const dice = diceSpeed();
  const simulator = await simulatorSpeed();
  const rows = bench();
  const turns = MISSING ? [] : await measureTurns(TURNS);
  if (values.json) {
    const least = { d6ASecond: LEAST_D6_A_SECOND, ratios: LEAST_RATIOS };
    console.log(JSON.stringify({ dice, least, simulator, turns, mostRatio: MOST_RATIO, instructions: rows }));
    return 0;
  }
  tellDice(dice);
  const { presses, deviceSeconds, seconds } = simulator;
  const rate = Math.round(deviceSeconds / seconds);
  console.log(`simulator: ${presses} presses in ${seconds.toFixed(1)} s, ${rate} device-seconds a second\n`);
  for (const [k, { instructions, bytes }] of turns.entries())
    console.log(
      `Next, turn ${k + 1}: ${instructions} instructions from the press to the last of ${bytes} bytes of the frame`,
    );
  if (MISSING) process.stderr.write(`a turn on the emulated board is left out: ${MISSING} not set\n`);
  else console.log('');
  console.log(line(HEADS));
  for (const { cpu, procedure, native, twin, ratio, bareTwin, bareRatio } of rows) {
    const [own, checked, bare] = [native, twin, bareTwin].map(Math.round) as [number, number, number];
    console.log(line([cpu, procedure, own, checked, ratio.toFixed(2), bare, bareRatio.toFixed(2)]));
  }
  const withoutM4 = missingQemu();
  if (withoutM4) process.stderr.write(`the Cortex-M4 is left out: ${withoutM4}\n`);
  return 0;
};
