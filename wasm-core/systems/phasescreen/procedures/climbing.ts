// Descriptions: materials and breaking, climbing and falling, swimming and drowning, gear of elves and dwarfs.
// Feet where the name says so; a multiplier of a fall counts in tenths.
import {
  boolean,
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
} from '../../../describe/description.ts';
import { figures, words } from '../../../describe/printed.ts';
import { MATERIALS, SURFACES } from './pages.ts';
import { chance, DODGE_OUTCOMES, el, group, no, partialMargin, percent, tables } from './terms.ts';

export const ELVEN_WEAPONS = words(tables.elvenWeapons, 'weapon');
export const ELVEN_SKILLS = [...new Set(words(tables.elvenWeapons, 'skill'))].sort();
export const DWARF_KINDS = words(tables.dwarfArmor, 'kind');
export const WATERS = ['surface', 'underwater'];
export const CLIMBS = ['caught', 'climbed', 'fell'];

const MOST_DIFFICULTY = 5;
const FEET = { unit: 'ft' };
const smallBonus = (name: string): Field => integer(name, -1, 50);
const factor = integer('factor', -2, 300);
const difficulty = integer('difficulty', 0, MOST_DIFFICULTY);
const surface = choice('surface', SURFACES);
const sharp = no('sharp', 'sharp object');

export const items = group('Items', 'campaign', [
  {
    id: 'materialResistance',
    title: 'material',
    fields: [choice('material', MATERIALS)],
    dice: { certain: [], names: ['resistance'] },
    outputs: [gives('resistance'), gives('low'), gives('high')],
  },
  {
    id: 'breakItem',
    title: 'break an item',
    fields: [
      integer('itemValue', 0, 1000),
      integer('remaining', 0, 1000, { optional: true }),
      integer('appliedStrength', 0, 5000),
    ],
    dice: { certain: [10], names: ['strength'] },
    outputs: [
      gives('hits'),
      gives('threshold', { label: 'hits needed' }),
      givesBoolean('counts', { label: 'hits count' }),
      gives('remaining'),
      givesBoolean('broken'),
    ],
  },
  {
    id: 'elvenWeapon',
    title: 'elven weapon',
    fields: [choice('weapon', ELVEN_WEAPONS)],
    outputs: [
      gives('wsb'),
      gives('altWsb', { label: 'other WSB' }),
      givesBoolean('fatigueRated'),
      gives('fatigue'),
      givesChoice('skill', ELVEN_SKILLS),
    ],
  },
  {
    id: 'dwarfArmor',
    title: 'dwarf armor',
    fields: [choice('kind', DWARF_KINDS), integer('listedAv', 0, 100)],
    outputs: [gives('av')],
  },
]);

export const climbs = group('Climbing', 'campaign', [
  {
    id: 'climb',
    title: 'climb',
    fields: [
      factor,
      difficulty,
      el('el'),
      integer('heightFeet', 0, 1000, { ...FEET, label: 'height' }),
      surface,
      sharp,
      partialMargin,
    ],
    dice: { certain: [], names: ['roll'] },
    outputs: [givesChoice('outcome', CLIMBS), chance, gives('feet', { ...FEET, label: 'fallen' }), gives('damage')],
  },
  {
    id: 'climbChance',
    title: 'climbing table',
    fields: [factor, difficulty],
    outputs: [givesChoice('outcome', DODGE_OUTCOMES), chance],
  },
  {
    id: 'climbFactor',
    title: 'climbing factor',
    fields: [el('el'), smallBonus('ab'), smallBonus('sb'), smallBonus('stb')],
    outputs: [gives('factor')],
  },
  {
    id: 'fallDamage',
    title: 'fall',
    fields: [integer('feet', 0, 1000, { ...FEET, label: 'height' }), el('el'), surface, difficulty, sharp],
    dice: { certain: [], names: ['damage'] },
    outputs: [gives('base'), gives('multiplierTenths', { scale: 10, label: 'multiplier' }), gives('damage')],
  },
]);

const swimmer: Field[] = [
  boolean('trained'),
  integer('el', 0, Math.max(...figures(tables.swimming, 'el'))),
  smallBonus('stb'),
];
const swim: Field[] = [...swimmer, choice('mode', WATERS), integer('elapsed', 0, 10_000)];

export const swimming = group('Swimming', 'campaign', [
  {
    id: 'swimProfile',
    title: 'swimmer',
    fields: swimmer,
    outputs: [
      gives('turns'),
      gives('phases', { label: 'phases underwater' }),
      percent('drowningPercent', 'drowning'),
      gives('mr'),
    ],
  },
  {
    id: 'drowningChance',
    title: 'drowning chance',
    fields: swim,
    outputs: [gives('over', { label: 'over the limit' }), chance],
  },
  {
    id: 'drowningRoll',
    title: 'drowning',
    fields: swim,
    dice: { certain: [], names: ['roll'] },
    outputs: [chance, givesBoolean('drowns')],
  },
]);
