// What a parser can tell about values: the one value of a name, the class or function behind an expression, typed arrays.
// Answers are "certainly this" or undefined; a rule that needs certainty stays quiet on undefined.
import type { AnyNode, Class } from 'acorn';
import type { Reference, Variable } from './scopes.ts';
import type { Subject } from './subject.ts';
import { type AnyFunction, isFunction, memberName } from './tree.ts';

/** The value of a name that is set once, where it is declared. */
export function onlyValue(variable: Variable | undefined): AnyNode | undefined {
  if (variable?.declarations.length !== 1) return undefined;
  if (variable.references.some(reference => reference.writes)) return undefined;
  return variable.declarations[0]?.value;
}

/** Follows names that are set once to the expression behind them. */
export function follow(subject: Subject, node: AnyNode | null | undefined): AnyNode | undefined {
  let current = node ?? undefined;
  for (let step = 0; current?.type === 'Identifier' && step < 8; step++) {
    const value = onlyValue(subject.scopes.referenceOf(current)?.variable);
    if (!value) return current;
    current = value;
  }
  return current;
}

export function classBehind(subject: Subject, node: AnyNode | null | undefined): Class | undefined {
  const value = follow(subject, node);
  return value?.type === 'ClassDeclaration' || value?.type === 'ClassExpression' ? value : undefined;
}

/** The function that a call or `new` would enter, where the source shows it. */
export function functionsCalled(subject: Subject, node: AnyNode): AnyNode[] {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const callee = node.callee;
  const value = follow(subject, callee);
  if (isFunction(value)) return [value];
  if (node.type === 'NewExpression') return constructorParts(subject, classBehind(subject, callee));
  if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return [];
  const name = memberName(callee);
  const holder = follow(subject, callee.object);
  if (name === 'call' || name === 'apply') return isFunction(holder) ? [holder] : [];
  const method = name === undefined ? undefined : methodOf(subject, holder, name);
  return method ? [method] : [];
}

function methodOf(subject: Subject, holder: AnyNode | undefined, name: string): AnyFunction | undefined {
  if (holder?.type === 'ObjectExpression') {
    for (const item of holder.properties) {
      if (item.type !== 'Property' || item.computed || keyName(item.key) !== name) continue;
      const value = follow(subject, item.value);
      return isFunction(value) ? value : undefined;
    }
  }
  if (holder?.type === 'ClassDeclaration' || holder?.type === 'ClassExpression') {
    return classMethod(subject, holder, name, true);
  }
  if (holder?.type === 'NewExpression') return classMethod(subject, classBehind(subject, holder.callee), name, false);
  return undefined;
}

function classMethod(
  subject: Subject,
  start: Class | undefined,
  name: string,
  isStatic: boolean,
): AnyFunction | undefined {
  for (let owner = start, step = 0; owner && step < 8; owner = classBehind(subject, owner.superClass), step++) {
    for (const member of owner.body.body) {
      if (member.type !== 'MethodDefinition' || member.static !== isStatic || member.computed) continue;
      if (keyName(member.key) === name) return member.value;
    }
  }
  return undefined;
}

/** A constructor, the constructors above it, and the fields that `new` computes. */
function constructorParts(subject: Subject, start: Class | undefined): AnyNode[] {
  const parts: AnyNode[] = [];
  for (let owner = start, step = 0; owner && step < 8; owner = classBehind(subject, owner.superClass), step++) {
    for (const member of owner.body.body) {
      if (member.type === 'MethodDefinition' && member.kind === 'constructor') parts.push(member.value);
      if (member.type === 'PropertyDefinition' && !member.static && member.value) parts.push(member);
    }
  }
  return parts;
}

/** The name of a property or member key, as a string. */
export function keyName(key: AnyNode): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** True if the class itself (not one above it) has a static member of this name. */
export function hasOwnStatic(owner: Class, name: string): boolean {
  return owner.body.body.some(
    member => member.type !== 'StaticBlock' && member.static && !member.computed && keyName(member.key) === name,
  );
}

/** True for an identifier that is the global of this name, not a local that hides it. */
export function isGlobal(subject: Subject, node: AnyNode | null | undefined, name?: string): boolean {
  if (node?.type !== 'Identifier' || (name !== undefined && node.name !== name)) return false;
  const reference: Reference | undefined = subject.scopes.referenceOf(node);
  return reference !== undefined && reference.variable === undefined;
}

/** `Holder.name` with a global holder: gives both names. */
export function globalMember(
  subject: Subject,
  node: AnyNode | undefined,
): { holder: string; name: string } | undefined {
  const name = memberName(node);
  if (name === undefined || node?.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  return isGlobal(subject, node.object) ? { holder: node.object.name, name } : undefined;
}

const typedArrayName = /^(Uint8|Uint8Clamped|Int8|Uint16|Int16|Uint24|Uint32|Int32|Float32|Float64)Array$/;

/** True where the expression is certainly a typed array. */
export function isTypedArray(subject: Subject, node: AnyNode | undefined): boolean {
  const value = follow(subject, node);
  if (value?.type === 'NewExpression' && value.callee.type === 'Identifier')
    return typedArrayName.test(value.callee.name);
  return value?.type === 'CallExpression' && memberName(value.callee) === 'subarray';
}

/** True for the name of a typed array's constructor. */
export function isTypedArrayName(name: string): boolean {
  return typedArrayName.test(name);
}
