// The d6rounds pack: universal game with one six-sided die times a value and rounds of ten seconds.
// Its procedures by part, and which printed tables and figures its rules read.
import type { PackDescription } from '../../describe/description.ts';
import { figure, figures, positions } from '../../describe/printed.ts';
import { characters } from './procedures/characters.ts';
import { choices } from './procedures/choices.ts';
import { gear } from './procedures/gear.ts';
import { odds } from './procedures/odds.ts';
import { recovery } from './procedures/recovery.ts';
import { resolution } from './procedures/resolution.ts';
import { skills } from './procedures/skills.ts';
import {
  ARMORS,
  allArmors,
  allWeapons,
  CHARACTERISTICS,
  constants,
  DEFENSES,
  KINDS,
  OFFENSES,
  PHYSICAL_WEAPONS,
  RANGES,
  SKILLS,
  STATES,
  shields,
  tables,
  UNTIL,
  WEAPONS,
} from './procedures/terms.ts';
import { time } from './procedures/time.ts';
import { values } from './procedures/values.ts';

/** Row 0 of the armor and shield tables of the core: the word "none", which adds nothing. */
const NOTHING = 0;

export const pack: PackDescription = {
  id: 'd6rounds',
  system: 'd6rounds',
  title: 'Ten-second rounds',
  parts: [
    { file: 'characters', procedures: characters },
    { file: 'skills', procedures: skills },
    { file: 'gear', procedures: gear },
    { file: 'values', procedures: values },
    { file: 'time', procedures: time },
    { file: 'choices', procedures: choices },
    { file: 'resolution', procedures: resolution },
    { file: 'recovery', procedures: recovery },
    { file: 'odds', procedures: odds },
  ],
  tables: [
    {
      name: 'characteristics',
      columns: {
        base: figures(tables.characteristics, 'base'),
        average: figures(tables.characteristics, 'average'),
        maximum: figures(tables.characteristics, 'maximum'),
        cost: figures(tables.characteristics, 'cost'),
      },
    },
    {
      name: 'classes',
      columns: {
        attacks: positions(tables.classes, 'attacks', KINDS),
        offense: positions(tables.classes, 'offense', OFFENSES),
        defense: positions(tables.classes, 'defense', DEFENSES),
        bonus: figures(tables.classes, 'bonus'),
        cost: figures(tables.classes, 'cost'),
      },
    },
    { name: 'combatSkills', columns: { cost: figures(tables.combatSkills, 'cost') } },
    {
      name: 'skills',
      columns: {
        base: positions(tables.skills, 'base', CHARACTERISTICS),
        byCharacteristic: figures(tables.skills, 'byCharacteristic'),
        alphabetical: figures(tables.skills, 'alphabetical'),
        described: figures(tables.skills, 'described'),
      },
    },
    {
      name: 'weapons',
      columns: {
        hands: figures(allWeapons, 'hands'),
        kind: positions(allWeapons, 'kind', KINDS),
        addsForce: figures(allWeapons, 'addsForce'),
        bonus: figures(allWeapons, 'bonus'),
        penalty: figures(allWeapons, 'penalty'),
        range: positions(allWeapons, 'range', RANGES),
        shield: figures(allWeapons, 'shield'),
      },
    },
    {
      name: 'shields',
      columns: {
        hands: [NOTHING, ...figures(shields, 'hands')],
        bonus: [NOTHING, ...figures(shields, 'bonus')],
        penalty: [NOTHING, ...figures(shields, 'penalty')],
      },
    },
    {
      name: 'armors',
      columns: {
        kind: [NOTHING, ...positions(allArmors, 'kind', KINDS)],
        bonus: [NOTHING, ...figures(allArmors, 'bonus')],
        penalty: [NOTHING, ...figures(allArmors, 'penalty')],
      },
    },
    { name: 'ranges', columns: { handToHand: figures(tables.ranges, 'handToHand') } },
    { name: 'exertion', columns: { quarters: figures(tables.exertion, 'quartersOfNormal') } },
    { name: 'spells', columns: { cost: figures(tables.spells, 'cost') } },
  ],
  grids: [],
  constants: {
    ...constants,
    skillCount: SKILLS.length,
    firstFocus: PHYSICAL_WEAPONS.length,
    armorsBeforeCharms: ARMORS.length,
    quartersOfPoint: figure(tables.exertion, 'rest', 'quartersOfNormal'),
    hoursAwake: figures(tables.healing, 'everyHours')[0]!,
    hoursDown: figures(tables.healing, 'everyHours')[1]!,
  },
  vocabularies: {
    Characteristic: CHARACTERISTICS,
    Kind: KINDS,
    State: STATES,
    Until: UNTIL,
    Weapon: WEAPONS,
  },
};
