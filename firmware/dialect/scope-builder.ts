// Walks a program once and notes its scopes, what each declares, and every use of a name, before anything is resolved.
// Scopes follow ECMAScript, save that a function in a block belongs to its function, as sloppy scripts and Espruino have it.
import type { AnyNode, Class, Identifier, Pattern, Program, VariableDeclaration } from 'acorn';
import type { Reference, Scope, VariableKind } from './scope-types.ts';
import { type AnyFunction, childrenOf } from './tree.ts';

export class ScopeBuilder {
  readonly scopes: Scope[] = [];
  readonly references: Reference[] = [];
  readonly top: Scope;
  private readonly root: Program;

  constructor(root: Program) {
    this.root = root;
    this.top = this.open('function', root);
  }

  program(): void {
    this.visitAll(this.root.body, this.top);
  }

  private open(kind: Scope['kind'], node: AnyNode, parent?: Scope): Scope {
    const scope = { kind, node, parent, variables: new Map() } as unknown as Scope;
    scope.owner = kind === 'function' || !parent ? scope : parent.owner;
    this.scopes.push(scope);
    return scope;
  }

  private declare(scope: Scope, kind: VariableKind, identifier: Identifier, node: AnyNode, value?: AnyNode): void {
    let variable = scope.variables.get(identifier.name);
    if (!variable) {
      variable = { name: identifier.name, scope, declarations: [], references: [] };
      scope.variables.set(identifier.name, variable);
    }
    variable.declarations.push({ identifier, kind, node, value });
  }

  private use(identifier: Identifier, scope: Scope, reads: boolean, writes: boolean): void {
    this.references.push({ identifier, scope, reads, writes });
  }

  private visitAll(nodes: readonly (AnyNode | null | undefined)[], scope: Scope): void {
    for (const node of nodes) this.visit(node, scope);
  }

  private visit(node: AnyNode | null | undefined, scope: Scope): void {
    if (!node) return;
    switch (node.type) {
      case 'Identifier':
        this.use(node, scope, true, false);
        break;
      case 'FunctionDeclaration':
        if (node.id) this.declare(scope.owner, 'function', node.id, node, node);
        this.visitFunction(node as AnyFunction, scope);
        break;
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        this.visitFunction(node, scope);
        break;
      case 'ClassDeclaration':
        if (node.id) this.declare(scope, 'class', node.id, node, node);
        this.visitClass(node, scope);
        break;
      case 'ClassExpression': {
        const inner = this.open('block', node, scope);
        if (node.id) this.declare(inner, 'inner', node.id, node, node);
        this.visitClass(node, inner);
        break;
      }
      case 'VariableDeclaration':
        this.visitDeclaration(node, scope);
        break;
      case 'BlockStatement':
      case 'StaticBlock':
        this.visitAll(node.body, this.open('block', node, scope));
        break;
      case 'SwitchStatement':
        this.visit(node.discriminant, scope);
        this.visitAll(node.cases, this.open('block', node, scope));
        break;
      case 'ForStatement': {
        const header = this.open('block', node, scope);
        this.visitAll([node.init, node.test, node.update, node.body], header);
        break;
      }
      case 'ForInStatement':
      case 'ForOfStatement': {
        const header = this.open('block', node, scope);
        if (node.left.type === 'VariableDeclaration') this.visit(node.left, header);
        else this.visitTarget(node.left, header, false);
        this.visitAll([node.right, node.body], header);
        break;
      }
      case 'CatchClause': {
        const inner = this.open('block', node, scope);
        if (node.param) this.declarePattern(node.param, 'catch', node, inner, inner);
        this.visit(node.body, inner);
        break;
      }
      case 'AssignmentExpression':
        this.visitTarget(node.left, scope, node.operator !== '=');
        this.visit(node.right, scope);
        break;
      case 'UpdateExpression':
        this.visitTarget(node.argument, scope, true);
        break;
      case 'MemberExpression':
        this.visit(node.object, scope);
        if (node.computed) this.visit(node.property, scope);
        break;
      case 'Property':
        if (node.computed) this.visit(node.key, scope);
        this.visit(node.value, scope);
        break;
      case 'LabeledStatement':
        this.visit(node.body, scope);
        break;
      case 'BreakStatement':
      case 'ContinueStatement':
      case 'MetaProperty':
        break;
      case 'ImportDeclaration':
        for (const item of node.specifiers) this.declare(scope, 'import', item.local, item);
        break;
      case 'ExportSpecifier':
        if (node.local.type === 'Identifier') this.use(node.local, scope, true, false);
        break;
      case 'ExportAllDeclaration':
        break;
      default:
        this.visitAll(childrenOf(node), scope);
        break;
    }
  }

