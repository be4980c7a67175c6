// Descriptions: spell lists and random spells, languages, what learning costs, mana and the beginnings of a magic user.
// The names of spells, creatures and languages are ids of the printed ones.
import { boolean, choice, gives, givesChoice, givesList, integer } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { SPELL_GROUPS, SPELLS } from './pages.ts';
import { group, tables } from './terms.ts';

export const SPELL_LISTS = words(tables.spellLists, 'list');
/** Languages that have spells, then those that only have speakers. */
export const LANGUAGES = words(tables.spellLanguages, 'language');
export const SPOKEN = words(tables.supernaturalLanguages, 'language');
export const ALIGNMENTS = [...new Set(words(tables.supernaturalLanguages, 'alignment'))].sort();
export const PATHS = words(tables.maxElPaths, 'path');
export const PATH_CHARACTERISTICS = [...words(tables.maxElPaths, 'characteristic')].sort();

/** Printed spells of each language; a group that stands for a list is written out. */
export const SPELLS_OF_LANGUAGE = tables.spellLanguages.rows.map(row =>
  (row[2] as string[]).flatMap(spell => (SPELLS.includes(spell) ? [spell] : (SPELL_GROUPS[spell] as string[]))),
);
const columnOf = (column: 'speakers' | 'listeners') =>
  tables.supernaturalLanguages.rows.map(row => row[tables.supernaturalLanguages.columns.indexOf(column)] as string[]);
export const SPEAKERS = columnOf('speakers');
export const LISTENERS = columnOf('listeners');
export const CREATURES = [...new Set([...SPEAKERS, ...LISTENERS].flat())];
/** `elemental-powers` is asked for any element. */
export const ELEMENTAL = Object.keys(SPELL_GROUPS).find(name => SPELLS.includes(name))!;
export const ELEMENTS = SPELL_GROUPS[ELEMENTAL] as string[];

const longest = (lists: readonly (readonly unknown[])[]) => Math.max(...lists.map(({ length }) => length));
const spellsAs = { kind: 'enum', words: SPELLS } as const;
const creaturesAs = { kind: 'enum', words: CREATURES } as const;
const list = givesChoice('list', SPELL_LISTS);
const spell = givesChoice('spell', SPELLS);
const baseManaCost = integer('baseManaCost', 1, 100);
const points = gives('points');
const mel = integer('mel', 0, 100);
const manaLevel = integer('manaLevel', 1, 200);

export const spells = group('Spells', 'campaign', [
  {
    id: 'randomSpell',
    title: 'random spell',
    fields: [],
    dice: { certain: [10], names: ['list', 'spell'] },
    outputs: [list, spell, gives('baseManaCost')],
  },
  {
    id: 'spellFromList',
    title: 'spell from a list',
    fields: [choice('list', SPELL_LISTS)],
    dice: { certain: [], names: ['spell'] },
    outputs: [spell, gives('baseManaCost')],
  },
  {
    id: 'randomSpellList',
    title: 'random list',
    fields: [],
    dice: { certain: [10], names: ['list'] },
    outputs: [list],
  },
  {
    id: 'languageSpells',
    title: 'spells of a language',
    fields: [choice('language', LANGUAGES)],
    outputs: [givesList('spells', spellsAs, longest(SPELLS_OF_LANGUAGE))],
  },
  {
    id: 'spellLanguages',
    title: 'languages of a spell',
    fields: [choice('spell', SPELLS)],
    outputs: [givesList('languages', { kind: 'enum', words: LANGUAGES }, LANGUAGES.length)],
  },
  {
    id: 'languageInfo',
    title: 'language',
    fields: [choice('language', SPOKEN)],
    outputs: [
      givesChoice('alignment', ALIGNMENTS),
      givesList('speakers', creaturesAs, longest(SPEAKERS)),
      givesList('listeners', creaturesAs, longest(LISTENERS)),
    ],
  },
]);

export const magicians = group('Magic user', 'campaign', [
  {
    id: 'maxEl',
    title: 'maximum EL',
    fields: [choice('path', PATHS), integer('characteristic', 1, 999), mel],
    outputs: [givesChoice('uses', PATH_CHARACTERISTICS), gives('maxEl', { label: 'maximum EL' })],
  },
  {
    id: 'learnSpellCost',
    title: 'learn a spell',
    fields: [baseManaCost, boolean('instructed', { label: 'taught' })],
    outputs: [points],
  },
  {
    id: 'increaseElCost',
    title: 'raise an EL',
    fields: [baseManaCost, integer('el', 1, 200)],
    outputs: [points],
  },
  {
    id: 'manaRegeneration',
    title: 'mana regained',
    fields: [integer('will', 1, 999), mel],
    outputs: [points],
  },
  {
    id: 'manaLevel',
    title: 'mana level',
    fields: [integer('i', 1, 999), integer('w', 1, 999), integer('em', 1, 999)],
    outputs: [gives('total'), gives('manaLevel')],
  },
  {
    id: 'startingMel',
    title: 'starting MEL',
    fields: [integer('highestCharacteristic', 1, 999, { label: 'highest of all' })],
    outputs: [gives('mel')],
  },
  {
    id: 'castingAbility',
    title: 'casting ability',
    fields: [integer('startingMel', 0, 100), manaLevel],
    outputs: [gives('castingAbility')],
  },
  {
    id: 'castingAbilityGain',
    title: 'gain in ability',
    fields: [integer('castingAbility', 0, 100_000), manaLevel, integer('melGained', 0, 100)],
    outputs: [gives('castingAbility')],
  },
]);
