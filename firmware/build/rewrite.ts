// Turns esbuild's ES module into what Espruino loads, by small edits of the text: exports, `require`, the wrapper,
// and habits of esbuild that the interpreter does not follow: named class expressions, `in` inside a for header, and the name `of`.
import type { AnyNode, ExportNamedDeclaration, ForStatement, Identifier } from 'acorn';
import { parseSource } from '../dialect/parse.ts';
import type { Scope, Variable } from '../dialect/scopes.ts';
import { makeSubject, type Subject } from '../dialect/subject.ts';
import { childrenOf, isFunction } from '../dialect/tree.ts';
import { applyEdits, type Edit, type Edited } from './edits.ts';
import { REQUIRE_STAND_IN } from './esbuild-options.ts';

export type BundleFormat = 'app' | 'script' | 'module';

/**
 * Rewrites a bundle for the board.
 *
 * @param source what esbuild wrote in its ES module format
 * @param format `app`: a script in a function of its own; `script`: one whose names are global; `module`: the body of a CommonJS module
 */
export function rewriteForEspruino(source: string, format: BundleFormat): Edited {
  const subject = makeSubject(source, parseSource(source), {});
  const edits: Edit[] = nameEdits(subject);
  if (format === 'app') edits.push({ start: 0, end: 0, text: '(function(){' });
  for (const node of subject.nodes) {
    if (node.type === 'Identifier' && node.name === REQUIRE_STAND_IN) {
      edits.push({ start: node.start, end: node.end, text: 'require' });
    }
    if (node.type === 'ExportNamedDeclaration') edits.push(exportEdit(subject, node, format));
    if (node.type === 'ForStatement') edits.push(...forHeaderEdits(subject, node));
    if (node.type === 'ClassExpression' && node.id) edits.push(...classNameEdits(subject, node, node.id));
  }
  const end = source.trimEnd().length;
  edits.push({ start: end, end: source.length, text: format === 'app' ? '})();\n' : '\n' });
  return applyEdits(source, edits);
}

/** What the interpreter keeps for itself though the language does not: a short name that minification comes to sooner or later. */
const KEPT_NAME = 'of';

/** Gives variables another name that the interpreter can't read as one. */
function nameEdits(subject: Subject): Edit[] {
  const names = new Set(subject.nodes.map(node => (node.type === 'Identifier' ? node.name : '')));
  let name = `${KEPT_NAME}$`;
  while (names.has(name)) name += '$';
  return subject.nodes.flatMap(node => {
    if (node.type !== 'Identifier' || node.name !== KEPT_NAME || isPropertyName(subject.parentOf(node), node))
      return [];
    const parent = subject.parentOf(node);
    if (!isShorthand(parent)) return [{ start: node.start, end: node.end, text: name }];
    // Key and value stand in one place: one edit for both.
    return parent?.type === 'Property' && parent.key === node
      ? [{ start: node.start, end: node.end, text: `${KEPT_NAME}:${name}` }]
      : [];
  });
}

function isPropertyName(parent: AnyNode | undefined, node: Identifier): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  const isNamed =
    parent?.type === 'Property' || parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition';
  return isNamed && parent.key === node && !parent.computed && !isShorthand(parent);
}

/** `export { a as b }` to `exports.b=a`. */
function exportEdit(subject: Subject, node: ExportNamedDeclaration, format: BundleFormat): Edit {
  let text = '';
  if (format === 'module') {
    for (const { local, exported } of node.specifiers) {
      const variable = subject.scopes.referenceOf(local)?.variable;
      if (local.type !== 'Identifier' || exported.type !== 'Identifier' || !variable) {
        throw new Error(`export at ${node.start} has a form that the bundler does not know`);
      }
      if (variable.references.some(reference => reference.writes)) {
        throw new Error(
          `'${exported.name}' is exported and changes later: an importer would keep its first value; export a function that reads it`,
        );
      }
      text += `exports.${exported.name}=${local.name};`;
    }
  }
  return { start: node.start, end: subject.source.trimEnd().length, text };
}

/** Moves a loop's first part in front of the loop where it holds an `in`, as it stood before minification. */
function forHeaderEdits(subject: Subject, node: ForStatement): Edit[] {
  const { init } = node;
  if (!init || !containsIn(init) || (init.type === 'VariableDeclaration' && init.kind !== 'var')) return [];
  const parent = subject.parentOf(node);
  const text = `${subject.source.slice(init.start, init.end)};`;
  const moved = [{ start: init.start, end: init.end, text: '' }];
  if (parent?.type === 'Program' || parent?.type === 'BlockStatement' || parent?.type === 'SwitchCase') {
    return [{ start: node.start, end: node.start, text }, ...moved];
  }
  return [
    { start: node.start, end: node.start, text: `{${text}` },
    ...moved,
    { start: node.end, end: node.end, text: '}' },
  ];
}

function containsIn(node: AnyNode): boolean {
  if (isFunction(node)) return false;
  return (node.type === 'BinaryExpression' && node.operator === 'in') || childrenOf(node).some(containsIn);
}

/** `var A = class B { ... B ... }` to `var A = class { ... A ... }`: Espruino forgets the inner name. */
function classNameEdits(subject: Subject, node: AnyNode, id: Identifier): Edit[] {
  const parent = subject.parentOf(node);
  const outer =
    parent?.type === 'VariableDeclarator'
      ? parent.id
      : parent?.type === 'AssignmentExpression'
        ? parent.left
        : undefined;
  if (outer?.type !== 'Identifier') return [];
  const scope = subject.scopes.all.find(item => item.node === node);
  const inner = scope?.variables.get(id.name);
  const target = scope?.parent && lookUp(scope.parent, outer.name);
  if (!inner || !target) return [];
  if (inner.references.some(reference => sees(reference.scope, outer.name, inner) !== target)) return [];
  const edits: Edit[] = [{ start: node.start + 'class'.length, end: id.end, text: '' }];
  for (const { identifier } of inner.references) {
    if (isShorthand(subject.parentOf(identifier))) return [];
    if (identifier.name !== outer.name) edits.push({ start: identifier.start, end: identifier.end, text: outer.name });
  }
  return edits;
}

function isShorthand(node: AnyNode | undefined): boolean {
  return node?.type === 'Property' && node.shorthand;
}

function lookUp(start: Scope, name: string): Variable | undefined {
  for (let scope: Scope | undefined = start; scope; scope = scope.parent) {
    const variable = scope.variables.get(name);
    if (variable) return variable;
  }
  return undefined;
}

/** What a name would mean at a place once `gone` is no longer declared. */
function sees(start: Scope, name: string, gone: Variable): Variable | undefined {
  for (let scope: Scope | undefined = start; scope; scope = scope.parent) {
    const variable = scope.variables.get(name);
    if (variable && variable !== gone) return variable;
  }
  return undefined;
}
