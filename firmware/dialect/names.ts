// Names that nothing declares: reads that would throw, and assignments that would quietly make a global.
// The globals of Espruino are known; a program that makes its own lists them in `globals` or writes `global.name = ...`.

import { knownGlobals, missingGlobals, pinName } from './library-names.ts';
import { theme } from './theme.ts';

export const names = theme({
  rules: {
    'undeclared-assignment': {
      message: "assignment to '{name}', which nothing declares: declare it, or write global.{name}",
      why: 'Strict mode is ignored: the assignment makes a global, so a typing error stays unseen.',
      probes: ['scope/strict-mode-undeclared-throws'],
    },
    'unknown-name': {
      message: "'{name}' is declared nowhere and is no global of Espruino",
      why: 'Reading it is a ReferenceError when the line is reached.',
      probes: [],
    },
  },
  check(subject, report) {
    const own = new Set(subject.options.globals);
    for (const reference of subject.scopes.references) {
      const name = reference.identifier.name;
      if (reference.variable || own.has(name) || knownGlobals.has(name) || pinName.test(name)) continue;
      if (reference.writes) report('undeclared-assignment', reference.identifier, { name });
      else if (!Object.hasOwn(missingGlobals, name)) {
        const parent = subject.parentOf(reference.identifier);
        // `typeof name` is how a program asks whether the board has it.
        if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') continue;
        report('unknown-name', reference.identifier, { name });
      }
    }
  },
});
