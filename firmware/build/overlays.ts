// Takes functions, and lists of constants that they alone read, out of a bundle into overlays: the text that stays, and that of each
// overlay. One may go between two events, so code that outlives an event (a function within a function) asks for it again at each use.
import type { AnyNode, FunctionDeclaration, Identifier, VariableDeclarator } from 'acorn';
import { parseSource } from '../dialect/parse.ts';
import type { Reference, Variable } from '../dialect/scopes.ts';
import { makeSubject, type Subject } from '../dialect/subject.ts';
import { isFunction } from '../dialect/tree.ts';
import { pack } from '../packing/pack.ts';
import { applyEdits, type Edit } from './edits.ts';

export interface Overlay {
  readonly id: string;
  /** Names of its functions and lists: globals while it is loaded. */
  readonly names: readonly string[];
  readonly code: string;
}

export interface Overlaid {
  /** What stays, a script for the top level. */
  readonly code: string;
  readonly overlays: readonly Overlay[];
  /** All names that the script has at its top level, those of overlays included. */
  readonly names: readonly string[];
}

export interface OverlayPlan {
  /** Name of the function that makes sure an overlay is loaded, as it stands in the script. */
  readonly loader: string;
  /** Overlay that what is declared at an offset of the script goes into; empty: it stays. */
  overlayAt(offset: number): string;
  /** Names that the device has already: no function or variable of the script may take their place. */
  isTaken(name: string): boolean;
}

interface Moved {
  readonly node: FunctionDeclaration | VariableDeclarator;
  readonly overlay: number;
}

/** Methods of a list that leave it as it is. */
const READING = ['concat', 'forEach', 'includes', 'indexOf', 'join', 'map', 'slice'];

/** A list with something in it, all of it written out. */
function isConstantList(node: AnyNode | null | undefined): boolean {
  if (node?.type !== 'ArrayExpression') return false;
  return (
    node.elements.length > 0 &&
    node.elements.every(
      element =>
        element?.type === 'Literal' ||
        (element?.type === 'UnaryExpression' && element.argument.type === 'Literal') ||
        isConstantList(element),
    )
  );
}

/** Whether a use of a list leaves it as it is. What it is handed to is trusted to do so. */
function onlyReads(subject: Subject, { identifier, writes }: Reference): boolean {
  if (writes) return false;
  const parent = subject.parentOf(identifier);
  if (parent?.type !== 'MemberExpression' || parent.object !== identifier) return true;
  const user = subject.parentOf(parent);
  if (user?.type === 'AssignmentExpression' && user.left === parent) return false;
  if (user?.type === 'UpdateExpression' || (user?.type === 'UnaryExpression' && user.operator === 'delete'))
    return false;
  if (user?.type !== 'CallExpression' || user.callee !== parent || parent.computed) return true;
  return parent.property.type === 'Identifier' && READING.includes(parent.property.name);
}

/** Lists of constants that only functions of overlays read. */
function movedLists(subject: Subject, moved: ReadonlyMap<Variable, Moved>, plan: OverlayPlan, ids: readonly string[]) {
  const lists = new Map<Variable, Moved>();
  for (const node of subject.program.body) {
    if (node.type !== 'VariableDeclaration') continue;
    for (const part of node.declarations) {
      if (part.id.type !== 'Identifier' || !isConstantList(part.init)) continue;
      const variable = subject.scopes.program.variables.get(part.id.name)!;
      const overlay = ids.indexOf(plan.overlayAt(part.id.start));
      if (overlay < 0 || variable.declarations.length > 1) continue;
      const isOverlays = ({ identifier }: Reference) => {
        const { top } = placeOf(subject, identifier);
        return [...moved.values()].some(({ node: user }) => user === top);
      };
      const uses = variable.references.filter(({ identifier }) => identifier !== part.id);
      if (uses.every(use => isOverlays(use) && onlyReads(subject, use))) lists.set(variable, { node: part, overlay });
    }
  }
  return lists;
}

