// A melee blow: base number from the player's own matrix, levels, parry, odds; the core resolves.
// A base that was dialled in once is remembered for the weapon and the armor class.
import type { App } from '../../app/app';
import { KIND, SYSTEM_AT } from '../../fight/record-layout';
import { type Attack, type Outcome, OWN_START } from '../../fight/system';
import type { FormRow } from '../../screens/form';
import { blowsOf, hands, left, lose, placeOf, places } from './order';
import {
  ARMOR,
  ARMOR_MAGIC,
  ATTACK_KIND,
  ATTACK_MAGIC,
  ATTACK_OWN,
  BROKEN,
  DAMAGE_ADJUST,
  DEFENSE_OWN,
  DICE,
  get,
  HANDS,
  Hands,
  KNOWN,
  kit,
  LENGTH,
  MINUS,
  now,
  PARRY_KIND,
  SHIELD,
  signed,
  TWO_HANDED,
  WEAPON_BYTES,
  ZERO_IN,
  ZERO_SHIFT,
} from './sheet';
import { openBreak, openCritical, openDisarm, openFumble } from './wounds';

/** How many fields the odds take, the first ones of the blow. */
const ODDS_FIELDS = CORE.meleeAttack.in.damageDice;

/** Words of outcome and parry result, in the order of their lists. */
const MISS = 0;
const CRITICAL = 2;
const FUMBLE = 3;
const BREAK_CHECK = 1;
const BIG = ['MISS', 'HIT', 'CRIT', 'FUMBLE'];
const THROUGH = ['', 'BREAKS?', 'DISARMED'];
const PARRIES = ['can not', 'half', 'third', 'quarter'];
const FROM = ['front', 'left', 'right', 'behind'];
const BEHIND = 3;

/** Conditions of the tracker that a blow asks for: held, asleep and out are immobile. */
const OUT_COLD = 0;
const HELD = 2;
const ASLEEP = 3;
const PRONE = 4;
const BLIND = 5;

/** Remembered base numbers: place of the next one, then of each whose weapon, armor class (and 16 for the second weapon), number. */
const CELLS_AT = SYSTEM_AT + 2;
const CELLS = 10;
/** Above the rule of first blows. */
const NEXT_CELL_AT = SYSTEM_AT;

/** Copies of a foe have their weapons in common. */
function owner(id: number): number {
  return kit.byteOf(kit.recordOf(id) + KIND) || id | 128;
}

function cellAt(id: number, weapon: number, armorClass: number): number {
  for (let at = CELLS_AT; at < CELLS_AT + 3 * CELLS; at += 3)
    if (kit.byteOf(at) === owner(id) && kit.byteOf(at + 1) === (armorClass | (weapon << 4))) return at;
  return -1;
}

/** Base number of a weapon against an armor class: dialled in before, or one of those that the printed examples tell. */
function baseOf(id: number, weapon: number, armorClass: number): number {
  const at = cellAt(id, weapon, armorClass);
  if (at >= 0) return (kit.byteOf(at + 2) << 24) >> 24;
  kit.run(CORE.knownBase.number, [get(id, KNOWN + weapon * WEAPON_BYTES), armorClass]);
  return kit.word(CORE.knownBase.out.known) ? kit.word(CORE.knownBase.out.base) : OWN_START;
}

/** Within an event. */
function remember(id: number, weapon: number, armorClass: number, base: number): void {
  let at = cellAt(id, weapon, armorClass);
  if (at < 0) {
    const next = kit.byteOf(NEXT_CELL_AT) >> 1;
    at = CELLS_AT + 3 * next;
    kit.setByteOf(NEXT_CELL_AT, (kit.byteOf(NEXT_CELL_AT) & 1) | (((next + 1) % CELLS) << 1));
  }
  kit.setByteOf(at, owner(id));
  kit.setByteOf(at + 1, armorClass | (weapon << 4));
  kit.setByteOf(at + 2, base);
}

function suffers(id: number, kind: number): number {
  return kit.conditionAt(id, kind) >= 0 ? 1 : 0;
}

