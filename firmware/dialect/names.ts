// Names that nothing declares: reads that would throw, and assignments that would quietly make a global.
// The globals of Espruino are known; a program that makes its own lists them in `globals` or writes `global.name = ...`.

import { knownGlobals, missingGlobals, pinName } from './library-names.ts';
import { theme } from './theme.ts';

/** Words of the lexer (src/jslex.h, LEX_R_...) that JavaScript lets a variable be called. */
export const lexerWords = ['of', 'static', 'let'];

export const names = theme({
  rules: {
    'undeclared-assignment': {
      message: "assignment to '{name}', which nothing declares: declare it, or write global.{name}",
      why: 'Strict mode is ignored: the assignment makes a global, so a typing error stays unseen.',
      probes: ['scope/strict-mode-undeclared-throws'],
    },
    'lexer-word': {
      message: "a variable called '{name}': Espruino takes it for a word of its own",
      why: 'The lexer knows it as a keyword everywhere: the script does not load. As the name of a property it does.',
      probes: [],
    },
    'unknown-name': {
      message: "'{name}' is declared nowhere and is no global of Espruino",
      why: 'Reading it is a ReferenceError when the line is reached.',
      probes: [],
    },
  },
  check(subject, report) {
    for (const scope of subject.scopes.all) {
      for (const [name, { declarations }] of scope.variables) {
        const first = declarations[0];
        if (lexerWords.includes(name) && first) report('lexer-word', first.identifier, { name });
      }
    }
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
