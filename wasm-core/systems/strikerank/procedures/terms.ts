// Words, printed tables and fields that several parts of the strikerank descriptions use, in both packs.
// Every word list and figure comes from tables.json.
import {
  boolean,
  choice,
  type Dice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type OutputType,
  type Presentation,
} from '../../../describe/description.ts';
import { figure, type PrintedTable, words } from '../../../describe/printed.ts';
import printed from '../tables.json' with { type: 'json' };

export const tables = printed satisfies Record<string, PrintedTable> as Record<keyof typeof printed, PrintedTable>;

const unique = (list: readonly string[]) => [...new Set(list)];

export const NONE = 'none';
export const LEVELS = words(tables.levelsOfSuccess, 'level');
/** For outcomes without a roll. */
export const LEVELS_OR_NONE = [NONE, ...LEVELS];
export const FATIGUE = words(tables.fatigueClasses, 'class');
export const LOCATIONS = words(tables.locationGroups, 'location');
export const LOCATION_GROUPS = unique(words(tables.damageEffects, 'location'));
/** Of wounds with effects. */
export const SEVERITIES = unique(words(tables.damageEffects, 'severity'));
export const EXPERIENCE = words(tables.experienceLevels, 'level');
/** Levels of experience at which professions offer skills. */
export const TRAINED_LEVELS = EXPERIENCE.slice(1);
export const CHARACTERISTICS = ['str', 'con', 'siz', 'int', 'pow', 'dex', 'app'];
export const MODES = words(tables.specialModes, 'mode');
export const TACTICS = words(tables.specialTactics, 'tactic');
export const ACTIONS = words(tables.meleeActions, 'action');
export const INTENTS = words(tables.intentOptions, 'option');

const PERCENTILE = 100;
export const PERCENT: Presentation = { unit: '%' };
export const METRES: Presentation = { unit: 'm' };
export const SECONDS: Presentation = { unit: 's' };
export const HOURS: Presentation = { unit: 'h' };

/** Figures of both packs that the rules of levels name. */
export const levelConstants = {
  criticalShare: figure(tables.levelsOfSuccess, 'critical', 'denominator'),
  specialShare: figure(tables.levelsOfSuccess, 'special', 'denominator'),
  alwaysSucceedsTo: figure(tables.autoBands, 'alwaysSucceedsTo', 'face'),
  alwaysFailsFrom: figure(tables.autoBands, 'alwaysFailsFrom', 'face'),
};
export const levelVocabularies = { Level: LEVELS, Location: LOCATIONS };

export const skill = (name: string, options: Presentation & { fallback?: number } = {}): Field =>
  integer(name, 0, 300, options);
export const modifier = (name = 'modifier', least = -300): Field => integer(name, least, 200, { fallback: 0 });
export const fatigue = choice('fatigueClass', FATIGUE, { fallback: 'normal', label: 'fatigue' });
export const givenFatigue = choice('fatigueClass', FATIGUE, { label: 'fatigue' });
export const longTermFatigue = choice('longTermClass', FATIGUE, { fallback: 'normal', label: 'long fatigue' });
export const autoBands = boolean('autoBands', { fallback: false, label: 'auto bands' });
export const yes = (name: string, label?: string): Field =>
  boolean(name, { fallback: false, ...(label === undefined ? {} : { label }) });
export const score = (name: string, options: Presentation & { fallback?: number } = {}): Field =>
  integer(name, 1, 100, { label: name.toUpperCase(), ...options });
export const location = choice('location', LOCATIONS);
export const severity = choice('severity', SEVERITIES);
export const damage = integer('damage', 0, 500);

export const level: OutputType = givesChoice('level', LEVELS);
export const levelOrNone: OutputType = givesChoice('level', LEVELS_OR_NONE);
export const fatigueNow: OutputType = givesChoice('fatigueClass', FATIGUE, { label: 'fatigue' });
export const modifiedRoll: OutputType = gives('modifiedRoll', { label: 'roll' });
export const effectiveSkill: OutputType = gives('effectiveSkill', { ...PERCENT, label: 'skill' });
export const success: OutputType = givesBoolean('success');

/** Dice of these sides; each with its name. Only the first `certain` are sure to be read. */
export function dice(named: readonly (readonly [number, string])[], certain = named.length): Dice {
  return { certain: named.slice(0, certain).map(([sides]) => sides), names: named.map(([, name]) => name) };
}
/** Percentile dice, all of them sure to be read unless said otherwise. */
export function percentile(names: readonly string[], certain = names.length): Dice {
  return dice(
    names.map(name => [PERCENTILE, name] as const),
    certain,
  );
}
