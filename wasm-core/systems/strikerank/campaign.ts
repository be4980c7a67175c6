// The campaign half of strikerank: characters, backgrounds, professions with every skill's cost, experience, training, travel.
// Its procedures by part, and which printed tables and figures its rules read.
import type { PackDescription } from '../../describe/description.ts';
import { type Cell, figure, figures, lists, named, positions, words } from '../../describe/printed.ts';
import { background } from './procedures/background.ts';
import { CATEGORIES, characteristics, INFLUENCING } from './procedures/characteristics.ts';
import { conversion } from './procedures/conversion.ts';
import { experience, TRAINED_TACTICS } from './procedures/experience.ts';
import { professions } from './procedures/professions.ts';
import { RULES, raising } from './procedures/raising.ts';
import { BACKGROUNDS, CULTURES, DIFFICULTIES, GROUPS, PROFESSIONS, SKILLS } from './procedures/skills.ts';
import {
  CHARACTERISTICS,
  EXPERIENCE,
  FATIGUE,
  levelConstants,
  levelVocabularies,
  TRAINED_LEVELS,
  tables,
} from './procedures/terms.ts';
import { travel } from './procedures/travel.ts';
import { BASE_STEP, professionGrids, professionRows } from './profession-tables.ts';

type Table = (typeof tables)[keyof typeof tables];

/** A column in the order of a word list that the table's first column holds. */
const inOrder = (list: readonly string[], table: Table, column: string) =>
  list.map(word => figure(table, word, column));
/** Rows whose cells in a column are this word. */
const rowsOf = (table: Table, column: string, word: Cell): Table => ({
  ...table,
  rows: table.rows.filter(row => row[table.columns.indexOf(column)] === word),
});

const backgroundsOf = CULTURES.map(culture => rowsOf(tables.magicalBackground, 'culture', culture));
const professionsOf = CULTURES.map(culture =>
  (tables.cultureProfessions.rows.find(([word]) => word === culture)![1] as readonly string[]).map(word =>
    PROFESSIONS.indexOf(word),
  ),
);
const cultureBonuses = CULTURES.map(
  culture => tables.cultureBonuses.rows.find(([word]) => word === culture)!.slice(1) as number[],
);
const bonuses = cultureBonuses.flat().filter(Boolean);
const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);
/** All bonuses are multiples of it. */
const cultureBonusStep = bonuses.reduce(divisor);

/** Access to a characteristic by profession: 1 where one of these columns names it. */
const opens = (characteristic: string, column: string) => {
  const row = words(tables.characteristicAccess, 'characteristic').indexOf(characteristic);
  const list = lists<string>(tables.characteristicAccess, column)[row]!;
  return PROFESSIONS.map(word => Number(list.includes(word)));
};

/** Points of magic: four levels of the divine and spirit background, then of the spirit one. */
const ofBoth = (column: string) => [
  ...figures(tables.divineSpiritMagic, column),
  ...figures(tables.spiritMagic, column),
];
const ofDivine = (column: string, change: (value: number) => number = value => value) => [
  ...figures(tables.divineSpiritMagic, column).map(change),
  ...TRAINED_LEVELS.map(() => 0),
];

const influenceKinds = words(tables.influences, 'influence');
const kilometres = (table: Table, name: string) => figure(table, name, 'metres') / 1000;

