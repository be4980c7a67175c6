// Descriptions: a fighter's sheet, and a blow from the attack roll to the wound in one call.
// Not printed as such: they put printed rules together, so that one call answers what a turn at the table asks.
import {
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { DECLARED } from './actions.ts';
import { attackFields, attackOutputs, mode, WEAPON_DICE } from './damage.ts';
import { dice, FATIGUE, LEVELS_OR_NONE, METRES, modifier, NONE, PERCENT, score, skill, yes } from './terms.ts';
import { ACTIVITIES, WOUND_SEVERITIES } from './wounds.ts';

const group = 'Damage';
/** Skills and loads that a sheet keeps in a byte. */
const small = (name: string, label: string, fallback: number): Field => integer(name, 0, 250, { label, fallback });
const strikeRank = (name: string, label: string, fallback: number): Field => integer(name, 1, 10, { label, fallback });
const WAYS_OF_DEFENSE = [NONE, 'parry', 'dodge'];
const declared = ['first', 'second'].map(name => choice(name, DECLARED, { fallback: NONE }));
const count = (name: string, label: string, most: number, fallback: number): Field =>
  integer(name, Math.min(1, fallback), most, { label, fallback });
const average = (name: string): Field => score(name, { fallback: 10 });

export const sheet: Procedure[] = [
  {
    id: 'combatSheet',
    title: 'combat sheet',
    group,
    use: 'fight',
    fields: [
      ...['str', 'con', 'siz', 'int', 'pow', 'dex'].map(average),
      small('attackSkill', 'attack', 50),
      small('parrySkill', 'parry', 50),
      small('dodgeSkill', 'dodge', 25),
      small('maneuver', 'maneuver', 25),
      small('firstAid', 'first aid', 25),
      { ...mode, optional: true, fallback: 0 },
      integer('diceCount', 1, 5, { label: 'dice', fallback: 1 }),
      integer('diceSides', 2, 20, { label: 'sides', fallback: 8 }),
      integer('dicePlus', 0, 20, { label: '+', fallback: 0 }),
      strikeRank('weaponSr', 'weapon SR', 6),
      strikeRank('dexSr', 'DEX SR', 3),
      small('weaponAp', 'weapon AP', 10),
      integer('armor', 0, 100, { fallback: 3 }),
      small('enc', 'ENC', 10),
      integer('movementRate', 1, 100, { ...METRES, label: 'movement', fallback: 3 }),
    ],
    outputs: [
      gives('strPlusSiz', { label: 'STR + SIZ' }),
      gives('conMultiple', { label: 'CON x' }),
      gives('dodge', PERCENT),
      gives('maneuver', PERCENT),
    ],
  },
  {
    id: 'blow',
    title: 'attack and defense',
    group,
    use: 'fight',
    fields: [
      ...attackFields,
      choice('defense', WAYS_OF_DEFENSE, { fallback: NONE }),
      skill('defenseSkill', { label: 'defense skill', fallback: 0 }),
      { ...modifier('defenseModifier', -200), label: 'defense modifier' },
      choice('defenseFatigue', FATIGUE, { label: 'defense fatigue', fallback: 'normal' }),
      integer('weaponAp', 0, 200, { label: 'weapon AP', fallback: 0 }),
      integer('locationHp', 1, 100, { label: 'location HP' }),
      integer('locationDamage', 0, 500, { label: 'damage before', fallback: 0 }),
    ],
    dice: dice([[100, 'attack'], ...WEAPON_DICE], 1),
    outputs: [
      ...attackOutputs,
      givesChoice('defenseLevel', LEVELS_OR_NONE, { label: 'defense' }),
      gives('defenseRoll', { label: 'defense' }),
      gives('passed', { label: 'damage' }),
      gives('apLost', { label: 'AP lost' }),
      gives('applied', { label: 'HP lost' }),
      gives('locationDamage', { label: 'location' }),
      givesChoice('severity', WOUND_SEVERITIES),
      givesChoice('activity', ACTIVITIES),
      givesBoolean('shock'),
    ],
  },
  {
    id: 'declaredRanks',
    title: 'declared SR',
    group: 'Actions',
    use: 'fight',
    fields: [
      ...declared,
      strikeRank('weaponSr', 'weapon SR', 6),
      strikeRank('dexSr', 'DEX SR', 3),
      integer('magicPoints', 0, 100, { fallback: 0 }),
      integer('carriedSr', 0, 113, { label: 'carried SR', fallback: 0 }),
    ],
    outputs: [
      gives('firstSr', { label: 'first SR' }),
      gives('secondSr', { label: 'second SR' }),
      gives('modifier', PERCENT),
    ],
  },
  {
    id: 'defenseModifier',
    title: 'defense modifier',
    group: 'Actions',
    use: 'fight',
    fields: [
      choice('defense', WAYS_OF_DEFENSE),
      yes('abort'),
      ...declared,
      count('parries', 'parry number', 20, 0),
      count('dodges', 'dodge number', 20, 0),
      count('attacksOnSameSr', 'attacks on this SR', 20, 1),
      count('actionsDone', 'actions', 3, 0),
      yes('abortedThisRound', 'abort before'),
    ],
    outputs: [gives('modifier', PERCENT), givesBoolean('allowed')],
  },
];
