// The demonstration fight, and the party out of it that a newcomer can start a fight of his own with.

import source from '../../demo/fight.scenario';
import { parseScenario } from '../../scenario/parse.ts';
import type { Scenario } from '../../scenario/steps.ts';

export { source as DEMONSTRATION };

/** The picture that the demonstration takes when everybody has joined and the fight has not begun. */
const EVERYBODY = '06-all-four.png';

export function demonstration(): Scenario {
  return parseScenario(source, 'the demonstration');
}

/** The demonstration's steps until its party stands ready, with dice that are nobody's choice. */
export function readyParty(): Scenario {
  const { steps, ...scenario } = demonstration();
  const end = steps.findIndex(({ action }) => action.kind === 'screenshot' && action.file === EVERYBODY);
  if (end < 0) throw new Error(`the demonstration takes no picture ${EVERYBODY}`);
  return { ...scenario, steps: steps.slice(0, end).filter(({ action }) => action.kind !== 'seed') };
}
