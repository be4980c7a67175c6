// Descriptions: mounts, fighting mounted, charge and trample.
// Ratings are the numerals behind a mount's name; a charge needs movement in every phase.
import { boolean, choice, gives, givesBoolean, givesChoice, integer } from '../../../describe/description.ts';
import { figures } from '../../../describe/printed.ts';
import { attackDice, attackOutputs, otherModifier, plainFields, situationFields, targetFields } from './combat.ts';
import { bonus, el, group, HEXES, mount, no, tables, WEAPON_CLASSES } from './terms.ts';

export const MOTIONS_OF_MOUNT = ['stationary', 'moving', 'charging', 'trampling'];
export const REPLIES = ['after', 'before', 'none'];

const horsemanshipEl = el('horsemanshipEl', { label: 'horseman EL' });
const rating = integer('rating', 0, Math.max(...figures(tables.mounts, 'rating')));
const weaponClass = choice('weaponClass', WEAPON_CLASSES);

export const mounted = group('Mounted', 'fight', [
  {
    id: 'mountedEl',
    title: 'EL mounted',
    fields: [mount, el('weaponEl'), horsemanshipEl, no('charging')],
    outputs: [givesBoolean('allowed'), gives('totalEl'), gives('chargeDamage')],
  },
  {
    id: 'mountControl',
    title: 'mount',
    fields: [mount, horsemanshipEl],
    outputs: [
      gives('requiredEl'),
      givesBoolean('controls'),
      gives('rating'),
      givesBoolean('warTrained'),
      givesBoolean('combat'),
    ],
  },
  {
    id: 'riderHitModifier',
    title: 'against riders',
    fields: [
      boolean('attackerMounted'),
      weaponClass,
      boolean('attackerMountTrained', { fallback: true, label: 'mount trained' }),
      no('chargedByTrained', 'charged by trained'),
    ],
    outputs: [gives('modifier')],
  },
  {
    id: 'mountAttack',
    title: 'mount attack',
    fields: [mount, choice('motion', MOTIONS_OF_MOUNT)],
    outputs: [givesBoolean('attacks')],
  },
  {
    id: 'chargeStatus',
    title: 'charge',
    fields: [
      integer('pmr', 0, 1000),
      rating,
      integer('damageLastPhase', 0, 1000),
      integer('hexesMoved', 0, 1000),
      integer('turnDegrees', 0, 360),
    ],
    outputs: [
      gives('chargeSpeed', HEXES),
      gives('stationarySpeed', HEXES),
      givesBoolean('stopped'),
      gives('maxHexes', { ...HEXES, label: 'most hexes' }),
      givesBoolean('charging'),
    ],
  },
  {
    id: 'trample',
    title: 'trample',
    fields: [
      integer('line', -200, 200),
      horsemanshipEl,
      bonus('mountSb'),
      rating,
      no('targetLarger'),
      el('defenseEl', { fallback: 0 }),
      otherModifier,
      ...situationFields,
      ...plainFields,
      ...targetFields,
    ],
    dice: { certain: [], names: attackDice.names },
    outputs: [givesBoolean('allowed'), ...attackOutputs],
  },
  {
    id: 'trampleOcv',
    title: 'trample OCV',
    fields: [integer('mountOcv', 0, 1000)],
    outputs: [gives('ocv'), gives('movementCost', HEXES)],
  },
  {
    id: 'trampleReply',
    title: 'trample reply',
    fields: [weaponClass, no('killed')],
    outputs: [givesChoice('when', REPLIES)],
  },
  {
    id: 'trampleEnd',
    title: 'trample end',
    fields: [boolean('targetKilled'), boolean('targetMissed'), boolean('chargeStopped')],
    outputs: [givesBoolean('continues', { label: 'charge on' })],
  },
]);
