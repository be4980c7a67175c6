// What takes a combatant's time beside blows: weapons taken up or picked up, spells, joining melee.
// Dice and times are the core's.
import type { App } from '../../app/app';
import { ACTIVE_AT, SYSTEM_AT } from '../../fight/layout';
import { CASTS, JOINS, RULE_TURNS, TAKES_UP } from './events';
import { blowsOf, busy, hands, join, loseNext, now, places, run, stamp } from './order';
import {
  BLOWS,
  BOW,
  DROPPED,
  get,
  HANDS,
  Hands,
  kit,
  LENGTH,
  OPPONENT,
  set,
  WEAPON_BYTES,
  ZERO,
  ZERO_IN,
} from './sheet';
import { FIGHT_SCREENS, open } from './wounds';

/** 0 the main text, 1 the footnote of the chart. */
const RULE_AT = SYSTEM_AT;
const WAYS = ['First weapon', 'Second weapon', 'Both weapons', 'Bow'];
/** Takes up weapons: the time is that of blows with the new one. */
function takeUp(app: App, id: number, way: Hands): void {
  const engaged = kit.recordOf(get(id, OPPONENT)) < 0 ? 0 : 1;
  const weapon = way === Hands.Second ? 1 : 0;
  let blows = blowsOf(id, weapon);
  if (way === Hands.Bow) {
    run(CORE.archeryRow.number, [get(id, BOW)]);
    blows = kit.word(CORE.archeryRow.out.shotsNum);
  }
  if (way === Hands.Both) {
    run(CORE.twoWeapons.number, [get(id, LENGTH), get(id, LENGTH + WEAPON_BYTES), blowsOf(id, 0), blowsOf(id, 1)]);
    if (!kit.word(CORE.twoWeapons.out.allowed) || !blowsOf(id, 1)) {
      app.open(kit.noticeScreen(app, WAYS[way], 'Two weapons go together at lengths 1 to 4, or 5 with such a one.'));
      return;
    }
  } else if (!blows) {
    app.open(kit.noticeScreen(app, WAYS[way], 'There is no such weapon at hand.'));
    return;
  }
  open(app, WAYS[way], id, CORE.weaponChange.number, [engaged, blows], [0], () => {
    const counts = kit.word(CORE.weaponChange.out.countsTaken);
    const count = kit.word(CORE.weaponChange.out.lostBlows);
    return {
      big: `${count} ${count > 1 ? 'BLOWS' : 'BLOW'}`,
      why: [`${counts} counts from now`],
      hit: true,
      loss: count,
      kind: TAKES_UP,
      apply: () => {
        set(id, HANDS, (get(id, HANDS) & ~3) | way);
        busy(id, counts);
      },
    };
  });
}

/** Picks a dropped weapon up from the ground. */
function pickUp(app: App, id: number, weapon: number): void {
  open(app, 'Pick it up', id, CORE.recoverWeapon.number, [0, get(id, BLOWS + weapon * WEAPON_BYTES)], [0], () => {
    const counts = kit.word(CORE.recoverWeapon.out.countsTaken);
    const possible = kit.word(CORE.recoverWeapon.out.possible);
    return {
      big: possible ? `${kit.word(CORE.recoverWeapon.out.lostBlows)} BLOWS` : 'TOO FAR',
      why: [possible ? `${counts} counts from now` : 'the melee is more than', possible ? '' : 'an inch away'],
      hit: possible > 0,
      loss: kit.word(CORE.recoverWeapon.out.lostBlows),
      kind: TAKES_UP,
      apply: () => {
        if (!possible) return;
        set(id, HANDS, (get(id, HANDS) & ~(3 | (DROPPED << (weapon & 1)))) | weapon);
        busy(id, counts);
      },
    };
  });
}

export function openWeapons(app: App): void {
  const id = kit.byteOf(ACTIVE_AT);
  const dropped = get(id, HANDS) >> 2;
  app.open(
    kit.listScreen(app, {
      title: `${kit.nameOf(id)}: weapon`,
      count: () => WAYS.length + (dropped ? 1 : 0),
      label: i => WAYS[i] || 'Pick up the weapon',
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
  const weapons = hands(id) === Hands.Both ? 2 : 1;
  open(app, `${kit.nameOf(id)} casts`, id, CORE.meleeSpell.number, [0, 0, 0, weapons], [0, 1, 2], () => {
    const zero = kit.word(CORE.meleeSpell.out.defendAtZero);
    const none = kit.word(CORE.meleeSpell.out.noBlows);
    const count = none ? places(id).length : kit.word(CORE.meleeSpell.out.lostTotal);
    return {
      big: 'CASTS',
      why: [
        none ? 'no blows next phase' : `${count} blow(s) less`,
        zero ? 'defends at 0' : '',
        zero === 1 ? 'against first blows' : '',
      ],
      hit: true,
      loss: count,
      kind: CASTS,
      apply: () => {
        loseNext(id, count);
        set(id, ZERO, zero);
        set(id, ZERO_IN, stamp(now() + 1));
      },
    };
  });
}

/** Two join melee: who, with whom, and who charges. */
export function openJoin(app: App): void {
  const a = kit.byteOf(ACTIVE_AT);
  kit.pickTarget(app, a, `${kit.nameOf(a)} meets`, b =>
    app.open(
      kit.listScreen(app, {
        title: 'Who charges?',
        count: () => 3,
        label: i => (i ? kit.nameOf(i > 1 ? b : a) : 'Nobody'),
        ok: charger => {
          app.keep(FIGHT_SCREENS);
          kit.begin(JOINS, a, b, 0);
          join(a, b, charger, kit.byteOf(RULE_AT));
          kit.commit();
        },
      }),
    ),
  );
}

/** The main text or the footnote of the chart decides about first blows. */
export function turnRule(): void {
  kit.begin(RULE_TURNS, 0, 0, 0);
  kit.setByteOf(RULE_AT, 1 - kit.byteOf(RULE_AT));
  kit.commit();
}
