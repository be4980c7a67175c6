// What a scope, a name and a use of a name are to the checker.
// Types alone, so that the builder and its users need not know each other.
import type { AnyNode, Identifier } from 'acorn';

export type VariableKind = 'var' | 'let' | 'const' | 'function' | 'class' | 'parameter' | 'catch' | 'import' | 'inner';

export interface Declaration {
  identifier: Identifier;
  kind: VariableKind;
  /** The declarator, function, class, or whatever else brings the name. */
  node: AnyNode;
  /** The value it starts with, where one stands there and the name takes the whole of it. */
  value?: AnyNode;
}

export interface Variable {
  name: string;
  scope: Scope;
  declarations: Declaration[];
  references: Reference[];
}

export interface Reference {
  identifier: Identifier;
  scope: Scope;
  reads: boolean;
  writes: boolean;
  /** Undefined: a global. */
  variable?: Variable;
}

export interface Scope {
  /** `function` also stands for the program and for a class field, whose value is computed when an object is made. */
  kind: 'function' | 'block';
  node: AnyNode;
  parent?: Scope;
  /** The scope itself, or the one around it, that `var` belongs to. */
  owner: Scope;
  variables: Map<string, Variable>;
}
