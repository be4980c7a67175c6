// Descriptions: first aid, maimed and severed locations, damage that only stuns, healing spells.
// Times are melee rounds since the wound.
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
import {
  autoBands,
  damage,
  dice,
  fatigue,
  level,
  levelOrNone,
  location,
  percentile,
  severity,
  skill,
  tables,
  yes,
} from './terms.ts';

const group = 'Healing';
const MOST_ROUNDS = 10000;
const roundsSince = integer('roundsSince', 0, MOST_ROUNDS, { label: 'rounds since' });
const points = (name: string, label?: string) => integer(name, 0, 500, label === undefined ? {} : { label });
const stun = gives('shortTerm', { label: 'short term' });

export const healing: Procedure[] = [
  {
    id: 'firstAid',
    title: 'first aid',
    group,
    use: 'fight',
    fields: [location, severity, skill('skill'), yes('severed'), fatigue, autoBands],
    dice: percentile(['first aid']),
    outputs: [
      level,
      givesBoolean('stopsBleeding'),
      givesBoolean('mayRestoreHp', { label: 'healing allowed' }),
      gives('meleeActions'),
    ],
  },
  {
    id: 'maiming',
    title: 'maimed',
    group,
    use: 'fight',
    fields: [
      damage,
      integer('locationHp', 1, 100, { label: 'location HP' }),
      roundsSince,
      integer('healedAtRound', 0, MOST_ROUNDS, { label: 'healing round', fallback: 0 }),
    ],
    outputs: [
      givesChoice('status', ['not-maimed', 'saved', 'permanent', 'maimed'], { label: 'state' }),
      gives('roundsLeft'),
    ],
  },
  {
    id: 'reattach',
    title: 'rejoined',
    group,
    use: 'fight',
    fields: [skill('skill'), roundsSince, boolean('positiveHp', { label: 'positive HP' }), fatigue, autoBands],
    dice: percentile(['first aid'], 0),
    outputs: [levelOrNone, givesChoice('result', ['too-late', 'not-aligned', 'rejoined-useless', 'rejoined'])],
  },
  {
    id: 'shortTermDamage',
    title: 'short term damage',
    group,
    use: 'fight',
    fields: [damage, choice('kind', words(tables.shortTermDamage, 'kind')), boolean('critical', { fallback: false })],
    outputs: [gives('normal'), stun],
  },
  {
    id: 'shortTermRecovery',
    title: 'short term healing',
    group,
    use: 'fight',
    fields: [points('shortTerm', 'short term'), boolean('resting', { label: 'rest' })],
    dice: dice([[0, 'healing']], 0),
    outputs: [gives('recovered', { label: 'healing' }), stun],
  },
  {
    id: 'healWound',
    title: 'healing spell',
    group,
    use: 'fight',
    fields: [points('normal'), points('shortTerm', 'short term'), points('healing')],
    outputs: [gives('normal'), stun, gives('unused')],
  },
];
