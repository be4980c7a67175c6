// `eval PROCEDURE JSON [--draw [--seed N]]`: runs one procedure and prints its outcome as one line of JSON.
// A rule's own error is an answer; only with --draw are dice drawn, and fields that are given as rolls rolled.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { loadDice } from '../../../wasm-core/bindings/load.ts';
import type { Command } from '../main.ts';
import { findForPeople, parseInput } from '../procedure-arguments.ts';
import { refuseRolls, rollFields } from '../rolled-fields.ts';
import { forPeople, UsageError, wholeNumber } from '../usage.ts';

export const command: Command = async args => {
  const options = { draw: { type: 'boolean' }, seed: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [name, json, ...rest] = positionals;
  if (name === undefined || json === undefined || rest.length > 0) {
    throw new UsageError(
      'eval takes a procedure and one JSON object, e.g. eval d6rounds.skillRoll \'{"level":3,"dice":[4]}\'',
    );
  }
  const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff);
  if (seed !== undefined && !values.draw) throw new UsageError('--seed only makes sense together with --draw');
  const found = findForPeople(name);
  const input = parseInput(json);
  const procedure = found.pack.procedures[found.pack.numberOf(found.id)]!;
  if (!values.draw) {
    refuseRolls(procedure, input);
    const { out, wanted } = found.pack.call(found.id, input);
    if (wanted?.sides)
      process.stderr.write(
        `wanted: a die of ${wanted.sides} faces from ${wanted.lowest}; give it in "dice" or use --draw\n`,
      );
    else if (wanted) process.stderr.write('a face in "dice" is impossible\n');
    console.log(JSON.stringify(out));
    return 0;
  }
  const generator = forPeople(() => loadDice());
  generator.seed(seed ?? randomInt(2 ** 32));
  if (seed === undefined) generator.stir(randomInt(2 ** 32), randomInt(2 ** 32));
  const figures = rollFields(procedure, input, generator, words => process.stderr.write(`${words}\n`));
  const { outcome, dice } = found.pack.resolve(found.id, figures, die => generator.draw(die.sides, die.lowest));
  process.stderr.write(`dice: ${dice.length ? dice.join(', ') : 'none'}\n`);
  console.log(JSON.stringify(outcome.out));
  return 0;
};
