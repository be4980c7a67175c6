// Edits of a text and the way back to the old positions.
import { describe, expect, it } from 'vitest';
import { applyEdits } from './edits.ts';

describe('edits', () => {
  it('replace, insert and remove', () => {
    const edits = [
      { start: 4, end: 6, text: '' },
      { start: 0, end: 0, text: '<' },
      { start: 1, end: 2, text: 'BBB' },
    ];
    expect(applyEdits('abcdef', edits).text).toBe('<aBBBcd');
  });

  it('lead back to where kept text came from', () => {
    const { text, originOf } = applyEdits('abcdef', [
      { start: 0, end: 0, text: '(((' },
      { start: 2, end: 4, text: 'X' },
    ]);
    expect(text).toBe('(((abXef');
    expect([3, 4, 6, 7].map(originOf)).toEqual([0, 1, 4, 5]);
  });

  it('refuse to overlap', () => {
    const edits = [
      { start: 0, end: 3, text: '' },
      { start: 2, end: 4, text: '' },
    ];
    expect(() => applyEdits('abcdef', edits)).toThrow('overlap');
  });
});
