// Bounds of integer expressions, from literals, masks and counted loops: enough to prove a shift count lies in 0..31.
// An unknown value has the range of all numbers.
import type { AnyNode, BinaryExpression, CallExpression, Identifier } from 'acorn';
import type { Variable } from './scopes.ts';
import type { Subject } from './subject.ts';
import { memberName } from './tree.ts';
import { globalMember, onlyValue } from './values.ts';

export interface Range {
  least: number;
  most: number;
}

const anything: Range = { least: -Infinity, most: Infinity };
const int32: Range = { least: -(2 ** 31), most: 2 ** 31 - 1 };
const uint32: Range = { least: 0, most: 2 ** 32 - 1 };
/** Names are followed no deeper than this: chains in real code are short, and recursion must end. */
const DEEPEST = 12;

/** The bounds of an expression's value. */
export function rangeOf(subject: Subject, node: AnyNode | null | undefined, depth = 0): Range {
  if (!node || depth > DEEPEST) return anything;
  const inner = (next: AnyNode | null | undefined): Range => rangeOf(subject, next, depth + 1);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' ? { least: node.value, most: node.value } : anything;
    case 'UnaryExpression':
      if (node.operator === '-') return negate(inner(node.argument));
      if (node.operator === '+') return inner(node.argument);
      return node.operator === '~' ? int32 : anything;
    case 'BinaryExpression':
      return binaryRange(node, inner);
    case 'ConditionalExpression':
      return union(inner(node.consequent), inner(node.alternate));
    case 'LogicalExpression':
      return union(inner(node.left), inner(node.right));
    case 'SequenceExpression':
      return inner(node.expressions.at(-1));
    case 'MemberExpression':
      return memberName(node) === 'length' ? uint32 : anything;
    case 'CallExpression':
      return callRange(subject, node, inner);
    case 'Identifier':
      return nameRange(subject, node, inner);
    default:
      return anything;
  }
}

/** True where the value is certainly a whole range inside `least`..`most`. */
export function liesWithin(range: Range, least: number, most: number): boolean {
  return range.least >= least && range.most <= most;
}

function negate(range: Range): Range {
  return { least: -range.most, most: -range.least };
}

function union(left: Range, right: Range): Range {
  return { least: Math.min(left.least, right.least), most: Math.max(left.most, right.most) };
}

function corners(left: Range, right: Range, operation: (a: number, b: number) => number): Range {
  const values = [
    operation(left.least, right.least),
    operation(left.least, right.most),
    operation(left.most, right.least),
    operation(left.most, right.most),
  ];
  return values.some(Number.isNaN) ? anything : { least: Math.min(...values), most: Math.max(...values) };
}

function binaryRange(node: BinaryExpression, inner: (next: AnyNode) => Range): Range {
  const left = inner(node.left);
  const right = inner(node.right);
  const bothNatural = left.least >= 0 && right.least >= 0;
  switch (node.operator) {
    case '&': {
      // A mask that is not negative bounds the result whatever stands on the other side.
      const masks = [left, right].filter(side => side.least >= 0 && side.most < 2 ** 31).map(side => side.most);
      return masks.length > 0 ? { least: 0, most: Math.min(...masks) } : int32;
    }
    case '|':
    case '^':
      return bothNatural && left.most < 2 ** 31 && right.most < 2 ** 31
        ? { least: 0, most: 2 ** bitsOf(Math.max(left.most, right.most)) - 1 }
        : int32;
    case '>>>':
      return liesWithin(right, 0, 31) ? { least: 0, most: Math.floor(uint32.most / 2 ** right.least) } : uint32;
    case '>>':
      return liesWithin(right, 0, 31) && liesWithin(left, 0, int32.most)
        ? { least: 0, most: Math.floor(left.most / 2 ** right.least) }
        : int32;
    case '<<':
      return int32;
    case '+':
      return corners(left, right, (a, b) => a + b);
    case '-':
      return corners(left, right, (a, b) => a - b);
    case '*':
      return corners(left, right, (a, b) => a * b);
    case '/':
      return right.least > 0 ? corners(left, right, (a, b) => a / b) : anything;
    case '%':
      return left.least >= 0 && right.least > 0 ? { least: 0, most: Math.min(left.most, right.most) } : anything;
    default:
      return anything;
  }
}

function bitsOf(value: number): number {
  return value < 1 ? 0 : Math.floor(Math.log2(value)) + 1;
}

function callRange(subject: Subject, node: CallExpression, inner: (next: AnyNode) => Range): Range {
  const member = globalMember(subject, node.callee);
  const first = node.arguments[0];
  if (member?.holder !== 'Math' || !first) return anything;
  if (member.name === 'abs' || member.name === 'sqrt') return { least: 0, most: Infinity };
  if (member.name !== 'floor' && member.name !== 'ceil') return anything;
  const range = inner(first);
  return { least: Math.floor(range.least), most: Math.ceil(range.most) };
}

function nameRange(subject: Subject, node: Identifier, inner: (next: AnyNode) => Range): Range {
  const variable = subject.scopes.referenceOf(node)?.variable;
  if (!variable) return anything;
  const value = onlyValue(variable);
  return value ? inner(value) : (counterRange(subject, variable, node, inner) ?? anything);
}

/** The range of a `for` counter inside its loop: started at a known value, moved by its own update alone, bounded by its test. */
function counterRange(
  subject: Subject,
  variable: Variable,
  node: Identifier,
  inner: (next: AnyNode) => Range,
): Range | undefined {
  const declaration = variable.declarations[0];
  const loop = declaration && subject.parentOf(subject.parentOf(declaration.node) ?? declaration.node);
  if (variable.declarations.length !== 1 || !declaration?.value || loop?.type !== 'ForStatement') return undefined;
  if (
    !loop.update ||
    loop.test?.type !== 'BinaryExpression' ||
    node.start < loop.body.start ||
    node.end > loop.body.end
  ) {
    return undefined;
  }
  const writes = variable.references.filter(reference => reference.writes);
  if (writes.length !== 1 || subject.parentOf(writes[0]!.identifier) !== loop.update) return undefined;
  if (subject.scopes.referenceOf(loop.test.left)?.variable !== variable) return undefined;
  const start = inner(declaration.value);
  const bound = inner(loop.test.right);
  const rises = loop.update.type === 'UpdateExpression' && loop.update.operator === '++';
  const falls = loop.update.type === 'UpdateExpression' && loop.update.operator === '--';
  if (rises && loop.test.operator === '<') return { least: start.least, most: bound.most - 1 };
  if (rises && loop.test.operator === '<=') return { least: start.least, most: bound.most };
  if (falls && loop.test.operator === '>') return { least: bound.least + 1, most: start.most };
  if (falls && loop.test.operator === '>=') return { least: bound.least, most: start.most };
  return undefined;
}
