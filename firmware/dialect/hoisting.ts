// Order of definition: nothing is hoisted, so a function or variable exists only from the moment its definition has run.
// Looks at what each statement reads, at what the functions it calls read, and at definitions that a branch may skip.
import type { AnyNode } from 'acorn';
import { allVariables, type Declaration, type Reference, type Scope, type Variable } from './scopes.ts';
import { runsAtOnce, type Subject } from './subject.ts';
import { theme } from './theme.ts';
import { isFunction, isLoop } from './tree.ts';
import { functionsCalled } from './values.ts';

export const hoisting = theme({
  rules: {
    'use-before-definition': {
      message: "'{name}' is used before its definition (line {line}): move the definition up",
      why: 'Functions and variables are not hoisted: the name is unknown, or means an outer one.',
      probes: [
        'scope/hoist-function',
        'scope/hoist-function-in-block',
        'scope/hoist-var-undefined',
        'scope/hoist-var-shadows-global',
        'class/ts-es5-class-emit',
      ],
    },
    'call-before-definition': {
      message:
        "this call reaches '{name}', which is defined only later (line {line}): move the call down or the definition up",
      why: 'A function may name what follows it, but must not run before that is defined.',
      probes: [],
    },
    'skipped-definition': {
      message: "'{name}' is defined inside a branch or loop (line {line}) that may not run: define it before",
      why: 'Where the definition is skipped a read throws and an assignment makes a global.',
      probes: [],
    },
  },
  check(subject, report) {
    for (const variable of allVariables(subject.scopes)) {
      if (!variable.declarations.every(isDefinition)) continue;
      const detail = (place: Declaration): Record<string, string> => ({
        name: variable.name,
        line: String(lineOf(subject, place.identifier.start)),
      });
      for (const reference of variable.references) {
        const early = runsWith(subject, reference, variable.scope) && isEarly(subject, variable, reference);
        const skipping = early ? undefined : skippedBy(subject, variable, reference);
        if (early) report('use-before-definition', reference.identifier, detail(variable.declarations[0]!));
        else if (skipping) report('skipped-definition', reference.identifier, detail(skipping));
      }
    }
    for (const node of subject.nodes) {
      const missing = reachedTooEarly(subject, node);
      if (!missing) continue;
      const place = missing.declarations[0]!;
      report('call-before-definition', node, {
        name: missing.name,
        line: String(lineOf(subject, place.identifier.start)),
      });
    }
  },
});

function isDefinition(declaration: Declaration): boolean {
  return /^(var|let|const|function|class)$/.test(declaration.kind);
}

function lineOf(subject: Subject, offset: number): number {
  return subject.source.slice(0, offset).split('\n').length;
}

/** Where a name begins to exist: a function or class once the whole of it is read, a variable once it is named. */
function definedAt(declaration: Declaration): number {
  if (declaration.kind === 'function' || declaration.kind === 'class') return declaration.node.end;
  const value = declaration.value;
  // A let or const does not exist in its own first value; a var does, as undefined.
  if (declaration.kind === 'var' || !value) return declaration.identifier.end;
  return isFunction(value) || value.type === 'ClassExpression' ? declaration.identifier.end : value.end;
}

/** True if the reference runs as part of the code of `home`'s function itself, not later from a function in it. */
function runsWith(subject: Subject, reference: Reference, home: Scope): boolean {
  const parent = subject.parentOf(reference.identifier);
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return false;
  for (let owner = reference.scope.owner; owner !== home.owner; owner = owner.parent!.owner) {
    if (!runsAtOnce(subject, owner.node)) return false;
  }
  return true;
}

function isEarly(subject: Subject, variable: Variable, reference: Reference): boolean {
  const place = reference.identifier;
  return variable.declarations.every(declaration => {
    const inside = place.start >= declaration.node.start && place.end <= declaration.node.end;
    // A function's own body may name it, and so may code that its value runs later.
    if (inside && (declaration.kind === 'function' || declaration.kind === 'class')) {
      return !isLaterInside(subject, place, declaration.node);
    }
    return place.start < definedAt(declaration);
  });
}