export const campaign: PackDescription = {
  id: 'strikerank-campaign',
  system: 'strikerank',
  title: 'Strike rank campaign',
  unsetOutputs: 'zero',
  parts: [
    { file: 'characteristics', procedures: characteristics },
    { file: 'background', procedures: background },
    { file: 'professions', procedures: professions },
    { file: 'experience', procedures: experience },
    { file: 'raising', procedures: raising },
    { file: 'travel', procedures: travel },
    { file: 'conversion', procedures: conversion },
  ],
  tables: [
    ...professionRows,
    {
      name: 'access',
      columns: {
        strength: opens('str', 'open to'),
        dex: opens('dex', 'open to'),
        app: opens('app', 'open to'),
        spell: opens('pow', 'open with an offensive spell'),
        spirits: opens('pow', 'open after fighting spirits'),
        gamemaster: opens('str', 'gamemaster decides (some members)'),
      },
    },
    {
      name: 'characteristics',
      columns: {
        cost: inOrder(CHARACTERISTICS, tables.purchaseCosts, 'half points each up to the break'),
        costAbove: inOrder(CHARACTERISTICS, tables.purchaseCosts, 'half points each above the break'),
        break: inOrder(CHARACTERISTICS, tables.purchaseCosts, 'break'),
        species: inOrder(CHARACTERISTICS, tables.humanMaxima, 'species maximum'),
        rule: positions(tables.humanMaxima, 'limit rule', RULES),
      },
    },
    {
      name: 'experienceLevels',
      columns: {
        ageFrom: figures(tables.experienceLevels, 'age from'),
        ageTo: figures(tables.experienceLevels, 'age to'),
        ageOpen: figures(tables.experienceLevels, 'age open ended'),
        pointsFrom: figures(tables.experienceLevels, 'skill points from'),
        recommended: figures(tables.experienceLevels, 'recommended'),
        baseFrom: figures(tables.experienceLevels, 'skill base from'),
        baseTo: figures(tables.experienceLevels, 'skill base to'),
        increases: figures(tables.experienceLevels, 'characteristic increases'),
      },
    },
    {
      name: 'cultures',
      columns: {
        rollTo: CULTURES.map(culture => figures(rowsOf(tables.culturalBackground, 'culture', culture), 'roll to')[0]!),
        threshold: backgroundsOf.map(table => figures(table, 'roll to')[0]!),
        first: backgroundsOf.map(table => positions(table, 'background', BACKGROUNDS)[0]!),
        professions: professionsOf.map(list => list.length),
      },
    },
    { name: 'cultureList', columns: { profession: professionsOf.flat() } },
    {
      name: 'sorcery',
      columns: {
        base: figures(tables.sorceryIntensity, 'base percent'),
        intensityCost: figures(tables.sorceryIntensity, 'quarter points'),
        spellCost: figures(tables.sorcerySpellCosts, 'quarter points per spell'),
      },
    },
    {
      name: 'magic',
      columns: {
        spiritDice: ofBoth('spirit dice'),
        spiritSides: ofBoth('spirit sides'),
        divineDice: ofDivine('divine dice'),
        divineSides: ofDivine('divine sides'),
        divineLess: ofDivine('divine add', Math.abs),
      },
    },
    {
      name: 'difficulty',
      columns: {
        minutes: inOrder(DIFFICULTIES, tables.difficulty, 'minutes per skill percent'),
        basicsHours: inOrder(DIFFICULTIES, tables.difficulty, 'hours of one basics session'),
      },
    },
    { name: 'awards', columns: { rolls: figures(tables.experienceAwards, 'rolls per week') } },
    { name: 'tactic', columns: { hours: inOrder(TRAINED_TACTICS, tables.specialTactics, 'training hours') } },
    {
      name: 'roles',
      columns: {
        numerator: figures(tables.conversionManeuver, 'numerator'),
        denominator: figures(tables.conversionManeuver, 'denominator'),
      },
    },
    { name: 'surface', columns: { percent: figures(tables.terrainSurface, 'percent') } },
    { name: 'vegetation', columns: { percent: figures(tables.terrainVegetation, 'percent') } },
    { name: 'relief', columns: { percent: figures(tables.terrainRelief, 'percent') } },
  ],
  grids: [
    ...professionGrids,
    { name: 'cultureBonusSteps', rows: cultureBonuses.map(row => row.map(bonus => bonus / cultureBonusStep)) },
    {
      name: 'sorceryDice',
      rows: TRAINED_LEVELS.map(rank =>
        TRAINED_LEVELS.map(level => figure(tables.sorcerySpells, rank, `${level} character`)),
      ),
    },
    {
      name: 'influences',
      rows: CATEGORIES.map(category => {
        const rows = rowsOf(tables.categoryInfluences, 'category', category).rows;
        return INFLUENCING.map(name => {
          const kind = rows.find(([, characteristic]) => characteristic === name)?.[2];
          return kind === undefined ? 0 : influenceKinds.indexOf(String(kind)) + 1;
        });
      }),
    },
  ],
  constants: {
    ...levelConstants,
    ...named(tables.conversionSpirit),
    ...named(tables.novice),
    spirit: figure(tables.magicCosts, 'spirit', 'quarter points'),
    divine: figure(tables.magicCosts, 'divine', 'quarter points'),
    deliberate: figure(tables.purchaseBudgets, 'deliberate', 'half points'),
    combined: figure(tables.purchaseBudgets, 'combined', 'half points'),
    mostBought: Math.max(...figures(tables.purchaseCosts, 'maximum')),
    /** Positions of the characteristics in the order in which they are rolled, four bits each. */
    rollingOrder: positions(tables.averageHuman, 'characteristic', CHARACTERISTICS).reduce(
      (bits, position, i) => bits | (position << (4 * i)),
      0,
    ),
    influenceFrom: 10,
    highestLevel: EXPERIENCE.length - 1,
    lastCulture: CULTURES.length - 1,
    cultureBonusStep,
    trainedSpellBase: figure(tables.sorcerySpellCosts, 'trained', 'base percent'),
    baseStep: BASE_STEP,
    basicGroup: GROUPS.indexOf('basic'),
    outsideMultiplier: figure(tables.outsideCosts, 'outside-profession', 'numerator'),
    outsideSpecialtyMultiplier: figure(tables.outsideCosts, 'specialty-outside', 'numerator'),
    otherCultureMultiplier: figure(tables.outsideCosts, 'other-culture', 'numerator'),
    referenceSkill: figures(tables.experienceAwards, 'reference skill percent')[0]!,
    checkable: figure(tables.trainingThresholds, 'checkable', 'percent'),
    uncheckable: figure(tables.trainingThresholds, 'uncheckable', 'percent'),
    worstFatigue: FATIGUE.length - 1,
    footCheckKilometres: figures(tables.travelFatigue, 'metres')[0]! / 1000,
    footMaxKilometres: kilometres(tables.travelLimits, 'footDailyMaximum'),
    riderMaxKilometres: kilometres(tables.travelLimits, 'riderDailyMaximum'),
    riderPaceKilometres: kilometres(tables.travelLimits, 'riderNormalPace'),
    mountCheckKilometres: kilometres(tables.travelLimits, 'mountCheckEvery'),
  },
  vocabularies: {
    ...levelVocabularies,
    Characteristic: CHARACTERISTICS,
    Profession: PROFESSIONS,
    Skill: SKILLS,
    LimitRule: RULES,
  },
};
