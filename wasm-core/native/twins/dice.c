/* The dice pack by hand in C, for comparison. */
#include "twin.h"

static u32 rotate(u32 x, u32 by) { return x << by | x >> (32 - by); }

/* Fills 16-bit places with numbers below `cases`; answers the last word. */
static u32 draw_numbers(u32 at, u32 end, u32 cases) {
  u32 *const s = (u32 *)(window_start + STATE);
  const u32 surplus = (u32)__builtin_clz((cases - 1) | 1);
  u32 s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3], word;
  do {
    word = rotate(s1 * 5, 7) * 9;
    const u32 number = word >> surplus, shifted = s1 << 9;
    WRITE_U16(at, number);
    if (number < cases) at += 2;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotate(s3, 11);
  } while (at < end);
  s[0] = s0;
  s[1] = s1;
  s[2] = s2;
  s[3] = s3;
  return word;
}

static u32 next_word(void) { return draw_numbers(NUMBER, NUMBER + 2, MOST_CASES); }

static u32 draw_number(u32 cases) {
  draw_numbers(NUMBER, NUMBER + 2, cases);
  return *(u16 *)(window_start + NUMBER);
}

static s32 short_at(u32 at) { return READ_U8(at) | READ_S8(at + 1) * 256; }

#define KINDS(kind) (1u << (kind))
#define EXPLODES (KINDS(EXPLODE) | KINDS(COMPOUND) | KINDS(PENETRATE))
#define FACE(i) READ_S16(FACES + 2 * (u32)(i))
#define VALUE(i) READ_S16(VALUES + 2 * (u32)(i))
#define ITS_MARKS(i) ((u32)READ_U8(MARKS + (u32)(i)))
#define SET_FACE(i, x) WRITE_U16(FACES + 2 * (u32)(i), x)
#define SET_VALUE(i, x) WRITE_U16(VALUES + 2 * (u32)(i), x)
#define SET_MARKS(i, x) WRITE_U8(MARKS + (u32)(i), x)

static u32 find(u32 at, u32 kinds) {
  for (u32 kind; (kind = READ_U8(at)) != 0; at += MODIFIER_BYTES)
    if (kinds >> (kind & 31) & 1) return at;
  return 0;
}

static int spans(u32 at, u32 kinds, s32 figure) {
  while ((at = find(at, kinds)) != 0) {
    if (short_at(at + 1) <= figure && figure <= short_at(at + 3)) return 1;
    at += MODIFIER_BYTES;
  }
  return 0;
}

static s32 number(u32 modifiers, u32 kind, s32 otherwise) {
  const u32 at = find(modifiers, KINDS(kind));
  return at ? short_at(at + 1) : otherwise;
}

static int check_pool(u32 pool, u32 end) {
  u32 at = pool + POOL_BYTES;
  for (; at < end && READ_U8(at) != 0; at += MODIFIER_BYTES)
    if (READ_U8(at) > COUNT_FAILURE) return REFUSED;
  if (at >= end) return REFUSED;
  const u32 count = READ_U8(pool);
  const s32 sides = short_at(pool + 1), lowest = READ_S8(pool + 3);
  if (count - 1 >= MOST_DICE_IN_ROLL || (u32)(sides - 1) >= MOST_SIDES) return REFUSED;
  s32 face = lowest;
  while (face < lowest + sides && spans(pool + POOL_BYTES, KINDS(REROLL) | EXPLODES, face)) face++;
  if (face == lowest + sides) return REFUSED;
  WORD(AT) = (s32)at + 1;
  WORD(DRAWN) += (s32)count;
  return ROLLED;
}

/* As many dice together as one number decides. */
static void draw(s32 first, s32 end, u32 sides, s32 lowest) {
  WORD(GIVEN) = end;
  for (s32 i = first; first < end;) {
    u32 cases = 1;
    for (; first < end && cases * sides <= MOST_CASES; first++) cases *= sides;
    for (u32 number = draw_number(cases); i < first; i++, number /= sides) SET_FACE(i, number % sides + (u32)lowest);
  }
}

