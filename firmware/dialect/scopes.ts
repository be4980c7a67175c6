// Which names a source declares, where, and every use of each: the ground of the hoisting, closure and names rules.
// Uses are resolved after the whole program is read, since a function may name what follows it.
import type { AnyNode, Program } from 'acorn';
import { ScopeBuilder } from './scope-builder.ts';
import type { Reference, Scope, Variable } from './scope-types.ts';

export type { Declaration, Reference, Scope, Variable } from './scope-types.ts';

export interface Scopes {
  program: Scope;
  all: readonly Scope[];
  references: readonly Reference[];
  /** The use that an identifier node is; undefined for declarations and property names. */
  referenceOf(identifier: AnyNode): Reference | undefined;
}

/** Resolves every identifier of a program. */
export function analyseScopes(program: Program): Scopes {
  const builder = new ScopeBuilder(program);
  builder.program();
  for (const reference of builder.references) resolve(reference);
  const byIdentifier = new Map<AnyNode, Reference>(builder.references.map(item => [item.identifier, item]));
  return {
    program: builder.top,
    all: builder.scopes,
    references: builder.references,
    referenceOf: identifier => byIdentifier.get(identifier),
  };
}

function resolve(reference: Reference): void {
  for (let scope: Scope | undefined = reference.scope; scope; scope = scope.parent) {
    const variable = scope.variables.get(reference.identifier.name);
    if (!variable) continue;
    reference.variable = variable;
    variable.references.push(reference);
    return;
  }
}

/** All variables of all scopes. */
export function* allVariables(scopes: Scopes): Generator<Variable> {
  for (const scope of scopes.all) yield* scope.variables.values();
}
