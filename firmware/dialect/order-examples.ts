// Examples of the rules about order: loop variables in closures, and names used before their definition has run.
// Same form as `rule-examples.ts`.
import type { Example } from './rule-examples.ts';

export const orderExamples: Example[] = [
  {
    rule: 'loop-closure',
    bad: [
      'var f=[];for(let i=0;i<3;i++)f.push(()=>i);',
      'for(const k of [1,2])setTimeout(function(){print(k)},1);',
      'for(let i=0;i<3;i++)[1].forEach(()=>setTimeout(()=>print(i),1));',
    ],
    good: [
      'var f=[];for(let i=0;i<3;i++){let j=i;f.push(()=>j)}',
      'for(let i=0;i<3;i++)print([1].map(x=>x+i));',
      'for(let i=0;i<3;i++)print((function(){return i})());',
      '[1,2].forEach(i=>setTimeout(()=>print(i),1));',
    ],
  },
  {
    rule: 'use-before-definition',
    bad: [
      'f();function f(){}',
      'print(v);var v=1;',
      'function f(){var r=v;var v=1;return r}',
      'class B extends A{}class A{}',
      '[1].map(()=>g());function g(){}',
      'const a=b;const b=1;',
      'let x=(()=>x)();',
    ],
    good: [
      'function f(){return g()}function g(){}f();',
      'setTimeout(function(){print(v)},1);var v=1;',
      'function f(n){return n?f(n-1):0}f(1);',
      'var E1=((a)=>(a.b=1,a))(E1||{});',
      'var o={m(){return o}};',
      'class A{m(){return new A()}}',
      'let t=setTimeout(()=>clearTimeout(t),1);',
      'print(typeof v);var v=1;',
    ],
  },
  {
    rule: 'call-before-definition',
    bad: [
      'function f(){return g()}f();function g(){}',
      'function f(){return g()}function g(){return v}f();var v=1;',
      'var o={m(){return v}};o.m();var v=1;',
      'class A{constructor(){this.v=w}}new A();const w=1;',
      'class A{m(){return w}}class B extends A{}var b=new B();b.m();const w=1;',
      'function f(){function g(){return v}g();var v=1}',
      'function f(){return [1].map(()=>v)}f();var v=1;',
      'var f=()=>v;f.call(null);var v=1;',
    ],
    good: [
      'function f(){return g()}function g(){}f();',
      'var v=1;var o={m(){return v}};o.m();',
      'function f(){setTimeout(function(){print(v)},1)}f();var v=1;',
      'function f(){v=2}var v=1;f();',
      'function f(v){return v}f(1);var v=1;',
    ],
  },
  {
    rule: 'skipped-definition',
    bad: [
      'function f(c){if(c){var x=1}return x}',
      'function f(k){switch(k){case 1:var a=1;break;case 2:a=2}}',
      'try{var x=E.a()}catch(e){}print(x);',
      'function f(c){while(c){var x=1;c--}return x}',
      'function f(c){if(c){function g(){}}return g}',
      'function f(c){if(c){var x=1}print(x);var x=2}',
    ],
    good: [
      'function f(c){var x;if(c){x=1}return x}',
      'for(var i=0;i<3;i++);print(i);',
      'function f(c){if(c){var x=1;return x}}',
      'function f(c){do{var x=1}while(c);return x}',
      '{var y=1}print(y);',
      'function f(){if(1){var x=1}else{var x=2;print(x)}var x=3;return x}',
    ],
  },
];