static void take(s32 sides, s32 lowest, u32 marks, s32 drawn) {
  if (WORD(ANSWER) != ROLLED) return;
  const s32 i = WORD(DRAWN);
  s32 answer = ROLLED;
  if (i >= WORD(GIVEN)) {
    if (drawn) draw(i, i + drawn, (u32)sides, lowest);
    else answer = WANTED;
  } else if ((u32)(FACE(i) - lowest) >= (u32)sides) answer = NO_SUCH_FACE;
  WORD(WANTED_SIDES) = sides;
  WORD(WANTED_LOWEST) = lowest;
  WORD(ANSWER) = answer;
  if (answer != ROLLED) return;
  SET_MARKS(i, marks);
  SET_VALUE(i, FACE(i));
  WORD(DRAWN) = i + 1;
}

static int may_spare(s32 root) {
  if (WORD(SPARE) == 0 || VALUE(root) > MOST_COMPOUNDED) return WORD(LIMITED) = 1, 0;
  WORD(SPARE)--;
  return 1;
}

static int counts(s32 i, int compounds) { return (ITS_MARKS(i) & (compounds ? REROLLED | EXTRA : REROLLED)) == 0; }

static s32 keep_and_count(u32 modifiers, s32 first, int compounds) {
  const s32 end = WORD(DRAWN);
  s32 count = 0, total = 0;
  for (s32 i = first; i < end; i++) count += counts(i, compounds);
  const s32 low = greatest(count - number(modifiers, KEEP_HIGHEST, count), number(modifiers, DROP_LOWEST, 0));
  const s32 high = greatest(count - number(modifiers, KEEP_LOWEST, count), number(modifiers, DROP_HIGHEST, 0));
  const int successes = find(modifiers, KINDS(COUNT_SUCCESS)) != 0;
  for (s32 i = first; i < end; i++) {
    if (!counts(i, compounds)) {
      if (!(ITS_MARKS(i) & REROLLED)) SET_MARKS(i, ITS_MARKS(i) | (ITS_MARKS(VALUE(i)) & KEPT));
      continue;
    }
    const s32 own = VALUE(i);
    s32 lower = 0;
    if (low | high)
      for (s32 j = first; j < end; j++) {
        const s32 other = VALUE(j);
        lower += counts(j, compounds) && (other < own || (other == own && (low > 0 ? j > i : j < i)));
      }
    if (lower < low || lower >= count - high) continue;
    u32 mark = KEPT;
    if (!successes) total += own;
    else if (spans(modifiers, KINDS(COUNT_SUCCESS), own)) mark |= SUCCESS, total++;
    else if (spans(modifiers, KINDS(COUNT_FAILURE), own)) mark |= FAILURE, total--;
    SET_MARKS(i, ITS_MARKS(i) | mark);
  }
  return total;
}

static s32 roll_pool(u32 pool, int draws) {
  const u32 modifiers = pool + POOL_BYTES;
  const s32 first = WORD(DRAWN), sides = short_at(pool + 1), lowest = READ_S8(pool + 3);
  const int compounds = find(modifiers, KINDS(COMPOUND)) != 0;
  for (s32 left = READ_U8(pool); left > 0; left--)
    take(sides, lowest, WORD(DRAWN) == first ? FIRST : 0, draws ? left : 0);
  for (s32 i = first; i < WORD(DRAWN); i++) {
    const s32 shown = FACE(i);
    const u32 its = ITS_MARKS(i);
    const s32 root = compounds && (its & EXTRA) ? VALUE(i) : i;
    if (spans(modifiers, KINDS(REROLL) | (its & AGAIN ? 0 : KINDS(REROLL_ONCE)), shown) && may_spare(root)) {
      SET_MARKS(i, its | REROLLED);
      take(sides, lowest, (its & EXTRA) | AGAIN, draws);
      if (root != i) SET_VALUE(WORD(DRAWN) - 1, root);
      if (WORD(ANSWER) != ROLLED) return 0;
      continue;
    }
    if (root != i) SET_VALUE(root, VALUE(root) + shown);
    else if ((its & EXTRA) && find(modifiers, KINDS(PENETRATE))) SET_VALUE(i, shown - 1);
    if (spans(modifiers, EXPLODES, shown) && may_spare(root)) {
      SET_MARKS(i, its | EXPLODED);
      take(sides, lowest, EXTRA, draws);
      if (compounds) SET_VALUE(WORD(DRAWN) - 1, root);
      if (WORD(ANSWER) != ROLLED) return 0;
    }
  }
  u32 at = modifiers;
  while (READ_U8(at) != 0) at += MODIFIER_BYTES;
  WORD(AT) = (s32)at + 1;
  return keep_and_count(modifiers, first, compounds);
}

