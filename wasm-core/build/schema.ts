// Packs the descriptions of a pack's procedures into the schema that the core's validator reads, and places their lists.
// Layout: numbers (16 bits each), types (4 bytes each), a stream of type numbers per procedure, offsets into the stream.
import {
  checksOf,
  elementBytes,
  type Field,
  type ListType,
  type PackDescription,
  type Procedure,
  proceduresOf,
  type ScalarType,
} from '../describe/description.ts';
import {
  ABSENT,
  CHECK,
  FIELD_WORDS,
  GUARD,
  IMPOSSIBLE,
  LISTS,
  OUTPUT_WORDS,
  TYPE_DISTINCT,
  TYPE_ENUM,
  TYPE_LIST,
  TYPE_NO_FALLBACK,
  TYPE_OPTIONAL,
  TYPE_WIDTH_SHIFT,
  WINDOW_BYTES,
} from '../memory-map.ts';

export interface Schema {
  readonly numbers: readonly number[];
  readonly types: readonly number[];
  readonly stream: readonly number[];
  readonly offsets: readonly number[];
}

/** Value as a mantissa of 13 bits with a power of ten in the low three bits, 16 bits in all. */
export function packNumber(value: number): number {
  let mantissa = value;
  let power = 0;
  while (Math.abs(mantissa) > 4095 && mantissa % 10 === 0) {
    mantissa /= 10;
    power += 1;
  }
  const isFigure = Number.isInteger(value) && value > ABSENT && value < IMPOSSIBLE;
  if (!isFigure || Math.abs(mantissa) > 4095) throw new Error(`the limit ${value} does not fit the packed schema`);
  return (mantissa << 3) | power;
}

/** Lowest and highest stored figure of a scalar type. */
export function domain(type: ScalarType): readonly [number, number] {
  if (type.kind === 'integer') return [type.low, type.high];
  return type.kind === 'boolean' ? [0, 1] : [0, type.words.length - 1];
}

/** Name by which rules address a list output: its own, or `<name>Out` if a list field has that name. */
export function outputListName(procedure: Procedure, name: string): string {
  return procedure.fields.some(field => field.name === name) ? `${name}Out` : name;
}

/** Window address of each list field, then of each list output, in the order of the description, by the names that rules use. */
export function listAddresses(procedure: Procedure): Record<string, number> {
  const addresses: Record<string, number> = {};
  const { fields, outputs } = procedure;
  let at = LISTS;
  const lists = [
    ...fields.map(({ name, type }) => ({ name, type })),
    ...outputs.map(({ name, type }) => ({ name: outputListName(procedure, name), type })),
  ];
  for (const { name, type } of lists) {
    if (type.kind !== 'list') continue;
    if (name in addresses) throw new Error(`${procedure.id}: two lists are called ${name}`);
    addresses[name] = at;
    at += (type.most * elementBytes(type.element) + 3) & ~3;
  }
  if (at > WINDOW_BYTES)
    throw new Error(`${procedure.id}: its lists take ${at - LISTS} bytes, the window has ${WINDOW_BYTES - LISTS}`);
  return addresses;
}

function guardMask(procedure: Procedure, field: Field): readonly [number, number] | undefined {
  if (!field.when) return undefined;
  const position = procedure.fields.findIndex(other => other.name === field.when?.field);
  const guard = procedure.fields[position];
  if (!guard || position >= procedure.fields.indexOf(field)) {
    throw new Error(`${procedure.id}.${field.name} depends on ${field.when.field}, which is no earlier field`);
  }
  if (field.type.kind === 'list')
    throw new Error(`${procedure.id}.${field.name}: a list can't depend on another field`);
  const { type } = guard;
  // The core shifts the mask by the guard's value: more words than bits of a word would come round again.
  if (type.kind === 'enum' && type.words.length > 32)
    throw new Error(`${procedure.id}.${field.name}: ${guard.name} has more than 32 words`);
  const values = field.when.is.map(value => {
    const known: readonly unknown[] = type.kind === 'enum' ? type.words : type.kind === 'boolean' ? [false, true] : [];
    const position = known.indexOf(value);
    if (position < 0 || position > 7) throw new Error(`${procedure.id}.${field.name}: ${guard.name} can't be ${value}`);
    return position;
  });
  return [position, values.reduce((mask, value) => mask | (1 << value), 0)];
}

