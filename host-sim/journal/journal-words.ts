// The journal in plain words, for someone who looks over a player's shoulder: who joined, who hit whom, what was taken back.
// Names are found by doing again what the records changed, as the device does at power-on.

import { EventKind } from '../../firmware/fight/events.ts';
import {
  COMBATANT_BYTES,
  FIRST_ID,
  ID,
  NAME,
  NAME_BYTES,
  NEXT_ID_AT,
  RECORDS_AT,
  STATE_VERSION,
  VERSION_AT,
} from '../../firmware/fight/record-layout.ts';
import { headTrouble } from '../../firmware/journal/format.ts';
import { chunkKind, FAVOURITE_KINDS, HEAD_BYTES, MARK_SHIFT, Mark, More } from '../../firmware/journal/kinds.ts';
import { eventOf, journalSegments } from './journal-lines.ts';

/** Bits of a run's head that hold its offset; the others hold how many bytes follow the first. */
const OFFSET_BITS = 11;
/** No fight has more bytes. */
const STATE_BYTES = 1 << OFFSET_BITS;

/** One record in words. */
export interface JournalWord {
  readonly text: string;
  /** `step`: of the fight; `taken back`: of the fight, and undone since; `other`: what the device notes for itself. */
  readonly kind: 'step' | 'taken back' | 'other' | 'damage';
}

interface Step {
  readonly word: { text: string; kind: JournalWord['kind'] };
  readonly runs: Uint8Array;
}

/**
 * Records of the journal in the order in which they were written, in plain words.
 * @param journal contents of its file
 * @param combatants most of them that a fight on this board can have
 */
export function journalWords(journal: Uint8Array, combatants: number): JournalWord[] {
  const trouble = headTrouble(journal);
  if (trouble) return [{ text: `The journal ${trouble}.`, kind: 'damage' }];
  const reader = new Reader(RECORDS_AT + combatants * COMBATANT_BYTES);
  for (const { records } of journalSegments(journal)) {
    for (const record of records) {
      if ('damagedAt' in record) reader.add({ text: `Damaged from byte ${record.damagedAt} on.`, kind: 'damage' });
      else reader.read(record.bytes);
    }
  }
  return reader.words;
}

class Reader {
  readonly words: Step['word'][] = [];
  private state = emptyFight();
  private done: Step[] = [];
  private undone: Step[] = [];
  /** What is kept beside the fight, by kind. */
  private readonly kept = new Map<number, Uint8Array>();
  private readonly recordsEnd: number;

  /** @param recordsEnd where the records of combatants end */
  constructor(recordsEnd: number) {
    this.recordsEnd = recordsEnd;
  }

  add(word: Step['word']): Step['word'] {
    this.words.push(word);
    return word;
  }

  read(bytes: Uint8Array): void {
    const event = eventOf(bytes);
    if (!event) {
      this.mark((bytes[1] as number) >> MARK_SHIFT, bytes.subarray(HEAD_BYTES));
      return;
    }
    const runs = bytes.subarray(event.from);
    const before = this.names(event.figures);
    this.apply(runs);
    const text = words(event.kind, this.names(event.figures), before, event.figures);
    this.done.push({ word: this.add({ text, kind: 'step' }), runs });
    this.undone = [];
  }

  private mark(mark: Mark, contents: Uint8Array): void {
    switch (mark) {
      case Mark.Undo:
        this.move(this.done, this.undone, 'taken back');
        break;
      case Mark.Redo:
        this.move(this.undone, this.done, 'step');
        break;
      case Mark.Clear:
        this.clear(contents);
        break;
      case Mark.State:
        // A checkpoint tells the fight anew, beginning with an empty one.
        if (this.words.at(-1)?.text !== CHECKPOINT) {
          this.add({ text: CHECKPOINT, kind: 'other' });
          this.state = emptyFight();
        }
        this.apply(contents);
        break;
      case Mark.Secret:
        this.add({ text: 'Something for the dice of the next start.', kind: 'other' });
        break;
      case Mark.More:
        this.kept.set(contents[0] as number, contents.subarray(1));
        this.add({ text: moreText(contents[0] as number), kind: 'other' });
        break;
    }
  }

