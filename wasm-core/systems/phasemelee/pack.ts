// The phasemelee pack: percentile melee with blows on dexterity counts, and an archery matrix.
// Its procedures by part, and which printed tables and figures its rules read.
import type { PackDescription } from '../../describe/description.ts';
import { cells, figure, figures, type PrintedTable, positions, words } from '../../describe/printed.ts';
import { archery } from './procedures/archery.ts';
import { armors } from './procedures/armor.ts';
import { blowProcedures, EITHER, ORDERS, RULES } from './procedures/blows.ts';
import { criticals, EXTREMES, PLACES, SHIELD_ARM_PLACES } from './procedures/criticals.ts';
import { BREAK_CAUSES, fumbles } from './procedures/fumbles.ts';
import { AT_ZERO, CAST_AT, CASTERS, handling } from './procedures/handling.ts';
import { hits } from './procedures/hits.ts';
import { levels } from './procedures/levels.ts';
import { BLOW_OUTCOMES, melee } from './procedures/melee.ts';
import { odds } from './procedures/odds.ts';
import { PARRY_WEAPONS, parries, REASONS, THROUGH } from './procedures/parries.ts';
import { AXES, MISSES, SCATTER_SIDES, SHOT_OUTCOMES, shots } from './procedures/shots.ts';
import {
  ARCHERY_WEAPONS,
  ARMORS,
  BANDS,
  CLASSES,
  CRIT_TABLES,
  constants,
  KINDS,
  KNOWN_WEAPONS,
  LIKES,
  MODES,
  NOTES,
  PARRIES,
  PARRY_ATTACKS,
  PARRY_OUTCOMES,
  PARRY_ROLES,
  PHASES,
  RANGE_TABLES,
  SHIELD_USES,
  SHIELDS,
  SIDES,
  STATED_TABLES,
  THROWS,
  tables,
} from './procedures/terms.ts';
import { weapons } from './procedures/weapons.ts';

/** Cells of the archery matrix are multiples of this, and none is above 0. */
const CELL_STEP = -5;
/** In the circumstances of an archer: no shot at all. No figure of the table is as high. */
const NO_ARCHERY = 127;

const matrix = tables.archeryMatrix;
const matrixRows = matrix.rows.map((_, row) => CLASSES.map(name => figures(matrix, name)[row]! / CELL_STEP));
/** Weapons that share all their cells share a row. */
const cellRows = [...new Map(matrixRows.map(row => [row.join(), row])).values()];
const cellRow = matrixRows.map(row => cellRows.findIndex(other => other.join() === row.join()));

const modifierRows = tables.archeryModifiers.rows.map((_, row) =>
  ['bowOrSling', 'thrown', 'targetClose', 'targetLong'].map(column => {
    const cell = cells(tables.archeryModifiers, column)[row];
    return cell === 'no-archery' ? NO_ARCHERY : Number(cell);
  }),
);

const scatterRows = tables.scatterDistance.rows.map((_, row) =>
  tables.scatterDistance.columns.slice(2).map(column => figures(tables.scatterDistance, column)[row]!),
);

const traits = tables.weaponDescriptions;
const traitColumns: Record<string, readonly number[]> = {
  hands: figures(traits, 'hands'),
  secondRow: figures(traits, 'secondRow'),
  entangle: figures(traits, 'entangle'),
  throw: positions(traits, 'throw', THROWS),
  parryRole: positions(traits, 'parryRole', PARRY_ROLES),
  crit: positions(traits, 'crit', STATED_TABLES),
  like: positions(traits, 'like', LIKES),
  minStrength: figures(traits, 'minStrength'),
  ceilingFeet: figures(traits, 'ceilingFeet'),
  clericBarred: figures(traits, 'clericBarred'),
};
/** Many weapons have the same traits: each set of them stands once. */
const traitSets = [
  ...new Set(
    traits.rows.map((_, row) =>
      Object.values(traitColumns)
        .map(list => list[row])
        .join(),
    ),
  ),
];
const setOf = traits.rows.map((_, row) =>
  traitSets.indexOf(
    Object.values(traitColumns)
      .map(list => list[row])
      .join(),
  ),
);

