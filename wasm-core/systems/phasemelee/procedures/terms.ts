// Words, printed tables and fields that several parts of the phasemelee descriptions use.
// Every word list and figure that is printed comes from tables.json.
import {
  boolean,
  choice,
  type Dice,
  type Field,
  gives,
  givesChoice,
  integer,
  integers,
  type OutputType,
  type Presentation,
} from '../../../describe/description.ts';
import { named, type PrintedTable, words } from '../../../describe/printed.ts';
import printed from '../tables.json' with { type: 'json' };

export const tables = printed satisfies Record<string, PrintedTable> as Record<keyof typeof printed, PrintedTable>;
export const constants = named(tables.constants);
const { meleeRangeEighths, firstCount, lastCount } = constants as Record<string, number>;

const unique = (list: readonly string[]) => [...new Set(list)];

export const NONE = 'none';
export const CLASSES = words(tables.armorClasses, 'class');
export const ARMORS = unique(words(tables.armorClasses, 'armor'));
export const SHIELDS = [NONE, 'shield', 'buckler'];
export const MODES = ['melee', 'archery'];
export const ARMS = unique(words(tables.shieldFacing, 'shieldArm'));
export const SIDES = unique(words(tables.shieldFacing, 'attackFrom'));
export const KNOWN_WEAPONS = [...unique(words(tables.knownBaseNumbers, 'weapon')), 'other'];
export const SIZES = words(tables.crushing, 'size');
export const PHASES = ['joining', 'later'];
export const BANDS = ['close', 'long'];
/** No parry, then from the most to the least reduction: the place of a word is the numerator of what is kept, over itself and one. */
export const PARRIES = [NONE, ...words(tables.parryReductions, 'parry')];
export const PARRY_OUTCOMES = [NONE, ...words(tables.parryMargins, 'outcome')];
export const PARRY_ATTACKS = words(tables.parryAttackLengths, 'attack');
export const CRIT_WEAPONS = words(tables.critTableByWeapon, 'weapon');
export const CRIT_TABLES = ['slashing', 'stabbing'];
export const NOTES = words(tables.bleeding, 'note');
export const COLUMNS = words(tables.fumbleColumns, 'column');
export const ARCHERY_WEAPONS = words(tables.archeryMatrix, 'weapon');
export const KINDS = unique(words(tables.archeryMatrix, 'kind'));
export const RANGE_TABLES = words(tables.rangeSteps, 'table');
export const SHIELD_USES = [NONE, 'passive', 'active'];
export const WEAPONS = words(tables.weaponDescriptions, 'weapon');
export const LIKES = unique([NONE, ...words(tables.weaponDescriptions, 'like')]);
export const THROWS = unique(words(tables.weaponDescriptions, 'throw'));
export const PARRY_ROLES = unique([NONE, ...words(tables.weaponDescriptions, 'parryRole')]);
export const STATED_TABLES = unique(words(tables.weaponDescriptions, 'crit'));

export const MOST_BLOWS = Math.max(...tables.blowsVsDexterity.rows.map(row => Number(row[0])));
export const MOST_DEGREES = 360;
const MOST_LENGTH = 40;
export const MOST_MOVE = 100 * meleeRangeEighths!;

/** Distances in eighths of a game inch. */
export const EIGHTHS: Presentation = { unit: 'in', notation: 'eighths' };
export const INCHES: Presentation = { unit: 'in' };
/** Bounds of the second roll, in hundredths of a face. */
export const HUNDREDTHS: Presentation = { scale: 100 };
export const COUNT = integers(lastCount!, firstCount!);

export const armorClass = choice('armorClass', CLASSES);
/** Named by people, since "none" is also a word of other lists. */
export const armor = choice('armor', ARMORS);
export const mode = choice('mode', MODES, { fallback: 'melee' });
export const parry = choice('parry', PARRIES, { fallback: NONE });
export const needed = integer('needed', -300, 400);
export const diceLevel = integer('diceLevel', 0, 100);
export const flag = (name: string, label?: string): Field =>
  boolean(name, { fallback: false, ...(label === undefined ? {} : { label }) });
export const facing = (name: string): Field => boolean(name, { fallback: true });
/** What magic, strength and the like add. */
export const adjust = (name: string, label?: string): Field =>
  integer(name, -20, 20, { fallback: 0, ...(label === undefined ? {} : { label }) });
export const base = integer('base', -100, 200);
export const modifier = integer('modifier', -200, 200, { fallback: 0 });
export const brokenPercent = integer('brokenPercent', 0, 100, { fallback: 0, label: 'broken', unit: '%' });
export const damageMinus = integer('damageMinus', 0, 20, { fallback: 0, label: 'minus' });
export const damageAdjust = integer('damageAdjust', -50, 100, { fallback: 0 });
export const blows = (name: string, low = 1): Field => integer(name, low, MOST_BLOWS);
export const length = (name: string): Field => integer(name, 1, MOST_LENGTH);
export const eighths = (name: string, low: number, high: number, options: Parameters<typeof integer>[3] = {}): Field =>
  integer(name, low, high, { ...EIGHTHS, label: name.replace('Eighths', ''), ...options });
export const rangeEighths = (high: number): Field => eighths('rangeEighths', 0, high);
export const archeryWeapon = choice('weapon', ARCHERY_WEAPONS);

export const attackLevel: OutputType = gives('attackLevel');
export const defenseLevel: OutputType = gives('defenseLevel');
export const lostBlows: OutputType = gives('lostBlows');
export const countsTaken: OutputType = gives('countsTaken');
export const givesTable: OutputType = givesChoice('table', CRIT_TABLES);

/** A percentile die runs from 00 to 99; both limits of it stand in the printed rule of the hit roll. */
export const PERCENTILE = 100;
export const D6 = 6;
export const D4 = 4;

/** Dice that are certain to be read, in order, and what each in turn is for. */
export function dice(names: readonly string[], ...certain: number[]): Dice {
  return { certain, names };
}
