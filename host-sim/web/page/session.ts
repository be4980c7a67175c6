// A device in someone's hands: time that passes piece by piece, keys that go down and up, and what else can happen to it.
// A recorder, if there is one, is told of everything in the form in which a scenario does the same.

import type { KeyName } from '../../../boards/board.ts';
import { type Device, PRESS_MILLISECONDS } from '../../model/device.ts';
import { carryOut, type Deed } from '../../scenario/carry-out.ts';
import type { Edge } from '../../scenario/steps.ts';
import { quoted, type Recorder } from './recorder.ts';

/** Keys are moved one at a time: what one of them does until another moves. */
interface Gesture {
  readonly key: KeyName;
  readonly edges: Edge[];
  elapsed: number;
}

/** How fast the device's time runs: 0 stands still. */
export type Speed = 0 | 1 | 10;

/** One device, from when it is taken up to when it is put away. */
export class Session {
  readonly device: Device;
  readonly recorder: Recorder | undefined;
  speed: Speed = 1;
  private readonly down = new Set<KeyName>();
  private gesture: Gesture | undefined;
  /** Part of a millisecond that has not passed yet: the device's time is cut at whole ones, so that it can be written down. */
  private rest = 0;

  constructor(device: Device, recorder?: Recorder) {
    this.device = device;
    this.recorder = recorder;
  }

  /** Keys that are down. */
  get keysDown(): ReadonlySet<KeyName> {
    return this.down;
  }

  /** Lets real time pass, in milliseconds. While a key is down it runs at the usual speed: a thumb has no other. */
  tick(realMilliseconds: number): void {
    const speed = this.down.size > 0 && this.speed > 1 ? 1 : this.speed;
    this.rest += realMilliseconds * speed;
    const whole = Math.floor(this.rest);
    this.rest -= whole;
    if (whole > 0) this.pass(whole);
  }

  /** Lets so many whole milliseconds of the device's time pass, whatever its speed. Without power nothing can happen in it. */
  pass(milliseconds: number): void {
    if (!this.device.running) return;
    if (this.gesture) this.gesture.elapsed += milliseconds;
    else this.recorder?.wait(milliseconds);
    this.device.advance(milliseconds);
  }

  /** A key goes down or up. While time stands still a key that goes down is a whole press. */
  setKey(key: KeyName, closed: boolean): void {
    if (this.down.has(key) === closed) return;
    if (this.speed === 0 && closed && this.device.running) {
      this.press(key, PRESS_MILLISECONDS);
      return;
    }
    this.edge(key, closed);
  }

  /** Presses a key for so many milliseconds of the device's time. */
  press(key: KeyName, milliseconds: number): void {
    this.edge(key, true);
    this.pass(milliseconds);
    this.edge(key, false);
  }

  /** Lets go of all keys. */
  letGo(): void {
    for (const key of [...this.down]) this.edge(key, false);
  }

  /** Does a step of a scenario other than moving keys and letting time pass. @throws Error in words for people */
  do(deed: Exclude<Deed, { kind: 'press' | 'edges' | 'wait' }>): void {
    this.endGesture();
    this.recorder?.step(writtenAs(deed));
    const shortfall = carryOut(this.device, deed);
    if (shortfall) throw new Error(`${shortfall.wanted} is wanted, but there is ${shortfall.found}`);
  }

  /** Writes a step that only looks at the device. */
  note(line: string): void {
    this.endGesture();
    this.recorder?.step(line);
  }

  private edge(key: KeyName, closed: boolean): void {
    if (this.gesture && this.gesture.key !== key) this.endGesture();
    this.gesture ??= { key, edges: [], elapsed: 0 };
    this.gesture.edges.push({ closed, at: this.gesture.elapsed });
    if (closed) this.down.add(key);
    else this.down.delete(key);
    this.device.setKey(key, closed);
    if (!closed) this.endGesture();
  }

  /** What a key did is over, though it may still be down: the device comes to rest, as it does at the end of a step. */
  private endGesture(): void {
    const { gesture } = this;
    this.gesture = undefined;
    if (!gesture) return;
    const { key, edges, elapsed } = gesture;
    // A key that stays down past the last edge: an edge that changes nothing carries the time.
    if ((edges.at(-1)?.at ?? 0) < elapsed) edges.push({ closed: this.down.has(key), at: elapsed });
    this.recorder?.edges(key, edges);
    this.device.settle();
  }
}

function writtenAs(deed: Exclude<Deed, { kind: 'press' | 'edges' | 'wait' }>): string {
  switch (deed.kind) {
    case 'seed':
      return `seed ${deed.seed}`;
    case 'dice':
      return `dice ${deed.faces.join(',')}`;
    case 'cut-power after-writes':
    case 'cut-power in-write':
      return `${deed.kind} ${deed.operation}`;
    case 'bus-error':
    case 'lose-edges':
      return `${deed.kind} ${deed.count}`;
    case 'slow-erase':
      return `slow-erase ${deed.milliseconds}`;
    case 'battery':
      return `battery ${deed.percent}`;
    case 'flip-bit':
      return `flip-bit ${deed.file} ${deed.offset} ${deed.bit}`;
    case 'send':
      return `send ${quoted(deed.text)}`;
    default:
      return deed.kind;
  }
}
