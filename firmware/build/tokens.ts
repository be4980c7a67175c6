// Code as the interpreter's own tokens: a reserved word or long operator is one byte, a text its length and its bytes.
// The lexer of 2v20.48 and later reads both forms alike (src/jslex.h, "Web IDE can pretokenise code"); the short one is read faster.

/** Code of the first word; the others follow in this order (LEX_TYPES in src/jslex.h of 2v29). */
export const FIRST_TOKEN = 138;
export const TOKENS: readonly string[] = [
  ...'== === != !== <= << <<= >= >> >>> >>= >>>= += -= ++ -- *= /= %= &= && |= || ^= =>'.split(' '),
  ...'if else do while for break continue function return var let const this throw try catch finally'.split(' '),
  ...'true false null undefined new in instanceof switch case default delete typeof void debugger'.split(' '),
  ...'class extends super static of'.split(' '),
];
/** A text: this, its length in a byte, its bytes. */
export const RAW_STRING8 = 0xd1;
/** A text: this, its length in two bytes, low first, its bytes. */
export const RAW_STRING16 = 0xd2;

const isWord = (text: string) => /^[\w$]/.test(text);

function untokenised(code: string, at: number): [string, number] {
  const byte = code.charCodeAt(at);
  if (byte === RAW_STRING8 || byte === RAW_STRING16) {
    const head = byte === RAW_STRING8 ? 2 : 3;
    const length = code.charCodeAt(at + 1) | (head === 3 ? code.charCodeAt(at + 2) << 8 : 0);
    const from = at + head;
    return [JSON.stringify(code.slice(from, from + length)), from + length];
  }
  const token = TOKENS[byte - FIRST_TOKEN];
  if (token === undefined) throw new Error(`byte ${byte} at ${at} is no token`);
  return [isWord(token) ? ` ${token} ` : token, at + 1];
}

/** The code that tokens stand for; plain code stays as it is. */
export function untokenise(code: string): string {
  let result = '';
  for (let at = 0; at < code.length; ) {
    if (code.charCodeAt(at) < 128) result += code[at++];
    else {
      const [text, next] = untokenised(code, at);
      result += text;
      at = next;
    }
  }
  return result;
}
