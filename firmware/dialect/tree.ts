// Small questions about syntax tree nodes alone: children, kinds, literal names.
// What needs parents or scopes is in subject.ts.
import type { AnyNode, ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'acorn';

export type AnyFunction = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/** The nodes directly below a node, in source order. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) children.push(item);
    } else if (isNode(value)) children.push(value);
  }
  return children.sort((left, right) => left.start - right.start);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function isFunction(node: AnyNode | undefined): node is AnyFunction {
  return (
    node?.type === 'FunctionDeclaration' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'ArrowFunctionExpression'
  );
}

export function isLoop(node: AnyNode): boolean {
  return /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type);
}

/** The name of a plain (`a.name`) or literal (`a['name']`) member, else undefined. */
export function memberName(node: AnyNode | undefined): string | undefined {
  if (node?.type !== 'MemberExpression') return undefined;
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  return literalText(node.property);
}

/** The text of a string literal or of a template without holes, else undefined. */
export function literalText(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}
