// `roll EXPRESSION`: rolls with the product's own generator, or with given dice.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadDice } from '../../../wasm-core/bindings/load.ts';
import { MOST_DRAWN } from '../../../wasm-core/dice/dice-map.ts';
import { prepareRoll, roll } from '../../notation/roll.ts';
import { makeRoller } from '../../notation/roller.ts';
import type { Command } from '../main.ts';
import { forPeople, UsageError, wholeNumber } from '../usage.ts';

export const MOST_TIMES = 1_000_000;

function givenDice(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  if (!/^-?\d{1,4}(,-?\d{1,4})*$/.test(text)) throw new UsageError(`--dice takes faces such as 3,4,6, not "${text}"`);
  return text.split(',').map(Number);
}

export const command: Command = async args => {
  const options = {
    seed: { type: 'string' },
    dice: { type: 'string' },
    times: { type: 'string' },
    json: { type: 'boolean' },
  } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [expression, ...rest] = positionals;
  if (expression === undefined || rest.length > 0)
    throw new UsageError('roll takes one expression, e.g. roll 4d6kh3+2');
  const prepared = forPeople(() => prepareRoll(expression));
  const times = (wholeNumber('--times', values.times, 1, MOST_TIMES) ?? 1) * prepared.times;
  const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff);
  const given = givenDice(values.dice);
  if (given && seed !== undefined) throw new UsageError('--dice and --seed exclude each other');
  const dice = forPeople(() => loadDice());
  dice.seed(seed ?? randomInt(2 ** 32));
  if (seed === undefined) dice.stir(randomInt(2 ** 32), randomInt(2 ** 32));
  const roller = makeRoller(prepared, dice);
  const lines: string[] = [];
  for (let time = 0; time < times; time++) {
    const result = forPeople(() => (given ? roll(prepared, dice, given) : roller()));
    if (values.json) {
      const limited = result.limited ? { limited: true } : {};
      lines.push(JSON.stringify({ expression, total: result.total, dice: result.dice, ...limited }));
    } else {
      lines.push(result.text, `${result.total}`);
      if (result.limited) lines.push(`limit reached: at most ${MOST_DRAWN} dice are drawn in one roll`);
    }
  }
  if (given?.length) throw new UsageError(`--dice: ${given.length} more than the expression needs`);
  console.log(lines.join('\n'));
  return 0;
};