/** The function declared at the top level that a node stands in, and whether within a further function of it. */
function placeOf(subject: Subject, node: AnyNode): { top: AnyNode | undefined; nested: boolean } {
  let functions = 0;
  let at: AnyNode | undefined = node;
  for (;;) {
    const parent: AnyNode | undefined = subject.parentOf(at);
    if (!parent || parent.type === 'Program') break;
    at = parent;
    if (isFunction(at)) functions++;
  }
  return { top: at.type === 'FunctionDeclaration' ? at : undefined, nested: functions > 1 };
}

/** A name for each parameter, none of them one that the call needs. */
function parameters(count: number, taken: readonly string[]): string {
  return [...'abcdefghijklmnop']
    .filter(name => !taken.includes(name))
    .slice(0, count)
    .join(',');
}

/** What stands in place of a use of a function that may not be there. */
function useEdit(subject: Subject, { node, overlay }: Moved, identifier: Identifier, loader: string): Edit {
  const { start, end, name } = identifier;
  const parent = subject.parentOf(identifier);
  const call = `(${loader}(${overlay}),${name})`;
  const shorthand = parent?.type === 'Property' && parent.shorthand;
  if (node.type === 'VariableDeclarator') return { start, end, text: shorthand ? `${name}:${call}` : call };
  if (parent?.type === 'CallExpression' && parent.callee === identifier) return { start, end, text: call };
  const given = parameters(node.params.length, [loader, name]);
  const wrapped = `(${given})=>${call}(${given})`;
  // In an object's field `name` alone stands for both name and value.
  if (shorthand) return { start, end, text: `${name}:${wrapped}` };
  return { start, end, text: parent?.type === 'Property' ? wrapped : `(${wrapped})` };
}

/** Divides a script. Throws an error that names what cannot be divided. */
export function divide(source: string, plan: OverlayPlan): Overlaid {
  const subject = makeSubject(source, parseSource(source), {});
  const { program } = subject.scopes;
  const taken = [...program.variables.keys()].find(plan.isTaken);
  if (taken) throw new Error(`the name ${taken} of the bundle is one that the board has`);
  const ids: string[] = [];
  const moved = new Map<Variable, Moved>();
  for (const node of subject.program.body) {
    if (node.type === 'ClassDeclaration' || (node.type === 'VariableDeclaration' && node.kind !== 'var'))
      throw new Error(`${source.slice(node.start, node.start + 40)}... does not become a global`);
    if (node.type !== 'FunctionDeclaration') continue;
    const id = plan.overlayAt(node.id.start);
    if (!id) continue;
    if (!ids.includes(id)) ids.push(id);
    moved.set(program.variables.get(node.id.name)!, { node, overlay: ids.indexOf(id) });
  }
  for (const [variable, list] of movedLists(subject, moved, plan, ids)) moved.set(variable, list);
  const movedNodes = new Set<AnyNode>([...moved.values()].map(({ node }) => node));
  const names = new Set<AnyNode>(
    [...movedNodes].flatMap(node => (node.type === 'VariableDeclarator' ? [node.id] : [])),
  );
  const edits: Edit[] = [];
  for (const reference of subject.scopes.references) {
    if (names.has(reference.identifier)) continue;
    const edit = editOf(subject, moved, reference, plan.loader);
    if (edit) edits.push(edit);
  }
  const within = (start: number, end: number) =>
    applyEdits(
      source.slice(start, end),
      edits
        .filter(edit => edit.start >= start && edit.end <= end)
        .map(edit => ({ ...edit, start: edit.start - start, end: edit.end - start })),
    ).text;
  const overlays = ids.map((id, number) => {
    const own = [...moved].filter(([, { overlay }]) => overlay === number);
    const code = own.map(([{ name }, { node }]) => `${name}=${definitionOf(node, within)};\n`).join('');
    return { id, names: own.map(([{ name }]) => name), code };
  });
  const isMoved = (node: AnyNode) => movedNodes.has(node);
  const stays = subject.program.body.flatMap(node => {
    if (isMoved(node)) return [];
    if (node.type !== 'VariableDeclaration' || !node.declarations.some(isMoved)) return [within(node.start, node.end)];
    const parts = node.declarations.filter(part => !isMoved(part)).map(({ start, end }) => within(start, end));
    return parts.length > 0 ? [`var ${parts.join(',')};`] : [];
  });
  return { code: `${stays.join('\n')}\n`, overlays, names: [...program.variables.keys()] };
}

