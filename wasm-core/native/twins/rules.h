/* What every rule pack has, by hand in C: reading fields, the validator over the packed schema, dice that are given.
 * The figures of the memory map and the addresses of the tables come from the build. */
#include "twin.h"

#define FIELD(k) WORD(4 * (k))
#define OUTPUT(k) WORD(4 * (OUTPUT_WORD + (k)))

static s32 number_at(u32 index) {
  const s32 packed = TABLE_S16(SCHEMA_NUMBERS + 2 * index);
  s32 value = packed >> 3;
  for (s32 power = packed & 7; power > 0; power--) value *= 10;
  return value;
}

static s32 low(u32 type) { return number_at(TABLE_U8(type + 1)); }
static s32 high(u32 type) { return number_at(TABLE_U8(type + 2)); }

static int outside(s32 value, u32 type) {
  const s32 lowest = low(type);
  return (u32)(value - lowest) > (u32)(high(type) - lowest);
}

static s32 kind_of_error(u32 type) { return TABLE_U8(type) & TYPE_ENUM ? ENUM_ERROR : RANGE_ERROR; }

static s32 elements_bad(u32 type, u32 address, s32 count) {
  const u32 width = (TABLE_U8(type) >> TYPE_WIDTH_SHIFT) & 3;
  const u32 element = SCHEMA_TYPES + 4 * TABLE_U8(type + 3);
  for (s32 i = 0; i < count; i++) {
    const u32 at = address + ((u32)i << width);
    if (outside(width == 0 ? READ_S8(at) : width == 1 ? READ_S16(at) : READ_S32(at), element)) return kind_of_error(element);
  }
  return 0;
}

static int repeats(u32 address, s32 count) {
  for (s32 i = 1; i < count; i++)
    for (s32 j = 0; j < i; j++)
      if (READ_U8(address + (u32)i) == READ_U8(address + (u32)j)) return 1;
  return 0;
}

static s32 validate(u32 procedure) {
  u32 at = SCHEMA_STREAM + (u32)TABLE_S16(SCHEMA_OFFSETS + 2 * procedure);
  const u32 end = SCHEMA_STREAM + (u32)TABLE_S16(SCHEMA_OFFSETS + 2 * procedure + 2);
  u32 list_address = LISTS;
  for (u32 k = 0; at < end; k++) {
    u32 index = TABLE_U8(at++);
    if (index == GUARD) {
      const u32 counts = (TABLE_U8(at + 1) >> READ_S32(4 * TABLE_U8(at))) & 1;
      const u32 guarded = TABLE_U8(at + 2);
      at += 3;
      if (!counts) {
        at += guarded;
        k += guarded - 1;
        continue;
      }
      index = TABLE_U8(at++);
    }
    const u32 type = SCHEMA_TYPES + 4 * index;
    const u32 flags = TABLE_U8(type);
    const s32 value = READ_S32(4 * k);
    if (value == ABSENT && flags & TYPE_OPTIONAL) {
      if (!(flags & TYPE_NO_FALLBACK)) WORD(4 * k) = number_at(TABLE_U8(type + 3));
    } else {
      s32 bad = 0;
      if (outside(value, type)) bad = kind_of_error(type);
      else if (flags & TYPE_LIST) {
        bad = elements_bad(type, list_address, value);
        if (!bad && flags & TYPE_DISTINCT && repeats(list_address, value)) bad = RANGE_ERROR;
      }
      if (bad) return bad | (s32)(k << 8);
    }
    if (flags & TYPE_LIST) list_address += (((u32)high(type) << ((flags >> TYPE_WIDTH_SHIFT) & 3)) + 3) & ~3u;
  }
  return 0;
}

static void fail(s32 kind, s32 field) {
  if (WORD(STATUS) == 0) WORD(STATUS) = kind | field << 8;
}

static s32 die_from(s32 lowest, s32 sides) {
  const s32 read = WORD(DICE_READ);
  if (read < WORD(DICE_COUNT)) {
    const s32 face = READ_U8(DICE + (u32)read);
    WORD(DICE_READ) = read + 1;
    if ((u32)(face - lowest) < (u32)sides) return face;
    sides = 0;
  }
  if (WORD(STATUS) == 0) {
    WORD(WANTED_SIDES) = sides;
    WORD(WANTED_LOWEST) = lowest;
    fail(DICE_ERROR, 0);
  }
  return lowest;
}

static s32 die(s32 sides) { return die_from(1, sides); }

/* Before and after the rules of a procedure; answers the first bad field. */
static s32 begin(u32 procedure, u32 a, u32 b) {
  FIELD(0) = (s32)a;
  FIELD(1) = (s32)b;
  WORD(DICE_READ) = 0;
  WORD(STATUS) = 0;
  const s32 bad = validate(procedure);
  if (bad) return bad;
  for (u32 k = 0; k < OUTPUT_WORDS; k++) {
    OUTPUT(k) = UNSET_OUTPUT;
    __asm__ volatile("" ::: "memory"); /* No library is linked: keep the compiler from calling memset. */
  }
  return 0;
}
