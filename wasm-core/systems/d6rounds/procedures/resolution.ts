// Descriptions: attack and damage rolls, whole attacks, several attacks in one call.
// Order of dice in an attack: strike, dodge and, on a hit, damage, endurance.
import {
  gives,
  givesBoolean,
  givesList,
  integers,
  list,
  type Output,
  type Procedure,
} from '../../../describe/description.ts';
import { MOST_SHARES, splitFields, splitTimes, valueList } from './choices.ts';
import {
  armor,
  DISTANCE,
  dice,
  distanceMetres,
  METRES,
  push,
  rangeMetres,
  SECONDS,
  score,
  shield,
  shift,
  skillTerm,
  state,
  targetPool,
  VALUE,
  value,
  weapon,
} from './terms.ts';

const group = 'Resolution';
const STRIKE = ['strike', 'dodge'];
const DAMAGE = ['damage', 'endurance'];
/** In a row of attacks a miss skips two dice, yet attacker and defender always take turns. */
const TURNS = ['attacker', 'defender'];

const attackOutputs: Output[] = [gives('attackTotal'), gives('dodgeTotal'), gives('margin'), givesBoolean('hit')];
const damageOutputs: Output[] = [gives('damageTotal'), gives('enduranceTotal'), gives('loss')];
const wholeOutputs: Output[] = [...attackOutputs, ...damageOutputs, gives('pool', { label: 'body/mind left' }), state];

const { high } = VALUE;
const MARGIN = integers(-12 * high - DISTANCE.high, 12 * high);
const ranges = list('ranges', DISTANCE, 1, MOST_SHARES, { ...METRES, optional: true });
const listOutputs: Output[] = [
  givesList('margins', MARGIN, MOST_SHARES),
  givesList('hits', integers(0, 1), MOST_SHARES),
  givesList('losses', integers(0, MARGIN.high), MOST_SHARES),
];

export const resolution: Procedure[] = [
  {
    id: 'attackRoll',
    title: 'attack roll',
    group,
    use: 'fight',
    fields: [value('strike'), value('dodge'), rangeMetres],
    dice: dice(STRIKE),
    outputs: attackOutputs,
  },
  {
    id: 'damageRoll',
    title: 'damage roll',
    group,
    use: 'fight',
    fields: [value('damage'), value('endurance')],
    dice: dice(DAMAGE),
    outputs: damageOutputs,
  },
  {
    id: 'attack',
    title: 'attack',
    group,
    use: 'fight',
    fields: [value('strike'), value('dodge'), rangeMetres, value('damage'), value('endurance'), ...targetPool],
    dice: dice([...STRIKE, ...DAMAGE], STRIKE.length),
    outputs: wholeOutputs,
  },
  {
    id: 'weaponAttack',
    title: 'attack with a weapon',
    group,
    use: 'fight',
    fields: [
      weapon,
      shield,
      score('force'),
      score('quickness'),
      push('push'),
      skillTerm('damageSkill'),
      skillTerm('strikeSkill'),
      shift('strikeShift'),
      { ...armor, label: 'target armor' },
      score('targetForce'),
      score('targetQuickness'),
      push('targetPush'),
      skillTerm('enduranceSkill'),
      skillTerm('dodgeSkill'),
      shift('dodgeShift'),
      distanceMetres,
      ...targetPool,
    ],
    dice: dice([...STRIKE, ...DAMAGE], STRIKE.length),
    outputs: [
      gives('strike'),
      gives('dodge'),
      gives('damage'),
      gives('endurance'),
      gives('speedFactor', SECONDS),
      ...wholeOutputs,
    ],
  },
  {
    id: 'coordinatedAttack',
    title: 'coordinated attack',
    group,
    use: 'fight',
    fields: [
      valueList('strikes'),
      valueList('damages'),
      ranges,
      value('dodge'),
      { ...valueList('shares'), label: 'dodge shares' },
      value('endurance'),
      ...targetPool,
    ],
    dice: dice(TURNS),
    outputs: [...listOutputs, gives('totalLoss'), gives('pool', { label: 'body/mind left' }), state],
  },
  {
    id: 'multiAttack',
    title: 'divided attack',
    group,
    use: 'fight',
    fields: [...splitFields, valueList('dodges'), valueList('endurances'), ranges],
    dice: dice(TURNS),
    outputs: [...splitTimes, ...listOutputs],
  },
];
