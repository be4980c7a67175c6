// Library calls that exist but do less or other than in V8: lengths, split, sort, JSON, objects, promises.
import type { AnyNode } from 'acorn';
import { theme } from './theme.ts';
import { literalText, memberName } from './tree.ts';
import { follow, globalMember, isTypedArray, keyName } from './values.ts';

export const calls = theme({
  rules: {
    'length-assignment': {
      message: 'assignment to .length: use splice (list.splice(0, list.length) empties it)',
      why: 'The assignment throws.',
      probes: ['arr/length-assign-truncate', 'arr/length-assign-zero'],
    },
    'split-limit': {
      message: 'limit of split: cut the result with slice',
      why: 'The second argument is ignored.',
      probes: ['str/split-limit'],
    },
    'sort-stability': {
      severity: 'warning',
      message: 'sort with a comparator: make it settle ties (by id or by index)',
      why: 'The sort is not stable: equal elements change places.',
      probes: ['arr/sort-stable'],
    },
    'json-reviver': {
      message: 'second argument of JSON.parse: walk the result yourself',
      why: 'The reviver is ignored.',
      probes: ['obj/JSON-reviver'],
    },
    'json-replacer': {
      message: 'second argument of JSON.stringify: build the object to be written',
      why: 'The replacer is ignored.',
      probes: ['obj/JSON-stringify-replacer-fn'],
    },
    'json-indent': {
      message: 'indent of JSON.stringify: leave it out',
      why: 'Lines get trailing spaces.',
      probes: ['obj/JSON-stringify-indent'],
    },
    'json-rubbish': {
      message: 'text that goes on after its JSON: JSON.parse does not complain',
      why: 'Anything after the first value is accepted.',
      probes: ['obj/JSON-parse-trailing-garbage-throws'],
    },
    'json-getter': {
      message: 'getter in an object for JSON.stringify: use a plain property',
      why: 'Getters are left out of the text.',
      probes: ['misc/getter-in-JSON'],
    },
    'key-order': {
      severity: 'warning',
      message: 'integer keys after others or out of order: list them first and rising',
      why: 'Keys keep the order in which they came, integers too; JavaScript puts integers first.',
      probes: ['obj/key-order-integers-first'],
    },
    'promise-order': {
      severity: 'warning',
      message: 'Promise: use callbacks where the order matters',
      why: 'Promise callbacks come from the idle loop; a timer of 0 ms may run first.',
      probes: ['async/promise-microtask-before-timeout'],
    },
  },
  check(subject, report) {
    for (const reference of subject.scopes.references) {
      if (!reference.variable && reference.identifier.name === 'Promise') report('promise-order', reference.identifier);
    }
    for (const node of subject.nodes) {
      if (node.type === 'AssignmentExpression' && memberName(node.left) === 'length') report('length-assignment', node);
      if (node.type === 'UpdateExpression' && memberName(node.argument) === 'length') report('length-assignment', node);
      if (node.type === 'ObjectExpression' && !keysInOrder(node.properties)) report('key-order', node);
      if (node.type !== 'CallExpression') continue;
      const [first, second, third] = node.arguments;
      const name = memberName(node.callee);
      if (name === 'split' && second) report('split-limit', second);
      if (name === 'sort' && first && node.callee.type === 'MemberExpression') {
        if (!isTypedArray(subject, node.callee.object)) report('sort-stability', node);
      }
      const member = globalMember(subject, node.callee);
      if (member?.holder !== 'JSON') continue;
      if (member.name === 'parse') {
        if (second) report('json-reviver', second);
        const json = literalText(first);
        if (json !== undefined && hasRubbish(json)) report('json-rubbish', node);
      } else {
        if (second && !isNothing(second)) report('json-replacer', second);
        if (third && !isNothing(third)) report('json-indent', third);
        if (hasGetter(follow(subject, first))) report('json-getter', node);
      }
    }
  },
});

function isNothing(node: AnyNode): boolean {
  if (node.type === 'Literal') return node.value === null || node.value === 0;
  return (
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void')
  );
}

/** True for a text whose beginning is JSON and that goes on with something else. */
function hasRubbish(json: string): boolean {
  if (isJson(json)) return false;
  for (let end = 1; end < json.length; end++) if (isJson(json.slice(0, end))) return true;
  return false;
}

function isJson(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

function hasGetter(node: AnyNode | undefined): boolean {
  return (
    node?.type === 'ObjectExpression' && node.properties.some(item => item.type === 'Property' && item.kind === 'get')
  );
}

function keysInOrder(properties: readonly AnyNode[]): boolean {
  const keys = properties.map(item => (item.type === 'Property' && !item.computed ? keyName(item.key) : undefined));
  const integers = keys.filter((key): key is string => key !== undefined && /^(0|[1-9]\d*)$/.test(key));
  const inFront = keys.slice(0, integers.length);
  const rises = integers.every((key, index) => index === 0 || Number(integers[index - 1]) < Number(key));
  return integers.length === 0 || (rises && integers.every((key, index) => inFront[index] === key));
}
