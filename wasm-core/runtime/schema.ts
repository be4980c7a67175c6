// The one validator: reads the packed schema of a procedure, fills defaults in and finds the first bad field.
// AssemblyScript; also answers DESCRIBE, so that the device draws forms from the same schema that checks them.
import {
  checkFails,
  schemaChecks,
  schemaDistinct,
  schemaNumbers,
  schemaOffsets,
  schemaStream,
  schemaTypes,
} from '../generated';
import {
  ABSENT,
  CHECK,
  ENUM_ERROR,
  GUARD,
  LISTS,
  OUTPUT_WORD,
  RANGE_ERROR,
  TYPE_DISTINCT,
  TYPE_ENUM,
  TYPE_LIST,
  TYPE_NO_FALLBACK,
  TYPE_OPTIONAL,
  TYPE_WIDTH_SHIFT,
} from '../memory-map';
import { byteAt, elementAt, field, output, setField, shortAt } from './window';

/** Packed number: a mantissa of 13 bits and a power of ten in the three low bits. */
function numberAt(index: i32): i32 {
  const packed = shortAt(schemaNumbers + (index << 1));
  let value = packed >> 3;
  for (let power = packed & 7; power > 0; power--) value *= 10;
  return value;
}

function low(type: i32): i32 {
  return numberAt(byteAt(type + 1));
}

function high(type: i32): i32 {
  return numberAt(byteAt(type + 2));
}

function outside(value: i32, type: i32): bool {
  const lowest = low(type);
  return <u32>(value - lowest) > <u32>(high(type) - lowest);
}

function typeAt(index: i32): i32 {
  return schemaTypes + (index << 2);
}

/** Bytes that a list of this type takes in the list area. */
function listBytes(type: i32): i32 {
  return ((high(type) << ((byteAt(type) >> TYPE_WIDTH_SHIFT) & 3)) + 3) & ~3;
}

/** What kind of error a figure outside this type is; a list of words that is too long or too short is out of range. */
function kindOfError(type: i32): i32 {
  return byteAt(type) & TYPE_ENUM ? ENUM_ERROR : RANGE_ERROR;
}

/** Kind of error of the first bad element, or 0. */
function elementsBad(type: i32, address: i32, count: i32): i32 {
  const widthShift = (byteAt(type) >> TYPE_WIDTH_SHIFT) & 3;
  const elementType = typeAt(byteAt(type + 3));
  for (let i = 0; i < count; i++) {
    if (outside(elementAt(address + (i << widthShift), widthShift), elementType)) return kindOfError(elementType);
  }
  return 0;
}

/** True if one of these bytes stands twice. */
function repeats(address: i32, count: i32): bool {
  for (let i = 1; i < count; i++) {
    for (let j = 0; j < i; j++) if (byteAt(address + i) === byteAt(address + j)) return true;
  }
  return false;
}

/** Status of the first bad field of the procedure in the order of its description, or 0. */
export function validate(procedure: i32): i32 {
  let at = schemaStream + shortAt(schemaOffsets + (procedure << 1));
  const end = schemaStream + shortAt(schemaOffsets + (procedure << 1) + 2);
  let listAddress = LISTS;
  for (let k = 0; at < end; k++) {
    let index = byteAt(at++);
    if (index === GUARD) {
      const counts = (byteAt(at + 1) >> field(byteAt(at))) & 1;
      const guarded = byteAt(at + 2);
      at += 3;
      if (!counts) {
        at += guarded;
        k += guarded - 1;
        continue;
      }
      index = byteAt(at++);
    }
    let check = -1;
    if (schemaChecks && index === CHECK) {
      check = byteAt(at);
      index = byteAt(at + 1);
      at += 2;
    }
    const type = typeAt(index);
    const flags = byteAt(type);
    const value = field(k);
    const isList = flags & TYPE_LIST;
    if (value === ABSENT && flags & TYPE_OPTIONAL) {
      if (!(flags & TYPE_NO_FALLBACK)) setField(k, numberAt(byteAt(type + 3)));
    } else {
      let bad = 0;
      if (outside(value, type)) bad = kindOfError(type);
      else if (isList) {
        bad = elementsBad(type, listAddress, value);
        if (schemaDistinct && !bad && flags & TYPE_DISTINCT && repeats(listAddress, value)) bad = RANGE_ERROR;
      }
      if (bad) return bad | (k << 8);
    }
    if (schemaChecks && check >= 0 && checkFails(check)) return RANGE_ERROR | (k << 8);
    if (isList) listAddress += listBytes(type);
  }
  return 0;
}

/**
 * Output words for field k: flags, lowest, highest (of the figure, or of the number of elements), default (or ABSENT),
 * then of a list: lowest and highest of an element, address; then the guarding field (-1: always counts) and the mask of its values.
 * A field that the procedure does not have leaves every output absent.
 */
export function describe(procedure: i32, k: i32): void {
  let at = schemaStream + shortAt(schemaOffsets + (procedure << 1));
  const end = schemaStream + shortAt(schemaOffsets + (procedure << 1) + 2);
  let listAddress = LISTS;
  let guard = -1;
  let mask = 0;
  let guarded = 0;
  while (at < end) {
    let index = byteAt(at++);
    if (index === GUARD) {
      guard = byteAt(at);
      mask = byteAt(at + 1);
      guarded = byteAt(at + 2);
      at += 3;
      index = byteAt(at++);
    }
    if (schemaChecks && index === CHECK) {
      index = byteAt(at + 1);
      at += 2;
    }
    const type = typeAt(index);
    const flags = byteAt(type);
    if (k-- === 0) {
      const elementType = typeAt(byteAt(type + 3));
      output(OUTPUT_WORD, flags);
      output(OUTPUT_WORD + 1, low(type));
      output(OUTPUT_WORD + 2, high(type));
      if (flags & TYPE_LIST) {
        output(OUTPUT_WORD + 4, low(elementType));
        output(OUTPUT_WORD + 5, high(elementType));
        output(OUTPUT_WORD + 6, listAddress);
      } else if ((flags & (TYPE_OPTIONAL | TYPE_NO_FALLBACK)) === TYPE_OPTIONAL) {
        output(OUTPUT_WORD + 3, numberAt(byteAt(type + 3)));
      }
      output(OUTPUT_WORD + 7, guarded > 0 ? guard : -1);
      output(OUTPUT_WORD + 8, mask);
      return;
    }
    guarded--;
    if (flags & TYPE_LIST) listAddress += listBytes(type);
  }
}
