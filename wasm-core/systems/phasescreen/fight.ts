// The phasescreen fight pack: combat, missiles, mounts, casting in play, poison, dodging and subdual.
// Its procedures by part, and which printed tables and figures its rules read.
import type { PackDescription } from '../../describe/description.ts';
import { figures, positions, words } from '../../describe/printed.ts';
import { ATTACKERS, combat, DAMAGE_EFFECTS, PLAIN_DICE, ROLL_EFFECTS, subduing } from './procedures/combat.ts';
import { dodging, MAGIC_DODGES } from './procedures/dodging.ts';
import {
  ABYSMAL_EFFECTS,
  LANGUAGE_RESULTS,
  magic,
  PERIODS,
  POISONS,
  poisoning,
  SPELL_KINDS,
  USERS,
} from './procedures/magic.ts';
import { BOWS, MOTIONS, missiles, RANGE_RESULTS } from './procedures/missiles.ts';
import { MOTIONS_OF_MOUNT, mounted, REPLIES } from './procedures/mounted.ts';
import {
  KINDS,
  MOST_COMBATANTS,
  NATURAL,
  PRIORITY_ORDERS,
  PRIORITY_WEAPONS,
  phases,
  STEPS,
} from './procedures/phases.ts';
import {
  BANDS,
  constants,
  DODGE_OUTCOMES,
  figuresOr,
  MAGIC_RESULTS,
  MISSILES,
  MOUNTED_MISSILES,
  tables,
  WEAPON_CLASSES,
} from './procedures/terms.ts';

const MOUNT_RULES = ['flat', 'per-band', 'short-only', 'lance'];
const STRENGTHS = ['fixed', 'half-sb', 'sb'];
const PER = ['none', 'ocv', 'hit-point'];

/** Rows of creatures that fight with natural weapons, by OCV from the top. */
const naturalRows = tables.attackPriority.rows.filter(([, , low]) => low !== null);
const missileOrder = MISSILES.map(weapon => words(tables.rangeFraction, 'weapon').indexOf(weapon));
/** A column of the Range Fraction Table in the order of the core's weapons. */
const byMissile = (column: readonly number[]) => missileOrder.map(row => column[row]!);

const successes = figures(tables.magicTable, 'successHigh');
const dodgeColumns = tables.dodge.columns.slice(2);
const DODGE_WORDS: Readonly<Record<string, number>> = { A: 100, N: 0 };
const effects = (column: string) => figures(tables.abysmalEffects, column);
const energyDice = effects('energyDice');
const castingDice = effects('castingDice');
/** One roll serves energy and casting ability alike. */
const largerOf = (a: readonly number[], b: readonly number[]) => a.map((figure, i) => Math.max(figure, b[i]!));

