// Descriptions: the Combat Table and its odds, situations, damage and armor, a whole melee attack.
// Lines are better when higher, rolls when lower; a modifier is added to the roll.
import {
  choice,
  type Dice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  list,
  type Output,
  oneOf,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { av, BANDS, bonus, D100, el, group, HITS, modifier, no, percent, tables } from './terms.ts';

const FACTORS = words(tables.combatModifiers, 'factor');
export const ROLL_EFFECTS = [...new Set(words(tables.combatModifiers, 'roll'))].sort();
export const DAMAGE_EFFECTS = [...new Set(words(tables.combatModifiers, 'damage'))].sort();
export const SITUATIONS = words(tables.situations, 'situation');
export const ATTACKERS = ['armed', 'natural', 'unarmed'];
/** Sides of the die for a plain hit, whose rule stands in another book; 0: none. */
export const PLAIN_DICE = [0, 2, 3, 6, 10];

const line = integer('line', -200, 200);
const [ocvFrom, hpFrom] = ['ocv', 'hit-point'].map(per => {
  const row = tables.situations.rows.find(cells => cells[3] === per);
  return row?.[4] as number;
});
const remainingHpv = integer('remainingHpv', 0, 10_000);

/** What an attack and its target bring, in the order of the whole attacks. */
export const situationFields: Field[] = [
  list('situations', { kind: 'enum', words: SITUATIONS }, 0, SITUATIONS.length, { optional: true, distinct: true }),
  integer('defenderOcv', 0, 1000, { fallback: ocvFrom! }),
  integer('defenderHp', 0, 10_000, { fallback: hpFrom! }),
];
export const plainFields: Field[] = [
  oneOf('plainDie', PLAIN_DICE, { fallback: PLAIN_DICE[0]! }),
  integer('plainAdd', -50, 100, { fallback: 0 }),
];
export const damageAdd = integer('damageAdd', -100, 100, { fallback: 0 });
const armorFields: Field[] = [
  av('armorAv', { fallback: 0 }),
  av('helmetAv', { fallback: 0 }),
  av('shieldAv', { fallback: 0 }),
  el('shieldEl', { fallback: 0 }),
  no('shieldAlways', 'shield always'),
];
export const targetFields: Field[] = [
  ...armorFields,
  { ...remainingHpv, optional: true },
  integer('dtv', -1000, 1000, { fallback: 0 }),
];
export const otherModifier = integer('otherModifier', -200, 200, { fallback: 0 });

const resultOutputs: Output[] = [
  gives('lineUsed'),
  gives('finalRoll'),
  givesChoice('band', BANDS),
  givesBoolean('fatal'),
];
export const attackOutputs: Output[] = [
  ...resultOutputs,
  givesBoolean('damageKnown'),
  gives('rawDamage', { label: 'damage rolled' }),
  gives('damage'),
  gives('credited'),
];
/** The roll, and what a hit rolls for damage. */
export const attackDice: Dice = { certain: [100], names: ['attack', 'damage'] };

const attacker = choice('attacker', ATTACKERS);
const hit = choice('band', HITS);

export const combat = group('Melee', 'fight', [
  {
    id: 'meleeAttack',
    title: 'melee attack',
    fields: [
      line,
      attacker,
      el('attackEl', { fallback: 0 }),
      el('defenseEl', { fallback: 0 }),
      integer('naturalFactor', -100, 100, { fallback: 0 }),
      otherModifier,
      ...situationFields,
      bonus('sb', { fallback: 0 }),
      bonus('wsb', { fallback: 0 }),
      ...plainFields,
      damageAdd,
      ...targetFields,
    ],
    dice: attackDice,
    outputs: attackOutputs,
  },
  {
    id: 'combatResult',
    title: 'combat table',
    fields: [line, integer('modifiedRoll', -1000, 1000), no('helpless')],
    outputs: resultOutputs,
  },
  {
    id: 'combatOdds',
    title: 'combat odds',
    fields: [line, modifier, no('helpless')],
    outputs: [
      percent('deadly'),
      percent('severe'),
      percent('hit'),
      percent('shieldHit'),
      percent('miss'),
      percent('fatal'),
    ],
  },
  {
    id: 'situationModifier',
    title: 'situations',
    fields: situationFields,
    outputs: [gives('modifier'), givesBoolean('helpless')],
  },
  {
    id: 'combatModifier',
    title: 'modifier table',
    fields: [choice('factor', FACTORS)],
    outputs: [
      givesChoice('roll', ROLL_EFFECTS),
      givesChoice('damage', DAMAGE_EFFECTS),
      givesBoolean('severeOnly', { label: 'severe only' }),
    ],
  },
  {
    id: 'hitDamage',
    title: 'hit damage',
    fields: [
      hit,
      attacker,
      el('el', { fallback: 0 }),
      bonus('sb', { fallback: 0 }),
      bonus('wsb', { fallback: 0 }),
      ...plainFields,
    ],
    dice: { certain: [], names: ['damage'] },
    outputs: [givesBoolean('damageKnown'), gives('damage')],
  },
  {
    id: 'reduceDamage',
    title: 'armor and shield',
    fields: [hit, integer('damage', 0, 10_000), ...armorFields],
    outputs: [gives('damage')],
  },
  {
    id: 'deathWoundCap',
    title: 'death wounds',
    fields: [remainingHpv, integer('dtv', -1000, 1000), integer('damage', 0, 10_000)],
    outputs: [gives('cap'), gives('credited')],
  },
  {
    id: 'damageResistance',
    title: 'damage resistance',
    fields: [integer('av', 1, 100)],
    outputs: [gives('dr')],
  },
  {
    id: 'oneBlow',
    title: 'one heavy blow',
    fields: [av('av'), integer('damage', 0, 10_000)],
    outputs: [givesBoolean('reduced'), gives('av')],
  },
]);

const subdualFields: Field[] = [
  integer('subdualDamage', 0, 1000),
  integer('actualDamage', 0, 1000),
  integer('hpv', 1, 1000),
  integer('stamina', 1, 999),
  no('unaware'),
];
const stb = bonus('stb');
const turns = gives('turns', { label: 'turns unconscious' });

export const subduing = group('Subdual', 'fight', [
  {
    id: 'subdual',
    title: 'subdual',
    fields: [...subdualFields, stb],
    dice: D100,
    outputs: [
      percent('chancePercent', 'chance'),
      givesBoolean('knockedOut'),
      turns,
      gives('carriedSubdual', { label: 'subdual carried' }),
    ],
  },
  {
    id: 'subdualChance',
    title: 'subdual chance',
    fields: subdualFields,
    outputs: [percent('percentOfHpv', 'percent of HPV'), percent('chancePercent', 'chance')],
  },
  {
    id: 'knockoutTurns',
    title: 'turns unconscious',
    fields: [integer('stamina', 1, 999), stb, integer('actualDamage', 0, 1000)],
    outputs: [turns],
  },
]);
