// Descriptions: what professions offer and what it costs, the ledger of skill points, characteristics bought with them.
// Skill points are counted in quarters.
import { choice, gives, givesBoolean, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import { cost, DIFFICULTIES, GROUPS, LEVEL_OR_NONE, levelOfExperience, method, profession, SKILLS } from './skills.ts';
import { CHARACTERISTICS, dice, EXPERIENCE, NONE, PERCENT, score, TRAINED_LEVELS, yes } from './terms.ts';

const group = 'Professions';
const skill = choice('skill', SKILLS);
const base = gives('base', PERCENT);
const quarters = (name: string, label: string, fallback?: number) =>
  integer(name, 0, 4000, { label: `${label} x 4`, ...(fallback === undefined ? {} : { fallback }) });

export const professions: Procedure[] = [
  {
    id: 'professionSkill',
    title: 'skill in a profession',
    group,
    use: 'campaign',
    fields: [
      profession,
      skill,
      levelOfExperience,
      integer('categoryModifier', -100, 200, { fallback: 0, label: 'modifier' }),
      integer('cultureBonus', 0, 100, { fallback: 0 }),
    ],
    outputs: [
      givesBoolean('listed'),
      givesBoolean('offered'),
      givesChoice('group', GROUPS),
      givesBoolean('category'),
      base,
      cost,
      gives('total', PERCENT),
    ],
  },
  {
    id: 'professionTotals',
    title: 'basic skills',
    group,
    use: 'campaign',
    fields: [profession],
    outputs: TRAINED_LEVELS.map(word => gives(word, { label: `${word} x 4` })),
  },
  {
    id: 'skillCost',
    title: 'cost of a skill',
    group,
    use: 'campaign',
    fields: [
      profession,
      skill,
      levelOfExperience,
      choice('overallLevel', EXPERIENCE, { label: 'overall' }),
      choice('membershipLevel', LEVEL_OR_NONE, { label: 'member', fallback: NONE }),
      yes('otherCulture'),
      choice('categoryDifficulty', DIFFICULTIES, { label: 'difficulty', fallback: 'medium' }),
      yes('specialty'),
    ],
    outputs: [givesBoolean('legal'), base, gives('multiplier', { label: 'cost x' }), cost],
  },
  {
    id: 'skillPointLedger',
    title: 'points left',
    group,
    use: 'campaign',
    fields: [
      quarters('allocatedQuarterPoints', 'points'),
      quarters('magicQuarterPoints', 'magic', 0),
      quarters('basicQuarterPoints', 'basic', 0),
      quarters('optionalQuarterPoints', 'optional', 0),
      quarters('characteristicQuarterPoints', 'values', 0),
    ],
    outputs: [
      gives('spentQuarterPoints', { label: 'cost x 4' }),
      gives('leftQuarterPoints', { label: 'left x 4' }),
      givesBoolean('legal'),
    ],
  },
  {
    id: 'characteristicAccess',
    title: 'characteristics open',
    group,
    use: 'campaign',
    fields: [
      choice('characteristic', CHARACTERISTICS),
      profession,
      yes('initiate'),
      yes('offensiveSpell'),
      yes('foughtSpirits'),
      yes('subsistenceDiet'),
    ],
    outputs: [givesChoice('access', ['no', 'gm', 'yes'])],
  },
  {
    id: 'characteristicPurchase',
    title: 'buy a characteristic',
    group,
    use: 'campaign',
    fields: [
      score('value', { label: 'value' }),
      choice('level', EXPERIENCE),
      integer('bought', 0, 100),
      score('limit', { label: 'limit', fallback: 21 }),
      method('fixed'),
    ],
    dice: dice([[3, 'gain']], 0),
    outputs: [givesBoolean('legal'), cost, gives('change'), gives('newValue', { label: 'value' })],
  },
];
