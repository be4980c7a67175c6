// Descriptions: special tactics, what they need and what they do; parries and weapons that break.
// Resistance dice are read only after a special success.
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import {
  autoBands,
  damage,
  dice,
  fatigue,
  LEVELS,
  LEVELS_OR_NONE,
  level,
  METRES,
  modifier,
  PERCENT,
  percentile,
  score,
  skill,
  TACTICS,
  tables,
  yes,
} from './terms.ts';

const group = 'Tactics';
const weaponAp = integer('weaponAp', 0, 200, { label: 'weapon AP' });
const attackLevel = choice('attackLevel', LEVELS, { label: 'attack' });
const weaponDamage = integer('weaponDamage', 0, 200);
const twoHandedTarget = yes('twoHandedTarget', 'two-handed target');
const strikeRankOf = (name: string, label: string) => integer(name, 1, 10, { label, fallback: 1 });
const landsAt = gives('distanceMetres', { ...METRES, label: 'distance' });
const PARRYING = tables.parryDamage.rows.map(([word]) => String(word));
const ofSpecial = dice(
  [
    [100, 'attack'],
    [100, 'resistance'],
    [6, 'distance'],
  ],
  1,
);

export const tactics: Procedure[] = [
  {
    id: 'tacticAllowed',
    title: 'tactic allowed',
    group,
    use: 'fight',
    fields: [
      choice('tactic', TACTICS),
      yes('trained'),
      score('str', { fallback: 10 }),
      score('dex', { fallback: 10 }),
      integer('weaponMinStr', 0, 100, { label: 'weapon STR', fallback: 0 }),
      integer('weaponMinDex', 0, 100, { label: 'weapon DEX', fallback: 0 }),
    ],
    outputs: [givesBoolean('allowed'), givesChoice('reason', ['ok', 'untrained', 'requirement'], { label: 'needs' })],
  },
  {
    id: 'tacticEffect',
    title: 'tactic effect',
    group,
    use: 'fight',
    fields: [
      choice('tactic', ['feint', 'flurry', 'aimed-blow']),
      choice('level', LEVELS),
      skill('attackSkill', { fallback: 0 }),
      strikeRankOf('firstSr', 'first SR'),
      strikeRankOf('dexSr', 'DEX SR'),
    ],
    outputs: [
      givesBoolean('triggers', { label: 'special' }),
      givesBoolean('ignoresArmor'),
      gives('defenseModifier', { ...PERCENT, label: 'defense' }),
      givesBoolean('secondAttack'),
      gives('secondSr', { label: 'second SR' }),
      givesBoolean('secondAtLeastHits', { label: 'second hits' }),
      givesBoolean('choosesLocation', { label: 'location' }),
    ],
  },
  {
    id: 'slam',
    title: 'slam',
    group,
    use: 'fight',
    fields: [score('dex'), score('str'), score('siz'), skill('grapple', { fallback: 0 }), fatigue, autoBands],
    dice: percentile(['attack']),
    outputs: [
      gives('target', PERCENT),
      level,
      givesBoolean('hit'),
      gives('knockback'),
      gives('defenderDexRolls', { label: 'DEX rolls' }),
      gives('weaponSr', { label: 'weapon SR' }),
    ],
  },
  {
    id: 'bash',
    title: 'bash',
    group,
    use: 'fight',
    fields: [
      weaponDamage,
      score('str'),
      score('siz'),
      integer('weaponSr', 0, 3, { label: 'weapon SR', fallback: 2 }),
      yes('thrustingMode', 'thrusting'),
    ],
    outputs: [givesBoolean('weaponAdds'), gives('knockback')],
  },
  {
    id: 'disarm',
    title: 'disarm',
    group,
    use: 'fight',
    fields: [
      skill('skill'),
      score('attackerValue', { label: 'attacker value' }),
      score('defenderValue', { label: 'defender value' }),
      twoHandedTarget,
      yes('shortWeapon'),
      modifier('modifier', -200),
      fatigue,
      autoBands,
    ],
    dice: ofSpecial,
    outputs: [level, gives('chance', PERCENT), givesBoolean('disarmed', { label: 'disarm' }), landsAt],
  },
  {
    id: 'entangle',
    title: 'entangle',
    group,
    use: 'fight',
    fields: [
      skill('skill'),
      choice('target', ['location', 'weapon']),
      score('attackerStr', { label: 'attacker STR' }),
      score('defenderStr', { label: 'defender STR' }),
      weaponDamage,
      twoHandedTarget,
      modifier('modifier', -200),
      fatigue,
      autoBands,
    ],
    dice: ofSpecial,
    outputs: [
      level,
      gives('damage'),
      givesBoolean('entangled', { label: 'entangle' }),
      givesChoice('result', ['none', 'held', 'immobilized', 'pulled-away']),
      landsAt,
    ],
  },
  {
    id: 'breakWeapon',
    title: 'break a weapon',
    group,
    use: 'fight',
    fields: [
      attackLevel,
      choice('parryLevel', LEVELS_OR_NONE, { label: 'parry' }),
      damage,
      weaponAp,
      boolean('impaling', { fallback: false }),
    ],
    outputs: [gives('apLost', { label: 'AP lost' })],
  },
  {
    id: 'parryResult',
    title: 'parry result',
    group,
    use: 'fight',
    fields: [
      attackLevel,
      choice('parryLevel', LEVELS, { label: 'parry' }),
      damage,
      weaponAp,
      choice('parryWeapon', PARRYING),
    ],
    outputs: [
      gives('apLost', { label: 'AP lost' }),
      gives('passed', { label: 'damage' }),
      givesBoolean('attackingWeaponDamaged', { label: 'attacker damage' }),
    ],
  },
];
