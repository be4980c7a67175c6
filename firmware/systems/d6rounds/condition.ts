// Conscious, unconscious or dead: what the rules core says of a combatant's body and mind.
import { DEAD, UNCONSCIOUS } from '../../fight/layout';
import type { Kit } from '../../fight/system';

const FLAGS = [0, UNCONSCIOUS, DEAD];

/** Flags of a combatant by what is left of body and mind. */
export function condition(kit: Kit, id: number): number {
  const fight = kit.fight;
  const fields = [fight.fullPoolOf(id, 0), fight.poolOf(id, 0), fight.fullPoolOf(id, 1), fight.poolOf(id, 1)];
  if (kit.attempt(kit.createCall(kit.pack.run, CORE.condition.number, fields, []))) return 0;
  return FLAGS[kit.word(CORE.condition.out.state)];
}