/** What a name of an overlay stands for, as text. */
function definitionOf(node: Moved['node'], within: (start: number, end: number) => string): string {
  return node.type === 'FunctionDeclaration'
    ? `function${within(node.id.end, node.end)}`
    : within(node.init!.start, node.init!.end);
}

function editOf(
  subject: Subject,
  moved: ReadonlyMap<Variable, Moved>,
  { identifier, variable, writes }: Reference,
  loader: string,
): Edit | undefined {
  const target = variable && moved.get(variable);
  if (!target) return undefined;
  if (writes) throw new Error(`${identifier.name} is a function of an overlay and is written to`);
  const { top, nested } = placeOf(subject, identifier);
  const from = [...moved.values()].find(({ node }) => node === top);
  // Where a function of the same overlay runs, its neighbours are there.
  if (from?.overlay === target.overlay && !nested) return undefined;
  return useEdit(subject, target, identifier, loader);
}

/** Bytes of a place in the directory, and of a length. */
const FIGURE_BYTES = 2;

function figure(value: number): Buffer {
  if (value >= 1 << (8 * FIGURE_BYTES))
    throw new Error(`the overlays do not fit into ${1 << (8 * FIGURE_BYTES)} bytes`);
  return Buffer.from([value & 255, value >> 8]);
}

/** An overlay as its file holds it: the length of what it says (a line of its functions' names, and their code), then that, packed or not. */
export interface StoredOverlay {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Set in the length of an overlay that is not packed: its code is read where it stands, and takes no memory. */
const IN_PLACE = 0x8000;

export interface Encoding {
  /** The app's bytes: what is packed goes on from them. */
  readonly app: Uint8Array;
  readonly encode: (code: string) => Uint8Array;
  /** Bytes that the overlays may take; as many of them stay unpacked as have room, those first in `first` first. */
  readonly room: number;
  readonly first: readonly string[];
}

/** Packs overlays as far as room asks for it. */
export function storeOverlays(overlays: readonly Overlay[], { app, encode, room, first }: Encoding): StoredOverlay[] {
  const texts = overlays.map(({ names, code }) => Buffer.concat([Buffer.from(`${names.join()}\n`), encode(code)]));
  const stored = overlays.map(({ id }, k) => {
    return { id, bytes: Buffer.concat([figure(texts[k]!.length), pack(texts[k]!, app)]) };
  });
  let left = room - stored.reduce((sum, { bytes }) => sum + bytes.length + FIGURE_BYTES, 0);
  for (const id of [...first, ...overlays.map(({ id: other }) => other)]) {
    const k = overlays.findIndex(other => other.id === id);
    const bytes = k < 0 ? undefined : Buffer.concat([figure(texts[k]!.length | IN_PLACE), texts[k]!]);
    const more = bytes ? bytes.length - stored[k]!.bytes.length : 0;
    if (!bytes || more <= 0 || more > left) continue;
    stored[k] = { id, bytes };
    left -= more;
  }
  return stored;
}

/** The file of overlays: where each begins, then themselves. */
export function overlayFile(overlays: readonly StoredOverlay[]): Uint8Array {
  let at = FIGURE_BYTES * overlays.length;
  const places = overlays.map(({ bytes }) => {
    at += bytes.length;
    return figure(at - bytes.length);
  });
  return Buffer.concat([...places, ...overlays.map(({ bytes }) => bytes)]);
}
