// Descriptions: fumbles, breaking weapons, and the powers that a broken intelligent weapon loses.
// The row of the fumble table and the basic breakage number come from the player's book.
import {
  choice,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  integers,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { base, brokenPercent, COLUMNS, D6, dice, PERCENTILE, tables } from './terms.ts';

const group = 'Fumble';
export const BREAK_CAUSES = ['fumble', 'parry'];
/** The screen shows a column by the kind of attack. */
const SHORT_COLUMNS = Object.fromEntries(
  COLUMNS.map((column, row) => [column, words(tables.fumbleColumns, 'attackKind')[row]!]),
);
const MOST_POWERS = 10;
const hundred = (name: string, label: string) => integer(name, -100, 100, { fallback: 0, label });

export const fumbles: Procedure[] = [
  {
    id: 'fumbleRoll',
    title: 'fumble roll',
    group,
    use: 'fight',
    fields: [
      choice('attackKind', words(tables.fumbleColumns, 'attackKind')),
      integer('rejected', 0, 20, { fallback: 0, label: 'rejected' }),
    ],
    dice: dice(['fumble'], D6, D6),
    outputs: [givesChoice('column', COLUMNS, { shown: SHORT_COLUMNS }), gives('total')],
  },
  {
    id: 'weaponBreak',
    title: 'weapon breaks',
    group,
    use: 'fight',
    fields: [
      base,
      hundred('armorAdjust', 'armor'),
      hundred('weaponAdjust', 'weapon'),
      hundred('strengthAdjust', 'strength'),
      hundred('otherAdjust', 'other'),
      brokenPercent,
      choice('cause', BREAK_CAUSES, { fallback: 'fumble', label: 'by' }),
    ],
    dice: dice(['break'], PERCENTILE),
    outputs: [
      gives('number'),
      givesBoolean('breaks'),
      gives('brokenPercent', { label: 'broken', unit: '%' }),
      givesBoolean('usable'),
    ],
  },
  {
    id: 'powerLoss',
    title: 'powers lost',
    group,
    use: 'campaign',
    fields: [integer('brokenPercent', 0, 100, { label: 'broken', unit: '%' }), integer('powers', 1, MOST_POWERS)],
    dice: dice(['powers'], PERCENTILE),
    outputs: [givesList('lost', integers(0, 1), MOST_POWERS), gives('count')],
  },
];
