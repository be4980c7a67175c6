/* Three procedures of the strikerank-fight pack by hand in C, for comparison. */
#include "rules.h"

enum { FUMBLE, FAILURE, SUCCESS, SPECIAL, CRITICAL };
enum { SLASH, CRUSH, IMPALE };

static s32 halved(s32 figure) { return (figure + 1) >> 1; }
static s32 critical_max(s32 skill) { return greatest(1, (greatest(skill, 0) + 10) / 20); }
static s32 special_max(s32 skill) { return greatest(critical_max(skill), (2 * greatest(skill, 0) + 5) / 10); }
static s32 fumble_min(s32 skill) { return 101 - critical_max(100 - least(greatest(skill, 0), 100)); }

static s32 level_of(s32 skill, s32 roll, s32 auto_bands) {
  if (roll <= critical_max(skill)) return CRITICAL;
  if (roll >= fumble_min(skill)) return FUMBLE;
  if (auto_bands && roll >= 96) return FAILURE;
  if (roll <= special_max(skill)) return SPECIAL;
  return roll <= skill || (auto_bands && roll <= 5) ? SUCCESS : FAILURE;
}

static s32 modified(s32 face, s32 added) { return face == 1 ? 1 : least(100, face + added); }
static s32 added_by(s32 fatigue) { return TABLE_U8(FATIGUE_ADDED + (u32)fatigue); }
static s32 tired(s32 skill, s32 fatigue) { return fatigue > 2 ? halved(skill) : skill; }

static s32 rolled(s32 count, s32 sides) {
  s32 sum = 0;
  for (; count > 0; count--) sum += die(sides);
  return sum;
}

static void melee_attack(void) {
  const s32 fatigue = FIELD(10);
  s32 skill = tired(FIELD(0), fatigue) + FIELD(8);
  if (FIELD(9)) skill = halved(skill);
  const s32 roll = modified(die(100), added_by(fatigue));
  s32 level = level_of(skill, roll, FIELD(13));
  if (FIELD(12)) level = greatest(level, SUCCESS);
  OUTPUT(0) = skill;
  OUTPUT(1) = roll;
  OUTPUT(2) = level;
  if (level < SUCCESS) return;
  OUTPUT(3) = 1;
  const s32 count = FIELD(3), sides = FIELD(4), plus = FIELD(5), sum = FIELD(6), mode = FIELD(1);
  const u32 row = (u32)least((sum - 1) / 5, 14);
  const s32 extra = greatest(0, sum - 71) / 10;
  s32 weapon = greatest(0, rolled(count, sides) + plus);
  const s32 bonus_dice = TABLE_U8(BONUS_DICE + row) + extra, bonus_sides = TABLE_U8(BONUS_SIDES + row);
  s32 bonus = rolled(bonus_dice, bonus_sides), best = bonus_dice * bonus_sides, armor = FIELD(7);
  if (row < 3) {
    bonus = -bonus;
    best = -bonus_dice;
  }
  if (level >= SPECIAL && !FIELD(11)) {
    const int counts = (TABLE_U8(MODE_LOCATIONS + (u32)mode) >> FIELD(2)) & 1;
    if (mode == CRUSH) {
      armor >>= 1;
      if (counts) bonus = best;
    } else if (counts) weapon = mode == SLASH ? greatest(0, count * sides + plus) : 2 * weapon;
  }
  if (level == CRITICAL) armor = 0;
  OUTPUT(4) = weapon;
  OUTPUT(5) = bonus;
  OUTPUT(6) = armor;
  OUTPUT(7) = greatest(0, greatest(0, weapon + bonus) - armor);
}

static s32 up_to(s32 most, s32 added) { return most >= 100 ? 100 : greatest(1, most - added); }

static void success_chances(void) {
  const s32 fatigue = FIELD(2), skill = tired(FIELD(0), fatigue) + FIELD(1), added = added_by(fatigue);
  const s32 most = fumble_min(skill) - 1, best = FIELD(3) ? least(most, 95) : most;
  const s32 special = least(special_max(skill), best);
  const s32 success = least(greatest(special, FIELD(3) ? greatest(skill, 5) : skill), best);
  const s32 criticals = up_to(critical_max(skill), added), specials = up_to(special, added);
  const s32 successes = up_to(success, added), all = up_to(most, added);
  OUTPUT(0) = skill;
  OUTPUT(1) = criticals;
  OUTPUT(2) = specials - criticals;
  OUTPUT(3) = successes - specials;
  OUTPUT(4) = all - successes;
  OUTPUT(5) = 100 - all;
  OUTPUT(6) = successes;
}

enum { SECOND_ATTACK, MELEE_ATTACK_ACTION, MISSILE_ATTACK, CAST_SPELL, UNTIMED = 127 };

static s32 byte_of(u32 field, u32 list, s32 i) {
  return FIELD(field) != ABSENT && FIELD(field) ? READ_U8(list + (u32)i) : 0;
}

static void append(u32 out, u32 list, s32 value) { WRITE_U8(list + (u32)OUTPUT(out)++, value); }

static void melee_phase_order(void) {
  const s32 count = FIELD(0);
  for (u32 k = 1; k <= 5; k++) {
    const s32 own = FIELD(k) == ABSENT ? 0 : FIELD(k);
    if (own != count && (own || k < 4)) fail(RANGE_ERROR, (s32)k);
  }
  if (WORD(STATUS)) return;
  for (s32 i = 0; i < count; i++) {
    const s32 action = READ_U8(ACTIONS_AT + (u32)i), weapon = READ_U8(WEAPON_SR_AT + (u32)i), dex = READ_U8(DEX_SR_AT + (u32)i);
    const s32 three = 3 * byte_of(5, ADD_THREE_AT, i);
    s32 rank = least(10, action == SECOND_ATTACK ? weapon + 3 : action == MISSILE_ATTACK ? dex + three : weapon + three);
    if (action > CAST_SPELL) rank = UNTIMED;
    else if (action == CAST_SPELL) rank = weapon + dex + three + byte_of(4, MAGIC_POINTS_AT, i);
    WRITE_U8(WEAPON_SR_AT + (u32)i, rank);
    if (rank == UNTIMED) append(5, UNTIMED_AT, i);
    else if (rank > 10) {
      append(3, CARRIED_AT, i);
      append(4, CARRIED_SR_AT, rank - 10);
    }
  }
  s32 group = 0;
  for (s32 rank = 0; rank <= 10; rank++) {
    s32 first = 1;
    for (s32 i = 0; i < count; i++) {
      if (READ_U8(WEAPON_SR_AT + (u32)i) != rank) continue;
      group += first;
      first = 0;
      append(0, ORDER_AT, i);
      append(1, SRS_AT, rank);
      append(2, GROUPS_AT, group);
    }
  }
}

__attribute__((used, section(".text.run"))) u32 run(u32 procedure, u32 a, u32 b) {
  const s32 bad = begin(procedure, a, b);
  if (bad) return (u32)bad;
  switch (procedure) {
    case MELEE_ATTACK: melee_attack(); break;
    case SUCCESS_CHANCES: success_chances(); break;
    case MELEE_PHASE_ORDER: melee_phase_order(); break;
  }
  return (u32)WORD(STATUS);
}
