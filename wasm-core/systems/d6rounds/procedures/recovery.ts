// Descriptions: state by what is left of body and mind, cost of spells, healing, knockback.
// Healing is counted in quarter points, which half and quarter rates need.
import {
  choice,
  type Field,
  gives,
  givesBoolean,
  givesChoice,
  integer,
  type Procedure,
} from '../../../describe/description.ts';
import { ACTIONS, EXERTIONS, HOURS, POOLS, pool, pools, STATES, score, state, UNTIL } from './terms.ts';

const group = 'Recovery';
const exertion = (name: string): Field => choice(name, EXERTIONS, { fallback: EXERTIONS[0]! });
const bothPools = [...pools('body', 'body'), ...pools('mind', 'mind')];
const healFields = [score('strength'), score('will'), ...bothPools, exertion('bodyExertion'), exertion('mindExertion')];

export const recovery: Procedure[] = [
  {
    id: 'condition',
    title: 'condition',
    group,
    use: 'fight',
    fields: bothPools,
    outputs: [
      givesChoice('bodyState', STATES, { label: 'body' }),
      givesChoice('mindState', STATES, { label: 'mind' }),
      state,
    ],
  },
  {
    id: 'castSpell',
    title: 'cast a spell',
    group,
    use: 'fight',
    fields: [choice('action', ACTIONS), choice('from', POOLS), pool('current', 'left of it')],
    outputs: [
      givesBoolean('allowed'),
      gives('cost'),
      gives('current', { label: 'left of pool' }),
      givesBoolean('unconscious'),
    ],
  },
  {
    id: 'recoveryRate',
    title: 'recovery rate',
    group,
    use: 'campaign',
    fields: [score('force'), exertion('exertion')],
    outputs: [gives('quarterPoints')],
  },
  {
    id: 'heal',
    title: 'heal',
    group,
    use: 'campaign',
    fields: [...healFields, integer('hours', 0, 10000, HOURS)],
    outputs: [
      gives('body'),
      gives('mind'),
      gives('bodyQuartersLost', { label: 'body quarters lost' }),
      gives('mindQuartersLost', { label: 'mind quarters lost' }),
      gives('hoursUsed', HOURS),
      gives('hoursLeft', HOURS),
      state,
    ],
  },
  {
    id: 'recoveryTime',
    title: 'recovery time',
    group,
    use: 'campaign',
    fields: [...healFields, choice('until', UNTIL, { fallback: UNTIL[0]! })],
    outputs: [givesBoolean('never'), gives('hours', HOURS)],
  },
  {
    id: 'knockback',
    title: 'knockback',
    group,
    use: 'fight',
    fields: [integer('bodyLost', 0, 10000), integer('massKg', 1, 100000, { unit: 'kg', label: 'mass' })],
    outputs: [
      gives('numerator'),
      gives('denominator'),
      gives('metres', { unit: 'm', label: 'distance' }),
      gives('centimetres', { unit: 'cm', label: 'distance' }),
    ],
  },
];