/** Hundredths of a percent as a figure: 131 is 1.31. */
export function percent(cases: number): string {
  const rest = cases % 100;
  return `${(cases - rest) / 100}${rest ? `.${rest < 10 ? '0' : ''}${rest}` : ''}`;
}

/** Hit, critical and fumble of odds that stand in the window from an output on. */
export function oddsText(at: number): string {
  return `${percent(kit.word(at))}% c${percent(kit.word(at + 1))} f${percent(kit.word(at + 2))}`;
}

/** What was rolled against what was needed. */
export function rolled(dice: readonly number[], needed: number): string {
  return `rolled ${dice[0]}, needs ${needed}`;
}

/** Armor class against an attack (0 melee, 1 archery). */
export function armorClassOf(id: number, attack: number, faces: number): number {
  const both = hands(id) === Hands.Both ? 1 : 0;
  const bow = hands(id) === Hands.Bow ? 1 : 0;
  const twoHanded = hands(id) === Hands.First ? get(id, TWO_HANDED) : 0;
  kit.run(CORE.armorClass.number, [get(id, ARMOR), get(id, SHIELD), attack, faces, twoHanded, both, bow, 0]);
  return kit.word(CORE.armorClass.out.armorClass);
}

/** Weapon of the blow at a place of the schedule. */
function weaponAt(id: number): number {
  const list = places(id);
  const place = placeOf(id);
  return place >= 0 && place < list.length ? list[place] & 1 : hands(id) === Hands.Second ? 1 : 0;
}

