// The blows pack: which procedures it has, which printed tables and figures its rules read.
// Number of melee blows per move, from strength, dexterity, class and weapon weight.
import {
  boolean,
  choice,
  type Field,
  gives,
  givesBoolean,
  integer,
  type PackDescription,
  type Presentation,
  type Procedure,
} from '../../describe/description.ts';
import { figures, named, type PrintedTable, words } from '../../describe/printed.ts';
import printed from './tables.json' with { type: 'json' };

const tables: Record<string, PrintedTable> = printed;
const constants = named(printed.constants);
const { minScore, maxScore, plainTop, maxPercent, maxWeightTenthLb } = constants as Record<string, number>;

export const CLASSES = words(tables.classes!, 'class');

/** Columns of the blows table: one for each index from 0, the last for the printed 11+. */
const COLUMNS = printed.blows.columns.slice(3);

const POUNDS: Presentation = { unit: 'lb', scale: 10 };
const TENTHS: Presentation = { scale: 10 };
const SCORE: Presentation = { notation: 'score' };

const score = (name: string): Field => integer(name, minScore!, maxScore!, SCORE);
const classField = choice('class', CLASSES);
const weight = integer('weightTenthLb', 0, maxWeightTenthLb!, { ...POUNDS, label: 'weapon weight' });
const index = integer('swi', 0, 1000, { label: 'strength-weapon index' });
const asb = gives('asb', { label: 'adjusted strength' });
const swi = gives('swi', { label: 'strength-weapon index' });
const divisor = gives('divisorTenthLb', { ...POUNDS, label: 'divided by' });
const speed = gives('wsmTenth', { ...TENTHS, label: 'weapon speed' });
const leastWeight = gives('mwwTenthLb', { ...POUNDS, label: 'least weight' });
const minimumUsed = givesBoolean('minimumUsed', { label: 'least weight used' });
const product = gives('product', { label: 'strength x speed', ...TENTHS });
const mostBlows = gives('maxBlows', { label: 'most blows' });
const capped = givesBoolean('capped', { label: 'cut by class' });
const row = gives('row', { label: 'table row' });
const column = gives('column', { label: 'table column' });

const scores: Procedure[] = [
  {
    id: 'encodeScore',
    title: 'score from 18/nn',
    group: 'Scores',
    use: 'fight',
    fields: [
      integer('base', minScore!, plainTop!),
      integer('percent', 0, maxPercent!, { fallback: 0, label: 'after the slash' }),
    ],
    outputs: [gives('score', SCORE)],
  },
  {
    id: 'decodeScore',
    title: 'score as 18/nn',
    group: 'Scores',
    use: 'fight',
    fields: [score('score')],
    outputs: [gives('base'), gives('percent', { label: 'after the slash' })],
  },
  {
    id: 'adjustedStrength',
    title: 'adjusted strength',
    group: 'Scores',
    use: 'fight',
    fields: [score('strength')],
    outputs: [asb, row],
  },
];

const weapons: Procedure[] = [
  {
    id: 'classInfo',
    title: 'class figures',
    group: 'Class and weapon',
    use: 'fight',
    fields: [classField],
    outputs: [leastWeight, speed, mostBlows],
  },
  {
    id: 'divisor',
    title: 'weight divided by',
    group: 'Class and weapon',
    use: 'fight',
    fields: [classField, weight],
    outputs: [divisor, minimumUsed],
  },
  {
    id: 'strengthWeaponIndex',
    title: 'strength-weapon index',
    group: 'Class and weapon',
    use: 'fight',
    fields: [classField, score('strength'), weight],
    outputs: [asb, divisor, speed, product, swi],
  },
];

const blows: Procedure[] = [
  { id: 'swiColumn', title: 'table column', group: 'Blows', use: 'fight', fields: [index], outputs: [column] },
  {
    id: 'dexterityRow',
    title: 'table row',
    group: 'Blows',
    use: 'fight',
    fields: [score('dexterity')],
    outputs: [row],
  },
  {
    id: 'tableBlows',
    title: 'blows table',
    group: 'Blows',
    use: 'fight',
    fields: [score('dexterity'), index],
    outputs: [row, column, gives('blows')],
  },
  {
    id: 'capBlows',
    title: 'class limit',
    group: 'Blows',
    use: 'fight',
    fields: [classField, integer('blows', 1, Math.max(...figures(tables.classes!, 'maxBlows')))],
    outputs: [gives('blows'), capped],
  },
  {
    id: 'naturalBlows',
    title: 'blows per move',
    group: 'Blows',
    use: 'fight',
    fields: [
      boolean('bareHands', { fallback: false }),
      ...[classField, score('strength'), score('dexterity'), weight].map(field => ({
        ...field,
        when: { field: 'bareHands', is: [false] },
      })),
    ],
    outputs: [
      givesBoolean('bareHands'),
      asb,
      leastWeight,
      divisor,
      minimumUsed,
      speed,
      product,
      swi,
      row,
      column,
      gives('tableBlows', { label: 'blows by table' }),
      mostBlows,
      capped,
      gives('blows'),
    ],
  },
];

export const pack: PackDescription = {
  id: 'blows',
  system: 'blows',
  title: 'Blows per move',
  parts: [
    { file: 'scores', procedures: scores },
    { file: 'weapons', procedures: weapons },
    { file: 'blows', procedures: blows },
  ],
  tables: [
    {
      name: 'classes',
      columns: {
        mwwTenthLb: figures(tables.classes!, 'mwwTenthLb'),
        wsmTenth: figures(tables.classes!, 'wsmTenth'),
        maxBlows: figures(tables.classes!, 'maxBlows'),
      },
    },
    { name: 'bands', columns: { highScore: figures(tables.blows!, 'highScore') } },
  ],
  grids: [
    {
      name: 'blowsGrid',
      rows: printed.blows.rows.map((_, at) => COLUMNS.map(heading => figures(tables.blows!, heading)[at]!)),
    },
  ],
  constants,
  vocabularies: {},
};
