// What follows a blow: criticals, fumbles, weapons that break or fall, wounds that bleed.
// The player's own book has the big tables; here are the dice, the figures that it tells, and what they do.
import type { App } from '../../app/app';
import { FIRST_OWN_CONDITION, OUT, STUNNED, Until } from '../../fight/condition-kinds';
import type { Attack, Outcome } from '../../fight/system';
import type { FormRow } from '../../screens/form';
import { BREAKS, LOSES, TREATS } from './events';
import { blowsOf, busy, hands, lose, run } from './order';
import { BLOWS, BROKEN, DROPPED, get, HANDS, Hands, kit, set, TWO_HANDED, UNUSABLE, WEAPON_BYTES } from './sheet';

/** Home and the fight stay open. */
export const FIGHT_SCREENS = 2;

/** Own conditions: bleeding by note A, B, C, then a useless limb. */
export const BLEEDS = FIRST_OWN_CONDITION;
export const LIMB = BLEEDS + 3;
export const CONDITIONS = ['bleeds A', 'bleeds B', 'bleeds C', 'limb useless'];
/** Note C; A and B are counted by turns. */
export const BY_PHASE = 2;

/** A procedure that one combatant goes through, as the tracker brings it to its end. */
export function open(
  app: App,
  title: string,
  who: number,
  procedure: number,
  values: number[],
  rows: number[],
  read: (dice: readonly number[]) => Outcome,
  first?: FormRow[],
): void {
  const attack: Attack = {
    title: title,
    attacker: who,
    target: who,
    procedure: procedure,
    values: values,
    lists: [],
    first: () => first || [],
    rows: () => rows,
    read: read,
  };
  kit.openAttack(app, attack);
}

/** Weapon that he has in hand, the first one of two. */
export function inHand(id: number): number {
  return hands(id) === Hands.Second ? 1 : 0;
}

/** Within an event: points of a wound. */
function hurt(id: number, points: number): void {
  kit.setPool(id, 0, kit.poolOf(id, 0) - points);
}

/** The dice of a procedure are drawn at once; answers them. */
function draw(app: App, procedure: number, fields: number[]): number[] {
  const call = kit.createCall(kit.pack.run, procedure, fields, []);
  kit.settle(app, call, kit.pack.labels, [], false, () => undefined);
  return call.dice;
}

