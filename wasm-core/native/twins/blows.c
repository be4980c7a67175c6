/* Three procedures of the blows pack by hand in C, for comparison. */
#include "rules.h"

static s32 row_of(s32 dexterity) {
  u32 row = 0;
  while ((u16)TABLE_S16(HIGH_SCORE + 2 * row) < dexterity) row++;
  return (s32)row;
}

static s32 blows_at(s32 row, s32 column) {
  const u32 cell = (u32)(row * 12 + column);
  return (s32)(TABLE_U8(BLOWS_GRID + cell / 2) >> (cell & 1) * 4) & 15;
}

static s32 strength_row(s32 strength) { return strength < 18 ? 0 : least(1 + (strength - 18) / 10, 23); }

static s32 adjusted(s32 strength) {
  const s32 row = strength_row(strength);
  return row ? 10 + 10 * row : strength;
}

static void strength_weapon_index(void) {
  const u32 class_row = (u32)FIELD(0);
  const s32 strength = adjusted(FIELD(1)), divided = greatest(TABLE_U8(LEAST_WEIGHT + class_row), FIELD(2));
  const s32 speed = TABLE_U8(SPEED + class_row);
  OUTPUT(0) = strength;
  OUTPUT(1) = divided;
  OUTPUT(2) = speed;
  OUTPUT(3) = strength * speed;
  OUTPUT(4) = strength * speed / divided;
}

static void table_blows(void) {
  const s32 row = row_of(FIELD(0)), column = least(FIELD(1), 11);
  OUTPUT(0) = row;
  OUTPUT(1) = column;
  OUTPUT(2) = blows_at(row, column);
}

static void natural_blows(void) {
  OUTPUT(0) = FIELD(0);
  if (FIELD(0)) {
    OUTPUT(13) = 1;
    return;
  }
  const u32 class_row = (u32)FIELD(1);
  const s32 weight = FIELD(4), least_weight = TABLE_U8(LEAST_WEIGHT + class_row);
  const s32 speed = TABLE_U8(SPEED + class_row), most = TABLE_U8(MOST_BLOWS + class_row);
  const s32 strength = adjusted(FIELD(2)), divided = greatest(least_weight, weight);
  const s32 product = strength * speed, index = product / divided;
  const s32 row = row_of(FIELD(3)), column = least(index, 11), blows = blows_at(row, column);
  OUTPUT(1) = strength;
  OUTPUT(2) = least_weight;
  OUTPUT(3) = divided;
  OUTPUT(4) = divided > weight;
  OUTPUT(5) = speed;
  OUTPUT(6) = product;
  OUTPUT(7) = index;
  OUTPUT(8) = row;
  OUTPUT(9) = column;
  OUTPUT(10) = blows;
  OUTPUT(11) = most;
  OUTPUT(12) = blows > most;
  OUTPUT(13) = least(blows, most);
}

__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {
  const s32 bad = begin(procedure, a, b);
  if (bad) return (u32)bad;
  switch (procedure) {
    case STRENGTH_WEAPON_INDEX: strength_weapon_index(); break;
    case TABLE_BLOWS: table_blows(); break;
    case NATURAL_BLOWS: natural_blows(); break;
  }
  return (u32)WORD(STATUS);
}
