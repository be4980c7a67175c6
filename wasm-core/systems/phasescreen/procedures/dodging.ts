// Descriptions: the Dodge Table, dodging magic and missiles, a shield in the way of a spell.
// Row by Dodge Value, column by the total value dodged.
import { boolean, gives, givesBoolean, givesChoice, integer } from '../../../describe/description.ts';
import {
  av,
  bonus,
  chance,
  D100,
  DODGE_OUTCOMES,
  el,
  group,
  MAYBE_D100,
  no,
  partialMargin,
  percent,
  rangeBand,
} from './terms.ts';

export const MAGIC_DODGES = ['dodged', 'failed', 'not-allowed', 'partial'];
const dodgeValue = integer('dodgeValue', -100, 1000);
const totalDodged = gives('totalDodged', { label: 'value dodged' });

export const dodging = group('Dodging', 'fight', [
  {
    id: 'dodgeChance',
    title: 'dodge table',
    fields: [dodgeValue, integer('totalDodged', -100, 1000, { label: 'value dodged' })],
    outputs: [givesChoice('outcome', DODGE_OUTCOMES), chance],
  },
  {
    id: 'dodgeMissile',
    title: 'dodge a missile',
    fields: [
      dodgeValue,
      av('armorAv'),
      rangeBand,
      bonus('wsb', { fallback: 0 }),
      boolean('seesRelease'),
      boolean('seesFlight', { label: 'sees flight' }),
    ],
    dice: MAYBE_D100,
    outputs: [givesBoolean('allowed'), totalDodged, chance, givesBoolean('dodged')],
  },
  {
    id: 'dodgeMagic',
    title: 'dodge magic',
    fields: [
      dodgeValue,
      av('armorAv'),
      el('spellEl'),
      integer('mdv', 0, 1000),
      boolean('clearView', { label: 'sees the caster' }),
      boolean('damaging'),
      boolean('visible'),
      partialMargin,
    ],
    dice: MAYBE_D100,
    outputs: [
      givesBoolean('allowed'),
      totalDodged,
      chance,
      givesChoice('outcome', MAGIC_DODGES),
      gives('mdv'),
      gives('hitsOff'),
    ],
  },
  {
    id: 'interposeShield',
    title: 'shield against magic',
    fields: [integer('dodgeChance', 0, 100), av('shieldAv'), el('shieldEl'), no('magical', 'magical shield')],
    dice: D100,
    outputs: [percent('chancePercent', 'chance'), givesBoolean('success'), gives('blocks')],
  },
]);
