// Descriptions: entertainment before a crowd and its punishment, problem solving, experience and combat gains.
// Difficulty factors and experience in tenths, exact.
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
  list,
  type Output,
} from '../../../describe/description.ts';
import { figures, words } from '../../../describe/printed.ts';
import { DIFFICULTIES } from './pages.ts';
import { chance, D100, el, group, MAYBE_D100, no, percent, tables } from './terms.ts';

export const PERFORMERS = words(tables.entertainment, 'skill');
export const COINS = words(tables.crowd, 'coin');
/** Effects in the order in which the table gets worse; the last one is none. */
export const PUNISHMENTS = ['gain-food', 'hits', 'evicted', 'lashed', 'tar-and-feather', 'prison', 'death', 'none'];
export const PAY_COLUMNS = tables.entertainment.columns.slice(1);

const coin = choice('coin', COINS);
const performer = choice('skill', PERFORMERS);
const punished = givesBoolean('punished');
const punishmentOutputs: Output[] = [givesChoice('effect', PUNISHMENTS), gives('amount')];

export const entertaining = group('Entertainment', 'campaign', [
  {
    id: 'performance',
    title: 'performance',
    fields: [performer, el('el'), coin],
    dice: { certain: [10, 10], names: ['roll', 'roll', 'pay'] },
    outputs: [gives('modifiedRoll'), gives('coins'), punished, ...punishmentOutputs],
  },
  {
    id: 'performanceOdds',
    title: 'odds',
    fields: [el('el'), coin],
    outputs: [
      percent('upTo4', '4 or less'),
      percent('from5To7', '5-7'),
      percent('from8To11', '8-11'),
      percent('from12To16', '12-16'),
      percent('from17', '17 or more'),
    ],
  },
  {
    id: 'performanceResult',
    title: 'entertainment table',
    fields: [performer, integer('modifiedRoll', -400, 100)],
    outputs: [gives('payDice'), gives('paySides'), gives('payAdd'), punished],
  },
  {
    id: 'crowdType',
    title: 'crowd type',
    fields: [],
    dice: { certain: [10], names: ['crowd'] },
    outputs: [givesChoice('coin', COINS), gives('modifier')],
  },
  {
    id: 'punishment',
    title: 'punishment',
    fields: [coin],
    dice: { certain: [10], names: ['roll', 'amount'] },
    outputs: punishmentOutputs,
  },
]);

export const SCALES = ['or80', 'other'];
const MOST_CHARACTERISTICS = 3;
const difficulty = choice('difficulty', DIFFICULTIES);
const characteristic = integers(1, 999);
const automatic = givesBoolean('automatic');
const skillEl: Field = el('skillEl', { label: 'skill EL' });
const scale = (fallback?: string): Field =>
  choice('scale', SCALES, { label: 'highest EL', ...(fallback === undefined ? {} : { fallback }) });

export const solving = group('Problems', 'campaign', [
  {
    id: 'problemSolve',
    title: 'solve a problem',
    fields: [
      difficulty,
      list('characteristics', characteristic, 0, MOST_CHARACTERISTICS, { optional: true }),
      no('useSkill'),
      { ...skillEl, optional: true, fallback: 0 },
      scale(SCALES[1]!),
    ],
    dice: MAYBE_D100,
    outputs: [chance, automatic, givesBoolean('success')],
  },
  {
    id: 'characteristicChance',
    title: 'by characteristics',
    fields: [difficulty, list('characteristics', characteristic, 1, MOST_CHARACTERISTICS)],
    outputs: [chance, automatic],
  },
  { id: 'skillChance', title: 'by a skill', fields: [difficulty, skillEl, scale()], outputs: [chance, automatic] },
]);

