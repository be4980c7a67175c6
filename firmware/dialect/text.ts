// Characters: a board's strings are bytes, so the source is plain ASCII and no string holds a character above 255.

import { rangeOf } from './ranges.ts';
import { theme } from './theme.ts';
import { memberName } from './tree.ts';
import { globalMember } from './values.ts';

export const text = theme({
  rules: {
    'non-ascii': {
      message: "character '{character}' in the source: write ASCII, or \\xHH for the font's own characters",
      why: 'Strings are bytes: it counts as several characters and draws as others.',
      probes: ['str/string-length-utf8-2byte'],
    },
    'wide-character': {
      message: 'character above 255 in a string: use a byte (\\xHH)',
      why: 'Only the low eight bits are kept.',
      probes: ['str/unicode-escape-bmp', 'str/fromCharCode-above-255'],
    },
    'code-point-escape': {
      message: '\\u{...}: write \\xHH',
      why: 'The escape is a syntax error.',
      probes: [],
    },
    'line-continuation': {
      message: 'backslash at the end of a line in a string: join two strings with +',
      why: 'The line break stays in the string.',
      probes: ['str/multiline-backslash-continuation'],
    },
  },
  check(subject, report) {
    for (const match of subject.source.matchAll(/[^\0-\x7f]+/g)) {
      report('non-ascii', match.index, { character: match[0].slice(0, 2) });
    }
    for (const node of subject.nodes) {
      const isString = node.type === 'Literal' && typeof node.value === 'string';
      if (isString || node.type === 'TemplateElement') {
        const value = node.type === 'TemplateElement' ? (node.value.cooked ?? '') : String(node.value);
        const raw = subject.source.slice(node.start, node.end);
        const escapes = raw.replace(/\\\\/g, '');
        if (/[^\0-\xff]/.test(value)) report('wide-character', node);
        if (/\\u\{/.test(escapes)) report('code-point-escape', node);
        if (/\\\r?\n/.test(escapes)) report('line-continuation', node);
      }
      if (node.type !== 'CallExpression' || memberName(node.callee) !== 'fromCharCode') continue;
      if (globalMember(subject, node.callee)?.holder !== 'String') continue;
      for (const value of node.arguments) if (rangeOf(subject, value).least > 255) report('wide-character', value);
    }
  },
});