/** The packed schema of all procedures of a pack. Throws an error that names the procedure where a description breaks a limit. */
export function packSchema(pack: PackDescription): Schema {
  const numbers: number[] = [];
  const types: number[] = [];
  const stream: number[] = [];
  const offsets: number[] = [];
  const typeNumbers = new Map<string, number>();
  const checks = checksOf(pack);
  if (checks.length > 0 && !pack.checks) throw new Error(`${pack.id}: no file is named for its checks`);

  const number = (value: number): number => {
    const packed = packNumber(value);
    const known = numbers.indexOf(packed);
    if (known >= 0) return known;
    numbers.push(packed);
    return numbers.length - 1;
  };
  const typeNumber = (packed: readonly number[]): number => {
    const key = packed.join();
    const known = typeNumbers.get(key);
    if (known !== undefined) return known;
    typeNumbers.set(key, typeNumbers.size);
    types.push(...packed);
    return typeNumbers.size - 1;
  };
  const scalar = (type: ScalarType, flags: number, fallback: number | undefined): number => {
    const [low, high] = domain(type);
    const optional = flags & TYPE_OPTIONAL && fallback === undefined ? TYPE_NO_FALLBACK : 0;
    return typeNumber([
      (type.kind === 'enum' && !type.figures ? TYPE_ENUM : 0) | flags | optional,
      number(low),
      number(high),
      fallback === undefined ? 0 : number(fallback),
    ]);
  };
  const listOf = (type: ListType, flags: number): number => {
    const widthShift = Math.log2(elementBytes(type.element));
    const distinct = type.distinct ? TYPE_DISTINCT : 0;
    if (distinct && widthShift > 0) throw new Error(`${pack.id}: distinct elements must fit a byte`);
    const packed =
      TYPE_LIST | distinct | flags | (flags & TYPE_OPTIONAL ? TYPE_NO_FALLBACK : 0) | (widthShift << TYPE_WIDTH_SHIFT);
    return typeNumber([packed, number(type.least), number(type.most), scalar(type.element, 0, undefined)]);
  };

  for (const procedure of proceduresOf(pack)) {
    offsets.push(stream.length);
    if (procedure.fields.length > FIELD_WORDS) throw new Error(`${procedure.id} has more than ${FIELD_WORDS} fields`);
    if (procedure.outputs.length > OUTPUT_WORDS)
      throw new Error(`${procedure.id} has more than ${OUTPUT_WORDS} outputs`);
    listAddresses(procedure);
    let guard = '';
    let countAt = 0;
    for (const field of procedure.fields) {
      const mask = guardMask(procedure, field);
      if (mask && mask.join() === guard) stream[countAt]! += 1;
      else if (mask) countAt = stream.push(GUARD, ...mask, 1) - 1;
      guard = mask?.join() ?? '';
      // A guard skips its fields by their number, one byte each.
      if (mask && field.check)
        throw new Error(`${procedure.id}.${field.name}: a field that depends on another can't have a check`);
      if (field.check) stream.push(CHECK, checks.indexOf(field.check.name));
      const flags = field.optional ? TYPE_OPTIONAL : 0;
      stream.push(field.type.kind === 'list' ? listOf(field.type, flags) : scalar(field.type, flags, field.fallback));
    }
  }
  offsets.push(stream.length);
  if (numbers.length > 255 || typeNumbers.size >= CHECK)
    throw new Error(`${pack.id}: too many different limits or types`);
  return { numbers, types, stream, offsets };
}
