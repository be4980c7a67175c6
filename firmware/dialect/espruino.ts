// Espruino's own library: the few calls that fail or lose something in silence, where the arguments show it.

import type { AnyNode } from 'acorn';
import { parseProblem } from './parse.ts';
import { rangeOf } from './ranges.ts';
import type { Subject } from './subject.ts';
import { theme } from './theme.ts';
import { literalText, memberName } from './tree.ts';
import { globalMember, isGlobal, keyName } from './values.ts';

/** Longest name of a file in Storage. */
const NAME_LENGTH = 28;
/** Most arguments that a native signature packs. */
const NATIVE_ARGUMENTS = 4;

export const espruino = theme({
  rules: {
    'scroll-down': {
      message: 'scroll or blit that may move downwards: draw the lines again',
      why: 'On a buffer of one bit a pixel a move to a higher y does nothing.',
      probes: ['esp/graphics-scroll-down'],
    },
    'zero-seed': {
      message: 'E.srand(0): use another seed',
      why: 'The generator stays at 0 for ever.',
      probes: ['esp/E.srand0-kills-Math.random'],
    },
    'native-arguments': {
      message: `native signature with more than ${NATIVE_ARGUMENTS} arguments: pass the rest in memory`,
      why: 'A fifth int is refused; a fifth JsVar shifts all the others by one.',
      probes: ['esp/nativeCall-5-int-args'],
    },
    'long-file-name': {
      message: `Storage name of more than ${NAME_LENGTH} characters: shorten it`,
      why: 'Names are cut without an error.',
      probes: ['esp/storage-name-29-chars'],
    },
    'eval-source': {
      message: 'source in a string that does not parse: {problem}',
      why: 'The interpreter accepts much of what JavaScript refuses, so the error never shows.',
      probes: ['scope/let-redeclare-is-error'],
    },
  },
  check(subject, report) {
    for (const node of subject.nodes) {
      if (node.type !== 'CallExpression') continue;
      const [first, second] = node.arguments;
      const name = memberName(node.callee);
      const member = globalMember(subject, node.callee);
      if (name === 'scroll' && second && !(rangeOf(subject, second).most <= 0)) report('scroll-down', node);
      if (name === 'blit' && blitMayFall(subject, first)) report('scroll-down', node);
      if (member?.holder === 'E' && name === 'srand' && first) {
        const seed = rangeOf(subject, first);
        if (seed.least === 0 && seed.most === 0) report('zero-seed', node);
      }
      if (member?.holder === 'E' && name === 'nativeCall') {
        const list = /\((.*)\)/.exec(literalText(second) ?? '')?.[1] ?? '';
        if (list.split(',').length > NATIVE_ARGUMENTS) report('native-arguments', second ?? node);
      }
      if (/^(write|writeJSON|read|readJSON|readArrayBuffer|open|erase)$/.test(name ?? '')) {
        const isFile = name !== 'write' || node.arguments.length > 1;
        if (isFile && (literalText(first) ?? '').length > NAME_LENGTH) report('long-file-name', first ?? node);
      }
      const inner = isGlobal(subject, node.callee, 'eval') ? literalText(first) : undefined;
      const problem = inner === undefined ? undefined : parseProblem(inner);
      if (problem) report('eval-source', node, { problem });
    }
  },
});

/** True unless the areas of a blit show that it does not move down. */
function blitMayFall(subject: Subject, area: AnyNode | undefined): boolean {
  if (area?.type !== 'ObjectExpression') return true;
  const edge = (key: string) => {
    const item = area.properties.find(entry => entry.type === 'Property' && keyName(entry.key) === key);
    return rangeOf(subject, item?.type === 'Property' ? item.value : undefined);
  };
  return !(edge('y2').most <= edge('y1').least);
}
