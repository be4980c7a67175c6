// Descriptions: terrain, a day's travel and its fatigue, mounts, rest.
// Distances are in metres, terrain in parts per million of a good road.
import { boolean, choice, gives, givesChoice, integer, type Procedure } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { MINUTES } from './skills.ts';
import { autoBands, dice, FATIGUE, METRES, score, skill, tables, yes } from './terms.ts';

const group = 'Travel';
const distance = integer('distanceMetres', 0, 500000, { ...METRES, label: 'distance' });
const partsPerMillion = integer('partsPerMillion', 75000, 1000000, { label: 'terrain', fallback: 1000000 });
const metres = (name: string, label: string) => gives(name, { ...METRES, label });
const lost = (name: string, label: string) => gives(name, { label });

export const travel: Procedure[] = [
  {
    id: 'travelTerrain',
    title: 'terrain',
    group,
    use: 'campaign',
    fields: [
      choice('surface', words(tables.terrainSurface, 'surface'), { fallback: 'good' }),
      yes('onRoad'),
      choice('vegetation', words(tables.terrainVegetation, 'vegetation'), { fallback: 'none' }),
      choice('relief', words(tables.terrainRelief, 'relief'), { fallback: 'level' }),
      yes('majorRiver', 'river'),
      yes('crossing'),
    ],
    outputs: [
      gives('partsPerMillion', { label: 'terrain' }),
      metres('footCheckMetres', 'foot'),
      metres('footMaxMetres', 'foot maximum'),
      metres('riderMaxMetres', 'ride maximum'),
      metres('mountCheckMetres', 'mount'),
      gives('riverDays'),
    ],
  },
  {
    id: 'travelFatigue',
    title: 'fatigue of a day',
    group,
    use: 'campaign',
    fields: [
      choice('mode', ['foot', 'mounted']),
      distance,
      partsPerMillion,
      boolean('adverse', { fallback: false }),
      yes('useFatigueRoll', 'fatigue roll'),
      score('con', { fallback: 10 }),
      integer('conMultiple', 1, 5, { label: 'CON x', fallback: 5 }),
      yes('useSkill', 'ride or march'),
      skill('skill', { fallback: 0 }),
      yes('useSurvival', 'survival roll'),
      skill('survival', { fallback: 0 }),
      autoBands,
    ],
    dice: dice([[100, 'roll']], 0),
    outputs: [
      lost('lostByDistance', 'distance'),
      lost('lostByConditions', 'adverse'),
      lost('savedByFatigueRoll', 'fatigue roll'),
      lost('savedBySkill', 'ride or march'),
      lost('classesLost', 'loss'),
      givesChoice('fatigueClass', FATIGUE, { label: 'fatigue' }),
    ],
  },
  {
    id: 'mountFatigue',
    title: 'mount',
    group,
    use: 'campaign',
    fields: [distance, partsPerMillion],
    outputs: [gives('checks', { label: 'rolls' }), givesChoice('worstClass', FATIGUE, { label: 'fatigue' })],
  },
  {
    id: 'longTermRest',
    title: 'rest',
    group,
    use: 'campaign',
    fields: [
      integer('travelMinutes', 1, 10000, { ...MINUTES, label: 'travel' }),
      integer('restMinutes', 0, 100000, { ...MINUTES, label: 'rest' }),
      choice('mode', words(tables.travelRest, 'mode'), { fallback: 'rest' }),
      choice('longTermClass', FATIGUE, { label: 'fatigue' }),
    ],
    outputs: [gives('regained', { label: 'gain' }), givesChoice('longTermClass', FATIGUE, { label: 'fatigue' })],
  },
];
