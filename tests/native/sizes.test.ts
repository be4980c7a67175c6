// Native code stays as small as the wasm it comes from; a pack past its limit is named.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packSizes, tooLarge } from '../../wasm-core/bindings/sizes.ts';
import { README, withSizes } from '../../wasm-core/native/figures.ts';

it('no native twin is past its share of the wasm', () => {
  expect(tooLarge(packSizes())).toEqual([]);
});

it('a twin that is past it is named', () => {
  const [first] = packSizes();
  expect(tooLarge([{ ...first!, pack: 'big', m4Ratio: 1.01, m0Ratio: 1.2 }])).toEqual([
    'big: its m4 code is 1.01 of its wasm, 1 allowed',
  ]);
});

it('the page about native code has the sizes of the committed packs', () => {
  const text = readFileSync(README, 'utf8');
  expect(text).toBe(withSizes(text, packSizes()));
  expect(() => withSizes('no table', [])).toThrow(/no place for the sizes/);
});
