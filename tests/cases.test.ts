// Every case of the device's own areas is a test that names its id, or says here why it does not apply.
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

/** Ids that stand in titles of tests. */
const tested = new Set(
  ['tests', 'firmware', 'host-sim', 'boards'].flatMap(folder =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .flatMap(file => [
        ...readFileSync(`${root}/${folder}/${file}`, 'utf8').matchAll(/(?:\(\s*|^\s*\[)['"`](C\d{3})\b/gm),
      ])
      .map(([, id]) => id!),
  ),
);

describe.each(AREAS)('cases of area %s', area => {
  const cases = JSON.parse(readFileSync(`${root}/tests/cases/${area}.json`, 'utf8')) as Case[];

  it('are all there is to say: what was seen, what is tried, what must come of it', () => {
    for (const { id, symptom, input, answer } of cases) {
      expect(id).toMatch(/^C\d{3}$/);
      for (const text of [symptom, input, answer]) expect(text, id).not.toBe('');
    }
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it('are each tested by id, or listed with the reason why not', () => {
    expect(cases.filter(({ id, why }) => !tested.has(id) && !why).map(({ id }) => id)).toEqual([]);
  });
});