  /** The fight is over; or it waits, and its bytes stand in what is kept; or one that waited goes on. */
  private clear(contents: Uint8Array): void {
    const kind = contents[0] ?? 0;
    const text = ['The fight is over.', 'A fight that waited goes on.'][contents.length] ?? 'The fight waits.';
    this.add({ text, kind: 'step' });
    this.state = emptyFight();
    this.done = [];
    this.undone = [];
    if (contents.length > 1) this.kept.set(kind, contents.subarray(1));
    else if (kind) {
      const parts = this.kept.get(kind)?.[0] ?? 0;
      for (let i = 0; i < parts; i++) this.apply(this.kept.get(chunkKind(kind, i)) ?? new Uint8Array());
    }
  }

  /** A step is taken back, or done again. Steps from before a checkpoint are not known here. */
  private move(from: Step[], to: Step[], kind: JournalWord['kind']): void {
    const step = from.pop();
    this.add({ text: kind === 'step' ? 'Redo.' : 'Undo.', kind: 'other' });
    if (!step) return;
    step.word.kind = kind;
    this.apply(step.runs);
    to.push(step);
  }

  private apply(runs: Uint8Array): void {
    for (let from = 0; from + 1 < runs.length; ) {
      const head = (runs[from] as number) | ((runs[from + 1] as number) << 8);
      from += 2;
      let at = head & ((1 << OFFSET_BITS) - 1);
      for (let left = (head >> OFFSET_BITS) + 1; left > 0 && at < STATE_BYTES; left--)
        (this.state[at++] as number) ^= runs[from++] ?? 0;
    }
  }

  /** Names of the combatants that have the ids; empty for those that there are not. */
  private names(ids: readonly number[]): string[] {
    return ids.map(id => {
      for (let at = RECORDS_AT; at < this.recordsEnd && id > 0; at += COMBATANT_BYTES) {
        if (this.state[at + ID] !== id) continue;
        const name = this.state.subarray(at + NAME, at + NAME + NAME_BYTES);
        return String.fromCharCode(...name).replace(/\0.*$/, '');
      }
      return '';
    });
  }
}

const CHECKPOINT = 'All of the fight so far, so that older records are not needed any more.';

function emptyFight(): Uint8Array {
  const state = new Uint8Array(STATE_BYTES);
  state[VERSION_AT] = STATE_VERSION;
  state[NEXT_ID_AT] = FIRST_ID;
  return state;
}

function moreText(what: number): string {
  if (what >= More.Faces) return 'Faces rolled.';
  if (what >= More.Sheets) return 'A sheet of the party or of a foe.';
  if (what === More.Changing) return 'A backup is taken in from here on.';
  if (what >= More.Paused) return 'Part of a fight that waits.';
  if (what === More.Settings) return 'Settings.';
  if (FAVOURITE_KINDS.includes(what)) return 'Named rolls.';
  if (what === More.Rolls) return 'The last rolls.';
  if (what === More.Resume) return 'The damaged place is stepped over.';
  return 'Something else to remember.';
}

/** What an event says. @param names of its figures, read as ids, after it @param before the same before it */
function words(kind: EventKind, names: readonly string[], before: readonly string[], figures: number[]): string {
  const [a, b] = names.map(name => name || 'someone');
  const amount = figures[2];
  switch (kind) {
    case EventKind.Add:
      return `${a} joins.`;
    case EventKind.Remove:
      return `${before[0] || 'Someone'} leaves.`;
    case EventKind.Start:
      return 'The fight begins.';
    case EventKind.Next:
      return names[0] ? `${a} is done: next.` : 'Next.';
    case EventKind.Hit:
      return `${a} hits ${b} for ${amount}.`;
    case EventKind.Miss:
      return `${a} misses ${b}.`;
    case EventKind.Damage:
      return `${a} loses ${amount}.`;
    case EventKind.Heal:
      return `${a} is healed by ${amount}.`;
    case EventKind.Edit:
      return `${a}'s sheet is changed.`;
    case EventKind.Rename:
      return `${before[0] || 'Someone'} is now called ${a}.`;
    case EventKind.Hold:
      return `${a} holds back.`;
    case EventKind.StepIn:
      return `${a} steps in.`;
    case EventKind.Order:
      return `${a} goes before ${b}.`;
    case EventKind.Condition:
      return `${a} is in another condition.`;
    case EventKind.Better:
      return `${a} is rid of a condition.`;
    case EventKind.Note:
      return `A note on ${a}.`;
    case EventKind.Hidden:
      return `${a} attacks ${b} behind the screen.`;
    default:
      // What a system means by its own kinds, and by what someone declares, only its module knows.
      return kind === EventKind.Declare
        ? `${a} declares what comes next.`
        : `${a} does something of this system's own.`;
  }
}
