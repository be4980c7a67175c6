// Descriptions: fatigue classes, fatigue rolls by encumbrance, rest within a fight, spells that touch fatigue.
// Fatigue of a day's travel is in the campaign pack.
import {
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { words } from '../../../describe/printed.ts';
import {
  FATIGUE,
  fatigue,
  fatigueNow,
  givenFatigue,
  longTermFatigue,
  modifiedRoll,
  NONE,
  PERCENT,
  percentile,
  score,
  success,
  tables,
  yes,
} from './terms.ts';

const group = 'Fatigue';
const enc = integer('enc', 0, 1000, { label: 'ENC' });
const mounted: Field = choice('mounted', ['no', 'half', 'quick'], { fallback: 'no' });
const conMultiple = gives('conMultiple', { label: 'CON x' });

export const fatigueProcedures: Procedure[] = [
  {
    id: 'fatigueClassEffect',
    title: 'fatigue effect',
    group,
    use: 'fight',
    fields: [givenFatigue],
    outputs: [
      gives('rank'),
      gives('rollAdd', { label: 'adds' }),
      givesBoolean('skillsHalved', { label: 'half skills' }),
      givesBoolean('needsConRoll', { label: 'needs CON roll' }),
    ],
  },
  {
    id: 'incapacitatedAct',
    title: 'incapacitated',
    group,
    use: 'fight',
    fields: [score('con')],
    dice: percentile(['roll']),
    outputs: [givesBoolean('acts'), givesChoice('treatedAs', ['incapacitated', 'exhausted'], { label: 'state' })],
  },
  {
    id: 'fatigueMultiple',
    title: 'fatigue roll by ENC',
    group,
    use: 'fight',
    fields: [enc, score('str'), mounted],
    outputs: [conMultiple],
  },
  {
    id: 'fatigueCheck',
    title: 'fatigue roll',
    group,
    use: 'fight',
    fields: [enc, score('str'), score('con'), mounted, fatigue],
    dice: percentile(['roll']),
    outputs: [conMultiple, gives('target', PERCENT), modifiedRoll, success, fatigueNow],
  },
  {
    id: 'restRound',
    title: 'rest this round',
    group,
    use: 'fight',
    fields: [
      givenFatigue,
      integer('restActions', 0, 2),
      longTermFatigue,
      choice('otherAction', [NONE, 'dodge', 'parry', 'other'], { fallback: NONE }),
      yes('previousHalfRest', 'half rest before'),
      yes('restBlocked', 'no rest'),
    ],
    outputs: [fatigueNow, givesBoolean('halfRest')],
  },
  {
    id: 'encumbrancePenalty',
    title: 'ENC and skills',
    group,
    use: 'fight',
    fields: [integer('siz', 1, 200, { label: 'SIZ' }), enc],
    outputs: [
      gives('encPerStep', { label: 'ENC' }),
      gives('steps'),
      gives('dodgeRunMarchManeuver', { ...PERCENT, label: 'dodge and move' }),
      gives('climbJump', { ...PERCENT, label: 'climb and jump' }),
      gives('swim', PERCENT),
    ],
  },
  {
    id: 'fatigueSpell',
    title: 'fatigue spell',
    group,
    use: 'fight',
    fields: [
      choice('spell', words(tables.fatigueSpells, 'spell')),
      givenFatigue,
      longTermFatigue,
      integer('roundsActive', 0, 10000, { label: 'rounds', fallback: 0 }),
    ],
    outputs: [
      fatigueNow,
      givesChoice('longTermClass', FATIGUE, { label: 'long fatigue' }),
      givesBoolean('spellEnds', { label: 'spell stops' }),
      givesBoolean('collapses', { label: 'falls' }),
      givesBoolean('restAllowed'),
    ],
  },
];
