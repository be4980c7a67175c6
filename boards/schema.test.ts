import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boardNames, checkBoard, loadBoard } from './schema.ts';

type Json = Record<string, unknown>;

function jolt(): Json {
  return JSON.parse(readFileSync(new URL('joltjs.json', import.meta.url), 'utf8')) as Json;
}

/** A board file with one value replaced, by path. */
function changed(path: string, value: unknown): Json {
  const board = jolt();
  const names = path.split('.');
  const last = names.pop() as string;
  let place = board;
  for (const name of names) place = place[name] as Json;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return board;
}

describe('board files', () => {
  it('all load', () => {
    expect(boardNames()).toContain('joltjs');
    for (const name of boardNames()) expect(loadBoard(name).id).toBe(name);
  });

  it('name the known boards when asked for another', () => {
    expect(() => loadBoard('nope')).toThrow(`no board "nope"; there are ${boardNames().join(', ')}`);
    expect(() => loadBoard('../package')).toThrow('no board');
  });

  const wrong: [string, unknown, string][] = [
    ['title', '', 'title is "", should be a text'],
    ['core', 'cortex-m33', 'core is "cortex-m33", should be one of cortex-m0plus, cortex-m4'],
    ['storage.pageBytes', 5000, 'storage.bytes is 409600, should be a multiple of pageBytes (5000)'],
    ['storage.mapped', 1, 'storage.mapped is 1, should be true or false'],
    ['variables.count', undefined, 'variables.count is missing, should be a whole number from 300 to 65535'],
    ['fonts', ['4x6', '4x6'], 'should be a list of 4x6, 6x8, each at most once'],
    ['pins', ['D1', 'x'], 'should be a list of names (a port letter and a number, such as D3), each once'],
    ['aliases.BTN1', 'D99', 'aliases.BTN1 is "D99", should be one of D0'],
    ['display.sda', 'D99', 'display.sda is "D99"'],
    ['display.addresses', [300], 'display.addresses is [300], should be a list of whole numbers from 8 to 119'],
    ['display.power.level', 2, 'display.power.level is 2, should be a whole number from 0 to 1'],
    ['keys.back.pin', 'D1', 'keys.back.pin is "D1", should be a pin that no other key has'],
    ['keys.ok.pull', 'sideways', 'keys.ok.pull is "sideways", should be one of up, down'],
    ['budgets.systemModuleBytes.blows', -1, 'budgets.systemModuleBytes.blows is -1'],
    ['systems', ['chess'], 'systems is ["chess"], should be a list of blows'],
    ['stackBytes', 12, 'stackBytes is 12, should be a whole number from 1024'],
    ['colour', 'red', 'colour is not known; known are'],
    ['keys.left', {}, 'keys.left is not known; known are up, down, ok, back'],
  ];
  for (const [path, value, message] of wrong) {
    it(`refuse a wrong ${path}`, () => {
      expect(() => checkBoard(changed(path, value), 'boards/x.json')).toThrow(message);
      expect(() => checkBoard(changed(path, value), 'boards/x.json')).toThrow(/^boards\/x\.json: /);
    });
  }
});
