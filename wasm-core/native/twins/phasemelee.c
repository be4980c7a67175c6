/* Two procedures of the phasemelee pack by hand in C, for comparison. */
#include "rules.h"

enum { NONE, HALF, THIRD, QUARTER };
enum { MISS, HIT, CRITICAL, FUMBLE };
enum { NOBODY, A, B };

static s32 halved(s32 level, s32 flag) { return (level + flag) >> flag; }
static s32 points(s32 difference) { return difference > 0 ? 3 * difference : difference; }
static s32 percentile(void) { return die_from(0, 100); }

static s32 rolled(s32 count) {
  s32 sum = 0;
  for (; count > 0; count--) sum += die(6);
  return sum;
}

static void melee_attack(void) {
  const s32 behind = FIELD(12), immobile = FIELD(13), parry = behind | immobile ? NONE : FIELD(17);
  const s32 attack = halved(halved(FIELD(1), FIELD(8)), FIELD(10)) + FIELD(2) - (FIELD(14) ? 4 : 0);
  s32 defense = immobile ? 0 : halved(halved(FIELD(3), FIELD(9)), FIELD(11)) - (behind ? 2 : 0);
  defense += FIELD(4) + FIELD(6) + (FIELD(7) && !behind ? FIELD(5) : 0);
  s32 needed = FIELD(0) + points(attack - defense) + FIELD(15) - FIELD(16);
  needed = greatest(0, least(needed, 89));
  if (parry) needed = needed * parry / (parry + 1);
  OUTPUT(0) = attack;
  OUTPUT(1) = defense;
  OUTPUT(2) = needed;
  const s32 critical = 5 * (needed + 1), fumble = 10000 - 5 * (99 - needed), roll = percentile();
  s32 digits = 0;
  if (roll == critical / 100 || (roll == fumble / 100 && fumble % 100)) digits = percentile();
  const s32 fine = roll * 100 + digits;
  if (roll <= needed) {
    OUTPUT(3) = fine <= critical ? CRITICAL : HIT;
    const s32 dice = FIELD(18);
    if (dice) OUTPUT(4) = greatest(rolled(dice) - FIELD(19) + FIELD(20), dice);
  } else if (fine >= fumble) OUTPUT(3) = FUMBLE;
  else if (parry) OUTPUT(5) = roll - needed <= 1 ? 1 : roll - needed <= 5 ? 2 : 0;
}

/* 50 (n - 2k + 1) / n to the nearest, halves to the even figure. */
static s32 count_of(s32 blows, s32 gone) {
  if (gone >= blows) return -128;
  const s32 doubled = 100 * (blows - 1 - 2 * gone) + blows, step = 2 * blows;
  s32 count = doubled / step;
  if (count * step > doubled) count--;
  return count * step == doubled ? count & ~1 : count;
}

static s32 first_striker(void) {
  const s32 a = FIELD(3), b = FIELD(4), longer = a > b ? A : a < b ? B : NOBODY, charger = FIELD(5);
  if (FIELD(2)) return longer ? A + B - longer : NOBODY;
  return longer == NOBODY || (FIELD(8) && charger) ? charger : longer;
}

static int close_by(s32 a, s32 b) { return (u32)(a - b + 5) <= 10; }

static void phase_order(void) {
  s32 gone_a = FIELD(6), gone_b = FIELD(7), lead = first_striker();
  const s32 blows_a = FIELD(0), blows_b = FIELD(1);
  int together = 0;
  if ((lead == A && gone_a) || (lead == B && gone_b)) lead = NOBODY;
  if (FIELD(8) && !FIELD(2) && lead && lead == FIELD(5)) {
    together = (lead == A ? FIELD(4) - FIELD(3) : FIELD(3) - FIELD(4)) > 7;
    const s32 limit = count_of(lead == A ? blows_a : blows_b, 0) + (together ? 5 : 0);
    if (lead == A)
      while (count_of(blows_b, gone_b) > limit) gone_b++;
    else
      while (count_of(blows_a, gone_a) > limit) gone_a++;
  }
  OUTPUT(0) = lead;
  s32 entries = 0, group = 0, last_side = 0, last_count = 0;
  int paired = 1;
  for (;;) {
    const s32 a = count_of(blows_a, gone_a), b = count_of(blows_b, gone_b);
    if (a + b == -256) break;
    s32 side = a > b || (a == b && lead != B) ? A : B;
    if (!entries && lead) side = lead;
    const s32 count = side == A ? a : b;
    if (side == A) gone_a++;
    else gone_b++;
    paired = !paired && side != last_side && close_by(count, last_count);
    if (!paired) group++;
    WRITE_U8(SIDES_AT + (u32)entries, side - A);
    WRITE_U8(COUNTS_AT + (u32)entries, count);
    WRITE_U8(GROUPS_AT + (u32)entries, group);
    if (!entries && lead && !together) paired = 1;
    last_side = side;
    last_count = count;
    entries++;
  }
  OUTPUT(1) = OUTPUT(2) = OUTPUT(3) = entries;
}

__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {
  const s32 bad = begin(procedure, a, b);
  if (bad) return (u32)bad;
  switch (procedure) {
    case MELEE_ATTACK: melee_attack(); break;
    case PHASE_ORDER: phase_order(); break;
  }
  return (u32)WORD(STATUS);
}
