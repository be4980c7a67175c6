/* The dice pack by hand in C, for comparison. */
#include "twin.h"

static u32 rotate(u32 x, u32 by) { return x << by | x >> (32 - by); }

static u32 next_word(void) {
  u32 *const s = (u32 *)(window_start + STATE);
  const u32 s0 = s[0], s1 = s[1], s2 = s[2] ^ s0, s3 = s[3] ^ s1;
  s[0] = s0 ^ s3;
  s[1] = s1 ^ s2;
  s[2] = s2 ^ s1 << 9;
  s[3] = rotate(s3, 11);
  return rotate(s1 * 5, 7) * 9;
}

static s32 draw_face(u32 sides) {
  const u32 surplus = (u32)__builtin_clz((sides - 1) | 1);
  u32 value;
  do value = next_word() >> surplus;
  while (value >= sides);
  return (s32)value + 1;
}

static s32 face(u32 i) { return (u16)READ_S16(FACES + 2 * i); }

static int is_selection(u32 selection) {
  const u32 count = selection & 255, kept = selection >> 8 & 255, which = selection >> 16;
  return count - 1 < MOST_DICE_IN_ROLL && kept - 1 < count && which <= KEEP_LOWEST && (which != KEEP_ALL || kept == count);
}

static s32 sum_of(u32 selection) {
  const s32 count = selection & 255, kept = selection >> 8 & 255;
  const int lowest = selection >> 16 == KEEP_LOWEST;
  s32 total = 0;
  for (s32 i = 0; i < count; i++) {
    s32 better = 0;
    for (s32 j = 0; j < count; j++) {
      const s32 difference = lowest ? face((u32)i) - face((u32)j) : face((u32)j) - face((u32)i);
      if (difference > 0 || (difference == 0 && j < i)) better++;
    }
    WRITE_U8(KEPT + (u32)i, better < kept);
    if (better < kept) total += face((u32)i);
  }
  WORD(TOTAL) = total;
  return total;
}

__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {
  if (procedure == SEED) {
    for (u32 i = 0; i < 4; i++) {
      a += 0x9e3779b9u;
      u32 z = (a ^ a >> 16) * 0x85ebca6bu;
      z = (z ^ z >> 13) * 0xc2b2ae35u;
      ((u32 *)(window_start + STATE))[i] = z ^ z >> 16;
    }
    return 0;
  }
  if (procedure == SUM) return (u32)(is_selection(b) ? sum_of(b) : REFUSED);
  if (!(WORD(STATE) | WORD(STATE + 4) | WORD(STATE + 8) | WORD(STATE + 12))) return (u32)REFUSED;
  if (procedure == GENERATOR_WORD) return next_word();
  if (a - 1 >= MOST_SIDES) return (u32)REFUSED;
  if (procedure == DRAW) return (u32)draw_face(a);
  if (procedure != ROLL || !is_selection(b)) return (u32)REFUSED;
  for (u32 i = 0; i < (b & 255); i++) WRITE_U16(FACES + 2 * i, draw_face(a));
  return (u32)sum_of(b);
}
