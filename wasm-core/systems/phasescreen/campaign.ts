// The phasescreen campaign pack: the referee's tables, encounters and the wild, spell lists and languages, experience, all printed pages.
// Its procedures by part, and which printed tables and figures its rules read.
import type { PackDescription } from '../../describe/description.ts';
import { type Cell, figures, type PrintedTable, positions, words } from '../../describe/printed.ts';
import { CLIMBS, climbs, DWARF_KINDS, ELVEN_SKILLS, items, swimming, WATERS } from './procedures/climbing.ts';
import {
  AERIAL_KINDS,
  AMBUSH_KINDS,
  AMBUSH_TERRAINS,
  ENCOUNTERS,
  FINDS,
  HUNTING_TERRAINS,
  leafing,
  PAGE_ROWS,
  PAGE_WORD_LIST,
  PAGES,
  SPELLS,
  wordsFrom,
} from './procedures/pages.ts';
import {
  ALIGNMENTS,
  CREATURES,
  ELEMENTAL,
  ELEMENTS,
  LANGUAGES,
  LISTENERS,
  magicians,
  PATH_CHARACTERISTICS,
  SPEAKERS,
  SPELL_LISTS,
  SPELLS_OF_LANGUAGE,
  spells,
} from './procedures/spells.ts';
import { constants, DODGE_OUTCOMES, figuresOr, tables } from './procedures/terms.ts';
import {
  BONUS_CHARACTERISTICS,
  BONUS_USES,
  BONUSES,
  COINS,
  entertaining,
  healing,
  learning,
  PAY_COLUMNS,
  PUNISHMENTS,
  SCALES,
  SKILL_TYPES,
  solving,
} from './procedures/towns.ts';
import {
  AMBUSH_SURROUNDINGS,
  encounters,
  HUNTING_SURROUNDINGS,
  LOWER_REGIONS,
  RACES,
  SEARCH_RESULTS,
  travelling,
} from './procedures/wild.ts';

/** One position of a cell that holds several, from every row of some columns, row by row. */
function parts(table: PrintedTable, columns: readonly string[], position: number): (string | number)[] {
  const at = columns.map(column => table.columns.indexOf(column));
  return table.rows.flatMap(row => at.map(i => (row[i] as Cell & (string | number)[])[position]!));
}

/** Lists one behind the other, and where each begins; the last figure is where the last one ends. */
function strung(lists: readonly (readonly string[])[], vocabulary: readonly string[]) {
  const starts = [0];
  for (const { length } of lists) starts.push(starts.at(-1)! + length);
  return { starts, members: lists.flat().map(word => vocabulary.indexOf(word)) };
}

const pay = (position: number) => parts(tables.entertainment, PAY_COLUMNS, position) as number[];
const languages = strung(SPELLS_OF_LANGUAGE, SPELLS);
const creatures = strung(
  SPEAKERS.flatMap((speakers, row) => [speakers, LISTENERS[row]!]),
  CREATURES,
);
const usesOf = BONUSES.map(bonus => {
  const rows = tables.bonusUse.rows.filter(([name]) => name === bonus);
  return { characteristic: rows[0]![1] as string, uses: rows.map(row => row[2] as string) };
});
const bonusUses = strung(
  usesOf.map(({ uses }) => uses),
  BONUS_USES,
);
const lastOf = (table: PrintedTable, column: string) => figures(table, column).at(-1)!;