export function openCritical(app: App, attacker: number, target: number, damage: number): void {
  const place = draw(app, CORE.critLocation.number, [1]);
  const severity = draw(app, CORE.critSeverity.number, [0, 0]);
  const values = [damage, 1, 0, 0, 0, 0, 0, kit.fullPoolOf(target, 0), 0, 0];
  let line = 1;
  const known = [0, 3];

  /** What the printed examples tell of these dice. */
  function look(): void {
    const where = kit.createCall(kit.pack.run, CORE.critLocation.number, [line], []);
    for (const face of place) where.dice.push(face);
    kit.attempt(where);
    if (kit.word(CORE.critLocation.out.location)) known[1] = 0;
    const effect = kit.createCall(kit.pack.run, CORE.critSeverity.number, known, []);
    effect.dice.push(severity[0]);
    kit.attempt(effect);
    values[CORE.critResolve.in.multiplier] = kit.word(CORE.critSeverity.out.multiplier);
    values[CORE.critResolve.in.noActions] = kit.word(CORE.critSeverity.out.noActions);
  }

  function knownRow(k: number): FormRow {
    return kit.fieldRow(
      CORE.critSeverity.number,
      k,
      () => known[k],
      value => {
        known[k] = value;
        look();
      },
    );
  }

  const lineRow = kit.fieldRow(
    CORE.critLocation.number,
    0,
    () => line,
    value => {
      line = value;
      look();
    },
  );

  function read(): Outcome {
    const word = kit.word;
    const total = word(CORE.critResolve.out.damage);
    const killed = word(CORE.critResolve.out.killed);
    const turns = word(CORE.critResolve.out.koTurns);
    const limb = word(CORE.critResolve.out.limbPhases);
    const still = word(CORE.critResolve.out.noActionPhases);
    const bleeds = word(CORE.critResolve.out.bleed);
    const why = [`damage ${total}, first ${damage}`];
    if (turns) why.push(`out for ${turns} turns`);
    if (limb) why.push(`limb: ${limb} phases`);
    if (still) why.push(`no blows: ${still} phases`);
    if (bleeds) why.push(CONDITIONS[bleeds - 1]);
    if (killed) why.push(`recorded ${word(CORE.critResolve.out.recordedDamage)}`);
    return {
      big: killed ? 'KILLED' : `-${total - damage}`,
      why: why,
      hit: true,
      loss: total - damage,
      apply: () => {
        hurt(target, killed ? kit.poolOf(target, 0) : total - damage);
        // The rest of this phase and so many whole ones after it.
        if (limb) kit.addCondition(target, LIMB, Until.Phase, 0, limb + 1);
        if (still) kit.addCondition(target, STUNNED, Until.Phase, 0, still + 1);
        if (turns) kit.addCondition(target, OUT, Until.Own, 0, turns);
        if (bleeds) kit.addCondition(target, BLEEDS + bleeds - 1, Until.Removed, 0, 1);
      },
    };
  }

  kit.openAttack(app, {
    title: `Critical 2d6=${place[0] + place[1]} d6=${severity[0]}`,
    attacker: attacker,
    target: target,
    procedure: CORE.critResolve.number,
    values: values,
    lists: [],
    first: () => [lineRow, knownRow(0), knownRow(1)],
    rows: () => [
      CORE.critResolve.in.multiplier,
      CORE.critResolve.in.ko,
      CORE.critResolve.in.ik,
      CORE.critResolve.in.bleed,
      CORE.critResolve.in.limb,
      CORE.critResolve.in.noActions,
      CORE.critResolve.in.ikImmune,
      CORE.critResolve.in.bleedImmune,
    ],
    read: read,
  });
}

/** Within an event: he has the weapon no more; he draws the other one if he has one. */
function drop(id: number, weapon: number): void {
  set(id, HANDS, get(id, HANDS) | (DROPPED << (weapon & 1)));
  const other = 1 - weapon;
  if (hands(id) === weapon && blowsOf(id, other)) set(id, HANDS, (get(id, HANDS) & ~3) | other);
}

/** Within an event: 1 to 4 blows with what he now has in hand, as time. */
export function busyBlows(id: number, blows: number): void {
  const n = get(id, BLOWS + inHand(id) * WEAPON_BYTES);
  if (!n) return;
  const call = kit.createCall(kit.pack.run, CORE.weaponChange.number, [1, n], []);
  call.dice.push(blows);
  kit.attempt(call);
  busy(id, kit.word(CORE.weaponChange.out.countsTaken));
}

/** Weapon breakage: in a fumble (0) it stays of some use, in a parry (1) it does not. */
export function openBreak(app: App, id: number, cause: number): void {
  const weapon = inHand(id);
  const at = BROKEN + weapon;
  open(
    app,
    `${kit.nameOf(id)}: breakage`,
    id,
    CORE.weaponBreak.number,
    [0, 0, 0, 0, 0, Math.min(100, get(id, at)), cause],
    [
      CORE.weaponBreak.in.base,
      CORE.weaponBreak.in.armorAdjust,
      CORE.weaponBreak.in.weaponAdjust,
      CORE.weaponBreak.in.strengthAdjust,
      CORE.weaponBreak.in.otherAdjust,
    ],
    dice => {
      const percent = kit.word(CORE.weaponBreak.out.brokenPercent);
      const breaks = kit.word(CORE.weaponBreak.out.breaks);
      const usable = kit.word(CORE.weaponBreak.out.usable);
      return {
        big: breaks ? 'BREAKS' : 'HOLDS',
        why: [
          `rolled ${dice[0]}, above ${kit.word(CORE.weaponBreak.out.number)}?`,
          `${percent}% broken`,
          usable ? '' : 'of no use any more',
        ],
        hit: true,
        loss: percent,
        kind: BREAKS,
        apply: () => set(id, at, usable ? percent : UNUSABLE),
      };
    },
  );
}

