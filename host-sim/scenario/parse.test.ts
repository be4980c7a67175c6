import { describe, expect, it } from 'vitest';
import { parseScenario } from './parse.ts';

function actions(source: string): unknown[] {
  return parseScenario(source, 'x.txt').steps.map(step => step.action);
}

describe('scenario files', () => {
  it('hold one step a line, with comments and blank lines', () => {
    const scenario = parseScenario(
      '# title\n\nboard joltjs\nsystems blows,d6rounds # two\nfresh\npanel sh1106 0x3d\npress ok # go\n',
      'a/b.txt',
    );
    expect(scenario).toEqual({
      file: 'a/b.txt',
      setup: {
        board: 'joltjs',
        systems: ['blows', 'd6rounds'],
        fresh: true,
        panel: { type: 'sh1106', address: 0x3d },
      },
      steps: [{ line: 7, written: 'press ok', action: { kind: 'press', key: 'ok', milliseconds: 80 } }],
    });
  });

  it('know all steps', () => {
    expect(
      actions(`
        seed 4294967295
        dice 3,4, 10
        press up 200
        hold back 700
        edges ok 1@0 0@2 1@4.5
        wait 1500
        expect text "a # \\"b\\""
        expect no text "c"
        expect screen shots/a.png
        expect console "ready"
        screenshot b.png
        text
        boot
        send "print(\\"x\\")"
        cut-power
        cut-power after-writes 12
        cut-power in-write 3
        flip-bit ts.log 100 7
        flip-bit "two words" 0 0
        unplug panel
        plug panel
        bus-error 5
        lose-edges 2
        slow-erase 500
        battery 12
        choose "Undo"
        expect journal "undo"
      `),
    ).toEqual([
      { kind: 'seed', seed: 4294967295 },
      { kind: 'dice', faces: [3, 4, 10] },
      { kind: 'press', key: 'up', milliseconds: 200 },
      { kind: 'press', key: 'back', milliseconds: 700 },
      {
        kind: 'edges',
        key: 'ok',
        edges: [
          { closed: true, at: 0 },
          { closed: false, at: 2 },
          { closed: true, at: 4.5 },
        ],
      },
      { kind: 'wait', milliseconds: 1500 },
      { kind: 'expect text', wanted: true, text: 'a # "b"' },
      { kind: 'expect text', wanted: false, text: 'c' },
      { kind: 'expect screen', file: 'shots/a.png' },
      { kind: 'expect console', text: 'ready' },
      { kind: 'screenshot', file: 'b.png' },
      { kind: 'text' },
      { kind: 'boot' },
      { kind: 'send', text: 'print("x")' },
      { kind: 'cut-power' },
      { kind: 'cut-power after-writes', operation: 12 },
      { kind: 'cut-power in-write', operation: 3 },
      { kind: 'flip-bit', file: 'ts.log', offset: 100, bit: 7 },
      { kind: 'flip-bit', file: 'two words', offset: 0, bit: 0 },
      { kind: 'unplug panel' },
      { kind: 'plug panel' },
      { kind: 'bus-error', count: 5 },
      { kind: 'lose-edges', count: 2 },
      { kind: 'slow-erase', milliseconds: 500 },
      { kind: 'battery', percent: 12 },
      { kind: 'choose', text: 'Undo' },
      { kind: 'expect journal', text: 'undo' },
    ]);
  });

  const wrong: [string, string][] = [
    ['jump up', 'unknown step "jump"; steps are board, systems, fresh, panel, seed'],
    [
      'cut-power soon',
      '"soon" is no moment for a cut; write: cut-power, cut-power after-writes N, or cut-power in-write N',
    ],
    ['cut-power after-writes', 'the number of the flash operation is missing'],
    ['cut-power after-writes 0', '"0" is no whole number from 1 to 1000000'],
    ['cut-power after-writes 1 2', '"2" is too much'],
    ['unplug', 'panel is missing; write: unplug panel'],
    ['plug keyboard', '"keyboard" cannot be plugged; write: plug panel'],
    ['bus-error', 'a number is missing'],
    ['bus-error -1', '"-1" is no whole number from 0'],
    ['panel', 'the type is missing; write: panel TYPE [ADDRESS]'],
    ['panel lcd', '"lcd" is no panel'],
    ['panel sh1106 0x3E', '"0x3E" is no address of a panel'],
    ['panel sh1106 0x3D 1', '"1" is too much'],
    ['flip-bit', 'the file is missing; write: flip-bit FILE OFFSET BIT'],
    ['flip-bit a', 'the offset is missing'],
    ['flip-bit a 1', 'the bit is missing'],
    ['flip-bit a -1 0', '"-1" is no whole number from 0 to 16777214'],
    ['flip-bit a 1 8', '"8" is no whole number from 0 to 7'],
    ['flip-bit a 1 2 3', '"3" is too much'],
    ['press', 'the key is missing; write: press KEY [MS] (KEY: up, down, ok, back)'],
    ['press left', '"left" is no key; write: press KEY'],
    ['press ok soon', '"soon" is no time from 0 to 86400000 milliseconds'],
    ['press ok 80 90', '"90" is too much'],
    ['hold back', 'the time is missing; write: hold KEY MS'],
    ['edges ok', 'the edges are missing'],
    ['edges ok 2@0', '"2@0" is no edge'],
    ['edges ok 1@5 0@2', 'edge "0@2" comes before the one ahead of it'],
    ['wait', 'a time is missing; write: wait MS'],
    ['wait -5', '"-5" is no time'],
    ['seed 1.5', '"1.5" is no whole number from 0 to 4294967295'],
    ['dice', 'the faces are missing'],
    ['dice 3,x', '"x" is no whole number'],
    ['expect', 'what to expect is missing; write: expect text "..."'],
    ['expect colour "red"', '"colour" cannot be expected'],
    ['expect journal', 'a text is missing'],
    ['cut-power in-write', 'the number of the flash operation is missing'],
    ['lose-edges x', '"x" is no whole number from 0'],
    ['slow-erase', 'a time is missing; write: slow-erase MS'],
    ['choose', 'a text is missing; write: choose "..."'],
    ['battery 101', '"101" is no whole number from 0 to 100'],
    ['expect no screen a.png', '"no" is followed by "text"'],
    ['expect text Roll', '"Roll" lacks its double quotes'],
    ['expect text ""', 'the text is empty'],
    ['expect text "Roll', 'a text in double quotes does not end'],
    ['expect text "Roll"2d6', 'a blank is missing before 2d6'],
    ['send "a\\d"', '\\d in a text: only'],
    ['expect screen a.gif', '"a.gif" is no PNG file'],
    ['systems chess', 'unknown system "chess"; systems are blows'],
    ['text now', '"now" is too much; write: text'],
    ['boot\nboard joltjs', '"board" stands before the first other step'],
  ];
  for (const [line, message] of wrong) {
    it(`say what is wrong with: ${line}`, () => {
      const number = line.split('\n').length + 1;
      expect(() => parseScenario(`\n${line}`, 'x.txt')).toThrow(message);
      expect(() => parseScenario(`\n${line}`, 'x.txt')).toThrow(`x.txt:${number}: `);
    });
  }
});
