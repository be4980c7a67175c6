// Parses a script the way the checker wants it: a plain script with `return` allowed, or a module where it has to be one.
import { type Options, type Program, parse, type Token } from 'acorn';

const options: Options = { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true };

/** The parsed source; throws acorn's SyntaxError. */
export function parseSource(source: string): Program {
  try {
    return parse(source, options);
  } catch (problem) {
    try {
      return parse(source, { ...options, sourceType: 'module' });
    } catch {
      throw problem;
    }
  }
}

/** The tokens of a script in order; throws acorn's SyntaxError. */
export function parseTokens(source: string): Token[] {
  const tokens: Token[] = [];
  parse(source, { ...options, onToken: tokens });
  return tokens.filter(token => token.start < token.end);
}

/** What is wrong with a source, or undefined. */
export function parseProblem(source: string): string | undefined {
  try {
    parseSource(source);
    return undefined;
  } catch (problem) {
    return (problem as Error).message;
  }
}
