// Descriptions: the Magic Table and its odds, casting in play, abysmal failure, innate magic.
// Mana is put in during the first step of a phase; the spell takes effect in the third.
import {
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  integers,
  list,
  type Output,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { D100, el, group, MAGIC_RESULTS, modifier, no, PHASES, percent, tables } from './terms.ts';

export const PERIODS = ['phase', 'turn'];
export const USERS = ['none', 'trained', 'natural'];
export const SPELL_KINDS = ['offensive', 'other'];
export const LANGUAGE_RESULTS = ['none', 'success', 'partial', 'failure'];
export const ABYSMAL_EFFECTS = words(tables.abysmalEffects, 'effect');

const line = integer('line', 0, 200);
const mel = integer('mel', 0, 100);
const baseManaCost = integer('baseManaCost', 1, 100);
const kind = choice('kind', SPELL_KINDS);
const mdvs = list('mdvs', integers(0, 1000), 0, 100, { optional: true, label: 'target MDV' });
const result = givesChoice('result', MAGIC_RESULTS);
const tableFields: Field[] = [line, modifier, no('language', 'in its language'), no('force', 'against its force')];
const gains: Output[] = [gives('magicExperience'), gives('expertise')];
const characteristicPoints = gives('characteristicPoints', { label: 'char. points' });

export const magic = group('Magic', 'fight', [
  {
    id: 'castSpell',
    title: 'cast a spell',
    fields: [
      line,
      modifier,
      baseManaCost,
      el('el'),
      kind,
      mdvs,
      choice('language', LANGUAGE_RESULTS, { fallback: LANGUAGE_RESULTS[0]! }),
      no('force', 'against its force'),
    ],
    dice: D100,
    outputs: [
      gives('cost'),
      gives('effectiveEl'),
      gives('modifiedRoll'),
      result,
      ...gains,
      gives('languageExpertise', { label: 'language gain' }),
      characteristicPoints,
    ],
  },
  {
    id: 'magicResult',
    title: 'magic table',
    fields: tableFields,
    dice: D100,
    outputs: [gives('modifiedRoll'), result, givesBoolean('eased')],
  },
  {
    id: 'magicOdds',
    title: 'magic odds',
    fields: tableFields,
    outputs: [percent('success'), percent('failure'), percent('abysmal')],
  },
  {
    id: 'castingCost',
    title: 'casting cost',
    fields: [baseManaCost, el('el'), no('language', 'in its language')],
    outputs: [gives('cost')],
  },
  {
    id: 'castingSpeed',
    title: 'casting speed',
    fields: [mel, el('el'), no('innate')],
    outputs: [gives('mana'), givesChoice('per', PERIODS)],
  },
  {
    id: 'castingTime',
    title: 'casting time',
    fields: [
      integer('cost', 0, 1000),
      integer('mana', 1, 300),
      choice('per', PERIODS, { fallback: PERIODS[0]! }),
      integer('turn', 1, 10_000, { fallback: 1 }),
      integer('phase', 1, PHASES, { fallback: 1 }),
    ],
    outputs: [gives('phases'), gives('effectTurn'), gives('effectPhase')],
  },
  {
    id: 'magicDefense',
    title: 'magic defense value',
    fields: [integer('manaLevel', 0, 200), mel, choice('user', USERS)],
    outputs: [gives('mdv')],
  },
  {
    id: 'innateCast',
    title: 'innate magic',
    fields: [integer('energy', 1, 10_000), integer('cost', 0, 10_000), no('creature')],
    outputs: [gives('energyAfter', { label: 'energy left' }), givesBoolean('safe'), givesBoolean('dead')],
  },
  {
    id: 'abysmalFailure',
    title: 'abysmal failure',
    fields: [modifier, integer('energy', 0, 10_000), integer('castingAbility', 0, 100_000)],
    dice: { certain: [100], names: ['roll', 'effect', 'effect'] },
    outputs: [
      gives('modifiedRoll'),
      givesChoice('effect', ABYSMAL_EFFECTS),
      gives('energyLoss'),
      gives('energyAfter', { label: 'energy left' }),
      gives('castingLoss'),
      gives('castingAfter', { label: 'casting left' }),
      gives('hours'),
      gives('phases'),
      givesBoolean('dead'),
    ],
  },
  {
    id: 'spellGains',
    title: 'spell gains',
    fields: [choice('result', MAGIC_RESULTS), kind, mdvs, baseManaCost, el('el')],
    outputs: [...gains, characteristicPoints],
  },
]);

export const POISONS = words(tables.poisons, 'poison');
const OTHER_POISON = 'other';
const bl = integer('bl', 0, 200);
const poison = choice('poison', POISONS);
const hours = gives('hours');

export const poisoning = group('Poison', 'fight', [
  {
    id: 'poisonRoll',
    title: 'poison roll',
    fields: [choice('poison', [...POISONS, OTHER_POISON]), bl, modifier, integer('energy', 1, 10_000)],
    dice: { certain: [100], names: ['roll', 'energy', 'energy'] },
    outputs: [
      gives('modifiedRoll'),
      result,
      gives('energyLoss'),
      givesBoolean('takesEffect'),
      gives('energyAfter', { label: 'energy left' }),
    ],
  },
  {
    id: 'poisonLoss',
    title: 'energy loss',
    fields: [poison, bl],
    dice: { certain: [], names: ['energy'] },
    outputs: [gives('loss'), gives('everyPhases'), hours],
  },
  {
    id: 'poisonCourse',
    title: 'poison course',
    fields: [poison, bl, integer('energy', 1, 1000)],
    dice: { certain: [], names: ['energy'] },
    outputs: [
      givesBoolean('dies'),
      gives('instalments'),
      gives('phases'),
      gives('energyAfter', { label: 'energy left' }),
      hours,
    ],
  },
]);
