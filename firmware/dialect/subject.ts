// The parsed source that every theme looks at: nodes in source order, parents, scopes, and a few questions about them.
// Built once per check, so that the themes stay plain loops over `nodes`.
import type { AnyNode, Program } from 'acorn';
import type { DialectOptions } from './finding.ts';
import { analyseScopes, type Scopes } from './scopes.ts';
import { childrenOf, memberName } from './tree.ts';

export interface Subject {
  source: string;
  program: Program;
  options: DialectOptions;
  /** Every node, parents before children. */
  nodes: readonly AnyNode[];
  scopes: Scopes;
  parentOf(node: AnyNode): AnyNode | undefined;
}

/** Gathers what the themes need to know about a parsed source. */
export function makeSubject(source: string, program: Program, options: DialectOptions): Subject {
  const nodes: AnyNode[] = [];
  const parents = new Map<AnyNode, AnyNode>();
  const visit = (node: AnyNode): void => {
    nodes.push(node);
    for (const child of childrenOf(node)) {
      // Shorthand properties name one node twice (key and value): the second visit would double every finding in it.
      if (parents.has(child)) continue;
      parents.set(child, node);
      visit(child);
    }
  };
  visit(program);
  return { source, program, options, nodes, scopes: analyseScopes(program), parentOf: node => parents.get(node) };
}

/** The statement lists of the program: where one statement follows another. */
export function statementLists(subject: Subject): AnyNode[][] {
  const lists: AnyNode[][] = [];
  for (const node of subject.nodes) {
    if (node.type === 'Program' || node.type === 'BlockStatement' || node.type === 'StaticBlock') lists.push(node.body);
    else if (node.type === 'SwitchCase') lists.push(node.consequent);
  }
  return lists;
}

const immediateMethods = new Set(
  'forEach map filter some every find findIndex reduce sort replace replaceAll mapInPlace call apply'.split(' '),
);

/** True for a function expression that runs before the statement that it stands in ends: called on the spot or given to an array method. */
export function runsAtOnce(subject: Subject, node: AnyNode): boolean {
  if (node.type !== 'FunctionExpression' && node.type !== 'ArrowFunctionExpression') return false;
  const parent = subject.parentOf(node);
  if (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') {
    if (parent.callee === node) return true;
    return immediateMethods.has(memberName(parent.callee) ?? '');
  }
  return (
    parent?.type === 'MemberExpression' && parent.object === node && immediateMethods.has(memberName(parent) ?? '')
  );
}
