// Descriptions: who engages and reaches whom, contests of Maneuver, terrain, falling and standing up.
// Distances count hexes of a metre.
import {
  boolean,
  choice,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import { fatigues, levels, skills } from './rolls.ts';
import {
  autoBands,
  dice,
  fatigue,
  level,
  levelOrNone,
  METRES,
  NONE,
  PERCENT,
  percentile,
  score,
  skill,
  success,
  tables,
  yes,
} from './terms.ts';

const group = 'Engagement';
const reach = (name: string, label?: string) => integer(name, 1, 3, label === undefined ? {} : { label });
const rate = (name: string, label: string) => integer(name, 1, 100, { label, fallback: 3 });
const movementRate = rate('movementRate', 'movement rate');
const KINDS = [...new Set(words(tables.terrainTests, 'kind'))];
const OUTCOMES = ['no-test', ...new Set(words(tables.terrainOutcomes, 'outcome'))];

export const engagementProcedures: Procedure[] = [
  {
    id: 'engagement',
    title: 'engagement',
    group,
    use: 'fight',
    fields: [
      boolean('declaredMeleeAttack', { label: 'melee attack' }),
      reach('reach'),
      integer('distance', 1, 3),
      integer('ringOffset', -9, 9, { label: 'hexes aside' }),
      yes('enemyDown'),
      yes('lanceCharge'),
    ],
    outputs: [givesBoolean('inArc'), givesBoolean('engaged'), gives('emptyHexesBetween', { label: 'free hexes' })],
  },
  {
    id: 'reachAttack',
    title: 'reach',
    group,
    use: 'fight',
    fields: [reach('ownReach', 'reach'), reach('enemyReach'), integer('distance', 0, 3)],
    outputs: [
      givesBoolean('attackWielder', { label: 'attack enemy' }),
      givesBoolean('attackWeapon'),
      givesBoolean('closed'),
    ],
  },
  {
    id: 'maneuverContest',
    title: 'maneuver contest',
    group,
    use: 'fight',
    fields: [
      ...skills,
      rate('rateA', 'rate A'),
      rate('rateB', 'rate B'),
      choice('aim', ['disengage', 'close', 'open-range'], { fallback: 'disengage' }),
      ...fatigues,
      autoBands,
    ],
    dice: percentile(['A', 'B']),
    outputs: [
      ...levels,
      givesChoice('winner', ['b', NONE, 'a']),
      givesChoice('effect', ['nothing', 'acts-disengaged', 'closes', 'opens-range']),
      givesBoolean('initiativeToA', { label: 'A first' }),
      givesBoolean('stopsA', { label: 'A stops' }),
      givesBoolean('stopsB', { label: 'B stops' }),
    ],
  },
  {
    id: 'terrainTest',
    title: 'terrain test',
    group,
    use: 'fight',
    fields: [
      choice('terrain', words(tables.terrainTests, 'terrain')),
      skill('maneuver'),
      score('dex'),
      integer('distance', 1, 300, { ...METRES, fallback: 1 }),
      movementRate,
      fatigue,
      autoBands,
    ],
    dice: dice(
      [
        [100, 'roll'],
        [6, 'damage'],
      ],
      0,
    ),
    outputs: [
      givesChoice('kind', KINDS),
      gives('tests', { label: 'rolls' }),
      gives('target', PERCENT),
      levelOrNone,
      givesChoice('outcome', OUTCOMES, { label: 'result' }),
      gives('bonus', PERCENT),
      gives('damage'),
    ],
  },
  {
    id: 'fallRecovery',
    title: 'falls',
    group,
    use: 'fight',
    fields: [choice('phase', ['move', 'melee', 'post-melee-move']), skill('skill'), fatigue, autoBands],
    dice: percentile(['roll']),
    outputs: [
      level,
      success,
      givesChoice('standsAt', ['at-once', 'post-melee-move', 'next-move'], { label: 'standing' }),
    ],
  },
  {
    id: 'standUp',
    title: 'standing',
    group,
    use: 'fight',
    fields: [choice('posture', ['prone', 'kneeling'], { label: 'state' }), movementRate],
    outputs: [gives('moves'), gives('metres', METRES), gives('unitsLeft', { label: 'actions left' })],
  },
  {
    id: 'lanceCharge',
    title: 'lance charge',
    group,
    use: 'fight',
    fields: [boolean('allOut'), choice('defenderWeapon', ['pike', 'long', 'short'])],
    outputs: [
      givesChoice('firstStrike', ['defender', 'lance', 'strike-rank-order'], { label: 'by' }),
      givesBoolean('ignoresReach'),
      givesChoice('damageBonusOf', ['rider', 'mount']),
    ],
  },
  {
    id: 'passThrough',
    title: 'enemy hexes',
    group,
    use: 'fight',
    fields: [
      choice('phase', ['move', 'post-melee-move']),
      choice('occupant', [NONE, 'standing', 'prone', 'pushed-aside'], { label: 'hexes' }),
    ],
    outputs: [givesBoolean('allowed')],
  },
];
