/* Three procedures of the phasescreen-fight pack by hand in C, for comparison. */
#include "rules.h"

enum { DEADLY, SEVERE, HIT, SHIELD_HIT, MISS };
enum { ARMED, NATURAL, UNARMED };

static s32 end_of(s32 line, s32 band) { return TABLE_S8(COMBAT_TABLE + (u32)(4 * line + band)); }

static s32 band_of(s32 line, s32 roll, s32 helpless) {
  if (line > 20) {
    if (roll <= 85) roll -= line - 20;
    line = 20;
  }
  line = greatest(line, -20);
  s32 band = DEADLY, fatal = 0;
  while (band < MISS && roll > end_of(line + 20, band)) band++;
  if (helpless && band < MISS) {
    if (band == DEADLY) fatal = 1;
    else band--;
  }
  OUTPUT(0) = line;
  OUTPUT(1) = roll;
  OUTPUT(2) = band;
  OUTPUT(3) = fatal;
  return band;
}

static s32 rolled(s32 count, s32 sides) {
  s32 sum = 0;
  for (; count > 0; count--) sum += die(sides);
  return sum;
}

static s32 damage_of(s32 band) {
  const s32 attacker = FIELD(1), el = FIELD(2), sb = FIELD(9), wsb = FIELD(10);
  s32 damage = sb;
  if (band == DEADLY) damage = rolled(greatest(sb, 2), 10) + wsb + el;
  else if (band == SEVERE) {
    damage += die(attacker == UNARMED ? 6 : 10);
    if (attacker == ARMED) damage += wsb + ((el + 1) >> 1);
  } else {
    const s32 sides = TABLE_U8(PLAIN_SIDES + (u32)FIELD(11));
    if (!sides) return -1;
    damage = die(sides) + FIELD(12);
  }
  return greatest(damage, 0);
}

static void melee_attack(void) {
  s32 modifier = 0, helpless = 0;
  for (s32 i = FIELD(6); i-- > 0;) {
    const u32 row = (u32)READ_U8(LISTS + (u32)i);
    const s32 per = TABLE_U8(SITUATION_PER + row);
    s32 own = TABLE_S8(SITUATION_ADDED + row);
    if (per) own *= greatest((s32)TABLE_U8(SITUATION_BELOW + row) - FIELD(6 + per), 0);
    helpless |= TABLE_U8(SITUATION_HELPLESS + row);
    modifier += own;
  }
  const s32 roll = die(100) - FIELD(2) + FIELD(3) + FIELD(17) + FIELD(4) + FIELD(5) + modifier;
  const s32 band = band_of(FIELD(0), roll, helpless);
  OUTPUT(4) = 1;
  if (band == MISS) return;
  const int capped = FIELD(19) != ABSENT;
  const s32 cap = capped ? greatest(FIELD(19) - FIELD(20), 0) : 0;
  s32 credited = cap;
  if (!OUTPUT(3)) {
    s32 damage = damage_of(band);
    if (damage < 0) {
      OUTPUT(4) = 0;
      return;
    }
    damage = greatest(damage + FIELD(13), 0);
    OUTPUT(5) = damage;
    damage -= FIELD(14);
    if (band <= SEVERE) damage -= FIELD(15);
    if (band == SHIELD_HIT || FIELD(18)) damage -= FIELD(16) + FIELD(17);
    damage = greatest(damage, 0);
    OUTPUT(6) = damage;
    credited = capped ? least(damage, cap) : damage;
  }
  OUTPUT(7) = credited;
}

static void combat_odds(void) {
  const s32 modifier = FIELD(1), helpless = FIELD(2), excess = greatest(FIELD(0) - 20, 0);
  const s32 line = least(greatest(FIELD(0), -20), 20) + 20;
  s32 before = 0;
  for (s32 band = DEADLY; band < MISS; band++) {
    const s32 up_to = least(greatest(least(end_of(line, band) + excess, 85) - modifier, 0), 100);
    OUTPUT(helpless && band > DEADLY ? band - 1 : band) += up_to - before;
    if (helpless && band == DEADLY) OUTPUT(5) = up_to;
    before = up_to;
  }
  OUTPUT(4) = 100 - before;
}

static s32 priority(s32 weapon, s32 ocv) {
  if (weapon < WEAPON_CLASSES) return TABLE_U8(WEAPON_ORDER + (u32)weapon);
  u32 row = 0;
  while (ocv < TABLE_U8(CREATURE_LOW + row)) row++;
  return TABLE_U8(CREATURE_ORDER + row);
}

#define RANKS_AT (GROUPS_AT + 40)

static void attack_order(void) {
  const s32 count = FIELD(0);
  for (u32 k = 1; k <= 3; k++)
    if (FIELD(k) != count) fail(RANGE_ERROR, (s32)k);
  if (WORD(STATUS)) return;
  for (u32 i = 0; i < (u32)count; i++) {
    const s32 order = priority(READ_U8(WEAPONS_AT + i), READ_S16(OCVS_AT + 2 * i));
    const s32 within = READ_U8(KINDS_AT + i) ? 1000 : 999 - READ_S16(DEXTERITIES_AT + 2 * i);
    WRITE_U16(RANKS_AT + 2 * i, order * 2000 + within);
  }
  for (u32 i = 0; i < (u32)count; i++) {
    const s32 rank = READ_S16(RANKS_AT + 2 * i);
    u32 place = 0;
    for (u32 j = 0; j < (u32)count; j++)
      if (READ_S16(RANKS_AT + 2 * j) < rank + (j < i)) place++;
    WRITE_U8(ORDER_AT + place, i);
  }
  s32 group = 0, before = 0;
  for (u32 place = 0; place < (u32)count; place++) {
    const s32 rank = READ_S16(RANKS_AT + 2u * (u32)READ_U8(ORDER_AT + place));
    if (rank != before) group++;
    before = rank;
    WRITE_U8(PRIORITIES_AT + place, rank / 2000);
    WRITE_U8(GROUPS_AT + place, group);
  }
  OUTPUT(0) = OUTPUT(1) = OUTPUT(2) = count;
}

__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {
  const s32 bad = begin(procedure, a, b);
  if (bad) return (u32)bad;
  switch (procedure) {
    case MELEE_ATTACK: melee_attack(); break;
    case COMBAT_ODDS: combat_odds(); break;
    case ATTACK_ORDER: attack_order(); break;
  }
  return (u32)WORD(STATUS);
}