/** First figure of a printed row and what each further column adds: `step`, or the row needs a table of its own. */
function steady(column: readonly number[], step: number): { first: number; step: number } {
  const [first = 0] = column;
  if (column.some((value, i) => value !== first + i * step)) throw new Error('a range table does not go on evenly');
  return { first, step };
}
const rangeA = steady(figures(tables.rangeA, 'baseChance'), figure(tables.rangeSteps, 'a', 'stepModifier'));
const rangeB = steady(figures(tables.rangeB, 'baseChance'), figure(tables.rangeSteps, 'b', 'stepModifier'));
const inchesB = steady(figures(tables.rangeB, 'rangeInches'), figure(tables.rangeSteps, 'b', 'stepInches'));

/** Bit of a row is set where the row's word is `word`. */
const maskOf = (list: readonly string[], word: string) =>
  list.reduce((mask, other, row) => (other === word ? mask | (1 << row) : mask), 0);

/** Figure of a row, the first one unless told otherwise. */
const at = (table: PrintedTable, column: string, row = 0) => figures(table, column)[row]!;
/** Bit of a row is set where the yes/no cell is yes. */
const flagsOf = (table: PrintedTable, column: string) =>
  figures(table, column).reduce((mask, cell, row) => mask | (cell << row), 0);

export const pack: PackDescription = {
  id: 'phasemelee',
  system: 'phasemelee',
  title: 'Phases of blows',
  unsetOutputs: 'zero',
  checks: 'checks',
  parts: [
    { file: 'levels', procedures: levels },
    { file: 'armor', procedures: armors },
    { file: 'hits', procedures: hits },
    { file: 'blows', procedures: blowProcedures },
    { file: 'handling', procedures: handling },
    { file: 'criticals', procedures: criticals },
    { file: 'fumbles', procedures: fumbles },
    { file: 'parries', procedures: parries },
    { file: 'melee', procedures: melee },
    { file: 'archery', procedures: archery },
    { file: 'shots', procedures: shots },
    { file: 'weapons', procedures: weapons },
    { file: 'odds', procedures: odds },
  ],
  tables: [
    {
      name: 'classes',
      columns: {
        armor: positions(tables.armorClasses, 'armor', ARMORS),
        shield: figures(tables.armorClasses, 'shield'),
      },
    },
    {
      name: 'knownBases',
      columns: {
        weapon: positions(tables.knownBaseNumbers, 'weapon', KNOWN_WEAPONS),
        armorClass: positions(tables.knownBaseNumbers, 'armorClass', CLASSES),
        base: figures(tables.knownBaseNumbers, 'base'),
      },
    },
    { name: 'parryAttacks', columns: { length: figures(tables.parryAttackLengths, 'length') } },
    {
      name: 'archery',
      columns: {
        closeInches: figures(matrix, 'closeInches'),
        maxInches: figures(matrix, 'maxInches'),
        rangeTable: positions(matrix, 'rangeTable', RANGE_TABLES),
        rangeFactor: figures(matrix, 'rangeFactor'),
        kind: positions(matrix, 'kind', KINDS),
        shotsNum: figures(matrix, 'shotsNum'),
        shotsDen: figures(matrix, 'shotsDen'),
        damageDice: figures(matrix, 'damageDice'),
        damageMinus: figures(matrix, 'damageMinus'),
        cellRow,
      },
    },
    {
      name: 'specials',
      columns: {
        weapon: positions(tables.archerySpecial, 'weapon', ARCHERY_WEAPONS),
        over: positions(tables.archerySpecial, 'when', ['under', 'over']),
        limitInches: figures(tables.archerySpecial, 'limitInches'),
        modifier: figures(tables.archerySpecial, 'modifier'),
      },
    },
    { name: 'rangeA', columns: { inches: figures(tables.rangeA, 'rangeInches') } },
    { name: 'scatterRows', columns: { inches: figures(tables.scatterDistance, 'rangeTo') } },
    { name: 'weapons', columns: { traits: setOf } },
    {
      name: 'traits',
      columns: Object.fromEntries(
        Object.keys(traitColumns).map((name, column) => [name, traitSets.map(set => Number(set.split(',')[column]))]),
      ),
    },
  ],
  grids: [
    { name: 'classOf', rows: ARMORS.map((_, armor) => [0, 1].map(shield => classWith(armor, shield))) },
    { name: 'archeryCells', rows: cellRows },
    { name: 'circumstance', rows: modifierRows },
    { name: 'scatterCell', rows: scatterRows },
  ],
  constants: {
    ...constants,
    cellStep: CELL_STEP,
    strengthFrom: at(tables.knownStrengthAdjust, 'strengthFrom'),
    strengthTo: at(tables.knownStrengthAdjust, 'strengthTo'),
    knownBaseRows: tables.knownBaseNumbers.rows.length,
    smallCrushDice: figure(tables.crushing, 'small', 'dice'),
    largeCrushDice: figure(tables.crushing, 'large', 'dice'),
    stabbingWeapons: maskOf(words(tables.critTableByWeapon, 'table'), 'stabbing'),
    knownLocationTotal: at(tables.critKnownLocations, 'total'),
    severityFrom: at(tables.critKnownEffects, 'severityFrom'),
    severityTo: at(tables.critKnownEffects, 'severityTo'),
    effectMultiplier: at(tables.critKnownEffects, 'multiplier'),
    bleedsByPhase: maskOf(words(tables.bleeding, 'per'), 'phase'),
    stoppedByHealing: flagsOf(tables.bleeding, 'stoppedByHealingBegun'),
    stoppedByFirstAid: flagsOf(tables.bleeding, 'stoppedByFirstAid'),
    neverParried: maskOf(words(tables.parryAttackLengths, 'parryable'), 'never'),
    quarterstaffShort: at(tables.quarterstaffParryLengths, 'length'),
    quarterstaffLong: at(tables.quarterstaffParryLengths, 'length', 1),
    breakCheckMargin: at(tables.parryMargins, 'marginTo'),
    disarmMargin: at(tables.parryMargins, 'marginTo', 1),
    changeDie: figure(tables.blowCosts, 'change-engaged', 'die'),
    changeIdle: figure(tables.blowCosts, 'change-not-engaged', 'die'),
    disarmedDie: figure(tables.blowCosts, 'disarmed', 'die'),
    savedDie: figure(tables.blowCosts, 'two-handed-saved', 'die'),
    shortWeapon: at(tables.twoWeaponLengths, 'lengthBTo'),
    longerWeapon: at(tables.twoWeaponLengths, 'lengthATo', 1),
    spellBlows: at(tables.meleeSpells, 'lostPerWeapon'),
    specialRows: tables.archerySpecial.rows.length,
    rangeRowsA: tables.rangeA.rows.length,
    baseA: rangeA.first,
    perRowA: rangeA.step,
    lastInchesA: at(tables.rangeA, 'rangeInches', tables.rangeA.rows.length - 1),
    stepInchesA: figure(tables.rangeSteps, 'a', 'stepInches'),
    baseB: rangeB.first,
    perRowB: rangeB.step,
    firstInchesB: inchesB.first,
    stepInchesB: inchesB.step,
    lastScatterRow: tables.scatterDistance.rows.length - 1,
    lastScatterColumn: scatterRows[0]!.length - 1,
    mostHalvedLonger: at(tables.parryReductions, 'longerTo'),
    mostParriedLonger: at(tables.parryReductions, 'longerTo', tables.parryReductions.rows.length - 1),
    classCount: CLASSES.length,
    noArchery: NO_ARCHERY,
  },
  vocabularies: {
    Armor: ARMORS,
    AtZero: AT_ZERO,
    Axis: AXES,
    Band: [...BANDS, 'out-of-range'],
    BreakCause: BREAK_CAUSES,
    BlowOutcome: BLOW_OUTCOMES,
    CastAt: CAST_AT,
    Caster: CASTERS,
    Circumstance: words(tables.archeryModifiers, 'circumstance'),
    Class: CLASSES,
    CritTable: CRIT_TABLES,
    Extreme: EXTREMES,
    Miss: MISSES,
    Mode: MODES,
    Note: NOTES,
    Order: ORDERS,
    Parry: PARRIES,
    ParryAttack: PARRY_ATTACKS,
    ParryResult: PARRY_OUTCOMES,
    ParryWeapon: PARRY_WEAPONS,
    Phase: PHASES,
    Place: PLACES,
    Reason: REASONS,
    Rule: RULES,
    ScatterSide: SCATTER_SIDES,
    Shield: SHIELDS,
    ShieldArmPlace: SHIELD_ARM_PLACES,
    ShieldUse: SHIELD_USES,
    ShotOutcome: SHOT_OUTCOMES,
    Side: SIDES,
    Through: THROUGH,
    Who: EITHER,
  },
};

/** Armor class of this armor with (1) or without a shield. */
function classWith(armor: number, shield: number): number {
  return CLASSES.findIndex(
    (_, row) =>
      positions(tables.armorClasses, 'armor', ARMORS)[row] === armor &&
      figures(tables.armorClasses, 'shield')[row] === shield,
  );
}
