// No case falls out: each of the trackers' and the tables' is named by a test, or stands here with the reason why not.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import tracker from './tracker.json' with { type: 'json' };
import ux from './ux.json' with { type: 'json' };

const tests = fileURLToPath(new URL('..', import.meta.url));

/** Cases that no test of this folder names, and why. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {};

/** Text of all tests and scenarios. */
function stories(): string {
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(test\.ts|scenario)$/.test(name) && !name.startsWith('cases/'))
    .map(name => readFileSync(`${tests}/${name}`, 'utf8'))
    .join('\n');
}

it('every case about the tracker and its screens is a test that names it, or is left out with a reason', () => {
  const text = stories();
  const ids = [...tracker, ...ux].map(({ id }) => id);
  const missing = ids.filter(id => !text.includes(id));
  expect(missing.sort()).toEqual(Object.keys(WITHOUT_TEST));
});
