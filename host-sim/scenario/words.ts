// Splitting a scenario line into words: bare words and texts in double quotes, with comments left out.
// What the words mean is not known here.

/** One word of a line. */
export interface Word {
  text: string;
  quoted: boolean;
}

/**
 * Words of a line. Within quotes \" stands for a quote, \\ for a backslash and \n for a new line; a # outside quotes
 * begins a comment.
 * @throws Error that says what is wrong
 */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  let rest = line.trimStart();
  while (rest !== '' && !rest.startsWith('#')) {
    const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(rest);
    const bare = /^[^\s"#]+/.exec(rest);
    if (quoted) words.push({ text: unescaped(quoted[1] ?? ''), quoted: true });
    else if (bare) words.push({ text: bare[0], quoted: false });
    else throw new Error('a text in double quotes does not end');
    rest = rest.slice((quoted ?? bare)?.[0].length);
    if (quoted && rest !== '' && !/^[\s#]/.test(rest)) throw new Error(`a blank is missing before ${rest}`);
    rest = rest.trimStart();
  }
  return words;
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/g, (_, character: string) => {
    if (character === 'n') return '\n';
    if (character === '"' || character === '\\') return character;
    throw new Error(`\\${character} in a text: only \\", \\\\ and \\n have a meaning`);
  });
}
