// Descriptions: characteristics, classes, combat skills and the cost of a character.
// Limits of the scores are the printed maxima here, and only here.
import { choice, gives, givesBoolean, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import { figure } from '../../../describe/printed.ts';
import {
  CHARACTERISTICS,
  CLASSES,
  COMBAT_SKILLS,
  characteristic,
  DEFENSES,
  KINDS,
  OFFENSES,
  skillTerm,
  tables,
} from './terms.ts';

const group = 'Building a character';
const classField = choice('class', CLASSES);
const levels = integer('levels', 0, 100);
const cost = gives('cost', { label: 'cost, points' });
const attacks = givesChoice('attacks', KINDS, { label: 'attacks are' });

export const characters: Procedure[] = [
  {
    id: 'characteristic',
    title: 'characteristic',
    group,
    use: 'campaign',
    fields: [characteristic],
    outputs: [gives('base'), gives('average'), gives('maximum'), gives('cost', { label: 'cost of a point' })],
  },
  {
    id: 'characteristicCost',
    title: 'characteristic cost',
    group,
    use: 'campaign',
    fields: [characteristic, integer('value', 0, 100)],
    outputs: [cost],
  },
  {
    id: 'classInfo',
    title: 'class',
    group,
    use: 'campaign',
    fields: [classField],
    outputs: [
      attacks,
      givesChoice('offense', OFFENSES),
      givesChoice('defense', DEFENSES),
      gives('bonus', { label: 'bonus a level' }),
      gives('cost', { label: 'points a level' }),
    ],
  },
  {
    id: 'classBonus',
    title: 'class bonus',
    group,
    use: 'campaign',
    fields: [classField, levels, integer('onOffense', 0, 100, { label: 'levels on offense' })],
    outputs: [attacks, gives('damage'), gives('endurance'), gives('strike'), gives('dodge')],
  },
  {
    id: 'combatSkillCost',
    title: 'combat skill cost',
    group,
    use: 'campaign',
    fields: [choice('combatSkill', COMBAT_SKILLS), levels],
    outputs: [cost],
  },
  {
    id: 'buildCost',
    title: 'character cost',
    group,
    use: 'campaign',
    fields: [
      ...CHARACTERISTICS.map(name => integer(name, 0, figure(tables.characteristics, name, 'maximum'))),
      ...CLASSES.map(name => skillTerm(`${name}Levels`)),
      ...['damageLevels', 'hitLevels', 'armorLevels', 'spells'].map(skillTerm),
      integer('otherPoints', 0, 1000, { fallback: 0 }),
      integer('budget', 0, 10000, { fallback: 0, label: 'budget, 0: none' }),
    ],
    outputs: [
      gives('characteristicPoints', { label: 'characteristics' }),
      gives('classPoints', { label: 'classes' }),
      gives('skillPoints', { label: 'combat skills' }),
      gives('total'),
      gives('left'),
      givesBoolean('withinBudget'),
    ],
  },
];