function isLaterInside(subject: Subject, place: AnyNode, definition: AnyNode): boolean {
  for (let node: AnyNode | undefined = place; node && node !== definition; node = subject.parentOf(node)) {
    if (isFunction(node) && !runsAtOnce(subject, node)) return true;
    if (node.type === 'PropertyDefinition' && !node.static) return true;
  }
  return isFunction(definition);
}

/** The definition that may have been skipped when the reference runs, if no other covers it. */
function skippedBy(subject: Subject, variable: Variable, reference: Reference): Declaration | undefined {
  const place = reference.identifier;
  const runsInOrder = runsWith(subject, reference, variable.scope);
  let first: Declaration | undefined;
  for (const declaration of variable.declarations) {
    if (declaration.kind !== 'var' && declaration.kind !== 'function') return undefined;
    if (runsInOrder && place.start < declaration.identifier.start) continue;
    const branch = branchOf(subject, declaration.node, variable.scope.node);
    if (!branch || (place.start >= branch.start && place.end <= branch.end)) return undefined;
    first ??= declaration;
  }
  return first;
}

/** The innermost part of the function around a definition that may not run. */
function branchOf(subject: Subject, definition: AnyNode, home: AnyNode): AnyNode | undefined {
  let child = definition;
  for (let node = subject.parentOf(definition); node && node !== home; node = subject.parentOf(node)) {
    if (node.type === 'IfStatement' && child !== node.test) return child;
    if (node.type === 'SwitchCase') return node;
    if (node.type === 'TryStatement' && child !== node.finalizer) return child;
    // The header of a loop runs whatever happens; its body may not, save that of do-while.
    if (isLoop(node) && node.type !== 'DoWhileStatement' && 'body' in node && child === node.body) return child;
    child = node;
  }
  return undefined;
}

/** A variable that a call needs, through the functions it enters, before its definition has run. */
function reachedTooEarly(subject: Subject, call: AnyNode): Variable | undefined {
  const start = functionsCalled(subject, call);
  if (start.length === 0) return undefined;
  const running = runningAt(subject, call);
  const seen = new Set<AnyNode>();
  const queue = [...start];
  for (let entered = queue.pop(); entered; entered = queue.pop()) {
    if (seen.has(entered)) continue;
    seen.add(entered);
    for (const node of codeOf(subject, entered)) {
      queue.push(...functionsCalled(subject, node));
      const variable = subject.scopes.referenceOf(node)?.variable;
      if (!variable || !running.has(variable.scope.owner.node) || !variable.declarations.every(isDefinition)) continue;
      const parent = subject.parentOf(node);
      if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') continue;
      const isLater = variable.declarations.every(declaration => call.start < definedAt(declaration));
      const isItself = variable.declarations.some(declaration => seen.has(declaration.node));
      if (isLater && !isItself && !isWithin(call, variable)) return variable;
    }
  }
  return undefined;
}

/** A call inside the definition's own value is `isEarly`'s to judge. */
function isWithin(call: AnyNode, variable: Variable): boolean {
  return variable.declarations.some(
    item => item.kind !== 'var' && call.start >= item.node.start && call.end <= item.node.end,
  );
}

/** The functions that are in the middle of running when a node runs: its own, and those outside that run it at once. */
function runningAt(subject: Subject, node: AnyNode): Set<AnyNode> {
  const running = new Set<AnyNode>([subject.program]);
  for (let parent = subject.parentOf(node); parent; parent = subject.parentOf(parent)) {
    if (!isFunction(parent)) continue;
    running.add(parent);
    if (runsAtOnce(subject, parent)) continue;
    running.delete(subject.program);
    return running;
  }
  return running;
}

const codeCache = new WeakMap<AnyNode, AnyNode[]>();

/** The nodes that run when a function is entered: its own, and those of functions that it runs at once. */
function codeOf(subject: Subject, entered: AnyNode): AnyNode[] {
  const known = codeCache.get(entered);
  if (known) return known;
  const code = subject.nodes.filter(node => {
    if (node.start < entered.start || node.end > entered.end || node === entered) return false;
    for (let parent = subject.parentOf(node); parent && parent !== entered; parent = subject.parentOf(parent)) {
      if (isFunction(parent) && !runsAtOnce(subject, parent)) return false;
    }
    return true;
  });
  codeCache.set(entered, code);
  return code;
}
