import { describe, expect, it } from 'vitest';
import { answered, shown } from './console-text.ts';

describe('console text', () => {
  // Expected texts were printed by the interpreter.
  const cases: [unknown, string][] = [
    ['plain "text"', 'plain "text"'],
    [[], '[  ]'],
    [{}, '{  }'],
    [[1, 2, 3], '[ 1, 2, 3 ]'],
    [['a', 'b'], '[ \n  "a", \n  "b"\n ]'],
    [new Uint8Array(3), 'new Uint8Array(3)'],
    [new Uint8Array([97, 98]), 'new Uint8Array([97, 98])'],
    [new Uint8Array([97, 98]).buffer, 'new Uint8Array([97, 98]).buffer'],
    [
      { a: 1, b: 'x', c: [1, 'y', { z: undefined }], d: null, e: true, f: 1.5 },
      '{ "a": 1, \n  "b": "x", \n  "c": [ 1, \n    "y", \n    { "z": undefined }\n   ], \n  "d": null, "e": true, "f": 1.5 }',
    ],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5 }, '{ "a": 1, "b": 2, "c": 3, "d": 4, \n  "e": 5 }'],
    [undefined, 'undefined'],
  ];
  for (const [value, text] of cases) {
    it(`shows ${JSON.stringify(text)}`, () => expect(shown(value)).toBe(text));
  }

  it('answers with texts in quotes and bare names', () => {
    expect(answered('a\n\xff')).toBe('"a\\n\\xFF"');
    expect(answered({ a: 1, 'b c': 2 })).toBe('{ a: 1, "b c": 2 }');
  });

  it('ends at an object that holds itself', () => {
    const ring: unknown[] = [1];
    ring.push(ring);
    expect(shown(ring)).toContain(' ... ');
  });
});
