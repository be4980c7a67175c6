// Descriptions: the archery matrix, ranges, circumstances of archer and target, the number to hit.
// Circumstances of archer and target are the same six, in the same order.
import {
  boolean,
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  integers,
  type Procedure,
} from '../../../describe/description.ts';
import { figures } from '../../../describe/printed.ts';
import {
  archeryWeapon,
  armorClass,
  BANDS,
  CLASSES,
  EIGHTHS,
  eighths,
  INCHES,
  KINDS,
  MOST_MOVE,
  NONE,
  RANGE_TABLES,
  rangeEighths,
  SHIELD_USES,
  tables,
} from './terms.ts';

const group = 'Archery';
const MOST_RANGE = 8 * Math.max(...figures(tables.archeryMatrix, 'maxInches'));
const hundred = (name: string, label: string) => integer(name, -100, 100, { fallback: 0, label });

const circumstances = (who: string): Field[] => [
  eighths(`${who}MoveEighths`, 0, MOST_MOVE, { label: `${who} moves`, fallback: 0 }),
  boolean(`${who}InMelee`, { fallback: false }),
  integer(`${who}ConcealedThirds`, 0, 2, { label: `${who} hidden`, unit: '/3', fallback: 0 }),
  boolean(`${who}Dodging`, { fallback: false }),
  boolean(`${who}Surprised`, { fallback: false }),
  choice(`${who}Shield`, SHIELD_USES, { fallback: NONE }),
];

/** The archer's own line, which does not help against a target hit by chance. */
const archerFields: Field[] = [
  integer('archerLevel', 0, 100, { label: 'level' }),
  integer('archerDexterity', 0, 50, { label: 'dexterity' }),
  hundred('archerAbilities', 'abilities'),
  hundred('archerBonus', 'bonus'),
];

const aimFields: Field[] = [
  archeryWeapon,
  { ...rangeEighths(MOST_RANGE), check: { name: 'beyondReach', limit: 'up to the range of the weapon' } },
  armorClass,
];
export const shotFields: Field[] = [
  ...aimFields,
  ...archerFields,
  ...circumstances('archer'),
  ...circumstances('target'),
];
export const scatteredFields: Field[] = [...aimFields, ...circumstances('archer'), ...circumstances('target')];
export const givesBand = givesChoice('band', [...BANDS, 'out-of-range']);

export const archery: Procedure[] = [
  {
    id: 'archeryRow',
    title: 'archery weapon',
    group,
    use: 'fight',
    fields: [archeryWeapon],
    outputs: [
      gives('closeInches', { ...INCHES, label: 'close up to' }),
      gives('maxInches', { ...INCHES, label: 'long up to' }),
      givesChoice('rangeTable', RANGE_TABLES),
      gives('rangeFactor', { label: 'range x' }),
      givesChoice('kind', KINDS),
      gives('shotsNum', { label: 'shots' }),
      gives('shotsDen', { label: 'in phases' }),
      gives('damageDice'),
      gives('damageMinus', { label: 'minus' }),
      givesList('cells', integers(-127, 127), CLASSES.length, { label: 'armor' }),
    ],
  },
  {
    id: 'archeryCell',
    title: 'archery armor',
    group,
    use: 'fight',
    fields: [archeryWeapon, armorClass],
    outputs: [gives('adjust')],
  },
  {
    id: 'archeryRange',
    title: 'archery range',
    group,
    use: 'fight',
    fields: [archeryWeapon, rangeEighths(4000)],
    outputs: [givesBand, gives('lookupEighths', { ...EIGHTHS, label: 'table range' }), gives('base'), gives('special')],
  },
  {
    id: 'rangeBase',
    title: 'range table',
    group,
    use: 'fight',
    fields: [choice('table', RANGE_TABLES), rangeEighths(8000)],
    outputs: [gives('base')],
  },
  {
    id: 'archerModifier',
    title: 'archer modifier',
    group,
    use: 'fight',
    fields: [archeryWeapon, ...archerFields, ...circumstances('archer')],
    outputs: [givesBoolean('canShoot'), gives('general'), gives('situation', { label: 'archer' }), gives('modifier')],
  },
  {
    id: 'targetModifier',
    title: 'target modifier',
    group,
    use: 'fight',
    fields: [choice('band', BANDS), ...circumstances('target')],
    outputs: [gives('modifier'), givesChoice('shieldUse', SHIELD_USES, { label: 'shield' })],
  },
  {
    id: 'archeryNumber',
    title: 'archery number',
    group,
    use: 'fight',
    fields: shotFields,
    outputs: [
      givesBoolean('canShoot'),
      givesBand,
      gives('base'),
      gives('special'),
      gives('armor'),
      gives('general'),
      gives('archer'),
      gives('target'),
      gives('raw'),
      gives('needed'),
      gives('noArmorNeeded', { label: 'without armor' }),
    ],
  },
];
