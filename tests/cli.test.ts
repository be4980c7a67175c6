// The command line as people meet it: vectors, eval, list, roll; answers on standard output, everything else on standard error.
// Bad input of any kind is one line that says what is wrong, exit code 2, and nothing on standard output.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { proceduresOf } from '../wasm-core/describe/description.ts';
import { PACKS } from '../wasm-core/systems/index.ts';
import { lines, ROOT, tableside } from './run-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

interface Vector {
  id: string;
  proc: string;
  in: Record<string, unknown>;
  out: Record<string, unknown>;
}
const VECTORS: Vector[] = [...new Set(PACKS.map(({ system }) => system))].flatMap(system =>
  JSON.parse(readFileSync(`${ROOT}tests/vectors/${system}.json`, 'utf8')),
);
const vector = (id: string): Vector => VECTORS.find(other => other.id === id)!;
const someVector = VECTORS.find(({ proc, out }) => proc === 'd6rounds.attack' && out.hit === true)!;

describe.concurrent('vectors', () => {
  it('counts what passed, over all files', async ({ expect }) => {
    const { stdout, stderr, code } = await tableside([
      'vectors',
      'tests/vectors/blows.json',
      'tests/vectors/d6rounds.json',
    ]);
    const count = VECTORS.filter(({ proc }) => /^(blows|d6rounds)\./.test(proc)).length;
    expect({ stdout, stderr, code }).toEqual({ stdout: `vectors: ${count} passed, 0 failed\n`, stderr: '', code: 0 });
  });

  it('prints id, expected and got of each failure, and ends with 1', async ({ expect }) => {
    const right = { proc: 'blows.decodeScore', in: { score: 19 } };
    const file = written('failing.json', [
      { ...right, id: 'right', out: { percent: 1, base: 18 } },
      { ...right, id: 'wrong-figure', out: { base: 18, percent: 2 } },
      { ...right, id: 'lacking', out: { base: 18 } },
      { ...right, id: 'too-much', out: { base: 18, percent: 1, more: 0 } },
      { id: 'wrong-kind', proc: 'blows.naturalBlows', in: { bareHands: true }, out: { bareHands: 1, blows: 1 } },
      { ...right, id: 'no-error', out: { error: 'range', field: 'score' } },
    ]);
    const { stdout, stderr, code } = await tableside(['vectors', file]);
    const ids = ['wrong-figure', 'lacking', 'too-much', 'wrong-kind', 'no-error'];
    const printed = lines(stdout);
    expect(printed.at(-1)).toBe('vectors: 1 passed, 5 failed');
    expect(printed.slice(0, -1).filter((_, i) => i % 3 === 0)).toEqual(ids);
    expect(printed.slice(1, 3)).toEqual(['  expected {"base":18,"percent":2}', '  got      {"base":18,"percent":1}']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 1 });
  });
});

describe.concurrent('eval', () => {
  const chosen = ['blows.encodeScore/p001', 'd6rounds.characteristic/p001', someVector.id].map(vector);
  const failing = VECTORS.find(({ out }) => out.error === 'range')!;
  const refusing = VECTORS.find(({ out }) => out.error === 'enum')!;
  it.each([...chosen, failing, refusing])(
    'answers as the vector $id, in one line',
    async ({ proc, in: input, out }) => {
      const { stdout, stderr, code } = await tableside(['eval', proc, JSON.stringify(input)]);
      expect(lines(stdout)).toHaveLength(1);
      expect(JSON.parse(stdout)).toEqual(out);
      expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    },
  );

  it('draws nothing unless told: the wanted die is named on standard error', async ({ expect }) => {
    expect(await tableside(['eval', 'd6rounds.skillRoll', '{"level":3}'])).toEqual({
      stdout: '{"error":"dice"}\n',
      stderr: 'wanted: a die of 6 faces from 1; give it in "dice" or use --draw\n',
      code: 0,
    });
  });

  it('says so when a given face is impossible', async ({ expect }) => {
    expect(await tableside(['eval', 'd6rounds.skillRoll', '{"level":3,"dice":[7]}'])).toEqual({
      stdout: '{"error":"dice"}\n',
      stderr: 'a face in "dice" is impossible\n',
      code: 0,
    });
  });

  it('draws the same dice from the same seed, and they give the same answer when they are given', async ({
    expect,
  }) => {
    const { dice: _, ...input } = someVector.in;
    const drawing = ['eval', 'd6rounds.attack', JSON.stringify(input), '--draw', '--seed', '7'];
    const [first, second] = await Promise.all([tableside(drawing), tableside(drawing)]);
    expect(second).toEqual(first);
    expect(first.code).toBe(0);
    const dice = /^dice: (\d(?:, \d)+)\n$/.exec(first.stderr)![1]!.split(', ').map(Number);
    const given = await tableside(['eval', 'd6rounds.attack', JSON.stringify({ ...input, dice })]);
    expect(given).toEqual({ stdout: first.stdout, stderr: '', code: 0 });
  });
});

