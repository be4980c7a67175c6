// Classes and functions as objects: what the interpreter's classes lack, and `arguments`, `name` and `super` where they differ.
// Bundlers turn `class A {}` into `var A = class {}`, so classes are found through the names that hold them.
import type { AnyNode, Class } from 'acorn';
import { allVariables, type Scope } from './scopes.ts';
import type { Subject } from './subject.ts';
import { theme } from './theme.ts';
import { memberName } from './tree.ts';
import { classBehind, follow, hasOwnStatic, isGlobal, onlyValue } from './values.ts';

export const classes = theme({
  rules: {
    'private-member': {
      message: "'#' member: use TypeScript's private, or a leading underscore",
      why: "'#' is a syntax error.",
      probes: ['class/class-private-field'],
    },
    'field-without-value': {
      message: 'class field without a value: give it one (name = undefined) or set it in the constructor',
      why: "The parser wants '=' after a field's name.",
      probes: [],
    },
    'static-block': {
      message: 'static block: set the members after the class',
      why: "'static {' is a syntax error.",
      probes: [],
    },
    'extends-builtin': {
      message: 'class that extends the built-in {name}: hold one in a field instead',
      why: 'Built-in constructors cannot be called through super and their methods are not inherited.',
      probes: ['class/class-extends-builtin-Error', 'class/class-extends-Array'],
    },
    'static-inheritance': {
      message: 'static member {name} of a class above: name that class ({owner}.{name})',
      why: 'A class does not inherit the static members of the class that it extends.',
      probes: ['class/static-method-inherited'],
    },
    'class-without-new': {
      message: "class called without new: write 'new {name}(...)'",
      why: 'It is not refused: the constructor runs with a wrong `this`.',
      probes: ['class/class-not-callable-without-new'],
    },
    'class-expression-name': {
      message: "the inner name '{name}' of a class expression is unknown inside it: use the outer name",
      why: 'The name of a class expression is thrown away (ReferenceError when a method uses it).',
      probes: [],
    },
    'arguments-in-arrow': {
      message: 'arguments inside an arrow function: copy it to a variable outside',
      why: 'Arrow functions have arguments of their own.',
      probes: ['func/arguments-in-arrow-is-outer'],
    },
    'live-arguments': {
      message: "parameter '{name}' is changed in a function that reads arguments: use another variable",
      why: '`arguments` follows the parameters, as it does not in strict mode.',
      probes: [],
    },
    'function-name': {
      message: '.name of a function or class: write the name as a string',
      why: 'Functions have no name property.',
      probes: ['func/function-name'],
    },
    'error-name': {
      message: '.name of an error: use .type or .message',
      why: 'Errors have no name property.',
      probes: ['ctrl/error-name-property'],
    },
  },
  check(subject, report) {
    for (const node of subject.nodes) {
      if (node.type === 'PrivateIdentifier') report('private-member', node);
      if (node.type === 'PropertyDefinition' && !node.value) report('field-without-value', node);
      if (node.type === 'StaticBlock') report('static-block', node);
      if ((node.type === 'ClassDeclaration' || node.type === 'ClassExpression') && isGlobal(subject, node.superClass)) {
        report('extends-builtin', node, { name: textOf(subject, node.superClass) });
      }
      if (node.type === 'CallExpression' && classBehind(subject, node.callee)) {
        report('class-without-new', node, { name: textOf(subject, node.callee) });
      }
      if (node.type === 'MemberExpression') {
        if (memberName(node) === 'name') nameOf(subject, node.object, rule => report(rule, node));
        const owner = inheritedStatic(subject, node);
        if (owner) report('static-inheritance', node, { name: memberName(node) ?? '', owner });
      }
    }
    for (const variable of allVariables(subject.scopes)) {
      const declaration = variable.declarations[0];
      if (declaration?.kind !== 'inner' || declaration.node.type !== 'ClassExpression') continue;
      for (const reference of variable.references) {
        report('class-expression-name', reference.identifier, { name: variable.name });
      }
    }
    for (const reference of subject.scopes.references) {
      if (reference.variable || reference.identifier.name !== 'arguments') continue;
      const owner = reference.scope.owner;
      if (owner.node.type === 'ArrowFunctionExpression') report('arguments-in-arrow', reference.identifier);
      else changedParameters(owner, (name, place) => report('live-arguments', place, { name }));
    }
  },
});

function textOf(subject: Subject, node: AnyNode | null | undefined): string {
  return node ? subject.source.slice(node.start, node.end).slice(0, 40) : '';
}

function nameOf(subject: Subject, holder: AnyNode, found: (rule: 'function-name' | 'error-name') => void): void {
  if (holder.type !== 'Identifier') return;
  const variable = subject.scopes.referenceOf(holder)?.variable;
  if (variable?.declarations.some(declaration => declaration.kind === 'catch')) found('error-name');
  const value = onlyValue(variable);
  if (value && /^(Function|Class)(Declaration|Expression)$|^Arrow/.test(value.type)) found('function-name');
}

/** The name of the class above that has the static member, where the class in front of the dot lacks it. */
function inheritedStatic(subject: Subject, node: AnyNode): string | undefined {
  const name = memberName(node);
  if (name === undefined || node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  const start = classBehind(subject, node.object);
  if (!start || hasOwnStatic(start, name) || assignedStatics(subject, start).has(name)) return undefined;
  let step = 0;
  for (let above = start.superClass; above && step < 8; step++) {
    const owner: Class | undefined = classBehind(subject, above);
    if (!owner) return undefined;
    if (hasOwnStatic(owner, name) || assignedStatics(subject, owner).has(name)) return textOf(subject, above);
    above = owner.superClass;
  }
  return undefined;
}

/** Static members that are set after the class (`A.member = value`), as TypeScript's lowered fields are. */
function assignedStatics(subject: Subject, owner: Class): Set<string> {
  const names = new Set<string>();
  for (const node of subject.nodes) {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') continue;
    const name = memberName(node.left);
    if (name !== undefined && follow(subject, node.left.object) === owner) names.add(name);
  }
  return names;
}

function changedParameters(owner: Scope, found: (name: string, place: AnyNode) => void): void {
  for (const variable of owner.variables.values()) {
    if (!variable.declarations.some(declaration => declaration.kind === 'parameter')) continue;
    const write = variable.references.find(reference => reference.writes);
    if (write) found(variable.name, write.identifier);
  }
}
