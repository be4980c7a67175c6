// The commands of dice players: the whole notation, odds, fairness, and words for outside test suites.
// What they print is what a script or a sceptic would read.
import { describe, it } from 'vitest';
import { lines, tableside } from './run-for-tests.ts';

describe.concurrent('roll', () => {
  it('tells what fell in place of the dice, then the total (C034)', async ({ expect }) => {
    const { stdout, code } = await tableside(['roll', '(4d6!kh3 + 2 [charge]) * 2', '--dice', '6,1,4,4,2']);
    expect(lines(stdout)).toEqual(['(6!(2) (1) 4 4 + 2 [charge]) * 2', '32']);
    expect(code).toBe(0);
  });

  it('repeats as often as the text and --times say', async ({ expect }) => {
    const { stdout } = await tableside(['roll', '3xd6', '--times', '2', '--dice', '1,2,3,4,5,6', '--json']);
    expect(lines(stdout).map(line => JSON.parse(line).total)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('says when a limit ended the rolling on (C002)', async ({ expect }) => {
    const sixes = Array(150).fill(6).join();
    const { stdout } = await tableside(['roll', 'd6!', '--dice', sixes]);
    expect(lines(stdout).slice(1)).toEqual(['900', 'limit reached: at most 150 dice are drawn in one roll']);
    const json = await tableside(['roll', 'd6!', '--dice', sixes, '--json']);
    expect(JSON.parse(json.stdout).limited).toBe(true);
  });

  it.each([
    ['d1!', 'column 3: every face would be rolled on: it could never end', 'C001'],
    ['2147483647d2147483647', 'column 1: a number of at most nine digits is wanted', 'C028'],
    ['60d6+45d8', 'column 1: at most 100 dice in a roll, not 105', 'C031'],
  ])('refuses %s before a die is drawn', async (expression, told) => {
    const { stdout, stderr, code } = await tableside(['roll', expression]);
    if (stdout !== '' || stderr !== `tableside: ${told}\n` || code !== 2) throw new Error(`${stdout}${stderr}${code}`);
  });
});

describe.concurrent('odds', () => {
  it('prints one line of JSON with whole numbers as strings', async ({ expect }) => {
    const { stdout, code } = await tableside(['odds', '2d2+1', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      outcomes: [
        { value: 3, numerator: '1' },
        { value: 4, numerator: '2' },
        { value: 5, numerator: '1' },
      ],
      denominator: '4',
    });
    expect(code).toBe(0);
  });

  it('tells the remainder of exploding dice', async ({ expect }) => {
    const { stdout } = await tableside(['odds', 'd6!', '--json']);
    expect(JSON.parse(stdout).remainder).toBe('1');
  });

  it('draws the chances for people, exactly, at least and at most', async ({ expect }) => {
    const { stdout } = await tableside(['odds', '2d6']);
    const [mean, , ...rows] = lines(stdout);
    expect(mean).toBe('mean 7 = 252/36');
    expect(rows).toHaveLength(11);
    expect(rows[5]).toMatch(/^ +7 +16\.667% +58\.333% +58\.333% +6\/36 +#{30}$/);
  });

  it('of a procedure gives each output', async ({ expect }) => {
    const { stdout } = await tableside(['odds', 'd6rounds.skillRoll', '{"level":2}', '--json']);
    const { outputs } = JSON.parse(stdout);
    for (const { outcomes, denominator } of Object.values(outputs) as {
      outcomes: { numerator: string }[];
      denominator: string;
    }[]) {
      const sum = outcomes.reduce((all, { numerator }) => all + BigInt(numerator), 0n);
      expect(sum).toBe(BigInt(denominator));
    }
  });

  it.each([
    ['no question', ['odds'], /^tableside: odds takes an expression/],
    ['a procedure without fields', ['odds', 'd6rounds.skillRoll'], /needs a JSON object of fields/],
    ['an unknown procedure', ['odds', 'd6rounds.skilRoll', '{}'], /did you mean d6rounds.skillRoll/],
    ['a bad expression', ['odds', '2d'], /column 3: the number of sides is wanted/],
    ['what takes too long', ['odds', '100d1000'], /its odds are beyond what is counted here/],
  ])('refuses %s in one line', async (_, args, told) => {
    const { stdout, stderr, code } = await tableside(args);
    if (stdout !== '' || !told.test(stderr) || code !== 2 || lines(stderr).length !== 1)
      throw new Error(`${stdout}${stderr}${code}`);
  });
});

describe.concurrent('fairness', () => {
  it('names each test with its figure, and ends with how many were fair', async ({ expect }) => {
    const { stdout, code } = await tableside(['fairness', '--rolls', '20000', '--seed', '1']);
    for (const test of [
      'chi-square',
      'runs',
      'serial correlation',
      'gap',
      'poker',
      'coupon',
      'permutation',
      'first rolls',
    ])
      expect(stdout).toContain(test);
    expect(lines(stdout).at(-1)).toMatch(/^fairness: \d+ fair, 0 unfair$/);
    expect(code).toBe(0);
  });

  it.each([
    ['too few rolls', ['fairness', '--rolls', '9999'], /--rolls takes a whole number from 10000 to 100000000/],
    ['words and rolls', ['fairness', '--rolls', '10000', '--words', '1'], /--words and --rolls exclude each other/],
  ])('refuses %s', async (_, args, told) => {
    const { stderr, code } = await tableside(args);
    if (!told.test(stderr) || code !== 2) throw new Error(`${stderr}${code}`);
  });
});
