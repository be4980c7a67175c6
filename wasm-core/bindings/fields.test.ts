// Every field of every procedure of every pack: what is in its domain is never blamed, what is outside is blamed at that field.
// Checks between fields are named in systems/<system>/cross-checks.json: procedure, and the fields that such a check may blame.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Field, Output, Procedure } from '../describe/description.ts';
import { PACKS } from '../systems/index.ts';
import type { Value, Values } from './encode.ts';
import { badValues, Chooser, counting, counts, type Input } from './inputs-for-tests.ts';
import { loadPack } from './load.ts';
import { isRuleError, type RuleError } from './pack.ts';

const TRIES = 200;

function crossChecks(system: string): Record<string, readonly string[]> {
  const file = new URL(`../systems/${system}/cross-checks.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** What is wrong with a value of an output, if anything. */
function misfit({ type }: Output, value: Value): string | undefined {
  if (type.kind === 'list') {
    if (!Array.isArray(value)) return 'is no list';
    if (value.length > type.most) return `has ${value.length} elements, ${type.most} described`;
    return value.map(element => misfit({ name: '', type: type.element }, element)).find(Boolean);
  }
  if (type.kind === 'boolean') return typeof value === 'boolean' ? undefined : 'is no boolean';
  if (type.kind === 'enum')
    return type.words.includes(value as string) ? undefined : `is ${value}, no word of its list`;
  const { low = -(2 ** 31) + 1, high = 2 ** 31 - 1 } = type;
  return Number.isInteger(value) && (value as number) >= low && (value as number) <= high
    ? undefined
    : `is ${value}, described as ${low}..${high}`;
}

function misfits({ outputs }: Procedure, out: Values): string[] {
  const known = Object.fromEntries(outputs.map(output => [output.name, output]));
  return Object.entries(out).flatMap(([name, value]) => {
    const wrong = known[name] ? misfit(known[name], value) : 'is not described';
    return wrong ? [`${name} ${wrong}`] : [];
  });
}

const errorOf = ({ name, type }: Field) => ({
  error: type.kind === 'enum' && !type.figures ? 'enum' : 'range',
  field: name,
});
/** A wrong word in a list of words is blamed as a word; a list that is none, or of a wrong length, is out of range. */
function errorFor(field: Field, bad: unknown): { error: string; field: string } {
  const { name, type } = field;
  if (type.kind !== 'list' || type.element.kind !== 'enum') return errorOf(field);
  const { words } = type.element;
  const fits = Array.isArray(bad) && bad.length >= type.least && bad.length <= type.most;
  return { error: fits && bad.some(word => !words.includes(word)) ? 'enum' : 'range', field: name };
}

const MOST_REDRAWS = 100;

/** The first answer that does not blame a field before `field` for a limit that random inputs break now and then. */
function untilReached(procedure: Procedure, field: Field, answer: () => Values | RuleError): Values | RuleError {
  const checked = procedure.fields.slice(0, procedure.fields.indexOf(field)).filter(({ check }) => check);
  for (let i = 0; i < MOST_REDRAWS; i++) {
    const out = answer();
    if (!checked.some(({ name }) => out.error === 'range' && out.field === name)) return out;
  }
  throw new Error(`${procedure.id}: no random input gets as far as ${field.name}`);
}

describe.each(PACKS)('pack $id', description => {
  const pack = loadPack(description.id);
  const checks = crossChecks(description.system);
  const procedures = pack.procedures.map((procedure, number) => ({ procedure, id: procedure.id, number }));

  it('names checks only of procedures and fields that exist', () => {
    const mine = PACKS.filter(({ system }) => system === description.system).flatMap(
      ({ id }) => loadPack(id).procedures,
    );
    for (const [id, fields] of Object.entries(checks)) {
      const procedure = mine.find(other => other.id === id);
      expect(procedure?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...fields]));
    }
  });

  it.each(procedures)('$id takes whatever is in its domains', ({ procedure, id, number }) => {
    const chooser = new Chooser(number);
    for (let i = 0; i < TRIES; i++) {
      const input = chooser.input(procedure);
      const { outcome } = pack.resolve(id, input, die => chooser.dice.draw(die.sides, die.lowest));
      const told = `${id} ${JSON.stringify(input)} -> ${JSON.stringify(outcome.out)}`;
      if (!isRuleError(outcome.out)) expect(misfits(procedure, outcome.out), told).toEqual([]);
      else expect(outcome.out.error === 'range' && checks[id]?.includes(outcome.out.field), told).toBe(true);
    }
  });

  it.each(procedures)('$id asks for a die, and for nothing else, when none is given', ({ procedure, id, number }) => {
    const chooser = new Chooser(1000 + number);
    for (let i = 0; i < TRIES; i++) {
      const { out, wanted } = pack.call(id, chooser.input(procedure));
      if (wanted) expect(wanted.sides).toBeGreaterThan(0);
      if (!procedure.dice) expect(wanted).toBeUndefined();
      else expect(isRuleError(out) || procedure.dice.certain.length === 0).toBe(true);
    }
  });

  it.each(procedures)(
    '$id blames each field, and that one alone, for what it cannot be',
    ({ procedure, id, number }) => {
      const chooser = new Chooser(2000 + number);
      for (const field of procedure.fields) {
        const sample = chooser.value(field.type);
        for (const bad of badValues(field, Array.isArray(sample) ? sample : [])) {
          const out = untilReached(procedure, field, () => {
            const input: Input = { ...counting(procedure, field, chooser.input(procedure)), [field.name]: bad };
            return pack.call(id, input).out;
          });
          const told = `${field.name} = ${JSON.stringify(bad)} (${String(bad)})`;
          expect(out, told).toEqual(errorFor(field, bad));
        }
      }
    },
  );

  it.each(procedures)('$id reports the first of many bad fields', ({ procedure, id, number }) => {
    const chooser = new Chooser(3000 + number);
    procedure.fields.forEach((field, first) => {
      const out = untilReached(procedure, field, () => {
        const input: Input = counting(procedure, field, chooser.input(procedure));
        for (const later of procedure.fields.slice(first)) input[later.name] = null;
        return pack.call(id, { ...input, dice: 'none' }).out;
      });
      expect(out).toEqual(errorOf(field));
    });
  });

  it.each(procedures.filter(({ procedure }) => procedure.fields.some(field => field.when)))(
    '$id ignores what stands in fields that do not count',
    ({ procedure, id, number }) => {
      const chooser = new Chooser(4000 + number);
      let ignored = 0;
      for (let i = 0; i < TRIES; i++) {
        const input = chooser.input(procedure);
        const spoiled = { ...input };
        const idle = procedure.fields.filter(field => !counts(procedure, field, input));
        for (const field of idle) spoiled[field.name] = [null, 'x', 1e9, undefined][chooser.pick(4)];
        ignored += idle.length;
        const dice = Array.from({ length: 20 }, () => 1);
        expect(pack.call(id, { ...spoiled, dice }).out).toEqual(pack.call(id, { ...input, dice }).out);
      }
      expect(ignored).toBeGreaterThan(0);
    },
  );

  it('answers the same call the same way, whatever was called in between', () => {
    const chooser = new Chooser(5000);
    const calls = procedures.flatMap(({ procedure, id }) =>
      Array.from({ length: 20 }, () => {
        const input = chooser.input(procedure);
        const { outcome, dice } = pack.resolve(id, input, die => chooser.dice.draw(die.sides, die.lowest));
        return { id, input: { ...input, dice }, out: outcome.out };
      }),
    );
    for (const { id, input, out } of calls.reverse()) expect(pack.call(id, input).out).toEqual(out);
  });
});
