// The texts made from the descriptions stand as they would be made now, and the typed bindings call what they name.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadPack } from '../bindings/load.ts';
import type { Blows } from '../bindings/procedures/blows.ts';
import { typed } from '../bindings/typed.ts';
import { CORE } from './compile.ts';
import { derivedTexts } from './texts.ts';

it.each([...derivedTexts()])('%s is what the descriptions make of it; else run: npm run packs', (file, text) => {
  expect(readFileSync(`${CORE}/${file}`, 'utf8')).toBe(text);
});

it('calls a procedure by its name with its own types', () => {
  const blows = typed<Blows>(loadPack('blows'));
  const outcome = blows.call('naturalBlows', { class: 'warrior', strength: 68, dexterity: 68, weightTenthLb: 80 });
  expect(outcome).toMatchObject({ ok: true, out: { blows: 3 } });
  // @ts-expect-error there is no such class
  expect(blows.call('classInfo', { class: 'bard' })).toMatchObject({
    ok: false,
    error: { error: 'enum', field: 'class' },
  });
});
