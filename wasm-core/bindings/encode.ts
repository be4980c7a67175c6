// Turns named inputs into window words and window words back into named outputs, as the memory map says.
// What no field can take becomes an impossible word, so that the core finds and names errors in one order.
import { listAddresses, outputListName } from '../build/schema.ts';
import {
  elementBytes,
  type Field,
  type ListType,
  type Output,
  type OutputType,
  type Procedure,
  type ScalarType,
} from '../describe/description.ts';
import { ABSENT, DICE, DICE_COUNT, IMPOSSIBLE, IMPOSSIBLE_FACE, OUTPUT_WORD } from '../memory-map.ts';

export type Value = number | boolean | string | readonly (number | boolean | string)[];
export type Values = Record<string, Value>;

function scalarWord(type: ScalarType, value: unknown): number {
  if (value === undefined) return ABSENT;
  if (type.kind === 'boolean') return typeof value === 'boolean' ? Number(value) : IMPOSSIBLE;
  if (type.kind === 'enum') {
    const position = typeof value === (type.figures ? 'number' : 'string') ? type.words.indexOf(String(value)) : -1;
    return position < 0 ? IMPOSSIBLE : position;
  }
  const fits = Number.isInteger(value) && Math.abs(value as number) < IMPOSSIBLE;
  return fits ? (value as number) : IMPOSSIBLE;
}

/** Where the fields and outputs of a procedure stand: worked out once, for a look-up takes less time than this. */
interface Places {
  readonly fields: readonly { name: string; type: Field['type']; address: number }[];
  readonly outputs: readonly { name: string; type: Output['type']; address: number }[];
}

const places = new WeakMap<Procedure, Places>();

function placesOf(procedure: Procedure): Places {
  const known = places.get(procedure);
  if (known) return known;
  const addresses = listAddresses(procedure);
  const made: Places = {
    fields: procedure.fields.map(({ name, type }) => ({ name, type, address: addresses[name] ?? 0 })),
    outputs: procedure.outputs.map(({ name, type }) => {
      return { name, type, address: addresses[outputListName(procedure, name)] ?? 0 };
    }),
  };
  places.set(procedure, made);
  return made;
}

/** Reads and writes the window of one pack. */
export class Window {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  word(address: number): number {
    return this.#view.getInt32(address, true);
  }

  setWord(address: number, value: number): void {
    this.#view.setInt32(address, value, true);
  }

  /** Writes all fields of a call; answers the first two words, which ride as arguments. */
  writeFields(procedure: Procedure, input: Readonly<Record<string, unknown>>): readonly [number, number] {
    const { fields } = placesOf(procedure);
    let first = 0;
    let second = 0;
    for (let k = 0; k < fields.length; k++) {
      const { name, type, address } = fields[k]!;
      const word = type.kind === 'list' ? this.#writeList(type, address, input[name]) : scalarWord(type, input[name]);
      this.setWord(4 * k, word);
      if (k === 0) first = word;
      else if (k === 1) second = word;
    }
    return [first, second];
  }

  /** Writes the elements of a list; answers their number as the field's word. */
  #writeList(type: ListType, address: number, value: unknown): number {
    if (value === undefined) return ABSENT;
    if (!Array.isArray(value) || value.length > type.most) return IMPOSSIBLE;
    for (const [i, element] of value.entries()) this.#writeElement(address, type.element, i, element);
    return value.length;
  }

  #writeElement(address: number, type: ScalarType, i: number, element: unknown): void {
    const bytes = elementBytes(type);
    const least = -(2 ** (8 * bytes - 1));
    const word = scalarWord(type, element);
    const value = word > least && word < -least ? word : least;
    if (bytes === 1) this.#view.setInt8(address + i, value);
    else if (bytes === 2) this.#view.setInt16(address + 2 * i, value, true);
    else this.#view.setInt32(address + 4 * i, value, true);
  }

  /** Writes the given dice, at most `most`; what is no face becomes an impossible one. */
  writeDice(dice: unknown, most: number): void {
    const count = Array.isArray(dice) ? Math.min(dice.length, most) : 0;
    this.setWord(DICE_COUNT, count);
    for (let i = 0; i < count; i++) {
      const face: unknown = (dice as unknown[])[i];
      const fits = typeof face === 'number' && Number.isInteger(face) && face >= 0 && face < IMPOSSIBLE_FACE;
      this.#bytes[DICE + i] = fits ? face : IMPOSSIBLE_FACE;
    }
  }

  /** Outputs that are part of this outcome, in the order of the description. */
  readOutputs(procedure: Procedure): Values {
    const { outputs } = placesOf(procedure);
    const values: Values = {};
    for (let k = 0; k < outputs.length; k++) {
      const { name, type, address } = outputs[k]!;
      const word = this.word(4 * (OUTPUT_WORD + k));
      if (word !== ABSENT) values[name] = this.#readOutput(type, word, address);
    }
    return values;
  }

  #readOutput(type: Output['type'], word: number, address: number): Value {
    if (type.kind !== 'list') return shown(type, word);
    const bytes = elementBytes(type.element);
    return Array.from({ length: word }, (_, i) => {
      const at = address + i * bytes;
      const element =
        bytes === 1 ? this.#view.getInt8(at) : bytes === 2 ? this.#view.getInt16(at, true) : this.word(at);
      return shown(type.element, element);
    });
  }
}

function shown(type: OutputType['type'], word: number): number | boolean | string {
  if (type.kind === 'boolean') return word !== 0;
  return type.kind === 'enum' ? (type.words[word] ?? `word ${word}`) : word;
}
