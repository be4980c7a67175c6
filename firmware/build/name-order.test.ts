// The names of an app in the order of their use: the same script, in which the most used ones are declared first.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { orderNames } from './name-order.ts';

const uses = Array.from({ length: 20 }, (_, i) => `hot+=inner(${i})`).join(';');
const APP = `(function(){var cold=Math.max(1,2);var hot=0;function inner(a){return a*base}var base=cold;${uses};print(hot)})();\n`;

function printed(code: string): unknown[] {
  const lines: unknown[] = [];
  runInNewContext(code, { print: (value: unknown) => lines.push(value) });
  return lines;
}

it('declares what is used most before all else, and hands the library in', () => {
  expect(orderNames(APP)).toMatch(/^\(function\(Math\)\{var hot,base,inner;var cold=/);
  expect(orderNames(APP)).toMatch(/\}\)\(Math\);\n$/);
});

it('weighs a use by how much the function is used in which it stands', () => {
  const names = /\{var ([^;]*);/.exec(orderNames(APP))?.[1];
  expect(names).toContain('base');
  expect(names).not.toContain('cold');
});

it('does what it did', () => {
  expect(printed(orderNames(APP))).toEqual(printed(APP));
});

it('takes nothing but a function that is called on the spot', () => {
  expect(() => orderNames('var a=1;')).toThrow('called on the spot');
});
