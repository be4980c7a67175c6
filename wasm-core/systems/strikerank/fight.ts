// The fighting half of strikerank: percentile rolls, the melee round by strike ranks, attacks, wounds, fatigue.
// Its procedures by part, and which printed tables and figures its rules read.
import type { PackDescription } from '../../describe/description.ts';
import { figure, figures, lists, named, positions, words } from '../../describe/printed.ts';
import { actions, KINDS } from './procedures/actions.ts';
import { damageProcedures } from './procedures/damage.ts';
import { engagementProcedures } from './procedures/engagement.ts';
import { fatigueProcedures } from './procedures/fatigue.ts';
import { healing } from './procedures/healing.ts';
import { rolls } from './procedures/rolls.ts';
import { round, STEPS } from './procedures/round.ts';
import { sheet } from './procedures/sheet.ts';
import { tactics } from './procedures/tactics.ts';
import {
  ACTIONS,
  FATIGUE,
  LOCATION_GROUPS,
  levelConstants,
  levelVocabularies,
  MODES,
  NONE,
  SEVERITIES,
  TACTICS,
  tables,
} from './procedures/terms.ts';
import { ACTIVITIES, DISABLED, FIRST_AID, wounds } from './procedures/wounds.ts';

/** Row 0 of the effects of damage: a minor wound has none. */
const NOTHING = 0;
/** The effects of damage by severity, and in each by location, in one order. */
const effects = {
  ...tables.damageEffects,
  rows: SEVERITIES.flatMap(severity =>
    LOCATION_GROUPS.map(group => tables.damageEffects.rows.find(row => row[0] === group && row[1] === severity)!),
  ),
};

/** Bits of the locations where a mode's special does more. */
const locationBits = lists<string>(tables.specialModes, 'locations').map(counting =>
  words(tables.locationGroups, 'group').reduce((bits, group, i) => bits | (Number(counting.includes(group)) << i), 0),
);

/** How often terrain is tested, by its printed words: never, if the move is long, for each rate begun, once. */
const TESTS = [...new Set(words(tables.terrainTests, 'tests'))];

const bonus = tables.damageBonus;
const perStep = (skill: string) => figure(tables.encumbrance, skill, 'percentiles per step');

export const fight: PackDescription = {
  id: 'strikerank-fight',
  system: 'strikerank',
  title: 'Strike rank fight',
  unsetOutputs: 'zero',
  parts: [
    { file: 'rolls', procedures: rolls },
    { file: 'damage', procedures: damageProcedures },
    { file: 'sheet', procedures: sheet },
    { file: 'tactics', procedures: tactics },
    { file: 'wounds', procedures: wounds },
    { file: 'healing', procedures: healing },
    { file: 'fatigue', procedures: fatigueProcedures },
    { file: 'round', procedures: round },
    { file: 'actions', procedures: actions },
    { file: 'engagement', procedures: engagementProcedures },
  ],
  tables: [
    {
      name: 'fatigueClasses',
      columns: {
        added: figures(tables.fatigueClasses, 'added to percentile rolls'),
        halved: figures(tables.fatigueClasses, 'skills halved'),
        needsConRoll: figures(tables.fatigueClasses, 'needs CON x 1 to act'),
      },
    },
    {
      name: 'damageBonus',
      columns: {
        dice: figures(bonus, 'dice'),
        sides: figures(bonus, 'sides'),
        penalty: figures(bonus, 'sign').map(sign => Number(sign < 0)),
      },
    },
    { name: 'modes', columns: { locations: locationBits } },
    {
      name: 'locations',
      columns: {
        group: positions(tables.locationGroups, 'group', LOCATION_GROUPS),
        limb: figures(tables.locationGroups, 'limb'),
      },
    },
    {
      name: 'effects',
      columns: {
        activity: [NOTHING, ...positions(effects, 'activity', ACTIVITIES)],
        disabled: [NOTHING, ...positions(effects, 'disabled', DISABLED)],
        bleeds: [NOTHING, ...figures(effects, 'bleeding HP per round')],
        conMultiple: [NOTHING, ...figures(effects, 'CON multiple that avoids it')],
        firstAid: [NOTHING, ...positions(effects, 'First Aid level that stops it', FIRST_AID)],
        falls: [NOTHING, ...figures(effects, 'falls')],
        drops: [NOTHING, ...figures(effects, 'drops item')],
        long: [NOTHING, ...figures(effects, 'unconscious at least a turn')],
      },
    },
    { name: 'shortTerm', columns: { every: figures(tables.shortTermDamage, 'every n-th point is normal') } },
    {
      name: 'terrain',
      columns: {
        kind: positions(tables.terrainTests, 'kind', [...new Set(words(tables.terrainTests, 'kind'))]),
        dexMultiple: figures(tables.terrainTests, 'DEX multiple'),
        tests: positions(tables.terrainTests, 'tests', TESTS),
      },
    },
  ],
  grids: [],
  constants: {
    ...levelConstants,
    ...named(tables.combatConstants),
    ...named(tables.fatigueTiming),
    maimingRounds: figure(tables.maimingConstants, 'rounds'),
    evenChance: figures(tables.resistance, 'base percent')[0]!,
    chancePerPoint: figures(tables.resistance, 'percent per point of difference')[0]!,
    damageBonusRows: bonus.rows.length,
    damageBonusTableEnd: figures(bonus, 'STR+SIZ to').at(-1)!,
    aimedBlowDex: figure(tables.specialTactics, 'aimed-blow', 'minimum DEX'),
    locationGroups: LOCATION_GROUPS.length,
    usualConMultiple: Math.max(...figures(effects, 'CON multiple that avoids it')),
    bestConMultiple: Math.max(...figures(tables.fatigueRoll, 'CON x')),
    worstFatigue: FATIGUE.length - 1,
    basmolRounds: figure(tables.fatigueSpells, 'strength-of-basmol', 'ends after rounds'),
    dodgePerStep: perStep('dodge'),
    climbPerStep: perStep('climb'),
    swimPerStep: perStep('swim'),
    slamDexMultiple: 3,
    slamWeaponSr: 3,
    smallWeaponSr: 3,
  },
  vocabularies: {
    ...levelVocabularies,
    Mode: MODES,
    Tactic: TACTICS,
    Action: [NONE, ...ACTIONS],
    PairKind: KINDS,
    Step: STEPS,
  },
};
