// Descriptions: skills, skill rolls, strength in units of weight, movement.
// Also the longest list of skills that one characteristic has.
import {
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { figure, words } from '../../../describe/printed.ts';
import { CHARACTERISTICS, characteristic, dice, SKILLS, score, skillTerm, tables } from './terms.ts';

const group = 'Skills and movement';
const skill = choice('skill', SKILLS);
const base = givesChoice('base', CHARACTERISTICS, { label: 'base' });
const bases = words(tables.skills, 'base');
const mostOfOne = Math.max(...CHARACTERISTICS.map(name => bases.filter(other => other === name).length));

const speed = (name: string): Field => integer(name, 0, 1000, { unit: 'm/s', fallback: figure(tables.movement, name) });

export const skills: Procedure[] = [
  {
    id: 'skillInfo',
    title: 'skill',
    group,
    use: 'campaign',
    fields: [skill],
    outputs: [
      base,
      givesBoolean('byCharacteristic', { label: 'in list by base' }),
      givesBoolean('alphabetical', { label: 'in a-z list' }),
      givesBoolean('described', { label: 'described' }),
    ],
  },
  {
    id: 'skillsOf',
    title: 'skills by base',
    group,
    use: 'campaign',
    fields: [characteristic],
    outputs: [gives('count'), givesList('skills', skill.type as { kind: 'enum'; words: string[] }, mostOfOne)],
  },
  {
    id: 'skillLevel',
    title: 'skill level',
    group,
    use: 'campaign',
    fields: [
      skill,
      ...CHARACTERISTICS.filter(name => bases.includes(name)).map(score),
      { ...skillTerm('added'), label: 'levels added' },
    ],
    outputs: [base, gives('level')],
  },
  {
    id: 'skillRoll',
    title: 'skill roll',
    group,
    use: 'fight',
    fields: [integer('level', 0, 400)],
    dice: dice(['skill']),
    outputs: [gives('total')],
  },
  {
    id: 'strengthUnits',
    title: 'strength in kg, lb, N',
    group,
    use: 'campaign',
    fields: [score('strength')],
    outputs: [
      gives('kg', { unit: 'kg', label: 'mass' }),
      gives('lb', { unit: 'lb', label: 'weight' }),
      gives('newton', { unit: 'N', label: 'force' }),
    ],
  },
  {
    id: 'movement',
    title: 'movement',
    group,
    use: 'fight',
    fields: [score('strength'), speed('running'), speed('swimming')],
    outputs: [
      gives('runMetresPerSecond', { unit: 'm/s', label: 'run' }),
      gives('runMetresPerRound', { unit: 'm', label: 'run in a round' }),
      gives('swimMetresPerSecond', { unit: 'm/s', label: 'swim' }),
      gives('swimMetresPerRound', { unit: 'm', label: 'swim in a round' }),
      gives('standingJumpMetres', { unit: 'm', label: 'standing jump' }),
      gives('runningLeapMetres', { unit: 'm', label: 'running leap' }),
    ],
  },
];
