// How a combatant is, in a word or a figure: after the name in lists, and in full for whose turn it is.

import { conditionName } from '../fight/condition-words';
import { conditionKind, conditionLeft, conditionUntil, conditionWho, Until } from '../fight/conditions';
import { bytes, flagsOf, fullPoolOf, poolOf } from '../fight/fight';
import { CONDITION_COUNT_AT, DEAD, DOWN, HOLDING, NOTED, UNCONSCIOUS } from '../fight/layout';
import { noteOf } from '../fight/notes';

export function conditionText(id: number): string {
  const flags = flagsOf(id);
  if (flags & DEAD) return 'dead';
  if (flags & UNCONSCIOUS) return 'down';
  return `${flags & HOLDING ? 'holds ' : ''}${poolOf(id, 0)}/${fullPoolOf(id, 0)}`;
}

/** All that he suffers, with how long it still lasts, then his note. */
export function sufferings(id: number): string {
  const flags = flagsOf(id);
  const words: string[] = [];
  if (flags & DOWN) words.push(flags & DEAD ? 'dead' : 'down');
  for (let i = 0; i < bytes[CONDITION_COUNT_AT]; i++) {
    if (conditionWho(i) !== id) continue;
    const word = conditionName(conditionKind(i));
    words.push(conditionUntil(i) === Until.Removed ? word : `${word} ${conditionLeft(i)}`);
  }
  if (flags & NOTED) words.push(noteOf(id));
  return words.join(', ');
}
