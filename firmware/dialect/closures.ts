// Loop variables inside closures: the interpreter makes one variable for the whole loop, not one a turn.

import { allVariables, type Reference, type Scope } from './scopes.ts';
import { runsAtOnce, type Subject } from './subject.ts';
import { theme } from './theme.ts';

export const closures = theme({
  rules: {
    'loop-closure': {
      message:
        "'{name}' of the loop header used in a function that runs later: copy it in the body (let copy = {name})",
      why: 'The variable is one for all turns: the function sees its last value.',
      probes: [
        'scope/let-in-for-per-iteration',
        'scope/const-in-for-of-per-iteration',
        'scope/let-in-for-of-per-iteration',
      ],
    },
  },
  check(subject, report) {
    for (const variable of allVariables(subject.scopes)) {
      if (!/^For/.test(variable.scope.node.type)) continue;
      for (const reference of variable.references) {
        if (isCaptured(subject, reference, variable.scope)) {
          report('loop-closure', reference.identifier, { name: variable.name });
        }
      }
    }
  },
});

function isCaptured(subject: Subject, reference: Reference, loop: Scope): boolean {
  for (let owner = reference.scope.owner; owner !== loop.owner; owner = owner.parent!.owner) {
    if (!runsAtOnce(subject, owner.node)) return true;
  }
  return false;
}
