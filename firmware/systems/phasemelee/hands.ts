// What takes a combatant's time beside blows: weapons taken up or picked up, spells, joining melee.
// Dice and times are the core's.
import type { App } from '../../app/app';
import { ACTIVE_AT } from '../../fight/record-layout';
import { CASTS, JOINS, TAKES_UP, TURN_ENDS } from './events';
import { blowsOf, busy, hands, join, loseNext, places, RULE_AT } from './order';
import { isPair, opponentOf, part } from './pairs';
import {
  BLOWS,
  BOW,
  DROPPED,
  get,
  HANDS,
  Hands,
  kit,
  LENGTH,
  now,
  set,
  stamp,
  WEAPON_BYTES,
  ZERO_IN,
  ZERO_SHIFT,
} from './sheet';
import { FIGHT_SCREENS, open } from './wounds';

/** Behind those who may charge. */
const PARTS = 3;
const WAYS = ['First weapon', 'Second weapon', 'Both weapons', 'Bow'];
const PICK_UP = 'Pick it up';
/** Takes up weapons: the time is that of blows with the new one. */
function takeUp(app: App, id: number, way: Hands): void {
  let blows = blowsOf(id, way === Hands.Second ? 1 : 0);
  if (way === Hands.Bow) {
    kit.run(CORE.archeryRow.number, [get(id, BOW)]);
    blows = kit.word(CORE.archeryRow.out.shotsNum);
  }
  if (way === Hands.Both) {
    const second = blowsOf(id, 1);
    kit.run(CORE.twoWeapons.number, [get(id, LENGTH), get(id, LENGTH + WEAPON_BYTES), blows, second]);
    if (!second || !kit.word(CORE.twoWeapons.out.allowed)) blows = 0;
  }
  if (!blows) {
    app.open(kit.noticeScreen(app, WAYS[way], 'Not at hand, or too long together.'));
    return;
  }
  open(
    app,
    WAYS[way],
    id,
    CORE.weaponChange.number,
    [opponentOf(id) ? 1 : 0, blows],
    [CORE.weaponChange.in.engaged],
    TAKES_UP,
    CORE.weaponChange.out.lostBlows,
    words => `${words[CORE.weaponChange.out.lostBlows]} LOST`,
    words => {
      set(id, HANDS, (get(id, HANDS) & ~3) | way);
      busy(id, words[CORE.weaponChange.out.countsTaken]);
    },
  );
}

/** Picks a dropped weapon up from the ground. */
function pickUp(app: App, id: number, weapon: number): void {
  open(
    app,
    PICK_UP,
    id,
    CORE.recoverWeapon.number,
    [0, get(id, BLOWS + weapon * WEAPON_BYTES)],
    [CORE.recoverWeapon.in.distanceEighths],
    TAKES_UP,
    CORE.recoverWeapon.out.lostBlows,
    words => (words[CORE.recoverWeapon.out.possible] ? `${words[CORE.recoverWeapon.out.lostBlows]} LOST` : 'TOO FAR'),
    words => {
      if (!words[CORE.recoverWeapon.out.possible]) return;
      set(id, HANDS, (get(id, HANDS) & ~(3 | (DROPPED << (weapon & 1)))) | weapon);
      busy(id, words[CORE.recoverWeapon.out.countsTaken]);
    },
  );
}

export function openWeapons(app: App): void {
  const id = kit.byteOf(ACTIVE_AT);
  const dropped = (get(id, HANDS) >> 2) & 3;
  app.open(
    kit.listScreen(app, {
      title: `${kit.nameOf(id)}: weapon`,
      count: () => WAYS.length + (dropped ? 1 : 0),
      label: i => WAYS[i] || PICK_UP,
      value: i => (i === (get(id, HANDS) & 3) ? 'in hand' : ''),
      ok: i => {
        app.back();
        if (i < WAYS.length) takeUp(app, id, i);
        else pickUp(app, id, dropped & 1 ? 0 : 1);
      },
    }),
  );
}

/** Magic in melee: what it costs falls in the next phase. */
export function openSpell(app: App): void {
  const id = kit.byteOf(ACTIVE_AT);
  open(
    app,
    `${kit.nameOf(id)} casts`,
    id,
    CORE.meleeSpell.number,
    [0, 0, 0, hands(id) === Hands.Both ? 2 : 1],
    [CORE.meleeSpell.in.caster, CORE.meleeSpell.in.castAt, CORE.meleeSpell.in.highestSpell],
    CASTS,
    CORE.meleeSpell.out.lostTotal,
    () => 'CASTS',
    words => {
      loseNext(id, words[CORE.meleeSpell.out.noBlows] ? places(id).length : words[CORE.meleeSpell.out.lostTotal]);
      set(id, HANDS, (get(id, HANDS) & 15) | (words[CORE.meleeSpell.out.defendAtZero] << ZERO_SHIFT));
      set(id, ZERO_IN, stamp(now() + 1));
    },
  );
}

/** Two join melee: who, with whom, and who charges. */
export function openJoin(app: App): void {
  const a = kit.byteOf(ACTIVE_AT);
  kit.pickTarget(app, a, `${kit.nameOf(a)} meets`, b =>
    app.open(
      kit.listScreen(app, {
        title: 'Who charges?',
        count: () => (isPair(a, b) ? PARTS + 1 : PARTS),
        label: i => (i === PARTS ? 'They part' : i ? kit.nameOf(i > 1 ? b : a) : 'Nobody'),
        ok: charger => {
          app.keep(FIGHT_SCREENS);
          kit.begin(JOINS, a, b, charger === PARTS ? 1 : 0);
          if (charger === PARTS) part(a, b);
          else join(a, b, charger);
          kit.commit();
        },
      }),
    ),
  );
}

/** The main text or the footnote of the chart decides about first blows. */
export function turnRule(): void {
  kit.begin(TURN_ENDS, 0, 1, 0);
  kit.setByteOf(RULE_AT, kit.byteOf(RULE_AT) ^ 1);
  kit.commit();
}
