// Code as tokens: short, and the same program when it is read back.
import { describe, expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';
import { TOKENS, untokenise } from './tokens.ts';

const evaluate = (code: string) => new Function(`${code}`)() as unknown;

describe('code as tokens', () => {
  it.each([
    ['var a=1;if(a!==2&&a>=1)return typeof a;else return void 0', 'number'],
    ['var o={of:1,in:2},f=function(){return this.of+o.in};return f.call(o)', 3],
    ['try{throw new Error("a\\nb\\"c\\\\")}catch(e){return e.message}', 'a\nb"c\\'],
    ['var a=3,b=2;return `${a-b}${`${a- -b}`}x`', '15x'],
    ['return /in|of/.test("often")?"":"no"', ''],
    ['var a=1;return [a++ +a,a- -1,+ +a,a-(-a)]', [3, 3, 2, 4]],
    [`return "${'x'.repeat(300)}".length`, 300],
  ])('says the same: %s', (code, value) => {
    const tokens = tokenise(code);
    expect(evaluate(untokenise(tokens))).toEqual(value);
    expect(tokens).not.toMatch(/\breturn\b/);
  });

  it('leaves names of properties and catch as words', () => {
    expect(tokenise('a.of.in.catch')).toBe('a.of.in.catch');
    expect(tokenise('try{}catch(e){}')).toContain('catch(');
  });

  it('is shorter than text, a byte a word', () => {
    expect(tokenise('function f(a){return a===1}').length).toBe('f f(a){r a=1}'.length - 2);
  });

  it("has the interpreter's words in its order", () => {
    expect(TOKENS.indexOf('if')).toBe(25);
    expect(TOKENS).toHaveLength(61);
  });

  it('refuses what no byte holds', () => {
    expect(() => tokenise('a="\u2013"')).toThrow('beyond one byte');
  });
});
