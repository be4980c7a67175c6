// How the interpreter's console shows values: text as it is, anything nested with the line breaks of its printer
// (behaviour of jsfGetJSONWithCallback in src/jswrap_json.c, 2v29, without the shortening of very long values).

/** Most simple fields of an object on one line. */
const FIELDS_ON_A_LINE = 4;

/** One value as `print` shows it. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? value : new Printer(false).text(value, 0);
}

/** One value as the console shows what an expression gave: texts in quotes, names of fields without. */
export function answered(value: unknown): string {
  return new Printer(true).text(value, 0);
}

class Printer {
  private readonly dropsQuotes: boolean;
  private readonly open = new Set<object>();

  constructor(dropsQuotes: boolean) {
    this.dropsQuotes = dropsQuotes;
  }

  text(value: unknown, depth: number): string {
    if (typeof value === 'string') return quoted(value);
    if (typeof value === 'function') return functionText(value);
    if (typeof value !== 'object' || value === null) return String(value);
    if (this.open.has(value)) return ' ... ';
    this.open.add(value);
    const text = this.objectText(value, depth);
    this.open.delete(value);
    return text;
  }

  private objectText(value: object, depth: number): string {
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    if (kind === 'ArrayBuffer') return bytesText(new Uint8Array(value as ArrayBuffer), 'ArrayBuffer');
    if (ArrayBuffer.isView(value)) return bytesText(value as Uint8Array, kind);
    if (Array.isArray(value)) return this.arrayText(value, depth);
    // An error, a pin or another object with a text of its own.
    if (String(value) !== `[object ${kind}]`) return String(value);
    return this.fieldsText(Object.entries(value), depth);
  }

  private arrayText(values: unknown[], depth: number): string {
    let text = '[ ';
    let breakNext = false;
    values.forEach((value, index) => {
      if (index > 0) text += ', ';
      const breaks = isNested(value);
      if (breakNext || breaks) text += newLine(depth + 1);
      text += this.text(value, depth + 1);
      breakNext = breaks;
    });
    return `${text}${breakNext ? newLine(depth) : ''} ]`;
  }

  private fieldsText(fields: [string, unknown][], depth: number): string {
    let text = '{ ';
    let breakNext = false;
    let onThisLine = 0;
    fields.forEach(([name, value], index) => {
      onThisLine++;
      if (index > 0) text += ', ';
      const breaks = isNested(value);
      if (breakNext || breaks || onThisLine > FIELDS_ON_A_LINE) {
        text += newLine(depth + 1);
        onThisLine = 0;
      }
      const bare = this.dropsQuotes && /^(?:\d+|[A-Za-z_$][\w$]*)$/.test(name);
      text += `${bare ? name : quoted(name)}: ${this.text(value, depth + 1)}`;
      breakNext = breaks;
    });
    return `${text}${breakNext ? newLine(depth) : ''} }`;
  }
}

function isNested(value: unknown): boolean {
  return !(value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean');
}

function newLine(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}

function bytesText(values: ArrayLike<number>, kind: string): string {
  const numbers = Array.from(values, Number);
  if (numbers.every(number => number === 0)) return `new ${kind}(${numbers.length})`;
  if (kind === 'ArrayBuffer') return `new Uint8Array([${numbers.join(', ')}]).buffer`;
  return `new ${kind}([${numbers.join(', ')}])`;
}

function functionText(value: unknown): string {
  const source = String(value);
  const head = /^(?:function\s*[\w$]*\s*)?(\([^)]*\))\s*(?:=>)?\s*/.exec(source);
  return head ? `function ${head[1]} ${source.slice(head[0].length)}` : 'function () { [native code] }';
}

function quoted(text: string): string {
  return `"${Array.from(text, escaped).join('')}"`;
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\v': '\\v',
  '\f': '\\f',
};

function escaped(character: string): string {
  const code = character.charCodeAt(0);
  if (SHORT_ESCAPES[character]) return SHORT_ESCAPES[character];
  if (code >= 32 && code < 127) return character;
  return `\\x${code.toString(16).toUpperCase().padStart(2, '0')}`;
}