export const campaign: PackDescription = {
  id: 'phasescreen-campaign',
  system: 'phasescreen',
  title: 'Screens: campaign',
  unsetOutputs: 'zero',
  parts: [
    { file: 'encounters', procedures: encounters },
    { file: 'wild', procedures: travelling },
    { file: 'climbing', procedures: climbs },
    { file: 'swimming', procedures: swimming },
    { file: 'solving', procedures: solving },
    { file: 'entertaining', procedures: entertaining },
    { file: 'items', procedures: items },
    { file: 'spells', procedures: spells },
    { file: 'magicians', procedures: magicians },
    { file: 'learning', procedures: learning },
    { file: 'healing', procedures: healing },
    { file: 'pages', procedures: leafing },
  ],
  tables: [
    {
      name: 'numbers',
      columns: {
        high: figures(tables.encounterNumber, 'high'),
        fixed: figures(tables.encounterNumber, 'fixed'),
        dice: figures(tables.encounterNumber, 'dice'),
        sides: figures(tables.encounterNumber, 'sides'),
      },
    },
    { name: 'modes', columns: { modifier: figures(tables.movementMode, 'modifier') } },
    {
      name: 'surroundings',
      columns: { terrain: HUNTING_SURROUNDINGS.map(terrain => HUNTING_TERRAINS.indexOf(terrain)) },
    },
    { name: 'ambushes', columns: { terrain: AMBUSH_SURROUNDINGS.map(terrain => AMBUSH_TERRAINS.indexOf(terrain)) } },
    {
      name: 'food',
      columns: {
        highLb: figures(tables.foodRequirement, 'highLb'),
        halfPoints: figures(tables.foodRequirement, 'halfPoints'),
      },
    },
    { name: 'waking', columns: { multiplier: figuresOr(tables.waking, 'multiplier', 0) } },
    {
      name: 'crowds',
      columns: {
        high: figures(tables.crowd, 'high'),
        modifier: figures(tables.crowd, 'modifier'),
      },
    },
    { name: 'pay', columns: { dice: pay(0), sides: pay(1), add: pay(2), punished: pay(3) } },
    { name: 'payColumns', columns: { high: figuresOr(tables.entertainmentColumns, 'high', 0).slice(0, -1) } },
    {
      name: 'punishments',
      columns: {
        effect: parts(tables.punishment, COINS, 0).map(effect => PUNISHMENTS.indexOf(effect as string)),
        sides: parts(tables.punishment, COINS, 2) as number[],
      },
    },
    { name: 'punishmentRolls', columns: { high: figures(tables.punishment, 'high') } },
    {
      name: 'elvenWeapons',
      columns: {
        wsb: figures(tables.elvenWeapons, 'wsb'),
        altWsb: figures(tables.elvenWeapons, 'altWsb'),
        fatigue: figuresOr(tables.elvenWeapons, 'fatigue', 0),
        skill: positions(tables.elvenWeapons, 'skill', ELVEN_SKILLS),
      },
    },
    { name: 'dwarfArmor', columns: { plus: figures(tables.dwarfArmor, 'plus') } },
    {
      name: 'spellLists',
      columns: { sides: figures(tables.spellLists, 'sides') },
    },
    {
      name: 'randomLists',
      columns: {
        high: figures(tables.randomSpellList, 'high'),
        list: positions(tables.randomSpellList, 'list', SPELL_LISTS),
      },
    },
    { name: 'languages', columns: { starts: languages.starts } },
    { name: 'languageSpells', columns: { spell: languages.members } },
    { name: 'spoken', columns: { alignment: positions(tables.supernaturalLanguages, 'alignment', ALIGNMENTS) } },
    { name: 'creatures', columns: { starts: creatures.starts } },
    { name: 'creatureNames', columns: { creature: creatures.members } },
    { name: 'printedBases', columns: { cost: figures(tables.castingCost, 'baseManaCost') } },
    {
      name: 'paths',
      columns: { characteristic: positions(tables.maxElPaths, 'characteristic', PATH_CHARACTERISTICS) },
    },
    {
      name: 'bonuses',
      columns: {
        characteristic: usesOf.map(({ characteristic }) => BONUS_CHARACTERISTICS.indexOf(characteristic)),
      },
    },
    { name: 'bonusUses', columns: { starts: bonusUses.starts } },
    { name: 'bonusUseNames', columns: { use: bonusUses.members } },
  ],
  grids: [],
  pages: { tables: PAGES, words: PAGE_WORD_LIST, formulas: 'magicians' },
  constants: {
    ...constants,
    pageRows: PAGE_ROWS,
    encounterWords: wordsFrom(ENCOUNTERS),
    spellWords: wordsFrom(SPELLS),
    aerialWords: wordsFrom(AERIAL_KINDS),
    ambushWords: wordsFrom(AMBUSH_KINDS),
    ambushCity: AMBUSH_TERRAINS.indexOf('city'),
    languages: LANGUAGES.length,
    firstElement: SPELLS.indexOf(ELEMENTS[0]!),
    lastElement: SPELLS.indexOf(ELEMENTS.at(-1)!),
    elementalPowers: SPELLS.indexOf(ELEMENTAL),
    lastFoodLb: lastOf(tables.foodRequirement, 'highLb'),
    lastLevel: lastOf(tables.magicLevels, 'mel'),
    skillDie: lastOf(tables.skillExperience, 'sides'),
    coins: COINS.length,
    payColumnCount: PAY_COLUMNS.length,
  },
  vocabularies: {
    Aerial: AERIAL_KINDS,
    AmbushKind: AMBUSH_KINDS,
    Climb: CLIMBS,
    DwarfKind: DWARF_KINDS,
    Find: FINDS,
    LowerRegion: LOWER_REGIONS,
    Outcome: DODGE_OUTCOMES,
    Punishment: PUNISHMENTS,
    Race: RACES,
    Scale: SCALES,
    SearchResult: SEARCH_RESULTS,
    SkillType: SKILL_TYPES,
    Stimulus: words(tables.waking, 'stimulus'),
    Terrain: HUNTING_TERRAINS,
    Water: WATERS,
  },
};
