// Packs bytes for the unpacker on the board: the cheapest way through literals and copies, found by reckoning from the front.
// The same input gives the same bytes. Prices come from the run before, so a few runs get near the best way.
import { Encoder, Prices } from './encoder.ts';
import { AGAIN, COPY, DISTANCE, LENGTH, MOST_LENGTH } from './model.ts';

const RUNS = 4;
const LEAST_LENGTH = 2;

/** A copy that could be made at a place: from how far back, and its greatest length. */
interface Match {
  readonly distance: number;
  readonly length: number;
}

/** For each place from `start` on, the nearest copy of each length that none nearer reaches. */
function matches(bytes: Uint8Array, start: number): Match[][] {
  const found: Match[][] = [];
  const places = new Map<number, number[]>();
  for (let at = 0; at + 1 < bytes.length; at++) {
    const key = bytes[at]! | (bytes[at + 1]! << 8);
    const earlier = places.get(key) ?? [];
    if (at >= start) found[at] = longer(bytes, at, earlier);
    earlier.push(at);
    places.set(key, earlier);
  }
  return found;
}

function longer(bytes: Uint8Array, at: number, earlier: readonly number[]): Match[] {
  const result: Match[] = [];
  let best = LEAST_LENGTH - 1;
  for (let k = earlier.length - 1; k >= 0; k--) {
    const length = sameLength(bytes, earlier[k]!, at);
    if (length > best) result.push({ distance: at - earlier[k]!, length });
    best = Math.max(best, length);
  }
  return result;
}

function sameLength(bytes: Uint8Array, from: number, at: number): number {
  let length = 0;
  while (length < MOST_LENGTH && at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++;
  return length;
}

/** A step of the way: so many bytes, as a literal (distance 0) or a copy. */
interface Step {
  readonly length: number;
  readonly distance: number;
}

/** The cheapest way found to each place. */
class Ways {
  readonly cost: Float64Array;
  readonly step: Step[] = [];
  /** Distance of the last copy, and whether the last step was one. */
  readonly distance: Int32Array;
  readonly copied: Uint8Array;

  constructor(start: number, end: number) {
    this.cost = new Float64Array(end + 1).fill(Number.POSITIVE_INFINITY);
    this.distance = new Int32Array(end + 1);
    this.copied = new Uint8Array(end + 1);
    this.cost[start] = 0;
  }

  offer(at: number, cost: number, length: number, distance: number): void {
    const to = at + length;
    if (cost >= this.cost[to]!) return;
    this.cost[to] = cost;
    this.step[to] = { length, distance };
    this.distance[to] = distance || this.distance[at]!;
    this.copied[to] = distance ? 1 : 0;
  }
}

function literalPrice(prices: Prices, byte: number): number {
  let node = 1;
  let sum = 0;
  for (let shift = 7; shift >= 0; shift--) {
    const bit = (byte >> shift) & 1;
    sum += prices.bit(node, bit);
    node = 2 * node + bit;
  }
  return sum;
}

function cheapest(bytes: Uint8Array, start: number, found: readonly Match[][], prices: Prices): Step[] {
  const ways = new Ways(start, bytes.length);
  const lengthPrice = Array.from({ length: MOST_LENGTH + 1 }, (_, length) => prices.number(LENGTH, length || 1));
  for (let at = start; at < bytes.length; at++) {
    const copied = ways.copied[at]!;
    const literal = prices.bit(COPY + copied, 0) + literalPrice(prices, bytes[at]!);
    ways.offer(at, ways.cost[at]! + literal, 1, 0);
    const copy = ways.cost[at]! + prices.bit(COPY + copied, 1);
    const last = ways.distance[at]!;
    if (last && !copied) {
      const again = copy + prices.bit(AGAIN, 1);
      const most = sameLength(bytes, at - last, at);
      for (let length = 1; length <= most; length++) ways.offer(at, again + lengthPrice[length]!, length, last);
    }
    const fresh = copy + (copied ? 0 : prices.bit(AGAIN, 0));
    let least = LEAST_LENGTH;
    for (const { distance, length: most } of found[at] ?? []) {
      const far = fresh + prices.number(DISTANCE, distance);
      for (let length = least; length <= most; length++) ways.offer(at, far + lengthPrice[length]!, length, distance);
      least = most + 1;
    }
  }
  const steps: Step[] = [];
  for (let at = bytes.length; at > start; at -= steps.at(-1)!.length) steps.push(ways.step[at]!);
  return steps.reverse();
}

function encode(bytes: Uint8Array, start: number, steps: readonly Step[]): Encoder {
  const encoder = new Encoder();
  let at = start;
  let last = 0;
  let copied = 0;
  for (const { length, distance } of steps) {
    encoder.bit(COPY + copied, distance ? 1 : 0);
    if (distance) {
      if (!copied) encoder.bit(AGAIN, distance === last ? 1 : 0);
      if (copied || distance !== last) encoder.number(DISTANCE, distance);
      encoder.number(LENGTH, length);
      last = distance;
    } else {
      let node = 1;
      for (let shift = 7; shift >= 0; shift--) {
        const bit = (bytes[at]! >> shift) & 1;
        encoder.bit(node, bit);
        node = 2 * node + bit;
      }
    }
    copied = distance ? 1 : 0;
    at += length;
  }
  return encoder;
}

/** Packs bytes; copies may also be made from `before`, which stands before them when they are unpacked. */
export function pack(data: Uint8Array, before: Uint8Array): Uint8Array {
  const bytes = Buffer.concat([before, data]);
  const found = matches(bytes, before.length);
  let prices = new Prices();
  let best: Uint8Array | undefined;
  for (let run = 0; run < RUNS; run++) {
    const encoder = encode(bytes, before.length, cheapest(bytes, before.length, found, prices));
    prices = new Prices(encoder.counts);
    const packed = encoder.end();
    if (!best || packed.length < best.length) best = packed;
  }
  return best!;
}
