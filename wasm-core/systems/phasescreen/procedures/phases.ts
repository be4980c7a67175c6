// Descriptions: steps and phases of a turn, movement by phase, order of attack.
// A turn is four phases of three seconds; each phase has the same four steps.
import { choice, gives, givesChoice, givesList, integer, integers, list } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { group, HEXES, PHASES, tables } from './terms.ts';

export const STEPS = words(tables.phaseSequence, 'step');
const SCALES = words(tables.movementScale, 'scale');
export const KINDS = ['character', 'creature'];
export const NATURAL = 'natural';

const priorityRows = tables.attackPriority.rows.map(([order, weapons]) => ({
  order: order as number,
  weapons: weapons as string[],
}));
/** Weapon classes in order of priority, then creatures with natural weapons. */
export const PRIORITY_WEAPONS = [...priorityRows.flatMap(({ weapons }) => weapons), NATURAL];
/** Order of each weapon class; creatures go by their OCV. */
export const PRIORITY_ORDERS = priorityRows.flatMap(({ order, weapons }) => weapons.map(() => order));

/** Combatants that one order of attack can have. */
export const MOST_COMBATANTS = 40;
const perCombatant = { least: 1, most: MOST_COMBATANTS };

const SECONDS = { unit: 's' };
const turn = integer('turn', 1, 100_000);
const phase = integer('phase', 1, PHASES);

export const phases = group('Phases', 'fight', [
  {
    id: 'nextStep',
    title: 'step',
    fields: [turn, phase, choice('step', STEPS)],
    outputs: [
      gives('turn'),
      gives('phase'),
      givesChoice('step', STEPS),
      gives('seconds', { ...SECONDS, label: 'start' }),
    ],
  },
  {
    id: 'phaseMovement',
    title: 'movement by phase',
    fields: [integer('mr', 0, 1000)],
    outputs: Array.from({ length: PHASES }, (_, i) => gives(`phase${i + 1}`, { ...HEXES, label: `phase ${i + 1}` })),
  },
  {
    id: 'attackPriority',
    title: 'attack priority',
    fields: [choice('weapon', PRIORITY_WEAPONS), integer('creatureOcv', 0, 1000, { fallback: 0 })],
    outputs: [gives('order')],
  },
  {
    id: 'attackOrder',
    title: 'attack order',
    fields: [
      list('kinds', { kind: 'enum', words: KINDS }, perCombatant.least, perCombatant.most, { label: 'kind' }),
      list('weapons', { kind: 'enum', words: PRIORITY_WEAPONS }, perCombatant.least, perCombatant.most, {
        label: 'weapon',
      }),
      list('ocvs', integers(0, 1000), perCombatant.least, perCombatant.most, { label: 'OCV' }),
      list('dexterities', integers(0, 999), perCombatant.least, perCombatant.most, { label: 'dexterity' }),
    ],
    outputs: [
      givesList('order', integers(0, MOST_COMBATANTS - 1), MOST_COMBATANTS),
      givesList('priorities', integers(1, 10), MOST_COMBATANTS),
      givesList('groups', integers(1, MOST_COMBATANTS), MOST_COMBATANTS),
    ],
  },
  {
    id: 'movementScale',
    title: 'movement scale',
    fields: [choice('scale', SCALES)],
    outputs: [
      gives('hexFeet', { unit: 'ft', label: 'hex' }),
      gives('hexMiles', { unit: 'mi', label: 'hex' }),
      gives('turnSeconds', { ...SECONDS, label: 'turn' }),
      gives('phaseSeconds', { ...SECONDS, label: 'phase' }),
    ],
  },
]);
