/* Three procedures of the d6rounds pack by hand in C, for comparison. */
#include "rules.h"

enum { CONSCIOUS, UNCONSCIOUS, DEAD };

static s32 rolled(s32 value) { return die(6) * value; }

static s32 pool_state(s32 full, s32 left) { return left <= -full ? DEAD : left <= 0 ? UNCONSCIOUS : CONSCIOUS; }

static void attack(void) {
  if (FIELD(6) > FIELD(5)) fail(RANGE_ERROR, 6);
  const s32 attack_total = rolled(FIELD(0)), dodge_total = rolled(FIELD(1));
  const s32 margin = attack_total - dodge_total - FIELD(2);
  const int hit = margin > 0;
  const s32 damage_total = hit ? rolled(FIELD(3)) : 0, endurance_total = hit ? rolled(FIELD(4)) : 0;
  const s32 loss = greatest(damage_total - endurance_total, 0), left = FIELD(6) - loss;
  OUTPUT(0) = attack_total;
  OUTPUT(1) = dodge_total;
  OUTPUT(2) = margin;
  OUTPUT(3) = hit;
  OUTPUT(4) = damage_total;
  OUTPUT(5) = endurance_total;
  OUTPUT(6) = loss;
  OUTPUT(7) = left;
  OUTPUT(8) = pool_state(FIELD(5), left);
}

static s32 pairs(s32 attacker, s32 defender, s32 at_least) {
  s32 count = 0;
  for (s32 a = 1; a <= 6; a++)
    for (s32 b = 1; b <= 6; b++)
      if (a * attacker - b * defender >= at_least) count++;
  return count;
}

static s32 loss_sum(s32 damage, s32 endurance) {
  s32 sum = 0;
  for (s32 a = 1; a <= 6; a++)
    for (s32 b = 1; b <= 6; b++) sum += greatest(a * damage - b * endurance, 0);
  return sum;
}

static s32 share(s32 units, s32 numerator, s32 denominator) {
  return (2 * units * numerator + denominator) / (2 * denominator);
}

static void attack_odds(void) {
  const s32 hits = pairs(FIELD(0), FIELD(1), FIELD(2) + 1);
  const s32 losses = hits * pairs(FIELD(3), FIELD(4), 1), sum = hits * loss_sum(FIELD(3), FIELD(4));
  OUTPUT(0) = hits;
  OUTPUT(1) = 36;
  OUTPUT(2) = share(1000, hits, 36);
  OUTPUT(3) = losses;
  OUTPUT(4) = sum;
  OUTPUT(5) = 1296;
  OUTPUT(6) = share(1000, losses, 1296);
  OUTPUT(7) = share(100, sum, 1296);
}

static void turn_order(void) {
  const s32 count = FIELD(0);
  s32 next = READ_S32(TIMES), together = 0;
  for (s32 i = 0; i < count; i++) {
    const s32 time = READ_S32(TIMES + 4 * (u32)i);
    if (time < next) {
      next = time;
      together = 0;
    }
    if (time == next) together++;
    s32 place = 0;
    for (s32 j = 0; j < count; j++)
      if (READ_S32(TIMES + 4 * (u32)j) < time + (j < i)) place++;
    WRITE_U8(ORDER + (u32)place, i);
  }
  OUTPUT(0) = count;
  OUTPUT(1) = next;
  OUTPUT(2) = (next + 9) / 10;
  OUTPUT(3) = next ? (next - 1) % 10 + 1 : 0;
  OUTPUT(4) = together;
}

__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {
  const s32 bad = begin(procedure, a, b);
  if (bad) return (u32)bad;
  switch (procedure) {
    case ATTACK: attack(); break;
    case ATTACK_ODDS: attack_odds(); break;
    case TURN_ORDER: turn_order(); break;
  }
  return (u32)WORD(STATUS);
}
