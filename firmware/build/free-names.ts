// Names that a minifier may choose because JavaScript allows them, and that Espruino's lexer takes for a word of its own.
// Each is replaced by an unused name of the same length, so that places in the text stay what they are.
import { lexerWords } from '../dialect/names.ts';
import { parseSource } from '../dialect/parse.ts';
import { makeSubject } from '../dialect/subject.ts';

const LETTERS = [...'$_abcdefghijklmnopqrstuvwxyz'];

/** The same script in which no variable has a name that Espruino cannot read. */
export function withFreeNames(source: string): string {
  if (!lexerWords.some(word => source.includes(word))) return source;
  const subject = makeSubject(source, parseSource(source), {});
  let text = source;
  for (const scope of subject.scopes.all) {
    for (const word of lexerWords) {
      const variable = scope.variables.get(word);
      if (!variable) continue;
      const name = unusedName(text, word.length);
      const identifiers = [...variable.declarations, ...variable.references].map(({ identifier }) => identifier);
      for (const identifier of identifiers) {
        const parent = subject.parentOf(identifier);
        if (parent?.type === 'Property' && parent.shorthand) {
          throw new Error(`'${word}' stands for a property and its value: Espruino cannot read the value`);
        }
        text = text.slice(0, identifier.start) + name + text.slice(identifier.end);
      }
    }
  }
  return text;
}

/** A name of that length which appears nowhere, not even as a part of another. */
function unusedName(text: string, length: number): string {
  for (const first of LETTERS) {
    for (const last of LETTERS) {
      const name = first + '$'.repeat(length - 2) + last;
      if (!text.includes(name)) return name;
    }
  }
  throw new Error(`no name of ${length} letters is free`);
}
