// Syntax that the interpreter cannot parse or parses as something else: one rule per construct.
// Classes have their own file; this one is a table from node types to rules, plus a few places that need a look around.
import type { AnyNode } from 'acorn';
import { type Subject, statementLists } from './subject.ts';
import { theme } from './theme.ts';
import { isFunction } from './tree.ts';

export const syntax = theme({
  rules: {
    destructuring: {
      message: 'destructuring: take the parts out one by one (a = pair[0]; b = pair[1])',
      why: 'The parser takes the pattern for a literal: the names stay undefined or the script does not load.',
      probes: ['destr/destr-array-decl', 'destr/destr-object-decl', 'destr/destr-params-object', 'destr/destr-for-of'],
    },
    'default-value': {
      message: 'default parameter: test for undefined in the body',
      why: "A '=' in a parameter list is a syntax error.",
      probes: ['func/default-params', 'func/arrow-default-param'],
    },
    'rest-parameter': {
      message: 'rest parameter: use `arguments`, or pass an array',
      why: "'...' in a parameter list is a syntax error.",
      probes: ['func/rest-params'],
    },
    spread: {
      message: 'spread: use apply, concat, slice or Object.assign',
      why: "'...' is a syntax error in calls, arrays and objects.",
      probes: ['func/spread-call', 'func/spread-object-literal', 'ctrl/spread-array'],
    },
    'computed-key': {
      message: 'computed key: make the object first, then assign object[key]',
      why: "A '[' where a key should stand is a syntax error.",
      probes: ['func/computed-property', 'class/class-computed-method'],
    },
    label: {
      message: 'label: use a flag, or a function with return',
      why: 'A label is read as a variable that does not exist.',
      probes: ['ctrl/labelled-continue', 'ctrl/labelled-break', 'ctrl/labelled-block-break'],
    },
    'optional-chaining': {
      message: "optional chaining: write 'object && object.member'",
      why: "'?.' is read as the start of a conditional.",
      probes: ['ctrl/optional-chaining-prop', 'ctrl/optional-chaining-call', 'ctrl/optional-chaining-index'],
    },
    'logical-assignment': {
      message: "'{operator}': write the assignment out (a = a ?? b)",
      why: 'Logical assignment is a syntax error.',
      probes: ['ctrl/nullish-assign', 'ctrl/logical-assign'],
    },
    exponent: {
      message: "'**': use Math.pow, a product or a shift",
      why: "'**' is a syntax error.",
      probes: ['ctrl/exponent', 'ctrl/exponent-assign'],
    },
    'tagged-template': {
      message: 'tagged template: call the function with plain arguments',
      why: 'Tagged templates are refused.',
      probes: ['ctrl/tagged-template', 'ctrl/String.raw'],
    },
    generator: {
      message: 'generator: return an array or take a callback',
      why: "'function*' and 'yield' are syntax errors.",
      probes: ['async/generator'],
    },
    async: {
      message: 'async/await: use callbacks or timers',
      why: "'async' and 'await' are syntax errors.",
      probes: ['async/async-await'],
    },
    bigint: {
      message: 'BigInt: keep two 32-bit halves',
      why: 'There is no BigInt and its literals are syntax errors.',
      probes: ['num/bigint-literal'],
    },
    'meta-property': {
      message: 'new.target or import.meta: pass what you need as an argument',
      why: 'Meta properties are syntax errors.',
      probes: ['func/new-target'],
    },
    'case-after-default': {
      message: "'case' after 'default': move default to the end",
      why: 'The switch refuses a case that follows default.',
      probes: ['ctrl/switch-default-middle', 'ctrl/switch-default-before-match'],
    },
    'declaration-in-switch': {
      message: "'{kind} {name}' straight inside a switch: wrap the case in braces or declare it before the switch",
      why: 'A switch opens no scope: the name leaks, and a const throws when its case runs a second time.',
      probes: ['scope/let-in-switch-case'],
    },
    'in-inside-for-init': {
      message: "'in' inside the first part of a for header: compute it in a statement before the loop",
      why: "The first 'in' makes the parser expect a for-in loop, even inside parentheses.",
      probes: ['ctrl/in-inside-for-init-parens'],
    },
    'return-newline': {
      message: "'return' without semicolon before a new line: write 'return;'",
      why: 'No semicolon is inserted there: the next line is taken for the value.',
      probes: ['ctrl/asi-return-newline'],
    },
    'increment-newline': {
      message: "a line that starts with ++ or -- after a statement without semicolon: end that statement with ';'",
      why: 'No semicolon is inserted there: the operator applies to the line before.',
      probes: ['ctrl/asi-postfix-newline'],
    },
    with: { message: "'with': name the object", why: "'with' is not a statement of the interpreter.", probes: [] },
    debugger: {
      message: "'debugger': remove it",
      why: 'On a board it stops the program in the console debugger.',
      probes: [],
    },
    module: {
      message: 'import or export: bundle first (firmware/build)',
      why: "'import' and 'export' are read as undefined names; modules are CommonJS.",
      probes: [],
    },
    'use-strict': {
      message: "'use strict': remove it; nothing enforces it",
      why: 'The directive is ignored: a typing error in an assignment makes a global.',
      probes: ['scope/strict-mode-undeclared-throws'],
    },
  },
  check(subject, report) {
    for (const node of subject.nodes) {
      const rule = simple(node, subject.parentOf(node));
      if (rule) report(rule, node);
      if (node.type === 'AssignmentExpression' && /^(\?\?|\|\||&&)=$/.test(node.operator)) {
        report('logical-assignment', node, { operator: node.operator });
      }
      if (node.type === 'SwitchStatement') {
        const position = node.cases.findIndex(item => item.test === null);
        const after = position < 0 ? undefined : node.cases[position + 1];
        if (after) report('case-after-default', after);
      }
      if (node.type === 'SwitchCase') {
        for (const statement of node.consequent) {
          if (statement.type !== 'VariableDeclaration' || statement.kind === 'var') continue;
          const first = statement.declarations[0]?.id;
          report('declaration-in-switch', statement, {
            kind: statement.kind,
            name: first?.type === 'Identifier' ? first.name : '...',
          });
        }
      }
      if (node.type === 'BinaryExpression' && node.operator === 'in' && insideForInit(subject, node)) {
        report('in-inside-for-init', node);
      }
      if (node.type === 'ExpressionStatement' && node.directive === 'use strict' && !subject.options.allowUseStrict) {
        report('use-strict', node);
      }
    }
    for (const list of statementLists(subject)) {
      for (let index = 0; index < list.length; index++) lineEnds(subject, list[index]!, list[index + 1], report);
    }
  },
});

