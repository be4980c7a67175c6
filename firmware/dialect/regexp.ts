// Regular expressions: the interpreter knows characters, classes, `* +` on one character, `^ $`, plain groups and top-level `|`.
// Everything else mis-matches without a word, so each pattern is read here character by character.
import type { AnyNode } from 'acorn';
import { theme } from './theme.ts';
import { literalText } from './tree.ts';
import { isGlobal } from './values.ts';

const HAND_WRITTEN = 'read the text by hand with indexOf, charAt and parseInt';

export const regexp = theme({
  rules: {
    'regexp-optional': {
      message: `'?' in a regular expression: ${HAND_WRITTEN}, or use two expressions`,
      why: "'?' is matched as a plain character.",
      probes: ['regex/regex-optional-quantifier', 'regex/regex-optional-group', 'regex/regex-lazy'],
    },
    'regexp-group-kind': {
      message: "'(?' group (look-around, non-capturing or named): use a plain group",
      why: "'(?' is matched as a plain group with a question mark in it.",
      probes: ['regex/regex-lookahead', 'regex/regex-noncapture', 'regex/regex-named-groups'],
    },
    'regexp-count': {
      message: "'{n}' in a regular expression: repeat the character",
      why: 'Counts are matched as plain characters.',
      probes: ['regex/regex-quantifier-braces', 'regex/regex-brace-count'],
    },
    'regexp-group-repeat': {
      message: `'*' or '+' after a group: ${HAND_WRITTEN}`,
      why: 'Only single characters and classes repeat.',
      probes: ['regex/regex-star-group'],
    },
    'regexp-group-nested': {
      message: 'group inside a group: use one level',
      why: 'A closing bracket always ends the last group: the others report wrong text.',
      probes: [],
    },
    'regexp-group-many': {
      message: 'more than nine groups: split the expression',
      why: 'Groups after the ninth are lost.',
      probes: [],
    },
    'regexp-alternation': {
      message: `'|' in a group or beside '^': ${HAND_WRITTEN}, or try two expressions`,
      why: "'|' always splits the whole expression, and '^' that fails skips what follows '|'.",
      probes: [],
    },
    'regexp-escape': {
      message: "'\\{escape}' in a regular expression: use \\d \\w \\s, \\xHH or plain characters",
      why: 'Back references throw; \\b is a backspace; \\u, \\p, \\c, \\k and \\B are matched as letters.',
      probes: ['regex/regex-backref'],
    },
    'regexp-flag': {
      message: "flag '{flag}': only g and i exist",
      why: 'Other flags are ignored.',
      probes: ['regex/regex-multiline'],
    },
    'regexp-slash': {
      message: "'/' in a class of a regular expression: write '\\/'",
      why: 'The expression ends at the first bare slash.',
      probes: [],
    },
    'regexp-dynamic': {
      severity: 'warning',
      message: 'regular expression from a computed string: nothing checks it',
      why: 'Most of the notation mis-matches without an error.',
      probes: [],
    },
  },
  check(subject, report) {
    for (const node of subject.nodes) {
      if (node.type === 'Literal' && node.regex) {
        check(node.regex.pattern, node.regex.flags, true, (rule, detail) => report(rule, node, detail));
      }
      if (
        (node.type !== 'NewExpression' && node.type !== 'CallExpression') ||
        !isGlobal(subject, node.callee, 'RegExp')
      ) {
        continue;
      }
      const pattern = literalText(node.arguments[0]);
      const flags = literalText(node.arguments[1]) ?? '';
      if (pattern === undefined) report('regexp-dynamic', node as AnyNode);
      else check(pattern, flags, false, (rule, detail) => report(rule, node, detail));
    }
  },
});

type RegexpRule = keyof typeof regexp.rules;
type Found = (rule: RegexpRule, detail?: Record<string, string>) => void;

function check(pattern: string, flags: string, isLiteral: boolean, found: Found): void {
  for (const flag of flags) if (flag !== 'g' && flag !== 'i') found('regexp-flag', { flag });
  let depth = 0;
  let groups = 0;
  let anchors = 0;
  let bars = 0;
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') {
      at++;
      checkEscape(pattern[at] ?? '', found);
    } else if (character === '[') {
      at = classEnd(pattern, at, isLiteral, found);
    } else if (character === '(') {
      if (pattern[at + 1] === '?') {
        found('regexp-group-kind');
        at++;
      }
      if (depth > 0) found('regexp-group-nested');
      depth++;
      groups++;
    } else if (character === ')') {
      depth--;
      if (/[*+]/.test(pattern[at + 1] ?? '')) found('regexp-group-repeat');
    } else if (character === '?') found('regexp-optional');
    else if (character === '{' && /^\{\d+(,\d*)?\}/.test(pattern.slice(at))) found('regexp-count');
    else if (character === '^') anchors++;
    else if (character === '|') {
      bars++;
      if (depth > 0) found('regexp-alternation');
    }
  }
  if (groups > 9) found('regexp-group-many');
  if (bars > 0 && (anchors > 0 || groups > 0)) found('regexp-alternation');
}

function checkEscape(character: string, found: Found): void {
  if (/[1-9bBupPck]/.test(character)) found('regexp-escape', { escape: character });
}

/** Walks over a class and gives the place of its closing bracket. */
function classEnd(pattern: string, start: number, isLiteral: boolean, found: Found): number {
  // `[]` and `[^]` are classes of their own in both languages.
  let at = start + (pattern[start + 1] === '^' ? 2 : 1);
  for (; at < pattern.length && pattern[at] !== ']'; at++) {
    if (pattern[at] === '\\') {
      at++;
      if (pattern[at] !== 'b') checkEscape(pattern[at] ?? '', found);
    } else if (pattern[at] === '/' && isLiteral) found('regexp-slash');
  }
  return at;
}
