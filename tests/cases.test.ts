// No case falls out: each is a test that names its id, or says in tests/cases/ why it does not apply.
// Those of the device's own areas stand in titles of tests; those of the table and the dice also in the words of scenarios.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Case {
  readonly id: string;
  readonly symptom: string;
  readonly input: string;
  readonly answer: string;
  /** Why it does not apply. */
  readonly why?: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const AREAS = ['oled', 'buttons', 'power', 'espruino', 'persistence'];
const TABLE_AREAS = ['tracker', 'ux', 'dice', 'percent', 'rng'];
const FOLDERS = ['tests', 'firmware', 'host-sim', 'boards', 'wasm-core'];

/** Texts of all files of this kind, but this one. */
function textsOf(kind: RegExp): string[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(file => kind.test(file) && !file.includes('node_modules') && file !== 'cases.test.ts')
      .map(file => readFileSync(`${root}/${folder}/${file}`, 'utf8')),
  );
}

/** Ids that stand in titles of tests. */
const tested = new Set(
  textsOf(/\.test\.ts$/)
    .flatMap(text => [...text.matchAll(/(?:\(\s*|^\s*\[)['"`](C\d{3})\b/gm)])
    .map(([, id]) => id!),
);

/** Ids that a test or a scenario names anywhere. */
const named = new Set(textsOf(/\.(test\.ts|scenario)$/).flatMap(text => text.match(/\bC\d{3}\b/g) ?? []));

describe.each([...AREAS, ...TABLE_AREAS])('cases of area %s', area => {
  const cases = JSON.parse(readFileSync(`${root}/tests/cases/${area}.json`, 'utf8')) as Case[];

  it('are all there is to say: what was seen, what is tried, what must come of it', () => {
    for (const { id, symptom, input, answer } of cases) {
      expect(id).toMatch(/^C\d{3}$/);
      for (const text of [symptom, input, answer]) expect(text, id).not.toBe('');
    }
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it('are each tested by id, or listed with the reason why not', () => {
    const known = AREAS.includes(area) ? tested : named;
    expect(cases.filter(({ id, why }) => !known.has(id) && !why).map(({ id }) => id)).toEqual([]);
  });
});
