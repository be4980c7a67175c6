// Conditions in words: the tracker's own, then the system's.
import { CONDITION_WORDS, FIRST_OWN_CONDITION } from './conditions';
import { rules } from './in-use';

export function conditionName(kind: number): string {
  return kind < FIRST_OWN_CONDITION ? CONDITION_WORDS[kind] : rules.conditions![kind - FIRST_OWN_CONDITION];
}
