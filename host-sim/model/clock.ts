// The virtual clock of a device: time in milliseconds, its timers and the queue of events from outside.
// Callbacks run one after the other, to completion; time passes only in `advance`, and inside a callback only in `block`.

/** Shortest delay of a timer in milliseconds (TIMER_MIN_INTERVAL of the interpreter). */
const SHORTEST_DELAY = 0.1;

/** A loop of events that never lets time pass is broken off after this many. */
const EVENTS_AT_ONE_INSTANT = 100_000;

interface Due {
  /** Virtual time in milliseconds. */
  time: number;
  /** Events from outside run before timers of the same instant, as in the interpreter's idle loop. */
  outside: boolean;
  order: number;
  run: () => void;
  timer?: number;
}

interface Timer {
  interval: number | undefined;
  run: () => void;
}

/** Virtual time, timers and events of one device. */
export class Clock {
  /** Milliseconds since power-on. */
  now = 0;
  private order = 0;
  private nextTimer = 1;
  private queue: Due[] = [];
  private timers = new Map<number, Timer>();

  /** Queues an event from outside the interpreter (a pin edge, a byte) for the present instant. */
  post(run: () => void): void {
    this.insert({ time: this.now, outside: true, order: this.order++, run });
  }

  /**
   * Starts a timer.
   * @param delay milliseconds; what is not a number or under 0.1 counts as 0.1
   * @param repeats true for an interval
   * @returns its id, from 1
   */
  start(run: () => void, delay: number, repeats: boolean): number {
    const id = this.nextTimer++;
    const interval = delayOf(delay);
    const timer = { interval: repeats ? interval : undefined, run };
    this.timers.set(id, timer);
    this.schedule(id, timer, this.now + interval);
    return id;
  }

  /** Stops a timer or an interval; an id that is not in use is ignored. */
  stop(id: number): void {
    this.timers.delete(id);
    this.queue = this.queue.filter(due => due.timer !== id);
  }

  /** Stops every timer and interval. */
  stopAll(): void {
    this.timers.clear();
    this.queue = this.queue.filter(due => due.timer === undefined);
  }

  /** Gives a timer a new interval in milliseconds, counted from now. Throws for an unknown id, as the interpreter does. */
  change(id: number, interval: number): void {
    const timer = this.timers.get(id);
    if (!timer) throw new Error('Unknown Interval');
    timer.interval = delayOf(interval);
    this.queue = this.queue.filter(due => due.timer !== id);
    this.schedule(id, timer, this.now + timer.interval);
  }

  /** Milliseconds until the next event, or undefined when nothing is waiting. */
  untilNext(): number | undefined {
    const first = this.queue[0];
    return first && Math.max(0, first.time - this.now);
  }

  /** Lets time pass in which nothing else can run: what falls due in it runs late. */
  block(milliseconds: number): void {
    this.now += milliseconds;
  }

  /** Number of timers and intervals that are running. */
  get running(): number {
    return this.timers.size;
  }

  /** Lets `milliseconds` pass and runs, in order, all that falls due until then (the last instant included). */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    let atThisInstant = 0;
    for (let due = this.queue[0]; due && due.time <= end; due = this.queue[0]) {
      this.queue.shift();
      atThisInstant = due.time > this.now ? 0 : atThisInstant + 1;
      if (atThisInstant > EVENTS_AT_ONE_INSTANT)
        throw new Error('the device never comes to rest: events follow without end');
      this.now = Math.max(this.now, due.time);
      this.fire(due);
    }
    this.now = Math.max(this.now, end);
  }

  private fire(due: Due): void {
    const timer = due.timer === undefined ? undefined : this.timers.get(due.timer);
    if (due.timer !== undefined && timer) {
      if (timer.interval === undefined) this.timers.delete(due.timer);
      else this.schedule(due.timer, timer, due.time + timer.interval);
    }
    due.run();
  }

  private schedule(id: number, timer: Timer, time: number): void {
    this.insert({ time, outside: false, order: this.order++, timer: id, run: timer.run });
  }

  private insert(due: Due): void {
    let place = this.queue.length;
    while (place > 0 && comesBefore(due, this.queue[place - 1] as Due)) place--;
    this.queue.splice(place, 0, due);
  }
}

function comesBefore(one: Due, other: Due): boolean {
  if (one.time !== other.time) return one.time < other.time;
  if (one.outside !== other.outside) return one.outside;
  return one.order < other.order;
}

function delayOf(milliseconds: number): number {
  return Number.isNaN(milliseconds) ? SHORTEST_DELAY : Math.max(SHORTEST_DELAY, milliseconds);
}
