// Writes code as the interpreter's own tokens, see tokens.ts.
import { type Token, tokTypes } from 'acorn';
import { parseTokens } from '../dialect/parse.ts';
import { FIRST_TOKEN, RAW_STRING8, RAW_STRING16, TOKENS } from './tokens.ts';

/** Words that stay as they are: the interpreter does not find a `catch` that is a token (its issue 1868). */
const LEFT = ['catch'];

const isWord = (text: string) => /^[\w$]/.test(text);

function bytesOf(text: string): string {
  if (/[^\0-\xff]/.test(text)) throw new Error(`"${text}" holds a character beyond one byte`);
  const { length } = text;
  if (length < 256) return String.fromCharCode(RAW_STRING8, length) + text;
  return String.fromCharCode(RAW_STRING16, length & 255, length >> 8) + text;
}

/** End of the template that begins at token `at`: the position behind its last token. */
function templateEnd(tokens: readonly Token[], at: number): number {
  let depth = 0;
  for (let k = at + 1; ; k++) {
    const { type } = tokens[k]!;
    if (type === tokTypes.dollarBraceL || type === tokTypes.braceL) depth++;
    else if (type === tokTypes.braceR) depth--;
    // A template inside a hole ends before the hole does.
    else if (type === tokTypes.backQuote && depth === 0) return k + 1;
  }
}

/** The code as tokens, a character a byte. */
export function tokenise(source: string): string {
  const tokens = parseTokens(source);
  let result = '';
  let before = '';
  for (let k = 0; k < tokens.length; k++) {
    const { type, start, value } = tokens[k]! as Token & { value?: unknown };
    let { end } = tokens[k]!;
    if (type === tokTypes.backQuote) {
      const next = templateEnd(tokens, k);
      end = tokens[next - 1]!.end;
      k = next - 1;
    }
    const text = source.slice(start, end);
    const number = TOKENS.indexOf(text);
    let written = text;
    if (type === tokTypes.string && value) written = bytesOf(String(value));
    else if (number >= 0 && before !== '.' && !LEFT.includes(text)) written = String.fromCharCode(FIRST_TOKEN + number);
    const joins = (isWord(before) && isWord(written)) || (/^[-+]$/.test(before) && before === written);
    result += (joins ? ' ' : '') + written;
    before = written.length === 1 || isWord(written) ? written : '';
  }
  return result;
}