  private visitFunction(node: AnyFunction, scope: Scope): void {
    const inner = this.open('function', node, scope);
    if (node.type === 'FunctionExpression' && node.id) this.declare(inner, 'inner', node.id, node, node);
    for (const parameter of node.params) this.declarePattern(parameter, 'parameter', node, inner, inner);
    if (node.body.type === 'BlockStatement') this.visitAll(node.body.body, inner);
    else this.visit(node.body, inner);
  }

  private visitClass(node: Class, scope: Scope): void {
    this.visit(node.superClass, scope);
    for (const member of node.body.body) {
      if (member.type === 'StaticBlock') {
        this.visit(member, scope);
        continue;
      }
      if (member.computed) this.visit(member.key, scope);
      const later = member.type === 'PropertyDefinition' && !member.static && member.value;
      this.visit(member.value, later ? this.open('function', member, scope) : scope);
    }
  }

  private visitDeclaration(node: VariableDeclaration, scope: Scope): void {
    const kind = node.kind === 'var' || node.kind === 'const' ? node.kind : 'let';
    const home = kind === 'var' ? scope.owner : scope;
    for (const declarator of node.declarations) {
      if (declarator.id.type === 'Identifier') {
        this.declare(home, kind, declarator.id, declarator, declarator.init ?? undefined);
      } else this.declarePattern(declarator.id, kind, declarator, home, scope);
      this.visit(declarator.init, scope);
    }
  }

  private declarePattern(pattern: Pattern, kind: VariableKind, node: AnyNode, home: Scope, scope: Scope): void {
    if (pattern.type === 'Identifier') this.declare(home, kind, pattern, node);
    else if (pattern.type === 'AssignmentPattern') {
      this.declarePattern(pattern.left, kind, node, home, scope);
      this.visit(pattern.right, scope);
    } else if (pattern.type === 'RestElement') this.declarePattern(pattern.argument, kind, node, home, scope);
    else if (pattern.type === 'ArrayPattern') {
      for (const element of pattern.elements) if (element) this.declarePattern(element, kind, node, home, scope);
    } else if (pattern.type === 'ObjectPattern') {
      for (const item of pattern.properties) {
        if (item.type === 'Property' && item.computed) this.visit(item.key, scope);
        this.declarePattern(item.type === 'Property' ? item.value : item.argument, kind, node, home, scope);
      }
    }
  }

  private visitTarget(node: AnyNode, scope: Scope, reads: boolean): void {
    if (node.type === 'Identifier') this.use(node, scope, reads, true);
    else if (node.type === 'ArrayPattern')
      for (const item of node.elements) item && this.visitTarget(item, scope, reads);
    else if (node.type === 'ObjectPattern') {
      for (const item of node.properties) this.visitTarget(item.type === 'Property' ? item.value : item, scope, reads);
    } else if (node.type === 'RestElement') this.visitTarget(node.argument, scope, reads);
    else if (node.type === 'AssignmentPattern') {
      this.visitTarget(node.left, scope, reads);
      this.visit(node.right, scope);
    } else this.visit(node, scope);
  }
}
