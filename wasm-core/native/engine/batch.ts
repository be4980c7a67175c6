// Lets a pack make calls that are known beforehand on an engine that runs whole lists of them.
// First the pack's calls are recorded, then the list is run, then the pack makes the same calls again and is given the answers.
import type { Engine } from '../../bindings/pack.ts';
import { DICE_ERROR } from '../../memory-map.ts';
import { CallList } from './calls.ts';

export interface BatchAnswer {
  readonly status: number;
  readonly window: Uint8Array;
}

/** An engine that only notes the calls that it is asked for, each with the window as it was. */
export class Recorder implements Engine {
  readonly window: Uint8Array;
  readonly list: CallList;

  constructor(windowBytes: number) {
    this.window = new Uint8Array(windowBytes);
    this.list = new CallList(windowBytes);
  }

  run(procedure: number, a: number, b: number): number {
    this.list.add({ procedure, a, b, clear: true, patches: [{ address: 0, bytes: this.window.slice() }] });
    // An answer that every procedure may give, and that reads no outputs.
    return DICE_ERROR;
  }
}

class Replayer implements Engine {
  readonly window: Uint8Array;
  readonly #answers: readonly BatchAnswer[];
  #next = 0;

  constructor(windowBytes: number, answers: readonly BatchAnswer[]) {
    this.window = new Uint8Array(windowBytes);
    this.#answers = answers;
  }

  run(): number {
    const answer = this.#answers[this.#next++];
    if (!answer) throw new Error('more calls than were recorded');
    this.window.set(answer.window);
    return answer.status;
  }
}

/**
 * `calls` are made twice, each with a fresh engine whose window is zeroed before every call, and must not depend on what they answer.
 * `runList` runs the recorded list. Answers what the calls gave the second time.
 */
export function inBatch<Result>(
  windowBytes: number,
  calls: readonly ((engine: Engine) => Result)[],
  runList: (list: CallList) => readonly BatchAnswer[],
): Result[] {
  const recorder = new Recorder(windowBytes);
  for (const call of calls) {
    recorder.window.fill(0);
    call(recorder);
  }
  const answers = runList(recorder.list);
  if (recorder.list.count !== calls.length || answers.length !== calls.length) {
    throw new Error(
      `${calls.length} calls were to be recorded, ${recorder.list.count} were, ${answers.length} answered`,
    );
  }
  const replayer = new Replayer(windowBytes, answers);
  return calls.map(call => {
    replayer.window.fill(0);
    return call(replayer);
  });
}