describe.concurrent('eval with rolls in place of figures', () => {
  const drawing = (procedure: string, input: unknown) =>
    tableside(['eval', procedure, JSON.stringify(input), '--draw', '--seed', '1']);

  it('rolls them, says what fell, and answers as if their totals had been given', async ({ expect }) => {
    const { stdout, stderr, code } = await drawing('d6rounds.attackRoll', { strike: '1d4 + 2', dodge: 3 });
    const [, face, total] = /^strike: 1d4 \+ 2: ([1-4]) \+ 2 = (\d)\ndice: [1-6], [1-6]\n$/.exec(stderr)!;
    expect([Number(total), code]).toEqual([Number(face) + 2, 0]);
    const dice = /^dice: (.*)$/m.exec(stderr)![1]!.split(', ').map(Number);
    const given = await tableside([
      'eval',
      'd6rounds.attackRoll',
      JSON.stringify({ strike: Number(total), dodge: 3, dice }),
    ]);
    expect(given).toEqual({ stdout, stderr: '', code: 0 });
  });

  it('rolls each element of a list, and a repeated roll as a whole list', async ({ expect }) => {
    const each = await drawing('d6rounds.turnOrder', { times: ['2d6', 3, '1d1'] });
    expect(each.stderr).toMatch(/^times: 2d6: \d \d = \d+\ntimes: 1d1: 1 = 1\ndice: none\n$/);
    expect(JSON.parse(each.stdout)).toMatchObject({ nextTime: 1 });
    const whole = await drawing('d6rounds.turnOrder', { times: '4x1d1' });
    expect(JSON.parse(whole.stdout)).toMatchObject({ order: [0, 1, 2, 3], nextTime: 1 });
  });

  it('draws the same from the same seed', async ({ expect }) => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => drawing('d6rounds.attackRoll', { strike: '3d4', dodge: '1d6' })),
    );
    expect(second).toEqual(first);
  });

  it('has the core judge a total out of range, and a text that is no roll', async ({ expect }) => {
    expect(await drawing('d6rounds.attackRoll', { strike: '100d100', dodge: 3 })).toMatchObject({
      stdout: '{"error":"range","field":"strike"}\n',
      code: 0,
    });
    for (const strike of ['5', '2d', 'd6 high', ''])
      for (const draw of [[], ['--draw']])
        expect(
          await tableside(['eval', 'd6rounds.attackRoll', JSON.stringify({ strike, dodge: 3 }), ...draw]),
        ).toMatchObject({ stdout: '{"error":"range","field":"strike"}\n', code: 0 });
  });
});

