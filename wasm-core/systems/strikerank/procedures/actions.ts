// Descriptions: melee actions and the strike ranks at which they fall due, parries, dodges, aborts.
// A round has strike ranks 1 to 10.
import {
  choice,
  gives,
  givesBoolean,
  givesChoice,
  givesList,
  integer,
  integers,
  list,
  type Procedure,
} from '../../../describe/description.ts';
import { figure } from '../../../describe/printed.ts';
import { MOST_ACTORS } from './round.ts';
import { ACTIONS, INTENTS, NONE, PERCENT, skill, tables, yes } from './terms.ts';

const group = 'Actions';
const lastStrikeRank = figure(tables.combatConstants, 'lastStrikeRank');
export const DECLARED = [NONE, ...ACTIONS];
/** Kinds of declared actions: none, one, the same one twice in the order of the actions, pairs that belong together. */
export const KINDS = [
  'no-action',
  'single',
  'double-attack',
  'independent',
  'double-cast',
  'double-parry',
  'double-dodge',
  'spirit-all-out-attack',
  'spirit-all-out-defense',
  'double-miscellaneous',
  'draw-and-attack',
  'draw-and-shoot',
  'spell-and-attack',
];
const strikeRank = (name: string, label: string, fallback?: number) =>
  integer(name, 1, lastStrikeRank, { label, ...(fallback === undefined ? {} : { fallback }) });
const perAction = (name: string, most: number, label: string, optional = false) =>
  list(name, integers(0, most), optional ? 0 : 1, MOST_ACTORS, { label, optional });
const INDEX = integers(0, MOST_ACTORS - 1);
const MOST_CARRIED = 113;
const modifierNow = gives('modifier', PERCENT);

export const actions: Procedure[] = [
  {
    id: 'actionPair',
    title: 'two actions',
    group,
    use: 'fight',
    fields: [choice('first', DECLARED), choice('second', DECLARED, { fallback: NONE })],
    outputs: [
      givesChoice('kind', KINDS),
      gives('srAdd', { label: '+ SR' }),
      gives('meleeActions'),
      givesChoice('option', INTENTS),
    ],
  },
  {
    id: 'limbActions',
    title: 'sources of attack',
    group,
    use: 'fight',
    fields: [integer('sources', 1, 20), integer('actions', 1, 2)],
    outputs: [gives('usable', { label: 'allowed' })],
  },
  {
    id: 'strikeRank',
    title: 'strike rank',
    group,
    use: 'fight',
    fields: [
      choice('action', ['melee', 'missile', 'spell', 'divine-spell']),
      strikeRank('weaponSr', 'weapon SR', 1),
      strikeRank('dexSr', 'DEX SR', 1),
      integer('magicPoints', 0, 100, { fallback: 0 }),
      yes('drawn', 'draw weapon'),
      yes('readied'),
      integer('notBeforeSr', 0, lastStrikeRank, { label: 'not before SR', fallback: 0 }),
    ],
    outputs: [
      gives('totalSr', { label: 'total SR' }),
      gives('sr', { label: 'SR' }),
      gives('roundsLater'),
      givesBoolean('capped'),
    ],
  },
  {
    id: 'doubleAttack',
    title: 'two attacks',
    group,
    use: 'fight',
    fields: [strikeRank('firstSr', 'first SR'), yes('twoWeapons'), strikeRank('otherWeaponSr', 'other weapon SR', 10)],
    outputs: [
      gives('firstSr', { label: 'first SR' }),
      gives('secondSr', { label: 'second SR' }),
      gives('skillModifier', PERCENT),
    ],
  },
  {
    id: 'doubleCast',
    title: 'two spells',
    group,
    use: 'fight',
    fields: [integer('firstSr', 1, 110, { label: 'first SR' }), integer('secondSr', 1, 110, { label: 'second SR' })],
    outputs: [
      givesBoolean('legal', { label: 'allowed' }),
      gives('totalSr', { label: 'total SR' }),
      gives('secondAtSr', { label: 'second at SR' }),
    ],
  },
  {
    id: 'meleePhaseOrder',
    title: 'melee order',
    group,
    use: 'fight',
    fields: [
      list('actors', integers(0, 99), 1, MOST_ACTORS),
      list('actions', { kind: 'enum', words: ['second-attack', ...ACTIONS] }, 1, MOST_ACTORS),
      perAction('weaponSr', lastStrikeRank, 'weapon SR'),
      perAction('dexSr', lastStrikeRank, 'DEX SR'),
      perAction('magicPoints', 100, 'magic points', true),
      perAction('addThree', 1, '+ SR', true),
    ],
    outputs: [
      givesList('order', INDEX, MOST_ACTORS),
      givesList('srs', integers(0, lastStrikeRank), MOST_ACTORS, { label: 'SR' }),
      givesList('groups', integers(1, MOST_ACTORS), MOST_ACTORS),
      givesList('carried', INDEX, MOST_ACTORS),
      givesList('carriedSr', integers(1, MOST_CARRIED), MOST_ACTORS, { label: 'carried SR' }),
      givesList('untimed', INDEX, MOST_ACTORS, { label: 'no SR' }),
    ],
  },
  {
    id: 'parryPenalty',
    title: 'parry modifier',
    group,
    use: 'fight',
    fields: [
      choice('mode', ['single', 'two-sources', 'all-out-single']),
      integer('attackNumber', 1, 20, { label: 'attack number' }),
      yes('sameOneHandedWeapon', 'single weapon'),
    ],
    outputs: [modifierNow],
  },
  {
    id: 'dodgePenalty',
    title: 'dodge modifier',
    group,
    use: 'fight',
    fields: [
      choice('mode', ['single', 'all']),
      integer('opponentNumber', 1, 20, { label: 'enemy number', fallback: 1 }),
      integer('attacksOnSameSr', 1, 20, { label: 'attacks on this SR', fallback: 1 }),
    ],
    outputs: [modifierNow],
  },
  {
    id: 'abort',
    title: 'abort',
    group,
    use: 'fight',
    fields: [
      choice('kind', ['defensive', 'movement']),
      choice('option', INTENTS),
      integer('unusedActions', 0, 2),
      yes('abortedThisRound', 'abort before'),
    ],
    outputs: [
      givesBoolean('allowed'),
      gives('skillModifier', PERCENT),
      gives('postMoveMultiple', { label: 'post melee move x' }),
      gives('unusedActions'),
    ],
  },
  {
    id: 'combatPerception',
    title: 'perception',
    group,
    use: 'fight',
    fields: [skill('skill'), yes('lookAround', 'miscellaneous')],
    outputs: [gives('effectiveSkill', { ...PERCENT, label: 'skill' })],
  },
];
