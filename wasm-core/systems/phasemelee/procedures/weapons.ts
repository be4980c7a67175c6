// Descriptions: what the weapon descriptions say that matters in play.
// Hands: 0 not stated, 3 one or two.
import { choice, gives, givesBoolean, givesChoice, type Procedure } from '../../../describe/description.ts';
import { LIKES, PARRY_ROLES, STATED_TABLES, THROWS, WEAPONS } from './terms.ts';

const SHORT_ROLES = { 'cannot-be-parried': 'never', 'not-by-hand-axe-or-hatchet': 'not by hand axe' };

export const weapons: Procedure[] = [
  {
    id: 'weaponTrait',
    title: 'weapon',
    group: 'Weapons',
    use: 'fight',
    fields: [choice('weapon', WEAPONS)],
    outputs: [
      gives('hands'),
      givesBoolean('secondRow'),
      givesBoolean('entangle'),
      givesChoice('throw', THROWS),
      givesChoice('parryRole', PARRY_ROLES, { label: 'parry', shown: SHORT_ROLES }),
      givesChoice('crit', STATED_TABLES, { label: 'critical table' }),
      givesChoice('like', LIKES),
      gives('minStrength', { label: 'strength' }),
      gives('ceilingFeet', { label: 'ceiling', unit: 'feet' }),
      givesBoolean('clericBarred', { label: 'no cleric' }),
    ],
  },
];
