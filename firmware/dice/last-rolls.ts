// The last rolls, in words, for the player who wants to look back; they survive the power switch.
// A hidden roll is marked: its screen shows it only when it is asked for.
import { KEPT } from '../../wasm-core/dice/dice-map';
import { keep, kept } from '../journal/journal';
import { More } from '../journal/kinds';
import { rolledCount, rolledFace, rolledMarks } from './dice';
import { HIDDEN, MOST_LAST, MOST_LAST_BYTES } from './limits';
import { textAt } from './rolls';

let rolls: string[] | undefined;
let changed = false;

/** The last rolls, the newest first, as `4d6kh3 = 14`; hidden ones begin with a mark. */
export function lastRolls(): string[] {
  if (!rolls) {
    const bytes = BOARD.roomy ? kept(More.Rolls) : undefined;
    rolls = bytes?.length ? textAt(bytes, 0, bytes.length).split('\n') : [];
  }
  return rolls;
}

export function isHiddenRoll(line: string): boolean {
  return line[0] === HIDDEN;
}

/** What was rolled, hidden or not. */
export function rollWords(line: string): string {
  return isHiddenRoll(line) ? line.substr(1) : line;
}

/** What is kept of them has changed. */
export function rereadLastRolls(): void {
  rolls = undefined;
  changed = false;
}

export function noteRoll(text: string, total: number | string, hidden: boolean): void {
  const list = lastRolls();
  list.unshift(`${hidden ? HIDDEN : ''}${text} = ${total}`);
  if (list.length > MOST_LAST) list.pop();
  changed = true;
}

/** The dice that were rolled last, those that don't count in parentheses. */
export function diceText(): string {
  const dice: string[] = [];
  for (let i = 0; i < rolledCount(); i++) dice.push(rolledMarks(i) & KEPT ? `${rolledFace(i)}` : `(${rolledFace(i)})`);
  return dice.join(' ');
}

/** Saves the last rolls if there are new ones. On boards with little Storage they last until the power switch: its room is for fights. */
export function keepLastRolls(): void {
  if (!BOARD.roomy) return;
  if (!changed) return;
  changed = false;
  const list = lastRolls();
  let text = list.join('\n');
  while (text.length > MOST_LAST_BYTES) {
    list.pop();
    text = list.join('\n');
  }
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  keep(More.Rolls, bytes);
}
