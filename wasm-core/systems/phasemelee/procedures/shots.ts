// Descriptions: misses, scatter, other targets, reloading, a whole shot.
// Order of dice in a shot: attack, the hundredths if the roll calls for them, then damage, or scatter across and along.
import { choice, gives, givesChoice, integer, type OutputType, type Procedure } from '../../../describe/description.ts';
import { scatteredFields, shotFields } from './archery.ts';
import {
  archeryWeapon,
  BANDS,
  D6,
  damageAdjust,
  dice,
  EIGHTHS,
  flag,
  needed,
  PERCENTILE,
  rangeEighths,
} from './terms.ts';

const group = 'Archery';
export const SHOT_OUTCOMES = ['no-archery', 'hit', 'stopped-by-armor', 'scatter', 'critical', 'fumble'];
/** The first of them: all that a miss and another target can come to. */
export const MISSES = SHOT_OUTCOMES.slice(0, 4);
const SHORT = { 'stopped-by-armor': 'stopped' };
export const AXES = ['none', 'vertical', 'depth'];
export const SCATTER_SIDES = ['none', 'low', 'high'];
const withoutArmor = { label: 'without armor' };
const MOST_SCATTER_RANGE = 2000;

const scatterOutputs: OutputType[] = [
  gives('acrossEighths', { ...EIGHTHS, label: 'across' }),
  gives('alongEighths', { ...EIGHTHS, label: 'along' }),
  givesChoice('axis', AXES),
  gives('nearEighths', { ...EIGHTHS, label: 'near' }),
];

export const shots: Procedure[] = [
  {
    id: 'archeryMiss',
    title: 'kind of miss',
    group,
    use: 'fight',
    fields: [needed, integer('noArmorNeeded', -300, 400, withoutArmor)],
    dice: dice(['attack'], PERCENTILE),
    outputs: [givesChoice('outcome', MISSES, { shown: SHORT })],
  },
  {
    id: 'scatterDistance',
    title: 'scatter distance',
    group,
    use: 'fight',
    fields: [rangeEighths(MOST_SCATTER_RANGE)],
    dice: dice(['scatter'], D6, D6),
    outputs: [gives('distanceEighths', { ...EIGHTHS, label: 'distance' }), givesChoice('side', SCATTER_SIDES)],
  },
  {
    id: 'scatter',
    title: 'scatter',
    group,
    use: 'fight',
    fields: [rangeEighths(MOST_SCATTER_RANGE), choice('band', BANDS)],
    dice: dice(['across', 'across', 'along', 'along'], D6, D6, D6, D6),
    outputs: scatterOutputs,
  },
  {
    id: 'scatterTarget',
    title: 'scatter target',
    group,
    use: 'fight',
    fields: scatteredFields,
    dice: dice(['attack']),
    outputs: [gives('needed'), givesChoice('outcome', MISSES, { shown: SHORT })],
  },
  {
    id: 'reload',
    title: 'shots a phase',
    group,
    use: 'fight',
    fields: [archeryWeapon, integer('phase', 1, 1000), flag('helper'), flag('spareWeapon', 'second weapon')],
    outputs: [gives('shots'), gives('cycle', { label: 'in phases' })],
  },
  {
    id: 'archeryShot',
    title: 'archery attack',
    group,
    use: 'fight',
    fields: [...shotFields, damageAdjust],
    dice: dice(['attack', 'next']),
    outputs: [
      gives('needed'),
      gives('noArmorNeeded', withoutArmor),
      givesChoice('outcome', SHOT_OUTCOMES, { shown: SHORT }),
      gives('damage'),
      ...scatterOutputs,
    ],
  },
];
