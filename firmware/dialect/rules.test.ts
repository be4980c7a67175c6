// Every rule by example: the bad snippet is caught by that rule, the good twin by none; and where findings point to.
import { describe, expect, it } from 'vitest';
import { checkDialect, rules } from './check.ts';
import { orderExamples } from './order-examples.ts';
import { themeExamples } from './rule-examples.ts';

const examples = [...themeExamples, ...orderExamples];

const rulesOf = (source: string) => checkDialect(source).map(finding => finding.rule);

describe('examples', () => {
  const bad = examples.flatMap(({ rule, bad: sources }) => sources.map(source => ({ rule, source })));
  const good = examples.flatMap(({ rule, good: sources }) => sources.map(source => ({ rule, source })));

  it('cover every rule', () => {
    expect(examples.map(example => example.rule).sort()).toEqual([...rules.keys()].sort());
    for (const example of examples) expect(example.bad.length * example.good.length, example.rule).toBeGreaterThan(0);
  });
  it.each(bad)('$rule catches $source', ({ rule, source }) => expect(rulesOf(source)).toContain(rule));
  it.each(bad.filter(({ rule }) => rule !== 'module'))('$rule catches $source inside a function', ({ rule, source }) =>
    expect(rulesOf(`(function(){${source}\n})();`)).toContain(rule),
  );
  it.each(good)('$rule lets through $source', ({ source }) => expect(rulesOf(source)).toEqual([]));
  it.each(good)('$rule lets through $source inside a function', ({ source }) =>
    expect(rulesOf(`(function(){${source}\n})();`)).toEqual([]),
  );
});

describe('findings', () => {
  it('point at line and column from 1 and say what to write', () => {
    expect(checkDialect('var a=[];\n  a.length=0;')).toEqual([
      {
        line: 2,
        column: 3,
        rule: 'length-assignment',
        severity: 'error',
        message: expect.stringContaining('splice'),
        why: expect.stringContaining('arr/length-assign-zero'),
      },
    ]);
  });

  it('name the line of a late definition', () => {
    expect(checkDialect('f();\n\nfunction f(){}')[0]!.message).toContain('line 3');
  });

  it('come in source order, once each', () => {
    const found = checkDialect('print(1<<32);\nprint(2**3, -0);\ntypo=1;');
    expect(found.map(finding => finding.line)).toEqual([1, 2, 2, 3]);
  });

  it('report a source that does not parse as one finding', () => {
    expect(checkDialect('var = 1;', { file: 'app.js' })).toMatchObject([
      { line: 1, column: 5, rule: 'parse', message: expect.stringContaining('app.js') },
    ]);
  });
});

describe('options', () => {
  it('add globals', () => {
    expect(checkDialect('Tableside=1;print(Map)', { globals: ['Tableside', 'Map'] })).toEqual([]);
  });
  it('name methods of the firmware that look like missing ones', () => {
    expect(checkDialect('E.grid.at(1,2);', { ownMethods: ['at'] })).toEqual([]);
  });
  it("accept 'use strict'", () => {
    expect(checkDialect('"use strict";', { allowUseStrict: true })).toEqual([]);
  });
});
