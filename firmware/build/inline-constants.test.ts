// Constants in the place of their names: the same program, with fewer names.
import { expect, it } from 'vitest';
import { inlineConstants } from './inline-constants.ts';

it.each([
  ['var a=1,b=2;f(a-b);', 'f(1-2);'],
  ['var a=-1;f(2-a,x-a,a);', 'f(2- -1,x- -1,-1);'],
  ['var a=1,b=g(),c=3;f(a,b,c);', 'var b=g();f(1,b,3);'],
  ['var a=g(),b=!0;f({b});', 'var a=g();f({b:!0});'],
  ['var a=2,b=a,c=a+b*3,d=c+g();f(a,b,c,d);', 'var d=8+g();f(2,2,8,d);'],
  ['var a=2,b=a+x;f(a,b);', 'var b=2+x;f(2,b);'],
  ['var a=1;a++;f(a);', 'var a=1;a++;f(a);'],
  ['var a="long enough";f(a);g(a);', 'var a="long enough";f(a);g(a);'],
  ['var a="long enough";f(a);', 'f("long enough");'],
  ['var a=1;export{a as one};', 'var a=1;export{a as one};'],
  ['var a=1;function f(a){return a}f(a);', 'function f(a){return a}f(1);'],
])('%s', (source, result) => {
  expect(inlineConstants(source).text).toBe(result);
});
