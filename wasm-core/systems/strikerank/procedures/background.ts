// Descriptions: levels of experience, cultures, magical backgrounds and what their magic costs.
// Skill points are counted in quarters.
import {
  choice,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { BACKGROUNDS, CULTURES, cost, culture, levelOfExperience, PROFESSIONS } from './skills.ts';
import { dice, EXPERIENCE, PERCENT, percentile, score, TRAINED_LEVELS, tables } from './terms.ts';

const group = 'Background';
const spells = (fallback?: number, name = 'spiritPoints', label = 'spirit magic', most = 200) =>
  integer(name, 0, most, { label, ...(fallback === undefined ? {} : { fallback }) });
const base = (name: string, label: string) => gives(name, { ...PERCENT, label });
const MOST_PROFESSIONS = Math.max(...tables.cultureProfessions.rows.map(([, list]) => (list as string[]).length));

export const background: Procedure[] = [
  {
    id: 'experienceLevel',
    title: 'level of experience',
    group,
    use: 'campaign',
    fields: [choice('level', EXPERIENCE)],
    outputs: [
      gives('ageMin', { label: 'age from' }),
      gives('ageMax', { label: 'age to' }),
      givesBoolean('ageOpen', { label: 'or older' }),
      gives('pointsMin', { label: 'points from' }),
      gives('pointsMax', { label: 'points to' }),
      gives('pointsRecommended', { label: 'points' }),
      base('baseMin', 'base from'),
      base('baseMax', 'base to'),
      gives('characteristicIncreases', { label: 'characteristics +' }),
    ],
  },
  {
    id: 'levelForPoints',
    title: 'level by points',
    group,
    use: 'campaign',
    fields: [integer('skillPoints', 0, 10000, { label: 'points' })],
    outputs: [givesChoice('level', EXPERIENCE)],
  },
  {
    id: 'culturalBackground',
    title: 'culture roll',
    group,
    use: 'campaign',
    fields: [],
    dice: dice([[8, 'culture']]),
    outputs: [givesChoice('culture', CULTURES)],
  },
  {
    id: 'cultureBonuses',
    title: 'culture bonuses',
    group,
    use: 'campaign',
    fields: [culture],
    outputs: [
      ['ownEtiquette', 'own etiquette'],
      ['fastTalk', 'fast talk'],
      ['bargain', 'bargain'],
      ['scoutTerrain', 'scout terrain'],
      ['loreArea', 'lore area'],
      ['loreRange', 'lore range'],
      ['survivalTerrain', 'survival terrain'],
      ['rideOrMarch', 'ride or march'],
    ].map(([name, label]) => gives(name!, { ...PERCENT, label: label! })),
  },
  {
    id: 'magicalBackground',
    title: 'magic roll',
    group,
    use: 'campaign',
    fields: [culture],
    dice: percentile(['magic']),
    outputs: [givesChoice('background', BACKGROUNDS, { label: 'magic' })],
  },
  {
    id: 'cultureProfessions',
    title: 'professions',
    group,
    use: 'campaign',
    fields: [culture],
    outputs: [givesList('professions', { kind: 'enum', words: PROFESSIONS }, MOST_PROFESSIONS)],
  },
  {
    id: 'magicCost',
    title: 'cost of magic',
    group,
    use: 'campaign',
    fields: [spells(), spells(0, 'divinePoints', 'divine magic')],
    outputs: [cost],
  },
  {
    id: 'noviceMagic',
    title: 'magic of a novice',
    group,
    use: 'campaign',
    fields: [choice('kind', ['spirit', 'sorcery']), spells(0, 'spiritPoints', 'spirit magic', 2)],
    outputs: [base('intensityBase', 'intensity'), base('spellBase', 'spell'), cost],
  },
  {
    id: 'sorceryBackground',
    title: 'sorcery magic',
    group,
    use: 'campaign',
    fields: [levelOfExperience],
    dice: dice([[0, 'spells']], 0),
    outputs: [
      base('intensityBase', 'intensity'),
      ...TRAINED_LEVELS.map(word => gives(`${word}Spells`, { label: `${word} spells` })),
      cost,
    ],
  },
  {
    id: 'spiritBackground',
    title: 'spirit magic',
    group,
    use: 'campaign',
    fields: [
      choice(
        'background',
        BACKGROUNDS.filter(word => word !== 'sorcery'),
        { label: 'magic' },
      ),
      levelOfExperience,
      score('int', { fallback: 10 }),
    ],
    dice: dice([[0, 'magic']], 0),
    outputs: [gives('spiritPoints', { label: 'spirit magic' }), gives('divinePoints', { label: 'divine magic' }), cost],
  },
];
