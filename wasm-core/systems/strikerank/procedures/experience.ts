// Descriptions: experience rolls, training and research of skills and tactics.
// Experience rolls are counted in halves.
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { DIFFICULTIES, difficulty, MINUTES, method } from './skills.ts';
import { autoBands, dice, HOURS, LEVELS_OR_NONE, NONE, PERCENT, percentile, skill, TACTICS, tables } from './terms.ts';

const group = 'Experience';
const known = integer('skill', 1, 300);
const instruct = skill('instruct');
const checkable = boolean('checkable', { fallback: true });
const bonus = integer('bonus', -50, 50, { fallback: 0 });
const newSkill = gives('newSkill', { ...PERCENT, label: 'skill' });
const change = gives('change', PERCENT);
const minutes = gives('minutes', { ...MINUTES, label: 'time' });
const GAIN = [0, 'gain'] as const;
const ROLL = [100, 'experience'] as const;
const halves = (name: string, label: string) => gives(name, { label: `${label} x 2` });
const RANKS = [...DIFFICULTIES, 'veryHard'];
/** Tactics that have to be learned. */
export const TRAINED_TACTICS = TACTICS.filter(
  (_, i) => tables.specialTactics.rows[i]![tables.specialTactics.columns.indexOf('needs training')],
);

export const experience: Procedure[] = [
  {
    id: 'experienceRollAward',
    title: 'experience rolls',
    group,
    use: 'campaign',
    fields: [
      choice('activity', words(tables.experienceAwards, 'activity')),
      integer('averageSkill', 5, 300),
      integer('weeks', 1, 52, { fallback: 1 }),
    ],
    outputs: [halves('halfRolls', 'rolls')],
  },
  {
    id: 'experienceSpend',
    title: 'cost of rolls',
    group,
    use: 'campaign',
    fields: [
      integer('halfRolls', 0, 1000, { label: 'rolls x 2' }),
      ...RANKS.map(name => integer(name, 0, 100, { fallback: 0 })),
    ],
    outputs: [
      halves('neededHalfRolls', 'cost'),
      givesBoolean('legal'),
      halves('leftHalfRolls', 'left'),
      givesBoolean('oddHalfForEasyOnly', { label: 'half for easy' }),
    ],
  },
  {
    id: 'experienceQualifyTime',
    title: 'time to experience',
    group,
    use: 'campaign',
    fields: [known, difficulty, checkable],
    outputs: [
      gives('researchMinutes', { ...MINUTES, label: 'research' }),
      gives('minimumMinutes', { ...MINUTES, label: 'time' }),
    ],
  },
  {
    id: 'experienceRoll',
    title: 'experience roll',
    group,
    use: 'campaign',
    fields: [skill('skill'), bonus, method('roll')],
    dice: dice([ROLL, GAIN], 1),
    outputs: [givesBoolean('success'), gives('gain', PERCENT), newSkill],
  },
  {
    id: 'sessionMinutes',
    title: 'time of a session',
    group,
    use: 'campaign',
    fields: [integer('skill', -50, 300), difficulty],
    outputs: [minutes, givesBoolean('basics')],
  },
  {
    id: 'trainingSession',
    title: 'training',
    group,
    use: 'campaign',
    fields: [
      known,
      difficulty,
      instruct,
      skill('teacherSkill', { label: 'teacher' }),
      checkable,
      method('roll'),
      bonus,
      autoBands,
    ],
    dice: dice([[100, 'instruct']], 0),
    outputs: [
      givesBoolean('allowed'),
      minutes,
      givesChoice('instructLevel', LEVELS_OR_NONE, { label: 'instruct' }),
      givesChoice('result', ['not-allowed', 'half-wasted', 'no-gain', 'gain', 'loss']),
      change,
      newSkill,
      gives('makeUpMinutes', { ...MINUTES, label: 'half wasted' }),
    ],
  },
  {
    id: 'researchSession',
    title: 'research',
    group,
    use: 'campaign',
    fields: [known, difficulty, checkable, method('roll'), bonus],
    dice: dice([ROLL, GAIN], 1),
    outputs: [minutes, givesBoolean('success'), change, newSkill],
  },
  {
    id: 'basicsTraining',
    title: 'basics of a skill',
    group,
    use: 'campaign',
    fields: [difficulty, integer('categoryModifier', -50, 50, { fallback: 0, label: 'modifier' }), method('roll')],
    dice: dice([GAIN], 0),
    outputs: [gives('sessions'), gives('hours', { ...HOURS, label: 'time' }), gives('skill', PERCENT)],
  },
  {
    id: 'trainingAsPoints',
    title: 'training in points',
    group,
    use: 'campaign',
    fields: [integer('hours', 0, 100000, { ...HOURS, label: 'time' })],
    outputs: [gives('quarterPoints', { label: 'points x 4' })],
  },
  {
    id: 'tacticTraining',
    title: 'training a tactic',
    group,
    use: 'campaign',
    fields: [
      choice('tactic', TRAINED_TACTICS),
      choice('method', ['training', 'research']),
      skill('weaponSkill'),
      skill('instruct', { fallback: 0 }),
      autoBands,
    ],
    dice: percentile(['roll'], 1),
    outputs: [
      gives('hours', { ...HOURS, label: 'time' }),
      givesBoolean('learned'),
      givesChoice('by', [NONE, 'instruct', 'weapon-skill']),
    ],
  },
];
