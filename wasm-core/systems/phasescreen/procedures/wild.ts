// Descriptions: encounters, hunting and food, searching, ambush, waking at night.
// Chances are reported as they come out, not cut to 0..100.
import {
  boolean,
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { AMBUSH_TERRAINS, ENCOUNTERS, FINDS, HUNTING_TERRAINS, REGIONS } from './pages.ts';
import { chance, D100, el, group, MAYBE_D100, no, partialMargin, percent, tables } from './terms.ts';

export const ENCOUNTER_TABLES = ['a', 'b', 'c', 'd'];
export const MODES = words(tables.movementMode, 'mode');
export const RACES = ['human', 'elf', 'faerry', 'dwarf'];
export const SEARCH_RESULTS = ['failure', 'partial', 'success'];
export const STIMULI = words(tables.waking, 'stimulus');
export const LOWER_REGIONS = ['other', 'elder', 'kototh-elemental'];
const NOWHERE = 'none';

const hunting = new Map(tables.hunting.rows.map(row => [row[0] as string, row]));
/** Terrains with a chance and a yield of their own can surround others. */
export const HUNTING_SURROUNDINGS = HUNTING_TERRAINS.filter(
  terrain => hunting.get(terrain)?.[1] !== null && hunting.get(terrain)?.[2] !== null,
);
export const AMBUSH_SURROUNDINGS = AMBUSH_TERRAINS.filter((_, row) => tables.ambush.rows[row]?.[1] === 'base');

const region = choice('region', REGIONS);
const count = gives('count');
const table = givesChoice('table', ENCOUNTER_TABLES);
const who = givesChoice('who', ENCOUNTERS);
const survivalEl = el('survivalEl');
const huntFields: Field[] = [
  choice('terrain', HUNTING_TERRAINS),
  choice('surrounding', [NOWHERE, ...HUNTING_SURROUNDINGS], { fallback: NOWHERE }),
  choice('lowerRegion', LOWER_REGIONS, { fallback: LOWER_REGIONS[0]!, label: 'lower world' }),
  boolean('edible', { fallback: true }),
  no('flying'),
  integer('altitudeFeet', 0, 10_000, { fallback: 0, unit: 'ft', label: 'altitude' }),
  no('refereeAllowsAerial', 'referee allows'),
];

export const encounters = group('Encounters', 'campaign', [
  {
    id: 'humanEncounter',
    title: 'people met',
    fields: [region],
    dice: { certain: [10], names: ['number', 'who'] },
    outputs: [count, table, who],
  },
  {
    id: 'encounterNumber',
    title: 'how many',
    fields: [],
    dice: { certain: [10], names: ['number'] },
    outputs: [count, table],
  },
  {
    id: 'encounterMotivation',
    title: 'who they are',
    fields: [choice('table', ENCOUNTER_TABLES), region],
    dice: { certain: [100], names: ['who'] },
    outputs: [who],
  },
  {
    id: 'encounterRoll',
    title: 'encounter roll',
    fields: [choice('mode', MODES)],
    dice: D100,
    outputs: [gives('roll')],
  },
]);

const ambushFields: Field[] = [
  choice('terrain', AMBUSH_TERRAINS),
  choice('surrounding', [NOWHERE, ...AMBUSH_SURROUNDINGS], { fallback: NOWHERE }),
  integer('refereeChance', 0, 100, { fallback: 0, unit: '%' }),
  boolean('nativeOrSkilled', { fallback: true }),
  survivalEl,
  el('trailingEl', { fallback: 0 }),
  integer('entities', 1, 1000),
];
const wakeFields: Field[] = [
  integer('w', 1, 999),
  integer('em', 1, 999),
  choice('stimulus', STIMULI),
  integer('phase', 1, 1000),
];

export const travelling = group('In the wild', 'campaign', [
  {
    id: 'hunt',
    title: 'hunt',
    fields: [...huntFields, survivalEl],
    dice: { certain: [], names: ['roll', 'yield', 'yield'] },
    outputs: [chance, givesBoolean('success'), gives('foodPoints'), givesBoolean('aerialEncounter')],
  },
  {
    id: 'huntingTerrain',
    title: 'hunting',
    fields: huntFields,
    outputs: [chance, gives('yield'), gives('yieldDice'), givesBoolean('food')],
  },
  {
    id: 'foodRequirement',
    title: 'food',
    fields: [integer('weightLb', 1, 5000, { unit: 'lb', label: 'weight' }), choice('race', RACES)],
    outputs: [gives('quarterPoints', { label: 'quarter FP a day' })],
  },
  {
    id: 'search',
    title: 'search',
    fields: [integer('baseChance', 1, 80, { unit: '%' }), survivalEl, partialMargin],
    dice: D100,
    outputs: [
      gives('modifiedRoll'),
      givesChoice('result', SEARCH_RESULTS),
      percent('nextBaseChance', 'next chance'),
      givesBoolean('mayContinue'),
    ],
  },
  {
    id: 'searchFind',
    title: 'what is found',
    fields: [],
    dice: { certain: [100], names: ['find', 'food'] },
    outputs: [givesChoice('find', FINDS), gives('foodPoints')],
  },
  {
    id: 'ambush',
    title: 'ambush',
    fields: ambushFields,
    dice: MAYBE_D100,
    outputs: [chance, givesBoolean('success')],
  },
  {
    id: 'ambushChance',
    title: 'ambush chance',
    fields: ambushFields,
    outputs: [givesBoolean('possible'), percent('basicChance'), chance],
  },
  {
    id: 'wake',
    title: 'wake',
    fields: wakeFields,
    dice: MAYBE_D100,
    outputs: [
      chance,
      givesBoolean('wakes'),
      gives('standsInPhase', { label: 'stands in phase' }),
      gives('actsFromPhase', { label: 'acts from phase' }),
    ],
  },
  {
    id: 'wakeChance',
    title: 'waking chance',
    fields: wakeFields,
    outputs: [gives('base'), givesBoolean('automatic'), chance],
  },
]);
