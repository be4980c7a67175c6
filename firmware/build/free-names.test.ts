import { describe, expect, it } from 'vitest';
import { checkDialect } from '../dialect/check.ts';
import { withFreeNames } from './free-names.ts';

describe('names that Espruino takes for words of its own', () => {
  it('are replaced wherever they stand for a variable, by names of the same length', () => {
    const source =
      'var of=1,$$=2;function f(){return of+$$}function g(of){for(var a of [of])print(a.of)}print(f(),g(of));';
    const free = withFreeNames(source);
    expect(free).toBe(
      'var $_=1,$$=2;function f(){return $_+$$}function g($a){for(var a of [$a])print(a.of)}print(f(),g($_));',
    );
    expect(checkDialect(source).map(({ rule }) => rule)).toContain('lexer-word');
    expect(checkDialect(free)).toEqual([]);
  });

  it('are left alone as names of properties, and in scripts that have none', () => {
    const source = 'var a={of:1};print(a.of,"of");';
    expect(withFreeNames(source)).toBe(source);
  });

  it('are refused where a property would be renamed with them', () => {
    expect(() => withFreeNames('var of=1;print({of});')).toThrow("'of' stands for a property and its value");
  });
});