describe.concurrent('list', () => {
  const ids = (system?: string) =>
    PACKS.filter(pack => system === undefined || pack.system === system).flatMap(pack =>
      proceduresOf(pack).map(({ id }) => `${pack.system}.${id}`),
    );
  it.each([[undefined], ['blows']])('names every procedure with its fields and outputs (%s)', async system => {
    const { stdout, stderr, code } = await tableside(system === undefined ? ['list'] : ['list', system]);
    const printed = lines(stdout);
    expect(printed.flatMap(line => /^(\w+\.\w+) {2}\(/.exec(line)?.[1] ?? [])).toEqual(ids(system));
    const at = printed.findIndex(line => line.startsWith('blows.encodeScore '));
    expect(printed.slice(at + 1, at + 4)).toEqual([
      '  in   base: 3..18',
      '  in   percent: 0..999, else 0',
      '  out  score',
    ]);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });
});

describe.concurrent('roll', () => {
  it('prints the dice, dropped ones in brackets, then the total', async ({ expect }) => {
    const { stdout, stderr, code } = await tableside(['roll', '2d20kh1+5-d4', '--dice', '12,17,3']);
    expect({ stdout, stderr, code }).toEqual({ stdout: '(12) 17 + 5 - 3\n19\n', stderr: '', code: 0 });
  });

  it('prints one line of JSON a roll', async ({ expect }) => {
    const { stdout, code } = await tableside(['roll', '2d6kl1 + 1', '--times', '2', '--dice', '5,2,3,3', '--json']);
    const die = (face: number, kept: boolean) => ({ sides: 6, face, kept });
    expect(lines(stdout).map(line => JSON.parse(line))).toEqual([
      { expression: '2d6kl1 + 1', total: 3, dice: [die(5, false), die(2, true)] },
      { expression: '2d6kl1 + 1', total: 4, dice: [die(3, true), die(3, false)] },
    ]);
    expect(code).toBe(0);
  });

  it('gives the same dice for the same seed, others for another and without one', async ({ expect }) => {
    const rolling = ['roll', '10d1000', '--times', '3'];
    const runs = [['--seed', '0'], ['--seed', '0'], ['--seed', '4294967295'], [], []];
    const [first, second, ...others] = await Promise.all(runs.map(seed => tableside([...rolling, ...seed])));
    expect(first).toMatchObject({ stderr: '', code: 0 });
    expect(second).toEqual(first);
    const faces = [first!, ...others].map(({ stdout }) => stdout);
    expect(new Set(faces).size).toBe(faces.length);
    expect(lines(first!.stdout)).toHaveLength(6);
  });
});

describe.concurrent('bad input', () => {
  const noVector = written('no-vector.json', [{ id: 'a', proc: 'blows.decodeScore', in: {} }]);
  const unknown = written('unknown.json', [{ id: 'made-up/1', proc: 'blows.decode', in: {}, out: {} }]);
  const CASES: [string, string[], string | RegExp][] = [
    ['a mistyped command', ['rol', '2d6'], 'there is no command "rol"; did you mean roll?'],
    ['a command that objects have', ['constructor'], /^there is no command "constructor"; /],
    ['vectors without a file', ['vectors'], 'vectors takes at least one vector file'],
    ['a vector file that is not there', ['vectors', 'tests/vectors/nothing.json'], /nothing\.json.* no such file/],
    ['a vector file that is a folder', ['vectors', 'tests/vectors'], /^tests\/vectors is no vector file: /],
    ['a vector file that is no JSON', ['vectors', written('text.json', 'id,\nproc')], /text\.json is no vector file: /],
    [
      'a vector file that is no list',
      ['vectors', written('object.json', {})],
      /a list of \{id, proc, in, out\} is wanted$/,
    ],
    [
      'a vector without its out',
      ['vectors', 'tests/vectors/blows.json', noVector],
      /no-vector\.json: entry 1 is no vector/,
    ],
    ['a vector of null', ['vectors', written('null.json', [null])], /null\.json: entry 1 is no vector/],
    ['a vector of an unknown procedure', ['vectors', unknown], 'vector made-up/1: there is no procedure blows.decode'],
    ['eval without input', ['eval', 'blows.decodeScore'], /^eval takes a procedure and one JSON object/],
    [
      'eval with more than that',
      ['eval', 'blows.decodeScore', '{}', '{}'],
      /^eval takes a procedure and one JSON object/,
    ],
    [
      'a mistyped procedure',
      ['eval', 'd6rounds.atack', '{}'],
      /^there is no procedure d6rounds\.atack; did you mean .*d6rounds\.attack\b/,
    ],
    ['a mistyped system', ['eval', 'd6round.attack', '{}'], /did you mean d6rounds\.attack/],
    ['a procedure like no other', ['eval', 'x', '{}'], 'there is no procedure x; see: list'],
    ['a procedure with a tail', ['eval', 'blows.decodeScore.x', '{}'], /^there is no procedure blows\.decodeScore\.x/],
    ['input that is no JSON', ['eval', 'blows.decodeScore', '{score:19}'], /^the input is not JSON: /],
    ['empty input', ['eval', 'blows.decodeScore', ''], /^the input is not JSON: /],
    ['input of several bad lines', ['eval', 'blows.decodeScore', '{\n"score":\n}'], /^the input is not JSON: /],
    ['a list as input', ['eval', 'blows.decodeScore', '[19]'], /^the input must be a JSON object of fields/],
    ['null as input', ['eval', 'blows.decodeScore', 'null'], /^the input must be a JSON object of fields/],
    [
      'a roll in place of a figure, undrawn',
      ['eval', 'd6rounds.skillRoll', '{"level":"3d6"}'],
      'level: "3d6" is a roll; --draw rolls it, or give a number',
    ],
    [
      'several rolls for one figure',
      ['eval', 'd6rounds.skillRoll', '{"level":"2x3d6"}', '--draw'],
      'level: "2x3d6" is 2 rolls, one is wanted',
    ],
    [
      'a roll that could pass all totals',
      ['eval', 'd6rounds.skillRoll', '{"level":"9d9*10000*10000"}', '--draw'],
      /^level: "9d9\*10000\*10000": column \d+: totals from -1000000000 to 1000000000/,
    ],
    [
      'a seed without drawing',
      ['eval', 'd6rounds.skillRoll', '{"level":3}', '--seed', '1'],
      /only makes sense together with --draw/,
    ],
    [
      'a seed that is too large',
      ['roll', '2d6', '--seed', '4294967296'],
      /^--seed takes a whole number from 0 to 4294967295/,
    ],
    [
      'a seed that is no number',
      ['roll', '2d6', '--seed', '0x10'],
      '--seed takes a whole number from 0 to 4294967295, not "0x10"',
    ],
    ['a seed below zero', ['roll', '2d6', '--seed=-1'], '--seed takes a whole number from 0 to 4294967295, not "-1"'],
    ['an unknown system to list', ['list', 'nothing'], /^list takes one system: .*blows, d6rounds/],
    ['two systems to list', ['list', 'blows', 'd6rounds'], /^list takes one system: /],
    ['no expression', ['roll'], /^roll takes one expression/],
    ['an expression in parts', ['roll', '2d6', '+', '3'], /^roll takes one expression/],
    ['an expression with a blank inside a term', ['roll', '1 d6'], 'column 2: a sign such as + is wanted'],
    ['ten million dice', ['roll', '9999999d6'], 'column 1: number of dice: 1 to 100, not 9999999'],
    [
      'too few dice given',
      ['roll', '3d6', '--dice', '1,2'],
      '--dice: one more face is wanted: a die of 6 sides shows 1 to 6',
    ],
    [
      'too few dice for all times',
      ['roll', '2d6', '--times', '2', '--dice', '1,2,3'],
      /^--dice: one more face is wanted/,
    ],
    ['too many dice given', ['roll', '2d6', '--dice', '1,2,3'], '--dice: 1 more than the expression needs'],
    ['a face that no die shows', ['roll', '2d6', '--dice', '1,7'], '--dice: a die of 6 sides shows 1 to 6, not 7'],
    ['dice that are no figures', ['roll', '2d6', '--dice', '1;2'], '--dice takes faces such as 3,4,6, not "1;2"'],
    ['given dice and a seed', ['roll', '2d6', '--dice', '1,2', '--seed', '1'], '--dice and --seed exclude each other'],
    ['no times', ['roll', '2d6', '--times', '0'], '--times takes a whole number from 1 to 1000000, not "0"'],
    ['too many times', ['roll', '2d6', '--times', '1000001'], /^--times takes a whole number from 1 to 1000000/],
    ['an unknown option', ['roll', '2d6', '--twice'], /--twice/],
    ['an option without its value', ['roll', '2d6', '--seed'], /--seed/],
  ];

  it.each(CASES)('is one line on standard error and exit code 2: %s', async (_, args, message) => {
    const { stdout, stderr, code } = await tableside(args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(lines(stderr)).toHaveLength(1);
    expect(stderr).toMatch(/^tableside: .*\n$/);
    const told = stderr.slice('tableside: '.length, -1);
    if (typeof message === 'string') expect(told).toBe(message);
    else expect(told).toMatch(message);
  });
});

describe('the command line', () => {
  it.each([[[]], [['help']], [['--help']]])('tells its commands when it is called with %j', async args => {
    const { stdout, stderr, code } = await tableside(args);
    for (const name of ['start', 'test', 'vectors', 'eval', 'list', 'roll', 'sim'])
      expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  });

  it('ends without a word when its reader has seen enough', () => {
    const piped = '"$0" --import tsx host-sim/cli/main.ts list | head -1';
    const { stdout, stderr } = spawnSync('sh', ['-c', piped, process.execPath], { cwd: ROOT, encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: `${PACKS[0]!.title}\n`, stderr: '' });
  });

  it('names a damaged pack and what to do', async () => {
    const copy = join(folder, 'checkout');
    for (const part of ['wasm-core', 'host-sim', 'package.json', 'tsconfig.json'])
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    const file = join(copy, 'wasm-core/packs/blows.wasm');
    writeFileSync(file, readFileSync(file).subarray(1));
    const { stdout, stderr, code } = await tableside(['eval', 'blows.decodeScore', '{"score":19}'], copy);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(lines(stderr)).toHaveLength(1);
    expect(stderr).toMatch(/^tableside: pack blows is damaged: .* npm run packs\n$/);
    expect(await tableside(['eval', 'd6rounds.speedFactor', '{"damage":9,"quickness":4}'], copy)).toMatchObject({
      code: 0,
    });
  });
});
