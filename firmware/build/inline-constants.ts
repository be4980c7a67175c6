// Puts figures and short texts in the place of names that stand for them. On the board a name costs a variable, and each use of it a
// search through all names of the script; what stands in the text costs neither.
import type { AnyNode, VariableDeclaration, VariableDeclarator } from 'acorn';
import { parseSource } from '../dialect/parse.ts';
import type { Reference, Variable } from '../dialect/scopes.ts';
import { makeSubject, type Subject } from '../dialect/subject.ts';
import { applyEdits, type Edit, type Edited } from './edits.ts';

/** Texts up to this length are put in place; longer ones only where they are used once. */
const SHORT_TEXT = 6;

const RECKONED: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
};

/** A whole number that is written out or reckoned from others; undefined for other values. */
function figure(value: AnyNode, known: ReadonlyMap<string, string>): number | undefined {
  if (value.type === 'Literal' && typeof value.value === 'number') return value.value;
  if (value.type === 'Identifier' && known.has(value.name)) {
    const number = Number(known.get(value.name));
    return Number.isInteger(number) ? number : undefined;
  }
  if (value.type !== 'BinaryExpression') return undefined;
  const [left, right] = [figure(value.left, known), figure(value.right, known)];
  const reckon = RECKONED[value.operator];
  if (left === undefined || right === undefined || !reckon) return undefined;
  const result = reckon(left, right);
  return Number.isSafeInteger(result) ? result : undefined;
}

/** The text of a figure, a truth value or a text; undefined for other values. `known`: constants that stand before it. */
function constantText(
  source: string,
  value: AnyNode | null | undefined,
  known: ReadonlyMap<string, string>,
): string | undefined {
  if (!value) return undefined;
  const text = source.slice(value.start, value.end);
  if (value.type === 'Identifier') return known.get(value.name);
  if (value.type === 'Literal') return typeof value.value === 'object' ? undefined : text;
  const number = figure(value, known);
  if (number !== undefined) return `${number}`;
  if (value.type !== 'UnaryExpression' || value.argument.type !== 'Literal') return undefined;
  return typeof value.argument.value === 'number' && '-!~'.includes(value.operator) ? text : undefined;
}

function isWorthIt(subject: Subject, text: string, references: readonly Reference[]): boolean {
  const fixed = ({ identifier, writes }: Reference) =>
    writes || subject.parentOf(identifier)?.type === 'ExportSpecifier';
  if (references.some(fixed)) return false;
  const isText = /^["'`]/.test(text);
  return !isText || references.length < 2 || text.length - 2 <= SHORT_TEXT;
}

function useEdit(subject: Subject, { identifier }: Reference, text: string): Edit {
  const { start, end, name } = identifier;
  const parent = subject.parentOf(identifier);
  if (parent?.type === 'Property' && parent.shorthand) return { start, end, text: `${name}:${text}` };
  // A sign must not join the one before it, nor a word the word before it.
  const before = subject.source[start - 1] ?? '';
  return { start, end, text: text[0] === before ? ` ${text}` : text };
}

/** Puts constants of a bundle's top level in place. */
export function inlineConstants(source: string): Edited {
  const subject = makeSubject(source, parseSource(source), {});
  const edits: Edit[] = [];
  const known = new Map<string, string>();
  const removed: VariableDeclarator[] = [];
  const uses: Edit[] = [];
  for (const node of subject.program.body) {
    if (node.type !== 'VariableDeclaration') continue;
    const gone = new Set<VariableDeclarator>();
    for (const part of node.declarations) {
      const text = constantText(source, part.init, known);
      const variable: Variable | undefined =
        part.id.type === 'Identifier' ? subject.scopes.program.variables.get(part.id.name) : undefined;
      if (text === undefined || !variable || variable.declarations.length > 1) continue;
      if (!isWorthIt(subject, text, variable.references)) continue;
      gone.add(part);
      removed.push(part);
      known.set(variable.name, text);
      uses.push(...variable.references.map(reference => useEdit(subject, reference, text)));
    }
    if (gone.size === node.declarations.length) edits.push({ start: node.start, end: node.end, text: '' });
    else edits.push(...separate(node, gone));
  }
  // What stood in a declaration that is gone was reckoned there.
  edits.push(...uses.filter(use => !removed.some(part => use.start >= part.start && use.end <= part.end)));
  return applyEdits(source, edits);
}

/** Takes parts out of a declaration one by one, each with the comma that sets it apart. */
function separate(node: VariableDeclaration, gone: ReadonlySet<VariableDeclarator>): Edit[] {
  const parts = node.declarations;
  const edits: Edit[] = [];
  let kept = false;
  for (const [k, part] of parts.entries()) {
    if (!gone.has(part)) {
      kept = true;
      continue;
    }
    const next = parts[k + 1];
    if (!kept && next) edits.push({ start: part.start, end: next.start, text: '' });
    else edits.push({ start: parts[k - 1]?.end ?? part.start, end: part.end, text: '' });
  }
  return edits;
}
