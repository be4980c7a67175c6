// Descriptions: characters of the edition before: their skills, Maneuver and spirit skills.
// -1 leaves a skill at its base.
import { choice, gives, givesBoolean, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { LEVEL_OR_NONE, levelOfExperience } from './skills.ts';
import { PERCENT, score, skill, TRAINED_LEVELS, tables } from './terms.ts';

const group = 'Conversion';
const magicModifier = integer('magicModifier', -100, 200, { fallback: 0 });
const skillOr0 = (name: string, label?: string) =>
  skill(name, { fallback: 0, ...(label === undefined ? {} : { label }) });

export const conversion: Procedure[] = [
  {
    id: 'convertSkill',
    title: 'skill',
    group,
    use: 'campaign',
    fields: [skill('current'), integer('base', 0, 100), integer('newModifier', -100, 200, { label: 'modifier' })],
    outputs: [gives('skill', PERCENT), givesBoolean('changed')],
  },
  {
    id: 'convertManeuver',
    title: 'maneuver',
    group,
    use: 'campaign',
    fields: [
      choice('method', ['by-level', 'average']),
      skill('bestAttack', { label: 'attack' }),
      skillOr0('bestParry', 'defense'),
      skillOr0('bestDodge', 'dodge'),
      choice('role', words(tables.conversionManeuver, 'role'), { fallback: 'combatant' }),
    ],
    outputs: [gives('maneuver', PERCENT), givesChoice('level', LEVEL_OR_NONE)],
  },
  {
    id: 'convertSpiritSkills',
    title: 'spirit skills',
    group,
    use: 'campaign',
    fields: [
      choice('kind', ['spirit-user', 'sorcery-user', 'shaman-by-level', 'shaman-by-pow']),
      integer('highestIntensity', 0, 50, { label: 'intensity', fallback: 0 }),
      magicModifier,
      score('pow', { fallback: 10 }),
      { ...levelOfExperience, optional: true, fallback: TRAINED_LEVELS.indexOf('trained') },
      skillOr0('highestPerception', 'perception'),
      skillOr0('highestKnowledge', 'lore'),
    ],
    outputs: ['spiritCombat', 'spiritSense', 'spiritLore', 'spiritTravel'].map(name => gives(name, PERCENT)),
  },
];