export const SKILL_TYPES = words(tables.skillExperience, 'skillType');
const CDF = { scale: 10, label: 'CDF' } as const;
const MOST_CDF = 100_000;
const cdfTenths = integer('cdfTenths', 0, MOST_CDF, CDF);
const levels: Output[] = [gives('levelAt', { label: 'from points' }), gives('nextAt', { label: 'next at' })];
const points = integer('points', 0, 2_000_000);
const rating = integer('rating', 1, Math.max(...figures(tables.bonus, 'high')));

export const learning = group('Experience', 'campaign', [
  {
    id: 'combatDifficulty',
    title: 'difficulty factor',
    fields: [integer('hpv', 0, 10_000), integer('mel', 0, 100)],
    outputs: [gives('cdfTenths', CDF)],
  },
  {
    id: 'combatExperience',
    title: 'combat experience',
    fields: [integer('hitPoints', 0, 10_000), cdfTenths],
    outputs: [gives('experienceTenths', { scale: 10, label: 'exact' }), gives('points')],
  },
  {
    id: 'combatGains',
    title: 'gains from combat',
    fields: [
      list('cdfTenths', integers(0, MOST_CDF), 1, 100, CDF),
      integer('combatExperience', 0, 1_000_000),
      boolean('defeated'),
    ],
    outputs: [gives('expertise'), gives('characteristicPoints')],
  },
  {
    id: 'combatLevel',
    title: 'combat level',
    fields: [points],
    outputs: [gives('level'), ...levels],
  },
  {
    id: 'magicLevel',
    title: 'magic level',
    fields: [points],
    outputs: [gives('mel'), ...levels],
  },
  {
    id: 'skillExperience',
    title: 'skill experience',
    fields: [choice('skillType', SKILL_TYPES), { ...cdfTenths, optional: true, fallback: 0 }],
    dice: { certain: [], names: ['points'] },
    outputs: [gives('points')],
  },
  {
    id: 'characteristicBonus',
    title: 'bonus table',
    fields: [rating],
    outputs: [gives('bonus')],
  },
]);

export const BONUSES = [...new Set(words(tables.bonusUse, 'bonus'))];
export const BONUS_CHARACTERISTICS = [...new Set(words(tables.bonusUse, 'characteristic'))].sort();
export const BONUS_USES = [...new Set(words(tables.bonusUse, 'use'))];
const mostUses = Math.max(
  ...BONUSES.map(bonus => words(tables.bonusUse, 'bonus').filter(other => other === bonus).length),
);
const stb = integer('stb', -1, 50);

export const healing = group('Healing, bonuses', 'campaign', [
  {
    id: 'bonusUses',
    title: 'uses of a bonus',
    fields: [choice('bonus', BONUSES)],
    outputs: [
      givesChoice('characteristic', BONUS_CHARACTERISTICS, { label: 'belongs to' }),
      givesList('uses', { kind: 'enum', words: BONUS_USES }, mostUses),
    ],
  },
  {
    id: 'healingRollModifier',
    title: 'healing roll',
    fields: [
      stb,
      integer('cb', -1, 50),
      integer('failedDays', 0, 1000),
      el('horsemanshipEl', { fallback: 0, label: 'horseman EL' }),
    ],
    outputs: [gives('modifier')],
  },
  {
    id: 'healPoints',
    title: 'points healed',
    fields: [boolean('magical'), stb],
    dice: { certain: [], names: ['points'] },
    outputs: [gives('points')],
  },
  {
    id: 'magicalHealing',
    title: 'magical healing',
    fields: [
      integer('constitution', 1, 999),
      integer('hitPointsTaken', 0, 1000),
      integer('uses', 1, 100, { label: 'uses in a day' }),
    ],
    dice: MAYBE_D100,
    outputs: [givesBoolean('rolled'), chance, givesBoolean('survives')],
  },
  {
    id: 'mountCare',
    title: 'care of a mount',
    fields: [el('horsemanshipEl', { label: 'horseman EL' })],
    dice: D100,
    outputs: [
      gives('healingRollModifier', { label: 'healing roll' }),
      percent('judgeChance'),
      givesBoolean('judges', { label: 'judges the mount' }),
    ],
  },
]);
