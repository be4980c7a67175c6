// Arithmetic that gives another number on a board: shifts, huge values, long fractions, rounding, number to text and back.
// Shift counts are proved by ranges; what cannot be proved must be masked.
import type { AnyNode, BinaryExpression } from 'acorn';
import { liesWithin, rangeOf } from './ranges.ts';
import type { Subject } from './subject.ts';
import { theme } from './theme.ts';
import { literalText, memberName } from './tree.ts';
import { globalMember, isGlobal } from './values.ts';

/** Beyond this the conversion to 32 bits goes wrong (the interpreter goes through a 64-bit integer). */
const TO_INT32_LIMIT = 2 ** 63;
/** From here numbers print as `10e+20` and the like. */
const PRINT_LIMIT = 1e21;
/** Significant digits of a fraction that the interpreter reads exactly. */
const EXACT_DIGITS = 15;

export const numbers = theme({
  rules: {
    'shift-count': {
      message: "shift by '{count}', which may leave 0..31: mask it (x << (n & 31))",
      why: 'Counts outside 0..31 give 0 on ARM, where JavaScript takes them modulo 32.',
      probes: [
        'num/shift-count-mask-32',
        'num/shift-count-negative',
        'num/variable-shift-by-32',
        'num/variable-shift-negative',
      ],
    },
    'huge-to-int32': {
      message: 'bit operation on a number of 2^63 or more: reduce it first',
      why: 'The conversion to 32 bits gives garbage there, and another on each CPU.',
      probes: ['num/or0-above-2^63'],
    },
    'huge-literal': {
      message: 'number of 1e21 or more: use a smaller one (Infinity, Number.MAX_VALUE)',
      why: 'It prints as 10e+20.',
      probes: ['num/Number-toString-1e21'],
    },
    'long-fraction': {
      message: `fraction with more than ${EXACT_DIGITS} significant digits: shorten it`,
      why: 'The digits beyond are not read exactly, and numbers print with about eleven.',
      probes: ['num/float-add', 'num/Math.round-half', 'typed/float32'],
    },
    'negative-zero': {
      message: '-0: write 0',
      why: 'There is no negative zero.',
      probes: ['num/negative-zero'],
    },
    'old-octal': {
      message: "number with a leading zero: write it decimal, or with '0o'",
      why: 'It is read as octal, also where JavaScript reads it decimal (08).',
      probes: [],
    },
    'octal-text': {
      message: 'text with a leading zero taken as a number: use parseInt(text, 10)',
      why: "'010' turns into 8 everywhere but in parseInt and parseFloat.",
      probes: ['num/unary-plus-leading-zero'],
    },
    'text-to-number': {
      severity: 'warning',
      message: '{what}: for text use parseInt(text, 10)',
      why: "'010' turns into 8 everywhere but in parseInt and parseFloat.",
      probes: [],
    },
    'math-round': {
      message: 'Math.round of a value that may be negative: use Math.floor(x + 0.5)',
      why: 'Halves below zero round away from zero (Math.round(-2.5) is -3).',
      probes: ['num/Math.round-half'],
    },
    'to-fixed': {
      message: '.toFixed(): format integers (tenths, hundredths) by hand',
      why: 'It truncates at 0 digits ((1.9).toFixed(0) is "1") and does not carry ((0.96).toFixed(1) is "0.9").',
      probes: ['num/toFixed', 'num/toFixed0-rounds', 'num/toFixed1-carry'],
    },
  },
  check(subject, report) {
    for (const node of subject.nodes) {
      if (node.type === 'BinaryExpression' || node.type === 'AssignmentExpression') {
        const operator = node.operator.replace(/=$/, '');
        if (/^(<<|>>|>>>)$/.test(operator) && !liesWithin(rangeOf(subject, node.right), 0, 31)) {
          report('shift-count', node, { count: subject.source.slice(node.right.start, node.right.end).slice(0, 40) });
        }
      }
      if (node.type === 'BinaryExpression') {
        if (
          /^(<<|>>|>>>|\||&|\^)$/.test(node.operator) &&
          (isHuge(subject, node.left) || isHuge(subject, node.right))
        ) {
          report('huge-to-int32', node);
        }
        if (/^[-*/%]$/.test(node.operator)) octalOperands(node, place => report('octal-text', place));
      }
      if (node.type === 'UnaryExpression') {
        const argument = node.argument;
        if (node.operator === '-' && argument.type === 'Literal' && argument.value === 0) report('negative-zero', node);
        if (node.operator === '~' && isHuge(subject, argument)) report('huge-to-int32', node);
        if (node.operator === '+') conversion(subject, argument, "unary '+'", (rule, what) => report(rule, node, what));
      }
      if (node.type === 'Literal' && typeof node.value === 'number') {
        literal(node.raw ?? '', node.value, rule => report(rule, node));
      }
      if (node.type === 'CallExpression') {
        const member = globalMember(subject, node.callee);
        const first = node.arguments[0];
        if (member?.holder === 'Math' && member.name === 'round' && !(rangeOf(subject, first).least >= 0)) {
          report('math-round', node);
        }
        if (memberName(node.callee) === 'toFixed') report('to-fixed', node);
        if (first && isGlobal(subject, node.callee, 'Number')) {
          conversion(subject, first, 'Number(...)', (rule, what) => report(rule, node, what));
        }
      }
    }
  },
});

function isHuge(subject: Subject, node: AnyNode): boolean {
  const range = rangeOf(subject, node);
  return range.least === range.most && Math.abs(range.least) >= TO_INT32_LIMIT && Number.isFinite(range.least);
}

function literal(
  raw: string,
  value: number,
  found: (rule: 'huge-literal' | 'long-fraction' | 'old-octal') => void,
): void {
  if (/^0\d/.test(raw)) found('old-octal');
  if (value >= PRINT_LIMIT && value !== Infinity) found('huge-literal');
  const digits = raw.replace(/e.*$/i, '').replace('.', '').replace(/^0+/, '');
  if (!Number.isInteger(value) && /^[\d.]/.test(raw) && !/^0[xob]/i.test(raw) && digits.length > EXACT_DIGITS) {
    found('long-fraction');
  }
}

function isOctalText(node: AnyNode): boolean {
  return /^\s*[-+]?0\d/.test(literalText(node) ?? '');
}

function octalOperands(node: BinaryExpression, found: (place: AnyNode) => void): void {
  for (const side of [node.left, node.right]) if (isOctalText(side)) found(side);
}

function conversion(
  subject: Subject,
  value: AnyNode,
  what: string,
  found: (rule: 'octal-text' | 'text-to-number', detail: Record<string, string>) => void,
): void {
  if (isOctalText(value)) {
    found('octal-text', { what });
    return;
  }
  if (literalText(value) !== undefined || value.type === 'Literal' || value.type === 'UnaryExpression') return;
  const range = rangeOf(subject, value);
  if (range.least === -Infinity && range.most === Infinity) found('text-to-number', { what });
}
