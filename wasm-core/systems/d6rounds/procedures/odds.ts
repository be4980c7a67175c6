// Descriptions: chances by counting every case of the dice.
// Exact fractions first, then the rounded figures that people read.
import { gives, integer, type Procedure } from '../../../describe/description.ts';
import { HUNDREDTHS, permille, rangeMetres, targetPool, value } from './terms.ts';

const group = 'Odds';
const attackFields = [value('strike'), value('dodge'), rangeMetres, value('damage'), value('endurance')];
const numerator = gives('numerator', { label: 'cases' });
const denominator = gives('denominator', { label: 'of' });
const chance = permille('permille', 'chance');
const lossNumerator = gives('lossNumerator', { label: 'cases of loss' });
const expectedNumerator = gives('expectedNumerator', { label: 'sum of losses' });
const lossPermille = permille('lossPermille', 'chance of loss');
const expectedHundredths = gives('expectedHundredths', { ...HUNDREDTHS, label: 'expected loss' });

export const odds: Procedure[] = [
  {
    id: 'hitChance',
    title: 'chance to hit',
    group,
    use: 'fight',
    fields: [value('strike'), value('dodge'), rangeMetres],
    outputs: [numerator, denominator, chance],
  },
  {
    id: 'damageOdds',
    title: 'damage odds',
    group,
    use: 'fight',
    fields: [value('damage'), value('endurance')],
    outputs: [
      lossNumerator,
      expectedNumerator,
      denominator,
      lossPermille,
      expectedHundredths,
      gives('maxLoss', { label: 'most loss' }),
    ],
  },
  {
    id: 'attackOdds',
    title: 'attack odds',
    group,
    use: 'fight',
    fields: attackFields,
    outputs: [
      gives('hitNumerator', { label: 'cases of a hit' }),
      gives('hitDenominator', { label: 'of' }),
      permille('hitPermille', 'chance to hit'),
      lossNumerator,
      expectedNumerator,
      denominator,
      lossPermille,
      expectedHundredths,
    ],
  },
  {
    id: 'lossChance',
    title: 'chance of a loss',
    group,
    use: 'fight',
    fields: [...attackFields, integer('atLeast', 1, 10000, { label: 'loss at least' })],
    outputs: [numerator, denominator, chance],
  },
  {
    id: 'downOdds',
    title: 'chance to fell',
    group,
    use: 'fight',
    fields: [...attackFields, ...targetPool],
    outputs: [
      gives('unconsciousNumerator', { label: 'cases of down' }),
      gives('deadNumerator', { label: 'cases of dead' }),
      denominator,
      permille('unconsciousPermille', 'down'),
      permille('deadPermille', 'dead'),
    ],
  },
];