type SyntaxRule = keyof typeof syntax.rules;

function simple(node: AnyNode, parent: AnyNode | undefined): SyntaxRule | undefined {
  switch (node.type) {
    case 'ArrayPattern':
    case 'ObjectPattern':
      return parent?.type === 'ArrayPattern' || parent?.type === 'ObjectPattern' ? undefined : 'destructuring';
    case 'AssignmentPattern':
      return 'default-value';
    case 'RestElement':
      return isFunction(parent) ? 'rest-parameter' : undefined;
    case 'SpreadElement':
      return 'spread';
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? 'computed-key' : undefined;
    case 'LabeledStatement':
      return 'label';
    case 'ChainExpression':
      return 'optional-chaining';
    case 'BinaryExpression':
      return node.operator === '**' ? 'exponent' : undefined;
    case 'AssignmentExpression':
      return node.operator === '**=' ? 'exponent' : undefined;
    case 'TaggedTemplateExpression':
      return 'tagged-template';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.async ? 'async' : node.generator ? 'generator' : undefined;
    case 'AwaitExpression':
      return 'async';
    case 'ForOfStatement':
      return node.await ? 'async' : undefined;
    case 'YieldExpression':
      return 'generator';
    case 'Literal':
      return node.bigint === undefined ? undefined : 'bigint';
    case 'MetaProperty':
      return 'meta-property';
    case 'WithStatement':
      return 'with';
    case 'DebuggerStatement':
      return 'debugger';
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
    case 'ExportAllDeclaration':
      return 'module';
    default:
      return undefined;
  }
}

function insideForInit(subject: Subject, node: AnyNode): boolean {
  let child = node;
  for (let parent = subject.parentOf(node); parent && !isFunction(parent); parent = subject.parentOf(parent)) {
    if (parent.type === 'ForStatement' && parent.init === child) return true;
    child = parent;
  }
  return false;
}

function lineEnds(
  subject: Subject,
  statement: AnyNode,
  next: AnyNode | undefined,
  report: (rule: SyntaxRule, place: AnyNode) => void,
): void {
  if (statement.type === 'ReturnStatement' && !statement.argument && subject.source[statement.end - 1] !== ';') {
    // Dead code may follow; a closing brace is the only other thing that ends a bare return.
    if (next) report('return-newline', statement);
  }
  if (next?.type === 'ExpressionStatement' && next.expression.type === 'UpdateExpression' && next.expression.prefix) {
    if (!/[;}]$/.test(subject.source.slice(statement.start, statement.end))) report('increment-newline', next);
  }
}
