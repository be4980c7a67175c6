// Words that only the campaign half needs: skills, professions, cultures, difficulties, ways to gain.
// Every word list comes from tables.json.
import { choice, gives, type OutputType, type Presentation } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { NONE, TRAINED_LEVELS, tables } from './terms.ts';

export const SKILLS = words(tables.skills, 'skill');
export const PROFESSIONS = words(tables.professions, 'profession');
export const CULTURES = words(tables.cultureBonuses, 'culture');
export const BACKGROUNDS = [...new Set(words(tables.magicalBackground, 'background'))];
/** Very hard skills have a price in experience rolls only. */
export const DIFFICULTIES = words(tables.difficulty, 'difficulty').slice(0, 3);

/** A profession's printed table: one row a skill, a cell a level of experience. */
export const professionTables = words(tables.professions, 'table').map(name => tables[name as keyof typeof tables]);
export const GROUPS = [NONE, ...new Set(professionTables.flatMap(table => words(table, 'group')))];

export const profession = choice('profession', PROFESSIONS);
export const culture = choice('culture', CULTURES);
export const difficulty = choice('difficulty', DIFFICULTIES);
export const levelOfExperience = choice('level', TRAINED_LEVELS);
export const LEVEL_OR_NONE = [NONE, ...TRAINED_LEVELS];
export const method = (fallback: 'roll' | 'fixed') => choice('method', ['roll', 'fixed'], { fallback });

/** Costs are counted in quarters and shown in points. */
export const MINUTES: Presentation = { unit: 'min' };
export const cost: OutputType = gives('costQuarterPoints', { label: 'cost x 4' });
