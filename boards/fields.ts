// Reading fields out of JSON with checks: a wrong field is an error that names the file, the field's path, what stands
// there and what is allowed.

/** Reads the fields of one JSON object and remembers which were read. */
export class FieldReader {
  private readonly fields: Record<string, unknown>;
  private readonly where: string;
  private readonly path: string;
  private readonly read = new Set<string>();

  /** @param where file name for messages @param path path of this object within the file, with its dot */
  constructor(value: unknown, where: string, path: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${where}: ${path.slice(0, -1) || 'the file'} should be an object in braces`);
    }
    this.fields = value as Record<string, unknown>;
    this.where = where;
    this.path = path;
  }

  /** Throws the error for a field. */
  wrong(name: string, found: unknown, allowed: string): never {
    const shown = found === undefined ? 'missing' : JSON.stringify(found);
    throw new Error(`${this.where}: ${this.path}${name} is ${shown}, should be ${allowed}`);
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined;
  }

  /** A text that is not empty. */
  text(name: string): string {
    const value = this.take(name);
    return typeof value === 'string' && value !== '' ? value : this.wrong(name, value, 'a text');
  }

  /** A text of a form. */
  textOf(name: string, form: RegExp, formInWords: string): string {
    const value = this.take(name);
    return typeof value === 'string' && form.test(value) ? value : this.wrong(name, value, formInWords);
  }

  /** A whole number within bounds, both included. */
  integer(name: string, least: number, most: number): number {
    const value = this.take(name);
    const allowed = least === most ? String(least) : `a whole number from ${least} to ${most}`;
    return isIntegerWithin(value, least, most) ? value : this.wrong(name, value, allowed);
  }

  /** A list of at least one whole number within bounds. */
  integers(name: string, least: number, most: number): number[] {
    const value = this.take(name);
    const right = Array.isArray(value) && value.length > 0 && value.every(item => isIntegerWithin(item, least, most));
    return right ? (value as number[]) : this.wrong(name, value, `a list of whole numbers from ${least} to ${most}`);
  }

  flag(name: string): boolean {
    const value = this.take(name);
    return typeof value === 'boolean' ? value : this.wrong(name, value, 'true or false');
  }

  /** One word of a list. */
  oneOf<T extends string>(name: string, words: readonly T[]): T {
    const value = this.take(name);
    return words.includes(value as T) ? (value as T) : this.wrong(name, value, `one of ${words.join(', ')}`);
  }

  /** Any number of words of a list, none twice. */
  manyOf<T extends string>(name: string, words: readonly T[]): T[] {
    const value = this.take(name);
    const right = Array.isArray(value) && value.every(item => words.includes(item)) && isWithoutRepeats(value);
    return right ? (value as T[]) : this.wrong(name, value, `a list of ${words.join(', ')}, each at most once`);
  }

  /** A list of at least one text of a form, none twice. */
  texts(name: string, form: RegExp, formInWords: string): string[] {
    const value = this.take(name);
    const right =
      Array.isArray(value) &&
      value.length > 0 &&
      value.every(item => typeof item === 'string' && form.test(item)) &&
      isWithoutRepeats(value);
    return right ? (value as string[]) : this.wrong(name, value, `a list of names (${formInWords}), each once`);
  }

  /** A list of at least one text of a form; the same one may stand in it several times. */
  list(name: string, form: RegExp, formInWords: string): string[] {
    const value = this.take(name);
    const right =
      Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'string' && form.test(item));
    return right ? (value as string[]) : this.wrong(name, value, `a list of names (${formInWords})`);
  }

  /** A list of texts that are not empty. */
  lines(name: string): string[] {
    const value = this.take(name);
    const right = Array.isArray(value) && value.every(item => typeof item === 'string' && item !== '');
    return right ? (value as string[]) : this.wrong(name, value, 'a list of texts');
  }

  /** A list of objects, each read by `one`. */
  objects<T>(name: string, one: (reader: FieldReader) => T): T[] {
    const value = this.take(name);
    if (!Array.isArray(value)) this.wrong(name, value, 'a list');
    return (value as unknown[]).map((item, at) => one(new FieldReader(item, this.where, `${this.path}${name}.${at}.`)));
  }

  object(name: string): FieldReader {
    const value = this.take(name);
    if (value === undefined) this.wrong(name, value, 'an object in braces');
    return new FieldReader(value, this.where, `${this.path}${name}.`);
  }

  /** An object of any names, each value read by `one`. */
  record<T>(name: string, one: (reader: FieldReader, name: string) => T): Record<string, T> {
    const reader = this.object(name);
    return Object.fromEntries(Object.keys(reader.fields).map(key => [key, one(reader, key)]));
  }

  /** Throws when the object has a field that was not read. */
  nothingElse(): void {
    const unknown = Object.keys(this.fields).find(name => !this.read.has(name));
    if (unknown !== undefined) {
      throw new Error(`${this.where}: ${this.path}${unknown} is not known; known are ${[...this.read].join(', ')}`);
    }
  }

  private take(name: string): unknown {
    this.read.add(name);
    return this.fields[name];
  }
}

function isIntegerWithin(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isWithoutRepeats(values: unknown[]): boolean {
  return new Set(values).size === values.length;
}