export const fight: PackDescription = {
  id: 'phasescreen-fight',
  system: 'phasescreen',
  title: 'Screens: fight',
  unsetOutputs: 'zero',
  parts: [
    { file: 'phases', procedures: phases },
    { file: 'combat', procedures: combat },
    { file: 'subdual', procedures: subduing },
    { file: 'missiles', procedures: missiles },
    { file: 'mounted', procedures: mounted },
    { file: 'magic', procedures: magic },
    { file: 'poison', procedures: poisoning },
    { file: 'dodging', procedures: dodging },
  ],
  tables: [
    {
      name: 'scales',
      columns: {
        hexFeet: figures(tables.movementScale, 'hexFeet'),
        hexMiles: figures(tables.movementScale, 'hexMiles'),
        turnSeconds: figures(tables.movementScale, 'turnSeconds'),
        phaseSeconds: figures(tables.movementScale, 'phaseSeconds'),
      },
    },
    { name: 'priority', columns: { order: PRIORITY_ORDERS } },
    {
      name: 'creatures',
      columns: {
        order: naturalRows.map(([order]) => order as number),
        ocvLow: naturalRows.map(([, , low]) => low as number),
      },
    },
    {
      name: 'factors',
      columns: {
        roll: positions(tables.combatModifiers, 'roll', ROLL_EFFECTS),
        damage: positions(tables.combatModifiers, 'damage', DAMAGE_EFFECTS),
        severeOnly: figures(tables.combatModifiers, 'severeOnly'),
      },
    },
    {
      name: 'situations',
      columns: {
        modifier: figures(tables.situations, 'modifier'),
        helpless: figures(tables.situations, 'helpless'),
        per: positions(tables.situations, 'per', PER),
        below: figures(tables.situations, 'below'),
      },
    },
    { name: 'plain', columns: { sides: PLAIN_DICE } },
    { name: 'resistance', columns: { dr: figures(tables.damageResistance, 'dr') } },
    {
      name: 'weapons',
      columns: {
        extended: byMissile(figures(tables.rangeFraction, 'extended')),
        baseRange: byMissile(figures(tables.rangeFraction, 'baseRange')),
        strength: byMissile(positions(tables.rangeFraction, 'strength', STRENGTHS)),
      },
    },
    { name: 'crossbows', columns: { phases: figures(tables.crossbowReload, 'phases') } },
    {
      name: 'fromMount',
      columns: {
        stationary: figures(tables.mountedMissile, 'stationary'),
        stationaryRule: positions(tables.mountedMissile, 'stationaryRule', MOUNT_RULES),
        charging: figures(tables.mountedMissile, 'charging'),
        chargingRule: positions(tables.mountedMissile, 'chargingRule', MOUNT_RULES),
      },
    },
    {
      name: 'mounts',
      columns: {
        el: figures(tables.mounts, 'el'),
        rating: figures(tables.mounts, 'rating'),
        warTrained: figures(tables.mounts, 'warTrained'),
        combat: figures(tables.mounts, 'combat'),
      },
    },
    {
      name: 'abysmal',
      columns: {
        high: figuresOr(tables.abysmalEffects, 'high', 0),
        dice: largerOf(energyDice, castingDice),
        sides: largerOf(effects('energySides'), effects('castingSides')),
        energy: energyDice.map(count => Math.sign(count)),
        casting: castingDice.map(count => Math.sign(count)),
      },
    },
    {
      name: 'poisons',
      columns: {
        dice: figures(tables.poisons, 'dice'),
        sides: figures(tables.poisons, 'sides'),
        add: figures(tables.poisons, 'add'),
        addsBl: figures(tables.poisons, 'addsBl'),
        everyPhases: figures(tables.poisons, 'everyPhases'),
        hoursPerBl: figures(tables.poisons, 'hoursPerBl'),
      },
    },
    { name: 'missileDodge', columns: { modifier: figures(tables.missileDodge, 'modifier') } },
  ],
  grids: [
    {
      name: 'combatTable',
      rows: tables.combatTable.rows.map((_, row) =>
        ['deadlyHigh', 'severeHigh', 'hitHigh', 'shieldHigh'].map(column => figures(tables.combatTable, column)[row]!),
      ),
    },
    {
      name: 'rangeLines',
      rows: missileOrder.map(row =>
        ['pointBlank', 'short', 'medium', 'long'].map(column => figures(tables.rangeFraction, column)[row]!),
      ),
    },
    {
      name: 'dodgeTable',
      rows: tables.dodge.rows.map(row =>
        dodgeColumns.map((_, i) => DODGE_WORDS[row[i + 2] as string] ?? (row[i + 2] as number)),
      ),
    },
  ],
  constants: {
    ...constants,
    steps: STEPS.length,
    weaponClasses: PRIORITY_ORDERS.length,
    mostCombatants: MOST_COMBATANTS,
    mountedMissiles: MOUNTED_MISSILES.length,
    // Words that the device looks for.
    missiles: MISSILES.length,
    sword: PRIORITY_WEAPONS.indexOf('sword'),
    polearm: PRIORITY_WEAPONS.indexOf('polearm'),
    spear: PRIORITY_WEAPONS.indexOf('spear'),
    naturalWeapon: PRIORITY_WEAPONS.indexOf(NATURAL),
    otherClass: WEAPON_CLASSES.indexOf('other'),
    repeatingCrossbow: MISSILES.indexOf('repeating-crossbow'),
    lightCrossbow: MISSILES.indexOf('light-crossbow'),
    heavyCrossbow: MISSILES.indexOf('heavy-crossbow'),
    arbalest: MISSILES.indexOf('arbalest'),
    leastRange: figures(tables.rangeTable, 'range')[0]!,
    mostRange: figures(tables.rangeTable, 'range').at(-1)!,
    firstExtremeRange: figures(tables.rangeTable, 'range')[
      figuresOr(tables.rangeTable, 'extremeHigh', 0).findIndex(Boolean)
    ]!,
    firstPointBlankRange: figures(tables.rangeTable, 'range')[
      figuresOr(tables.rangeTable, 'pointBlankHigh', -1).indexOf(0)
    ]!,
    mostMagicLine: figures(tables.magicTable, 'line').at(-1)!,
    // Success on the Magic Table rises by a line's step, from one line on by a smaller one; abysmal failure by one.
    magicSuccess: successes[0]!,
    magicStep: successes[1]! - successes[0]!,
    magicLateStep: successes.at(-1)! - successes.at(-2)!,
    magicLateSuccess: successes.at(-1)! - (successes.length - 1) * (successes.at(-1)! - successes.at(-2)!),
    magicAbysmal: figures(tables.magicTable, 'abysmalLow')[0]!,
    lastDodgeValue: figuresOr(tables.dodge, 'valueLow', 0).at(-1)!,
    lastResistance: figures(tables.damageResistance, 'av').at(-1)!,
  },
  vocabularies: {
    Band: BANDS,
    Attacker: ATTACKERS,
    RangeBand: RANGE_RESULTS,
    Motion: MOTIONS,
    MountMotion: MOTIONS_OF_MOUNT,
    MountRule: MOUNT_RULES,
    Strength: STRENGTHS,
    Bow: BOWS,
    WeaponClass: WEAPON_CLASSES,
    Reply: REPLIES,
    Kind: KINDS,
    MagicResult: MAGIC_RESULTS,
    Period: PERIODS,
    User: USERS,
    SpellKind: SPELL_KINDS,
    Language: LANGUAGE_RESULTS,
    Abysmal: ABYSMAL_EFFECTS,
    Poison: POISONS,
    DodgeOutcome: DODGE_OUTCOMES,
    MagicDodge: MAGIC_DODGES,
  },
};
