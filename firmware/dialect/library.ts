// Parts of JavaScript's library that are missing on a board: globals, static members, methods, properties.
// A static member or prototype method that the source itself assigns (a polyfill) counts as there.
import type { AnyNode } from 'acorn';
import { missingGlobals, missingMethods, staticAdvice, staticMembers } from './library-names.ts';
import type { Subject } from './subject.ts';
import { theme } from './theme.ts';
import { literalText, memberName } from './tree.ts';
import { follow, globalMember, isGlobal, isTypedArray, isTypedArrayName } from './values.ts';

export const library = theme({
  rules: {
    'missing-global': {
      message: '{name} does not exist: use {advice}',
      why: 'Using the name is a ReferenceError.',
      probes: [
        'obj/Map-exists',
        'obj/Symbol-exists',
        'obj/structuredClone',
        'async/queueMicrotask',
        'ctrl/RangeError-exists',
      ],
    },
    'missing-static': {
      message: '{name} does not exist: use {advice}',
      why: 'It reads as undefined; calling it throws only when the line is reached.',
      probes: ['num/Math.imul', 'num/Number.isInteger', 'arr/Array.from-arraylike', 'obj/Object.freeze-exists'],
    },
    'missing-method': {
      message: '.{name}() does not exist: use {advice}',
      why: 'The call throws when the line is reached.',
      probes: ['arr/flat', 'str/at', 'str/matchAll', 'num/toPrecision', 'async/promise-finally', 'typed/copyWithin'],
    },
    'array-last-index': {
      message: '.lastIndexOf() exists on strings alone: for an array, count down in a loop',
      why: 'The call throws on arrays.',
      probes: ['arr/lastIndexOf'],
    },
    'buffer-slice': {
      message: '.slice() of an ArrayBuffer: slice a Uint8Array over it',
      why: 'ArrayBuffer has no slice.',
      probes: ['typed/arraybuffer-slice'],
    },
    'typed-slice': {
      message: '.slice() or .filter() of a typed array: use subarray, or new Uint8Array(...) around it',
      why: 'The result is a plain array: values no longer wrap.',
      probes: ['typed/slice-returns-typedarray'],
    },
    'typed-array-static': {
      message: '{name} does not exist: use new and a literal size',
      why: 'Typed array constructors have no static members.',
      probes: ['typed/from-static', 'typed/of-static', 'typed/BYTES_PER_ELEMENT'],
    },
    'prototype-read': {
      message: '{name} cannot be read: take the method from an instance ([].slice, "".split)',
      why: "Built-in prototypes show only what a program put there itself: 'Array.prototype.slice' is undefined.",
      probes: ['arr/Array.prototype.slice.call'],
    },
    'object-create-properties': {
      message: 'second argument of Object.create: assign the properties afterwards',
      why: 'Property descriptors are refused there.',
      probes: [],
    },
  },
  check(subject, report) {
    const assigned = assignedMembers(subject);
    const ownMethods = new Set(subject.options.ownMethods);
    for (const reference of subject.scopes.references) {
      const name = reference.identifier.name;
      if (reference.variable || subject.options.globals?.includes(name)) continue;
      const advice = Object.hasOwn(missingGlobals, name) ? missingGlobals[name] : undefined;
      if (advice !== undefined) report('missing-global', reference.identifier, { name, advice });
    }
    for (const node of subject.nodes) {
      if (node.type === 'CallExpression')
        methodCall(subject, node.callee, node.arguments, report, assigned, ownMethods);
      if (node.type !== 'MemberExpression' || isAssigned(subject, node)) continue;
      const member = globalMember(subject, node);
      if (member) {
        const name = `${member.holder}.${member.name}`;
        if (assigned.has(name)) continue;
        if (isMissingStatic(member.holder, member.name)) {
          report('missing-static', node, { name, advice: staticAdvice[name] ?? 'something else' });
        }
        if (isTypedArrayName(member.holder) && /^(from|of|BYTES_PER_ELEMENT)$/.test(member.name)) {
          report('typed-array-static', node, { name });
        }
      }
      if (memberName(node) === 'BYTES_PER_ELEMENT' && !member) {
        report('typed-array-static', node, { name: 'BYTES_PER_ELEMENT' });
      }
      const holder = globalMember(subject, node.object);
      const name = memberName(node);
      if (holder?.name === 'prototype' && name !== undefined && isBuiltIn(holder.holder)) {
        const path = `${holder.holder}.prototype.${name}`;
        if (!assigned.has(path)) report('prototype-read', node, { name: path });
      }
    }
  },
});

type Reporter = Parameters<typeof library.check>[1];

function methodCall(
  subject: Subject,
  callee: AnyNode,
  values: readonly AnyNode[],
  report: Reporter,
  assigned: ReadonlySet<string>,
  ownMethods: ReadonlySet<string>,
): void {
  const name = memberName(callee);
  if (name === undefined || callee.type !== 'MemberExpression' || ownMethods.has(name)) return;
  const member = globalMember(subject, callee);
  if (member?.holder === 'Object' && member.name === 'create' && values.length > 1) {
    report('object-create-properties', callee);
  }
  const isStatic = member && (Object.hasOwn(staticMembers, member.holder) || member.holder === 'E');
  const isPolyfilled = [...assigned].some(path => path.endsWith(`.prototype.${name}`));
  const advice = Object.hasOwn(missingMethods, name) ? missingMethods[name] : undefined;
  if (advice !== undefined && !isStatic && !isPolyfilled) report('missing-method', callee, { name, advice });
  if (name === 'lastIndexOf' && literalText(callee.object) === undefined && literalText(values[0]) === undefined) {
    report('array-last-index', callee);
  }
  if (name === 'slice' && isBuffer(subject, callee.object)) report('buffer-slice', callee);
  if ((name === 'slice' || name === 'filter') && isTypedArray(subject, callee.object)) report('typed-slice', callee);
}

function isBuffer(subject: Subject, node: AnyNode): boolean {
  if (memberName(node) === 'buffer') return true;
  const value = follow(subject, node);
  return value?.type === 'NewExpression' && isGlobal(subject, value.callee, 'ArrayBuffer');
}

function isMissingStatic(holder: string, name: string): boolean {
  const members = Object.hasOwn(staticMembers, holder) ? staticMembers[holder] : undefined;
  return members !== undefined && !members.split(' ').includes(name);
}

function isBuiltIn(name: string): boolean {
  // Object.prototype alone hands out its methods.
  return name !== 'Object' && (Object.hasOwn(staticMembers, name) || isTypedArrayName(name));
}

function isAssigned(subject: Subject, node: AnyNode): boolean {
  const parent = subject.parentOf(node);
  return parent?.type === 'AssignmentExpression' && parent.left === node;
}

/** Members of globals that the source assigns, as dotted paths. */
function assignedMembers(subject: Subject): Set<string> {
  const paths = new Set<string>();
  for (const node of subject.nodes) {
    if (node.type !== 'MemberExpression' || !isAssigned(subject, node)) continue;
    const direct = globalMember(subject, node);
    if (direct) paths.add(`${direct.holder}.${direct.name}`);
    const holder = globalMember(subject, node.object);
    if (holder?.name === 'prototype') paths.add(`${holder.holder}.prototype.${memberName(node) ?? ''}`);
  }
  return paths;
}
