// Descriptions: chances of a blow or shot before it is rolled.
// Cases of the two percentile rolls, 10,000 in all; the second one counts whether it is rolled or not.
import { gives, givesBoolean, type Procedure } from '../../../describe/description.ts';
import { shotFields } from './archery.ts';
import { blowFields } from './melee.ts';
import { mode, needed } from './terms.ts';

const group = 'Odds';
const PERCENT = { unit: '%', scale: 100 } as const;
const chances = [
  gives('hitNumerator', { ...PERCENT, label: 'hit' }),
  gives('criticalNumerator', { ...PERCENT, label: 'critical' }),
  gives('fumbleNumerator', { ...PERCENT, label: 'fumble' }),
];
const denominator = gives('denominator', { label: 'cases' });

export const odds: Procedure[] = [
  {
    id: 'hitOdds',
    title: 'hit odds',
    group,
    use: 'fight',
    fields: [needed, mode],
    outputs: [...chances, denominator],
  },
  {
    id: 'meleeOdds',
    title: 'melee odds',
    group,
    use: 'fight',
    fields: blowFields,
    outputs: [
      gives('needed'),
      ...chances,
      gives('breakNumerator', { ...PERCENT, label: 'break check' }),
      gives('disarmNumerator', { ...PERCENT, label: 'disarmed' }),
      denominator,
    ],
  },
  {
    id: 'archeryOdds',
    title: 'archery odds',
    group,
    use: 'fight',
    fields: shotFields,
    outputs: [
      givesBoolean('canShoot'),
      gives('needed'),
      ...chances,
      gives('stoppedNumerator', { ...PERCENT, label: 'stopped' }),
      gives('scatterNumerator', { ...PERCENT, label: 'scatter' }),
      denominator,
    ],
  },
];
