// How a combatant is, in a word or a figure: after the name in lists.
import { flagsOf, fullPoolOf, poolOf } from '../fight/fight';
import { DEAD, UNCONSCIOUS } from '../fight/layout';

export function conditionText(id: number): string {
  const flags = flagsOf(id);
  if (flags & DEAD) return 'dead';
  if (flags & UNCONSCIOUS) return 'down';
  return `${poolOf(id, 0)}/${fullPoolOf(id, 0)}`;
}
