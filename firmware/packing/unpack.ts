// Unpacks in JavaScript what pack() packed: for the simulator, and to prove the native unpacker.
import { ADAPT_SHIFT, AGAIN, CONTEXTS, COPY, DISTANCE, EVEN, LENGTH, MOST_PLACES, ODDS_BITS } from './model.ts';

const LEAST_RANGE = 2 ** 24;

class Decoder {
  private readonly packed: Uint8Array;
  private readonly odds = new Uint16Array(CONTEXTS).fill(EVEN);
  private at = 0;
  private code = 0;
  private range = 2 ** 32 - 1;

  constructor(packed: Uint8Array) {
    this.packed = packed;
    for (let i = 0; i < 4; i++) this.next();
  }

  private next(): void {
    this.code = ((this.code << 8) | (this.packed[this.at++] ?? 0)) >>> 0;
  }

  bit(context: number): 0 | 1 {
    const odds = this.odds[context]!;
    const bound = (this.range >>> ODDS_BITS) * odds;
    const bit = this.code < bound ? 0 : 1;
    if (bit) {
      this.range -= bound;
      this.code -= bound;
      this.odds[context] = odds - (odds >> ADAPT_SHIFT);
    } else {
      this.range = bound;
      this.odds[context] = odds + (((1 << ODDS_BITS) - odds) >> ADAPT_SHIFT);
    }
    while (this.range < LEAST_RANGE) {
      this.range = (this.range << 8) >>> 0;
      this.next();
    }
    return bit;
  }

  number(context: number): number {
    let value = 0;
    let place = 0;
    for (; place < MOST_PLACES && this.bit(context); context += 2) value |= this.bit(context + 1) << place++;
    return value | (1 << place);
  }
}

/** Unpacks `length` bytes; `before` is what stood before them when they were packed. */
export function unpack(packed: Uint8Array, length: number, before: Uint8Array): Uint8Array {
  const decoder = new Decoder(packed);
  const all = new Uint8Array(before.length + length);
  all.set(before);
  let at = before.length;
  let distance = 0;
  let copied: 0 | 1 = 0;
  while (at < all.length) {
    if (decoder.bit(COPY + copied)) {
      if (copied || !decoder.bit(AGAIN)) distance = decoder.number(DISTANCE);
      for (let left = decoder.number(LENGTH); left > 0 && at < all.length; left--, at++) all[at] = all[at - distance]!;
      copied = 1;
    } else {
      let node = 1;
      while (node < 256) node = 2 * node + decoder.bit(node);
      all[at++] = node;
      copied = 0;
    }
  }
  return all.subarray(before.length);
}
