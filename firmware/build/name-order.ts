// Puts the names that a script uses most in front of the others. The interpreter searches the names of a scope one by one from the first
// that was declared: in an app of several hundred of them the search would cost as much as the rest of a statement.
import type { ExpressionStatement } from 'acorn';
import { parseSource } from '../dialect/parse.ts';
import type { Variable } from '../dialect/scopes.ts';
import { makeSubject } from '../dialect/subject.ts';

/** A name that weighs less than this is not worth the bytes that say it once more. */
const LEAST_WEIGHT = 12;

/** Names of the interpreter that are worth a parameter: without it each use searches all names of the app in vain. */
const LIBRARY = ['Math', 'Uint8Array', 'setTimeout', 'clearTimeout', 'String', 'E'];

/**
 * The same script, in which the names of its one function are declared in the order of their use, and the library's before them.
 * @param code an app as the bundler writes it: `(function(){ ... })();`
 */
export function orderNames(code: string): string {
  const subject = makeSubject(code, parseSource(code), {});
  const call = (subject.program.body[0] as Partial<ExpressionStatement>).expression;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'FunctionExpression')
    throw new Error('the app is not a function that is called on the spot');
  const { body } = call.callee;
  const scope = subject.scopes.all.find(({ node, kind }) => node === call.callee && kind === 'function');
  const variables = scope?.variables ?? new Map<string, Variable>();
  const statements = body.body;
  /** A use weighs as much as the function in which it stands has uses itself. */
  const weightOf = ({ references }: Variable) =>
    references.reduce((sum, { identifier }) => {
      const place = statements.find(({ end }) => end > identifier.start);
      const user = place?.type === 'FunctionDeclaration' ? variables.get(place.id.name)?.references.length : 1;
      return sum + Math.max(1, user ?? 1);
    }, 0);
  const names = [...variables.values()]
    .filter(isPlain)
    .map(variable => ({ name: variable.name, weight: weightOf(variable) }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name))
    .map(({ name }) => name);
  const used = new Set(subject.nodes.map(node => (node.type === 'Identifier' ? node.name : '')));
  const library = LIBRARY.filter(name => used.has(name)).join();
  const first = names.length > 0 ? `var ${names.join()};` : '';
  return `(function(${library}){${first}${code.slice(body.start + 1, body.end - 1)}})(${library});\n`;
}

/** What may be declared a second time. */
function isPlain({ declarations }: Variable): boolean {
  return declarations.every(({ kind }) => kind === 'var' || kind === 'function');
}
