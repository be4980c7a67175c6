// Descriptions: damage, endurance, strike and dodge, one by one and as a sheet.
// Physical and mental values alike.
import { choice, gives, givesChoice, type Procedure } from '../../../describe/description.ts';
import {
  ARMORS,
  armor,
  BARE_HAND,
  CHARACTERISTICS,
  CHARMS,
  FOCI,
  NO_FOCUS,
  NONE,
  PHYSICAL_WEAPONS,
  POOLS,
  push,
  RANGES,
  SECONDS,
  score,
  shield,
  skillTerm,
  weapon,
} from './terms.ts';

const group = 'Combat values';
const force = score('force');
const quickness = score('quickness');
const skill = skillTerm('skill');

export const values: Procedure[] = [
  {
    id: 'damageValue',
    title: 'damage',
    group,
    use: 'fight',
    fields: [weapon, shield, force, skill, push('push')],
    outputs: [gives('damage')],
  },
  {
    id: 'strikeValue',
    title: 'strike',
    group,
    use: 'fight',
    fields: [weapon, shield, quickness, skill],
    outputs: [gives('strike')],
  },
  {
    id: 'enduranceValue',
    title: 'endurance',
    group,
    use: 'fight',
    fields: [armor, force, skill, push('push')],
    outputs: [gives('endurance')],
  },
  {
    id: 'dodgeValue',
    title: 'dodge',
    group,
    use: 'fight',
    fields: [armor, quickness, skill],
    outputs: [gives('dodge')],
  },
  {
    id: 'combatSheet',
    title: 'combat sheet',
    group,
    use: 'fight',
    fields: [
      ...CHARACTERISTICS.filter(name => !POOLS.includes(name)).map(score),
      choice('weapon', PHYSICAL_WEAPONS, { fallback: BARE_HAND }),
      shield,
      choice('focus', FOCI, { fallback: NO_FOCUS }),
      choice('armor', [NONE, ...ARMORS], { fallback: NONE }),
      choice('charm', [NONE, ...CHARMS], { fallback: NONE }),
      ...['damageSkill', 'enduranceSkill', 'strikeSkill', 'dodgeSkill'].map(skillTerm),
      { ...skillTerm('mentalDamageSkill'), label: 'mental damage skill' },
      { ...skillTerm('mentalEnduranceSkill'), label: 'mental endur. skill' },
      { ...skillTerm('mentalStrikeSkill'), label: 'mental strike skill' },
      { ...skillTerm('mentalDodgeSkill'), label: 'mental dodge skill' },
      push('pushBody'),
      push('pushMind'),
    ],
    outputs: [
      gives('damage'),
      gives('endurance'),
      gives('strike'),
      gives('dodge'),
      gives('speedFactor', SECONDS),
      givesChoice('range', RANGES),
      gives('mentalDamage'),
      gives('mentalEndurance'),
      gives('mentalStrike'),
      gives('mentalDodge'),
      gives('mentalSpeedFactor', { ...SECONDS, label: 'mental speed' }),
      givesChoice('mentalRange', RANGES),
    ],
  },
];
