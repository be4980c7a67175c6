/* Unpacks what pack() packed, on the chip: run(job) with the job's words and the odds behind them, see model.ts, which gives the figures.
   Called as packs are; runs where it stands, keeps nothing of its own, and writes nothing but the bytes asked for and the odds. */

typedef unsigned char byte;
typedef unsigned short half;
typedef unsigned int word;

struct job {
  const byte *from;
  byte *to;
  word length;
  const byte *before_end;
  half odds[CONTEXTS];
};

struct decoder {
  const byte *from;
  half *odds;
  word code;
  word range;
};

static __attribute__((noinline)) word bit(struct decoder *d, word context) {
  half *place = d->odds + context;
  word odds = *place;
  word bound = (d->range >> ODDS_BITS) * odds;
  word result = d->code >= bound;
  if (result) {
    d->range -= bound;
    d->code -= bound;
    *place = odds - (odds >> ADAPT_SHIFT);
  } else {
    d->range = bound;
    *place = odds + (((1 << ODDS_BITS) - odds) >> ADAPT_SHIFT);
  }
  while (d->range < 1u << 24) {
    d->range <<= 8;
    d->code = d->code << 8 | *d->from++;
  }
  return result;
}

static __attribute__((noinline)) word number(struct decoder *d, word context) {
  word value = 0;
  word place = 0;
  for (; place < MOST_PLACES && bit(d, context); context += 2) value |= bit(d, context + 1) << place++;
  return value | 1u << place;
}

__attribute__((section(".text.entry"))) int run(struct job *job) {
  struct decoder d = {job->from, job->odds, 0, ~0u};
  byte *to = job->to;
  byte *end = to + job->length;
  word distance = 0;
  word copied = 0;
  for (word i = 0; i < CONTEXTS; i++) job->odds[i] = EVEN;
  for (word i = 0; i < 4; i++) d.code = d.code << 8 | *d.from++;
  while (to < end) {
    word node = 1;
    if (bit(&d, COPY + copied)) {
      if (copied || !bit(&d, AGAIN)) distance = number(&d, DISTANCE);
      for (word left = number(&d, LENGTH); left > 0 && to < end; left--, to++) {
        word made = to - job->to;
        *to = distance > made ? job->before_end[-(int)(distance - made)] : to[-(int)distance];
      }
      copied = 1;
      continue;
    }
    while (node < 256) node = node << 1 | bit(&d, node);
    *to++ = node;
    copied = 0;
  }
  return 0;
}
