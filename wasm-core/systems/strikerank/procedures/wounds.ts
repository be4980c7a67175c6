// Descriptions: hit points in all and by location, what damage does, heroic efforts, bleeding.
// Damage to a location counts as `single` from its hit points on and as `double` from twice those on.
import {
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
  type OutputType,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import {
  damage,
  fatigue,
  fatigueNow,
  LOCATIONS,
  location,
  modifiedRoll,
  NONE,
  PERCENT,
  percentile,
  SEVERITIES,
  score,
  severity,
  tables,
  yes,
} from './terms.ts';

const group = 'Wounds';
const MOST_WOUNDS = 12;
/** First words are those of a minor wound. */
const effectWords = (column: string, first: string) => [...new Set([first, ...words(tables.damageEffects, column)])];
export const ACTIVITIES = effectWords('activity', 'normal');
export const DISABLED = effectWords('disabled', NONE);
export const FIRST_AID = effectWords('First Aid level that stops it', NONE);
export const HEROIC = effectWords('heroic effort', 'no');
export const HP_STATES = ['conscious', 'unconscious', 'dead'];

const maxHp = integer('maxHp', 1, 200, { label: 'full HP' });
const currentHp = integer('currentHp', -400, 200, { label: 'HP' });
const locationHp = integer('locationHp', 1, 100, { label: 'location HP' });
const con = score('con');
const flags = (name: string, label: string): Field =>
  list(name, integers(0, 1), 0, MOST_WOUNDS, { optional: true, label });

export const WOUND_SEVERITIES = ['minor', ...SEVERITIES];
const severityNow: OutputType = givesChoice('severity', WOUND_SEVERITIES);
const activity: OutputType = givesChoice('activity', ACTIVITIES);
const bleeds: OutputType = gives('bleedPerRound', { label: 'bleeds' });
const falls: OutputType = givesBoolean('falls');
const dropsItem: OutputType = givesBoolean('dropsItem');
const hpNow: OutputType = gives('currentHp', { label: 'HP' });
const hpState: OutputType = givesChoice('hpState', HP_STATES, { label: 'state' });
const locationOutputs: Output[] = LOCATIONS.map(word =>
  gives(word.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())),
);

export const wounds: Procedure[] = [
  {
    id: 'locationHitPoints',
    title: 'HP by location',
    group,
    use: 'fight',
    fields: [integer('totalHp', 1, 21, { label: 'total HP' })],
    outputs: locationOutputs,
  },
  {
    id: 'totalHpState',
    title: 'state by HP',
    group,
    use: 'fight',
    fields: [maxHp, currentHp],
    outputs: [givesChoice('state', HP_STATES), gives('hpToDeath', { label: 'HP to death' })],
  },
  {
    id: 'damageResult',
    title: 'damage result',
    group,
    use: 'fight',
    fields: [location, damage, locationHp],
    outputs: [
      severityNow,
      activity,
      givesChoice('disabled', DISABLED),
      falls,
      dropsItem,
      bleeds,
      gives('bleedConMultiple', { label: 'CON x' }),
      givesChoice('firstAidNeeds', FIRST_AID),
      givesBoolean('shock'),
      givesBoolean('maimed'),
      givesChoice('heroicEffort', HEROIC),
      givesBoolean('longUnconscious', { label: 'long unconscious' }),
    ],
  },
  {
    id: 'takeHit',
    title: 'hit to a location',
    group,
    use: 'fight',
    fields: [
      location,
      locationHp,
      integer('locationDamage', 0, 500, { label: 'damage before' }),
      damage,
      maxHp,
      currentHp,
      choice('source', ['ordinary', 'massive'], { fallback: 'ordinary' }),
      fatigue,
    ],
    outputs: [
      gives('applied'),
      gives('lost'),
      gives('locationDamage', { label: 'damage' }),
      severityNow,
      activity,
      falls,
      dropsItem,
      bleeds,
      givesBoolean('maimed'),
      givesBoolean('shock'),
      fatigueNow,
      hpNow,
      hpState,
    ],
  },
  {
    id: 'heroicEffort',
    title: 'heroic effort',
    group,
    use: 'fight',
    fields: [
      con,
      choice('situation', ['zero-hp', 'location-single', 'limb-double', 'body-double'], { label: 'state' }),
      yes('bleedingRollMade', 'bleeding roll'),
      yes('failedBefore', 'failure before'),
      fatigue,
    ],
    dice: percentile(['roll'], 0),
    outputs: [givesBoolean('allowed'), givesBoolean('success'), givesChoice('effect', ['none', 'full', 'limited'])],
  },
  {
    id: 'bleedingRoll',
    title: 'bleeding roll',
    group,
    use: 'fight',
    fields: [
      con,
      location,
      severity,
      yes('sharp'),
      yes('impaledIn', 'weapon still in'),
      yes('heroicThisRound', 'heroic this round'),
      fatigue,
    ],
    dice: percentile(['roll'], 0),
    outputs: [
      bleeds,
      gives('conMultiple', { label: 'CON x' }),
      givesBoolean('rolled'),
      modifiedRoll,
      gives('hpLost', { label: 'HP lost' }),
      givesBoolean('stopped'),
    ],
  },
  {
    id: 'bleedingChances',
    title: 'bleeding odds',
    group,
    use: 'fight',
    fields: [con, location, severity, yes('sharp'), fatigue],
    outputs: [
      bleeds,
      gives('stopPercent', { ...PERCENT, label: 'stops' }),
      gives('holdPercent', { ...PERCENT, label: 'holds' }),
      gives('bleedPercent', { ...PERCENT, label: 'bleeds on' }),
    ],
  },
  {
    id: 'bleedingEndOfRound',
    title: 'bleeding this round',
    group,
    use: 'fight',
    fields: [
      con,
      maxHp,
      currentHp,
      list('locations', { kind: 'enum', words: LOCATIONS }, 0, MOST_WOUNDS, { label: 'location' }),
      list('severities', integers(1, 2), 0, MOST_WOUNDS, { label: 'severity' }),
      flags('sharp', 'sharp'),
      flags('impaledIn', 'weapons still in'),
      flags('stopped', 'stopped'),
      yes('heroicThisRound', 'heroic this round'),
      fatigue,
    ],
    dice: percentile(['roll'], 0),
    outputs: [
      gives('hpLost', { label: 'HP lost' }),
      hpNow,
      hpState,
      givesList('losses', integers(0, 4), MOST_WOUNDS, { label: 'HP lost' }),
      givesList('stopped', integers(0, 1), MOST_WOUNDS),
    ],
  },
];
