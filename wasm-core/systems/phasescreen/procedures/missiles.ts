// Descriptions: ranges, missile weapons on foot and mounted, crossbows, a whole missile attack.
// Distances in hexes; the value of a range band is the line on the Combat Table.
import { boolean, choice, gives, givesBoolean, givesChoice, integer } from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import {
  attackDice,
  attackOutputs,
  damageAdd,
  otherModifier,
  plainFields,
  situationFields,
  targetFields,
} from './combat.ts';
import {
  bonus,
  el,
  group,
  HEXES,
  MISSILES,
  MOUNTED_MISSILES,
  no,
  OUT_OF_RANGE,
  PHASES,
  RANGE_BANDS,
  rangeBand,
  tables,
} from './terms.ts';

export const CROSSBOWS = words(tables.crossbowReload, 'crossbow');
export const BOWS = ['normal', 'elven', 'magic'];
export const MOTIONS = ['none', 'stationary', 'charging'];
export const RANGE_RESULTS = [...RANGE_BANDS, OUT_OF_RANGE];

const weapon = choice('weapon', MISSILES);
const distance = integer('distance', 0, 1000, HEXES);
const range = gives('range', HEXES);
const ranges = tables.rangeTable.rows.map(([first]) => first as number);
const band = givesChoice('band', RANGE_RESULTS);

export const missiles = group('Missiles', 'fight', [
  {
    id: 'missileAttack',
    title: 'missile attack',
    fields: [
      weapon,
      bonus('sb', { fallback: 0 }),
      distance,
      { ...integer('extremeLine', -20, 20), optional: true },
      integer('lineModifier', -200, 200, { fallback: 0 }),
      choice('mounted', MOTIONS, { fallback: MOTIONS[0]! }),
      el('attackEl', { fallback: 0 }),
      otherModifier,
      ...situationFields,
      bonus('wsb', { fallback: 0 }),
      ...plainFields,
      damageAdd,
      ...targetFields,
    ],
    dice: { certain: [], names: attackDice.names },
    outputs: [
      givesBoolean('fires'),
      givesChoice('rangeBand', RANGE_RESULTS),
      gives('line'),
      gives('mountModifier'),
      ...attackOutputs,
    ],
  },
  {
    id: 'missileLine',
    title: 'range and line',
    fields: [weapon, bonus('sb'), distance],
    outputs: [range, band, givesBoolean('lineGiven'), gives('line')],
  },
  {
    id: 'weaponRange',
    title: 'weapon range',
    fields: [weapon, bonus('sb')],
    outputs: [range, givesBoolean('extended')],
  },
  {
    id: 'rangeBand',
    title: 'range table',
    fields: [integer('range', ranges[0]!, ranges.at(-1)!, HEXES), distance, no('extended')],
    outputs: [band],
  },
  {
    id: 'mountedMissile',
    title: 'from a mount',
    fields: [choice('weapon', MOUNTED_MISSILES), boolean('charging'), rangeBand],
    outputs: [givesBoolean('allowed'), gives('modifier')],
  },
  {
    id: 'crossbowReload',
    title: 'crossbow reload',
    fields: [choice('crossbow', CROSSBOWS), integer('turn', 1, 10_000), integer('phase', 1, PHASES)],
    outputs: [gives('phases'), gives('readyTurn'), gives('readyPhase')],
  },
  {
    id: 'bowUsable',
    title: 'bow strength',
    fields: [bonus('sb'), bonus('wsb'), choice('bow', BOWS)],
    outputs: [gives('requiredSb'), givesBoolean('ruleApplies'), givesBoolean('usable')],
  },
]);
