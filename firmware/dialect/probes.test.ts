// The checker against the probes that were run on the real interpreter: whatever fails there is caught, whatever passes is let through.
// Both ways there are exceptions that no parser can do better; they are listed with their reasons.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDialect, errorsOf, rules } from './check.ts';

interface Probe {
  id: string;
  group: string;
  /** `n/a` where the probe needs Espruino's own library. */
  node: 'pass' | 'n/a';
  x86: 'pass' | 'fail';
  arm: 'pass' | 'fail';
  /** The body of a function; `eq`, `ok` and `later` are the probe runner's. */
  code: string;
}

/** Failing probes that turn on a value which stands nowhere in the source. */
const notStatic: Record<string, string> = {
  'num/Number-toString-precision': 'how many digits a computed fraction has is known only when it is computed',
  'num/Number-toString-third': 'how many digits a computed fraction has is known only when it is computed',
  'esp/peek-poke': 'fails on the x86 build alone, where addresses have 64 bits; boards pass',
};

/** Passing probes that the rules refuse all the same. */
const stricterThanNeeded: Record<string, string> = {
  'scope/var-function-scope': 'passes because the branch is taken; where it is not, the name does not exist',
  'scope/let-tdz-throws': 'the probe wants the error that the rule warns of',
  'scope/undefined-identifier-throws': 'the probe wants the error that the rule warns of',
  'ctrl/debugger-statement-ignored': 'passes because the statement is not reached',
  'num/Number.MAX_VALUE': 'only printing such a number goes wrong',
  'num/toFixed-basic': 'these roundings happen to be right; the ones beside them are not',
  'num/toFixed-no-carry': 'these roundings happen to be right; the ones beside them are not',
  'num/toint32-of-u32-times-u32': 'products below 2^64 happen to be right; the safe bound is 2^63',
  'regex/regex-sticky': 'passes because the flag is ignored',
  'regex/regex-alternation-in-group': 'right for the last alternative alone: /(cat|dog)s/ finds "cat" in "cats"',
  'typed/slice-copies': 'the copy is right, but it is a plain array',
  'typed/filter-find-includes': 'the result is right, but it is a plain array',
  'esp/storage-name-too-long-truncates-to-28': 'the probe wants the cut that the rule warns of',
  'misc/long-source-line': 'its code is cut short in the record',
  'misc/variables-100': 'its code is cut short in the record',
};

const probes = JSON.parse(readFileSync(new URL('probes.json', import.meta.url), 'utf8')) as Probe[];
const globals = ['eq', 'ok', 'later', 'done', 'log', 'n', 'gvar', 'gt1'];
const check = (probe: Probe) => checkDialect(`(function(){${probe.code}\n})();`, { globals });
const failing = probes.filter(probe => probe.x86 === 'fail' || probe.arm === 'fail');
const passing = probes.filter(probe => probe.x86 === 'pass' && probe.arm === 'pass');
const byId = new Map(probes.map(probe => [probe.id, probe]));

describe('probes of the interpreter', () => {
  it('are all there', () => {
    expect(probes.length).toBe(537);
    expect(failing.length + passing.length).toBe(537);
    expect(probes.filter(probe => probe.x86 === 'pass').length).toBe(365);
    expect(probes.filter(probe => probe.arm === 'pass').length).toBe(359);
  });

  it.each(failing.filter(probe => !(probe.id in notStatic)))('$id fails there and is caught', probe => {
    expect(check(probe).map(finding => finding.rule)).not.toEqual([]);
  });

  it.each(passing.filter(probe => !(probe.id in stricterThanNeeded)))('$id passes there and here', probe => {
    expect(errorsOf(check(probe))).toEqual([]);
  });

  it('leave no exception that is not needed', () => {
    const missed = failing.filter(probe => check(probe).length === 0).map(probe => probe.id);
    expect(missed.sort()).toEqual(Object.keys(notStatic).sort());
    const refused = passing.filter(probe => errorsOf(check(probe)).length > 0).map(probe => probe.id);
    expect(refused.sort()).toEqual(Object.keys(stricterThanNeeded).sort());
  });
});

describe('rules', () => {
  const cited = [...rules].flatMap(([rule, { probes: ids }]) => ids.map(id => ({ rule, id })));
  it.each(cited)('$rule is the rule that catches $id', ({ rule, id }) => {
    const probe = byId.get(id);
    expect(probe, id).toBeDefined();
    expect([probe!.x86, probe!.arm], id).toContain('fail');
    expect(check(probe!).map(finding => finding.rule)).toContain(rule);
  });
});
