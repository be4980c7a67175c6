// Descriptions: how far and how characteristics can be raised by training and research.
// A species maximum of 0 stands for that of humans.
import { choice, gives, givesBoolean, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { method } from './skills.ts';
import { autoBands, CHARACTERISTICS, dice, HOURS, LEVELS_OR_NONE, PERCENT, score, skill, tables } from './terms.ts';

const group = 'Raising';
const current = score('current', { label: 'value' });
const limit = integer('limit', 1, 200);
const speciesMaximum = integer('speciesMaximum', 1, 200, { label: 'species', fallback: 21 });
const species = gives('speciesMaximum', { label: 'species' });
const hours = gives('hours', { ...HOURS, label: 'time' });
const change = gives('change');
const newValue = gives('newValue', { label: 'value' });
export const RULES = [...new Set(words(tables.humanMaxima, 'limit rule'))];

export const raising: Procedure[] = [
  {
    id: 'speciesMaximum',
    title: 'species maximum',
    group,
    use: 'campaign',
    fields: [
      integer('diceCount', 1, 20, { label: 'dice' }),
      integer('diceSides', 2, 100, { label: 'sides' }),
      integer('add', -20, 100, { label: '+', fallback: 0 }),
    ],
    outputs: [gives('minimum'), gives('maximum'), species],
  },
  {
    id: 'characteristicLimit',
    title: 'limit',
    group,
    use: 'campaign',
    fields: [
      choice('characteristic', CHARACTERISTICS),
      ...CHARACTERISTICS.map(name => score(name, { fallback: 10 })),
      integer('speciesMaximum', 0, 200, { label: 'species', fallback: 0 }),
    ],
    outputs: [gives('limit'), species, givesChoice('rule', RULES), givesBoolean('trainable', { label: 'training' })],
  },
  {
    id: 'characteristicTraining',
    title: 'training',
    group,
    use: 'campaign',
    fields: [current, limit, skill('instruct'), speciesMaximum, method('fixed'), autoBands],
    dice: dice([[100, 'instruct']], 0),
    outputs: [
      givesBoolean('allowed'),
      hours,
      givesChoice('instructLevel', LEVELS_OR_NONE, { label: 'instruct' }),
      change,
      newValue,
    ],
  },
  {
    id: 'characteristicResearch',
    title: 'research',
    group,
    use: 'campaign',
    fields: [current, limit, speciesMaximum, method('fixed')],
    dice: dice(
      [
        [100, 'roll'],
        [3, 'gain'],
      ],
      0,
    ),
    outputs: [
      givesBoolean('allowed'),
      hours,
      gives('target', PERCENT),
      givesBoolean('success'),
      change,
      newValue,
      givesBoolean('mayTrainOthers', { label: 'teacher' }),
    ],
  },
  {
    id: 'sizGain',
    title: 'growing in SIZ',
    group,
    use: 'campaign',
    fields: [integer('gainedBefore', 0, 50, { label: 'before' }), integer('gain', 0, 50)],
    outputs: [gives('sizGained', { label: 'SIZ +' }), gives('conLoss', { label: 'CON loss' })],
  },
];
