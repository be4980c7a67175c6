// Descriptions: ways to get characteristics, and what they do to skill categories.
// Points are counted in halves.
import {
  choice,
  type Dice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { CHARACTERISTICS, PERCENT, tables } from './terms.ts';

const group = 'Characteristics';
const upper = (name: string) => ({ label: name.toUpperCase() });
const scores = CHARACTERISTICS.map(name => gives(name, upper(name)));
const limits = tables.purchaseCosts;
const limitOf = (name: string, column: string) =>
  limits.rows.find(([word]) => word === name)![limits.columns.indexOf(column)] as number;
const costs = [
  gives('costHalfPoints', { label: 'cost x 2' }),
  gives('leftHalfPoints', { label: 'left x 2' }),
  givesBoolean('legal'),
];
const INFLUENCES = words(tables.influences, 'influence');
export const CATEGORIES = [...new Set(words(tables.categoryInfluences, 'category'))];
/** Characteristics that influence a category, in the order of the fields. */
export const INFLUENCING = ['str', 'siz', 'int', 'pow', 'dex'];
const modifier = gives('modifier', PERCENT);

/** Dice that are all alike have one name. */
const sameDice = (count: number): Dice => ({ certain: new Array<number>(count).fill(6), names: ['roll'] });

export const characteristics: Procedure[] = [
  {
    id: 'averageHuman',
    title: 'average human',
    group,
    use: 'campaign',
    fields: [],
    dice: sameDice(19),
    outputs: scores,
  },
  {
    id: 'randomMethod',
    title: 'random method',
    group,
    use: 'campaign',
    fields: [],
    dice: sameDice(25),
    outputs: scores,
  },
  {
    id: 'deliberateMethod',
    title: 'deliberate method',
    group,
    use: 'campaign',
    fields: CHARACTERISTICS.map(name => integer(name, limitOf(name, 'minimum'), limitOf(name, 'maximum'), upper(name))),
    outputs: costs,
  },
  {
    id: 'combinedMethod',
    title: 'combined method',
    group,
    use: 'campaign',
    fields: CHARACTERISTICS.map(name =>
      integer(`add${name.charAt(0).toUpperCase()}${name.slice(1)}`, 0, 15, {
        label: `+ ${name.toUpperCase()}`,
        fallback: 0,
      }),
    ),
    dice: sameDice(19),
    outputs: [...scores, ...costs, givesChoice('reason', ['ok', 'over-maximum', 'over-budget'])],
  },
  {
    id: 'influence',
    title: 'influence',
    group,
    use: 'campaign',
    fields: [choice('kind', INFLUENCES), integer('value', 0, 100)],
    outputs: [modifier],
  },
  {
    id: 'categoryModifier',
    title: 'category modifier',
    group,
    use: 'campaign',
    fields: [
      choice('category', CATEGORIES),
      ...INFLUENCING.map(name => integer(name, 0, 100, { ...upper(name), fallback: 10 })),
    ],
    outputs: [modifier],
  },
];