/** The parrying weapon is struck from his hand. */
export function openDisarm(app: App, id: number): void {
  const weapon = inHand(id);
  open(
    app,
    `${kit.nameOf(id)} is disarmed`,
    id,
    CORE.disarm.number,
    [weapon ? 0 : get(id, TWO_HANDED), 0],
    [0, 1],
    () => {
      const keeps = kit.word(CORE.disarm.out.keepsWeapon);
      const blows = kit.word(CORE.disarm.out.lostBlows);
      return {
        big: keeps ? 'KEEPS IT' : 'IT FALLS',
        why: [`${blows} blows lost`],
        hit: true,
        loss: blows,
        kind: LOSES,
        apply: () => {
          if (!keeps) drop(id, weapon);
          busyBlows(id, blows);
        },
      };
    },
  );
}

/** A fumble: the total for the player's book, and what it may say. */
export function openFumble(app: App, id: number, attackKind: number): void {
  const dice = draw(app, CORE.fumbleRoll.number, [attackKind, 0]);
  const labels = ['Done', 'Weapon breaks', 'Drops the weapon', 'Loses blows'];
  app.open(
    kit.listScreen(app, {
      title: `Fumble: 2d6 = ${dice[0] + dice[1]}`,
      count: () => labels.length,
      label: i => labels[i],
      ok: i => {
        app.back();
        if (i === 1) openBreak(app, id, 0);
        else if (i === 2) {
          kit.begin(LOSES, id, 0, 0);
          drop(id, inHand(id));
          kit.commit();
        } else if (i === 3) openLose(app, id);
      },
    }),
  );
}

/** Blows that the referee takes away. */
export function openLose(app: App, id: number): void {
  app.open(
    kit.numberScreen(app, {
      title: `${kit.nameOf(id)} loses`,
      hint: 'blows',
      low: 1,
      high: 24,
      start: 1,
      ok: count => {
        kit.begin(LOSES, id, 0, count);
        lose(id, count);
        kit.commit();
      },
    }),
  );
}

/** Within an event: bleeding notes from `first` to `last` take what the rules say of a turn or a phase. */
export function bleedAll(first: number, last: number): void {
  for (const id of kit.combatants()) {
    for (let note = first; note <= last; note++) {
      if (kit.conditionAt(id, BLEEDS + note) < 0) continue;
      run(CORE.bleed.number, [note, 1, 1, 0, 0, 0]);
      hurt(id, kit.word(CORE.bleed.out.damage));
      kit.applyCondition(id);
    }
  }
}

/** Treats a wounded one: what the treatment stops no longer bleeds. */
export function openTreat(app: App): void {
  const labels = ['Healing begun', 'First aid', 'All healed'];
  kit.pickTarget(app, 0, 'Whom?', id =>
    app.open(
      kit.listScreen(app, {
        title: `${kit.nameOf(id)} is treated`,
        count: () => labels.length,
        label: i => labels[i],
        ok: i => {
          app.keep(FIGHT_SCREENS);
          kit.begin(TREATS, id, 0, 0);
          for (let note = 0; note <= BY_PHASE; note++) {
            const at = kit.conditionAt(id, BLEEDS + note);
            if (at < 0) continue;
            run(CORE.bleed.number, [note, 1, 1, i ? 0 : 1, i === 1 ? 1 : 0, i === 2 ? 1 : 0]);
            if (!kit.word(CORE.bleed.out.bleeding)) kit.removeCondition(at);
          }
          kit.commit();
        },
      }),
    ),
  );
}