static s32 quotient(s32 a, s32 b) {
  const s32 whole = a / b;
  return (a ^ b) < 0 && whole * b != a ? whole - 1 : whole;
}

static s32 combine(u32 step, int dry) {
  const s32 depth = WORD(DEPTH) - 1;
  if (depth < 1 || step < ADD || step > DIVIDE) return REFUSED;
  s32 *const left = (s32 *)(window_start + STACK) + depth - 1;
  WORD(DEPTH) = depth;
  if (dry) return ROLLED;
  if (step == DIVIDE && left[1] == 0) return DIVIDED_BY_ZERO;
  left[0] = step == ADD        ? left[0] + left[1]
            : step == SUBTRACT ? left[0] - left[1]
            : step == MULTIPLY ? left[0] * left[1]
                               : quotient(left[0], left[1]);
  return ROLLED;
}

static s32 steps(u32 end, int dry, int draws) {
  WORD(AT) = PROGRAM;
  WORD(DEPTH) = 0;
  WORD(DRAWN) = 0;
  WORD(ANSWER) = ROLLED;
  while ((u32)WORD(AT) < end) {
    const u32 at = (u32)WORD(AT), step = READ_U8(at);
    if (step == CONSTANT || step == POOL) {
      const s32 depth = WORD(DEPTH);
      if (depth == MOST_DEPTH) return REFUSED;
      WORD(AT) = (s32)at + 3;
      s32 figure = 0;
      if (step == CONSTANT) figure = short_at(at + 1);
      else if (dry) WORD(ANSWER) = check_pool(at + 1, end);
      else figure = roll_pool(at + 1, draws);
      ((s32 *)(window_start + STACK))[depth] = figure;
      WORD(DEPTH) = depth + 1;
    } else {
      WORD(AT) = (s32)at + 1;
      WORD(ANSWER) = combine(step, dry);
    }
    if (WORD(ANSWER) != ROLLED) return WORD(ANSWER);
  }
  return (u32)WORD(AT) == end && WORD(DEPTH) == 1 ? ROLLED : REFUSED;
}

static s32 roll(u32 length, u32 given, int draws) {
  if (length - 1 >= PROGRAM_BYTES || given > MOST_DRAWN) return REFUSED;
  const s32 checked = steps(PROGRAM + length, 1, 0), asked = WORD(DRAWN);
  if (checked != ROLLED || asked > MOST_DICE_IN_ROLL) return REFUSED;
  WORD(GIVEN) = (s32)given;
  WORD(SPARE) = MOST_DRAWN - asked;
  WORD(LIMITED) = 0;
  const s32 answer = steps(PROGRAM + length, 0, draws);
  if (answer == ROLLED) WORD(TOTAL) = WORD(STACK);
  return answer;
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
  if (procedure == SUM) return (u32)roll(a, b, 0);
  if (!(WORD(STATE) | WORD(STATE + 4) | WORD(STATE + 8) | WORD(STATE + 12))) return (u32)REFUSED;
  if (procedure == ROLL) return (u32)roll(a, b, 1);
  if (procedure == GENERATOR_WORD) return next_word();
  if (procedure == DRAW && a - 1 < MOST_SIDES) return draw_number(a) + 1;
  if (procedure != NUMBERS || a - 1 >= MOST_CASES || b - 1 >= MOST_NUMBERS) return (u32)REFUSED;
  draw_numbers(FACES, FACES + 2 * b, a);
  return 0;
}
