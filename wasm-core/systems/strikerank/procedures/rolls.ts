// Descriptions: percentile rolls and levels of success, contests, and their exact odds.
// The odds count faces; they are what the device shows beside a skill.
import { choice, gives, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import {
  autoBands,
  effectiveSkill,
  FATIGUE,
  fatigue,
  givenFatigue,
  LEVELS,
  level,
  modifiedRoll,
  modifier,
  PERCENT,
  percentile,
  score,
  skill,
  success,
} from './terms.ts';

const group = 'Rolls';
const multiple = integer('multiple', 1, 5);
const value = score('value', { label: 'value' });
/** The same field of two rollers. */
const ofBoth = (name: string) => [`${name}A`, `${name}B`];
export const skills = ofBoth('skill').map(name => skill(name));
export const fatigues = ofBoth('fatigue').map(name => choice(name, FATIGUE, { fallback: 'normal' }));
export const levels = ofBoth('level').map(name => givesChoice(name, LEVELS));

export const rolls: Procedure[] = [
  {
    id: 'successLevel',
    title: 'skill roll',
    group,
    use: 'fight',
    fields: [skill('skill'), modifier(), fatigue, autoBands],
    dice: percentile(['roll']),
    outputs: [
      effectiveSkill,
      modifiedRoll,
      gives('criticalMax', { label: 'critical to' }),
      gives('specialMax', { label: 'special to' }),
      gives('fumbleMin', { label: 'fumble from' }),
      level,
    ],
  },
  {
    id: 'successChances',
    title: 'skill odds',
    group,
    use: 'fight',
    fields: [skill('skill'), modifier(), fatigue, autoBands],
    outputs: [
      effectiveSkill,
      ...['critical', 'special', 'success', 'failure', 'fumble'].map(name => gives(name, PERCENT)),
      gives('anySuccess', { ...PERCENT, label: 'total' }),
    ],
  },
  {
    id: 'contestChances',
    title: 'contest odds',
    group,
    use: 'fight',
    fields: [...skills, ...ofBoth('modifier').map(name => modifier(name)), ...fatigues, autoBands],
    outputs: [
      gives('aPer10000', { ...PERCENT, scale: 100, label: 'A wins' }),
      gives('tiePer10000', { ...PERCENT, scale: 100, label: 'tie' }),
      gives('bPer10000', { ...PERCENT, scale: 100, label: 'B wins' }),
    ],
  },
  {
    id: 'characteristicRoll',
    title: 'characteristic roll',
    group,
    use: 'fight',
    fields: [value, multiple, fatigue],
    dice: percentile(['roll']),
    outputs: [gives('target', PERCENT), modifiedRoll, success],
  },
  {
    id: 'characteristicChance',
    title: 'characteristic odds',
    group,
    use: 'fight',
    fields: [value, multiple, fatigue],
    outputs: [gives('percent', { ...PERCENT, label: 'chance' })],
  },
  {
    id: 'fatigueModifiedRoll',
    title: 'fatigue and roll',
    group,
    use: 'fight',
    fields: [givenFatigue, choice('want', ['low', 'high'], { fallback: 'low', label: 'target' })],
    dice: percentile(['roll']),
    outputs: [modifiedRoll],
  },
  {
    id: 'skillVersusHalf',
    title: 'skill against half',
    group,
    use: 'fight',
    fields: [skill('skill'), skill('opposingSkill', { label: 'enemy skill' }), fatigue, autoBands],
    dice: percentile(['roll']),
    outputs: [effectiveSkill, modifiedRoll, level, success],
  },
  {
    id: 'skillVersusDegree',
    title: 'skill against skill',
    group,
    use: 'fight',
    fields: [...skills, ...fatigues, autoBands],
    dice: percentile(['A', 'B']),
    outputs: [...levels, givesChoice('winner', ['b', 'tie', 'a'])],
  },
  {
    id: 'resistance',
    title: 'resistance',
    group,
    use: 'fight',
    fields: [
      integer('activeHalfPoints', 0, 400, { label: 'attacker x 2' }),
      integer('passiveHalfPoints', 0, 400, { label: 'defender x 2' }),
      fatigue,
      autoBands,
    ],
    dice: percentile(['roll']),
    outputs: [gives('chance', PERCENT), success],
  },
];