function blowAt(app: App, attacker: number, target: number): Attack {
  const weapon = weaponAt(attacker);
  const at = weapon * WEAPON_BYTES;
  let from = 0;
  let parries = 0;
  let parry = 0;
  let armorClass = 0;
  let known = false;
  const values: number[] = [];
  const zero = get(target, ZERO_IN) === now() ? get(target, HANDS) >> ZERO_SHIFT : 0;

  values[CORE.meleeAttack.in.attackOwn] = signed(attacker, ATTACK_OWN);
  values[CORE.meleeAttack.in.attackMagic] = signed(attacker, ATTACK_MAGIC);
  values[CORE.meleeAttack.in.defenseOwn] = signed(target, DEFENSE_OWN);
  for (let k = 0; k < 3; k++) values[CORE.meleeAttack.in.armorMagic + k] = signed(target, ARMOR_MAGIC + k);
  values[CORE.meleeAttack.in.attackerBlind] = suffers(attacker, BLIND);
  values[CORE.meleeAttack.in.defenderBlind] = suffers(target, BLIND);
  values[CORE.meleeAttack.in.attackerOnGround] = suffers(attacker, PRONE);
  values[CORE.meleeAttack.in.defenderOnGround] = suffers(target, PRONE);
  values[CORE.meleeAttack.in.immobile] = suffers(target, OUT_COLD) | suffers(target, HELD) | suffers(target, ASLEEP);
  if (zero > 1 || (zero && !kit.doneOf(attacker))) values[CORE.meleeAttack.in.immobile] = 1;
  values[CORE.meleeAttack.in.twoWeapons] = hands(attacker) === Hands.Both ? 1 : 0;
  values[CORE.meleeAttack.in.modifier] = 0;
  values[CORE.meleeAttack.in.brokenPercent] = Math.min(100, get(attacker, BROKEN + weapon));
  values[CORE.meleeAttack.in.damageDice] = get(attacker, DICE + at);
  values[CORE.meleeAttack.in.damageMinus] = get(attacker, MINUS + at);
  values[CORE.meleeAttack.in.damageAdjust] = signed(attacker, DAMAGE_ADJUST);

  function findBase(): void {
    const base = baseOf(attacker, weapon, armorClass);
    known = base !== OWN_START;
    values[CORE.meleeAttack.in.base] = known ? base : 0;
  }

  /** The side decides about shield, armor class and parry. */
  function turn(): void {
    kit.run(CORE.shieldFacing.number, [0, from]);
    const faces = kit.word(CORE.shieldFacing.out.faces);
    values[CORE.meleeAttack.in.shieldFaces] = faces;
    values[CORE.meleeAttack.in.fromBehind] = from === BEHIND ? 1 : 0;
    armorClass = armorClassOf(target, 0, faces);
    findBase();
    const other = weaponAt(target);
    kit.run(CORE.parryClass.number, [
      get(attacker, ATTACK_KIND + at),
      get(attacker, LENGTH + at),
      get(target, PARRY_KIND + other * WEAPON_BYTES),
      get(target, LENGTH + other * WEAPON_BYTES),
      from ? 0 : 1,
      1,
      hands(target) === Hands.Both ? 1 : 0,
      0,
    ]);
    parry = kit.word(CORE.parryClass.out.parry);
    values[CORE.meleeAttack.in.parry] = parries ? parry : 0;
  }

  const own: FormRow[] = [
    {
      label: 'Parry',
      low: 0,
      high: 1,
      choices: true,
      optional: false,
      get: () => parries,
      set: value => {
        parries = value;
        values[CORE.meleeAttack.in.parry] = value ? parry : 0;
      },
      text: value => (value ? PARRIES[parry] : 'no'),
    },
    kit.choiceRow(
      'From',
      FROM,
      () => from,
      value => {
        from = value;
        turn();
      },
    ),
    kit.fieldRow(
      CORE.knownBase.number,
      CORE.knownBase.in.armorClass,
      () => armorClass,
      value => {
        armorClass = value;
        findBase();
      },
    ),
  ];

  turn();
  return {
    attacker: attacker,
    target: target,
    procedure: CORE.meleeAttack.number,
    values: values,
    first: () => own,
    rows: () => [
      CORE.meleeAttack.in.base,
      CORE.meleeAttack.in.modifier,
      CORE.meleeAttack.in.immobile,
      CORE.meleeAttack.in.attackerBlind,
      CORE.meleeAttack.in.defenderBlind,
      CORE.meleeAttack.in.attackerOnGround,
      CORE.meleeAttack.in.defenderOnGround,
      CORE.meleeAttack.in.brokenPercent,
      CORE.meleeAttack.in.damageDice,
      CORE.meleeAttack.in.damageMinus,
      CORE.meleeAttack.in.damageAdjust,
    ],
    odds: () =>
      kit.run(CORE.meleeOdds.number, values.slice(0, ODDS_FIELDS)) ? '' : oddsText(CORE.meleeOdds.out.hitNumerator),
    fill: () => {
      if (!blowsOf(attacker, weapon)) return 'The weapon is of no use. Draw another one.';
      if (!known && !values[CORE.meleeAttack.in.base])
        return 'Dial in the base number: your matrix has it for weapon and armor class.';
      if (parries && !parry) return 'That can not be parried.';
      if (parries && left(target) < 1) return 'No blow is left to parry with.';
      return '';
    },
    read: dice => {
      const outcome = kit.word(CORE.meleeAttack.out.outcome);
      const through = kit.word(CORE.meleeAttack.out.parryResult);
      const damage = kit.word(CORE.meleeAttack.out.damage);
      const hit = outcome !== MISS && outcome !== FUMBLE;
      const why = [
        rolled(dice, kit.word(CORE.meleeAttack.out.needed)),
        `levels ${kit.word(CORE.meleeAttack.out.attackLevel)} to ${kit.word(CORE.meleeAttack.out.defenseLevel)}`,
      ];
      if (hit) why.push(`${kit.poolOf(target, 0) - damage} of ${kit.fullPoolOf(target, 0)} left`);
      const result: Outcome = {
        big: through ? THROUGH[through] : `${BIG[outcome]}${hit ? ` ${damage}` : ''}`,
        why: why,
        hit: hit,
        loss: damage,
        apply: () => {
          remember(attacker, weapon, armorClass, values[CORE.meleeAttack.in.base]);
          if (parries) lose(target, 1);
        },
        afterwards: () => {
          if (outcome === CRITICAL) openCritical(app, target, damage);
          else if (outcome === FUMBLE) openFumble(app, attacker, 0);
          else if (through === BREAK_CHECK) openBreak(app, target, 1);
          else if (through) openDisarm(app, target);
        },
      };
      return result;
    },
  };
}

/** A blow of the active combatant: first the target. */
export function openBlow(app: App): void {
  kit.attack(app, (attacker, target) => blowAt(app, attacker, target));
}
