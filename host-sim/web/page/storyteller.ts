// Playing a scenario in front of people: each key visibly pressed, with time to read, and the file's comments as captions.
// Time comes in pieces, as it does to a device in someone's hands.

import type { KeyName } from '../../../boards/board.ts';
import { isDeed } from '../../scenario/carry-out.ts';
import type { Scenario, Step } from '../../scenario/steps.ts';
import type { Session } from './session.ts';

/** Time between two presses, in milliseconds, and the shorter one in passages where many keys are pressed. */
const BETWEEN_PRESSES = 340;
const IN_A_HURRY = 90;
/** So many presses between two captions are a passage to hurry through. */
const MANY_PRESSES = 12;
/** A caption stands alone for so long, and a screen that the scenario takes a picture of. */
const CAPTION_MILLISECONDS = 1500;
const PICTURE_MILLISECONDS = 900;
/** A press is shown for so long at least. */
const SEEN_MILLISECONDS = 160;

/** Something to do, then some time to let pass. */
interface Beat {
  readonly act: () => void;
  readonly milliseconds: number;
}

export interface Listener {
  /** A new part of the story begins. */
  caption(text: string): void;
  /** A step could not be done. */
  fail(error: Error): void;
}

/** One showing of a scenario. */
export class Storyteller {
  private readonly beats: Beat[] = [];
  private readonly session: Session;
  private readonly total: number;
  private next = 0;
  private left = 0;

  constructor(session: Session, scenario: Scenario, source: string, listener: Listener) {
    this.session = session;
    const parts = partsOf(scenario, source);
    for (const { caption, steps } of parts) {
      if (caption) this.beats.push({ act: () => listener.caption(caption), milliseconds: CAPTION_MILLISECONDS });
      const presses = steps.filter(({ action }) => action.kind === 'press').length;
      const gap = presses > MANY_PRESSES ? IN_A_HURRY : BETWEEN_PRESSES;
      for (const step of steps) this.addStep(step, gap, listener);
    }
    this.total = this.beats.length;
  }

  /** True when the story is over. */
  get isOver(): boolean {
    return this.next >= this.beats.length && this.left <= 0;
  }

  /** How far it has come, 0 to 1. */
  get progress(): number {
    return this.next / this.total;
  }

  /** Lets time pass. @param milliseconds of the story's time */
  tick(milliseconds: number): void {
    let time = milliseconds;
    while (time > 0 && !this.isOver) {
      const piece = Math.min(time, this.left);
      if (piece > 0) this.session.tick(piece);
      this.left -= piece;
      time -= piece;
      if (this.left > 0) continue;
      const beat = this.beats[this.next++];
      beat?.act();
      this.left = beat?.milliseconds ?? 0;
    }
  }

  /** Plays all that is left at once. */
  finish(): void {
    while (!this.isOver) this.tick(1000);
  }

  private addStep({ action }: Step, gap: number, listener: Listener): void {
    const { session, beats } = this;
    if (action.kind === 'press') {
      this.addPress(action.key, action.milliseconds, gap);
    } else if (action.kind === 'wait') {
      beats.push({ act: () => {}, milliseconds: action.milliseconds });
    } else if (action.kind === 'screenshot') {
      beats.push({ act: () => {}, milliseconds: PICTURE_MILLISECONDS });
    } else if (isDeed(action) && action.kind !== 'edges') {
      const act = (): void => {
        try {
          session.do(action);
        } catch (error) {
          listener.fail(error as Error);
        }
      };
      beats.push({ act, milliseconds: gap });
    }
  }

  private addPress(key: KeyName, milliseconds: number, gap: number): void {
    const seen = gap === IN_A_HURRY ? milliseconds : Math.max(milliseconds, SEEN_MILLISECONDS);
    this.beats.push({ act: () => this.session.setKey(key, true), milliseconds: seen });
    this.beats.push({ act: () => this.session.setKey(key, false), milliseconds: gap });
  }
}

/** A scenario in parts, each from one comment to the next. */
export function partsOf({ steps }: Scenario, source: string): { caption: string; steps: Step[] }[] {
  const parts: { caption: string; steps: Step[] }[] = [{ caption: '', steps: [] }];
  const waiting = [...steps];
  let isInComment = false;
  source.split(/\r?\n/).forEach((line, index) => {
    const comment = /^\s*#\s*(.*)$/.exec(line)?.[1];
    if (comment !== undefined) {
      const last = parts.at(-1);
      if (isInComment && last) last.caption += ` ${comment}`;
      else parts.push({ caption: comment, steps: [] });
    }
    isInComment = comment !== undefined;
    while (waiting[0] && waiting[0].line <= index + 1) parts.at(-1)?.steps.push(waiting.shift() as Step);
  });
  return parts.filter(({ caption, steps }) => caption !== '' || steps.length > 0);
}
