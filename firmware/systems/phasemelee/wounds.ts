// What follows a blow: criticals, fumbles, weapons that break or fall, wounds that bleed.
// The player's own book has the big tables; here are the dice, the figures that it tells, and what they do.
import { OUTPUT_WORD, OUTPUT_WORDS } from '../../../wasm-core/memory-map';
import type { App } from '../../app/app';
import { FIRST_OWN_CONDITION, OUT, STUNNED, Until } from '../../fight/condition-kinds';
import type { EventKind } from '../../fight/events';
import type { FormRow } from '../../screens/form';
import { BREAKS, LOSES, TREATS, WOUNDS } from './events';
import { blowsOf, busy, hands, lose } from './order';
import {
  BLOWS,
  BROKEN,
  DROPPED,
  get,
  HANDS,
  Hands,
  kit,
  LAST_SHOT,
  set,
  TWO_HANDED,
  UNUSABLE,
  WEAPON_BYTES,
} from './sheet';

/** Home and the fight stay open. */
export const FIGHT_SCREENS = 2;

/** Own conditions: bleeding by note A, B, C, then a useless limb. */
const BLEEDS = FIRST_OWN_CONDITION;
const LIMB = BLEEDS + 3;
export const CONDITIONS = ['bleeds A', 'bleeds B', 'bleeds C', 'bad limb'];
/** Note C; A and B are counted by turns. */
export const BY_PHASE = 2;

/** What stands in the window: by the numbers of its words. */
function outputs(): number[] {
  const words: number[] = [];
  for (let k = 0; k < OUTPUT_WORDS; k++) words[OUTPUT_WORD + k] = kit.word(OUTPUT_WORD + k);
  return words;
}

/**
 * What one combatant goes through beside blows: a form of the procedure, its outputs in the words of the labels, an event.
 * @param loss output that is the third figure of the event
 */
export function open(
  app: App,
  title: string,
  who: number,
  procedure: number,
  values: number[],
  rows: number[],
  kind: EventKind,
  loss: number,
  big: (words: number[]) => string,
  apply: (words: number[]) => void,
  first?: FormRow[],
): void {
  kit.openAttack(app, {
    title: title,
    attacker: who,
    target: who,
    procedure: procedure,
    values: values,
    first: () => first || [],
    rows: () => rows,
    read: () => {
      const words = outputs();
      const labels = kit.pack.labels;
      const why: string[] = [];
      labels.procedure(procedure).outputs.forEach((place, k) => {
        const label = labels.output(place);
        const value = words[OUTPUT_WORD + k];
        if (value) why.push(`${label.name} ${kit.valueText(labels, label, value)}`);
      });
      return {
        big: big(words),
        // There is room for three lines; the last outputs say most.
        why: why.slice(-3),
        hit: true,
        loss: words[loss],
        kind: kind,
        apply: () => apply(words),
      };
    },
  });
}

/** Weapon that he has in hand, the first one of two. */
function inHand(id: number): number {
  return hands(id) === Hands.Second ? 1 : 0;
}

/** A call of a procedure with dice: those given, or drawn at once. Answers the dice. */
export function rollFor(app: App, procedure: number, fields: number[], dice: number[]): number[] {
  const call = kit.createCall(kit.pack.run, procedure, fields, []);
  for (const face of dice) call.dice.push(face);
  kit.settle(app, call, kit.pack.labels, [], false, () => undefined);
  return call.dice;
}

export function openCritical(app: App, target: number, damage: number): void {
  const place = rollFor(app, CORE.critLocation.number, [1], []);
  const severity = rollFor(app, CORE.critSeverity.number, [0, 0], []);
  const values = [damage, 1, 0, 0, 0, 0, 0, kit.fullPoolOf(target, 0), 0, 0];
  /** Line, table, location. */
  const told = [1, 0, 3];

  function row(procedure: number, field: number, k: number): FormRow {
    return kit.fieldRow(
      procedure,
      field,
      () => told[k],
      value => {
        told[k] = value;
        // What the printed examples tell of these dice.
        rollFor(app, CORE.critLocation.number, [told[0]], place);
        if (kit.word(CORE.critLocation.out.location)) told[2] = 0;
        rollFor(app, CORE.critSeverity.number, [told[1], told[2]], severity);
        values[CORE.critResolve.in.multiplier] = kit.word(CORE.critSeverity.out.multiplier);
        values[CORE.critResolve.in.noActions] = kit.word(CORE.critSeverity.out.noActions);
      },
    );
  }

  open(
    app,
    `Critical 2d6=${place[0] + place[1]} d6=${severity[0]}`,
    target,
    CORE.critResolve.number,
    values,
    [
      CORE.critResolve.in.multiplier,
      CORE.critResolve.in.ko,
      CORE.critResolve.in.ik,
      CORE.critResolve.in.bleed,
      CORE.critResolve.in.limb,
      CORE.critResolve.in.noActions,
      CORE.critResolve.in.ikImmune,
      CORE.critResolve.in.bleedImmune,
    ],
    WOUNDS,
    CORE.critResolve.out.damage,
    words => (words[CORE.critResolve.out.killed] ? 'KILLED' : `HIT ${words[CORE.critResolve.out.damage]}`),
    words => {
      const left = kit.poolOf(target, 0);
      const more = words[CORE.critResolve.out.damage] - damage;
      kit.setPool(target, 0, words[CORE.critResolve.out.killed] ? 0 : left - more);
      const limb = words[CORE.critResolve.out.limbPhases];
      const still = words[CORE.critResolve.out.noActionPhases];
      const turns = words[CORE.critResolve.out.koTurns];
      const bleeds = words[CORE.critResolve.out.bleed];
      // The rest of this phase and so many whole ones after it.
      if (limb) kit.addCondition(target, LIMB, Until.Phase, 0, limb + 1);
      if (still) kit.addCondition(target, STUNNED, Until.Phase, 0, still + 1);
      if (turns) kit.addCondition(target, OUT, Until.Own, 0, turns);
      if (bleeds) kit.addCondition(target, BLEEDS + bleeds - 1, Until.Removed, 0, 1);
    },
    [
      row(CORE.critLocation.number, CORE.critLocation.in.line, 0),
      row(CORE.critSeverity.number, CORE.critSeverity.in.table, 1),
      row(CORE.critSeverity.number, CORE.critSeverity.in.location, 2),
    ],
  );
}

/** Within an event: he has the weapon no more; he draws the other one if he has one. */
function drop(id: number, weapon: number): void {
  set(id, HANDS, get(id, HANDS) | (DROPPED << (weapon & 1)));
  const other = 1 - weapon;
  if (hands(id) === weapon && blowsOf(id, other)) set(id, HANDS, (get(id, HANDS) & ~3) | other);
}

/** Weapon breakage: in a fumble (0) it stays of some use, in a parry (1) it does not. */
export function openBreak(app: App, id: number, cause: number): void {
  const at = BROKEN + inHand(id);
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
    BREAKS,
    CORE.weaponBreak.out.brokenPercent,
    words => (words[CORE.weaponBreak.out.breaks] ? 'BREAKS' : 'HOLDS'),
    words => {
      set(id, at, words[CORE.weaponBreak.out.usable] ? words[CORE.weaponBreak.out.brokenPercent] : UNUSABLE);
    },
  );
}

/** The parrying weapon is struck from his hand. */
export function openDisarm(app: App, id: number): void {
  const weapon = inHand(id);
  open(
    app,
    `${kit.nameOf(id)}: disarmed`,
    id,
    CORE.disarm.number,
    [weapon ? 0 : get(id, TWO_HANDED), 0],
    [CORE.disarm.in.twoHanded, CORE.disarm.in.savePassed],
    LOSES,
    CORE.disarm.out.lostBlows,
    words => (words[CORE.disarm.out.keepsWeapon] ? 'KEEPS IT' : 'IT FALLS'),
    words => {
      if (!words[CORE.disarm.out.keepsWeapon]) drop(id, weapon);
      const blows = get(id, BLOWS + inHand(id) * WEAPON_BYTES);
      // As much time as a change of weapons with these dice takes.
      rollFor(app, CORE.weaponChange.number, [1, Math.max(1, blows)], [words[CORE.disarm.out.lostBlows]]);
      busy(id, kit.word(CORE.weaponChange.out.countsTaken));
    },
  );
}

/** A fumble: the total for the player's book, and what it may say. */
export function openFumble(app: App, id: number, attackKind: number): void {
  const dice = rollFor(app, CORE.fumbleRoll.number, [attackKind, 0], []);
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
function openLose(app: App, id: number): void {
  app.open(
    kit.numberScreen(app, {
      title: kit.nameOf(id),
      hint: 'blows lost',
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
      kit.run(CORE.bleed.number, [note, 1, 1, 0, 0, 0]);
      kit.setPool(id, 0, kit.poolOf(id, 0) - kit.word(CORE.bleed.out.damage));
      kit.applyCondition(id);
    }
  }
}

/** Between fights notes stand in a byte. */
export function bleedingGoesHome(id: number, bytes: Uint8Array): void {
  let notes = 0;
  for (let note = 0; note <= BY_PHASE; note++) if (kit.conditionAt(id, BLEEDS + note) >= 0) notes |= 1 << note;
  bytes[LAST_SHOT] = notes;
}

/** Within an event: a sheet was written. */
export function bleedingComesBack(id: number): void {
  const notes = get(id, LAST_SHOT);
  // The stamp of a phase has its highest bit.
  if (!notes || notes & 128) return;
  set(id, LAST_SHOT, 0);
  for (let note = 0; note <= BY_PHASE; note++)
    if (notes & (1 << note)) kit.addCondition(id, BLEEDS + note, Until.Removed, 0, 1);
}

/** Treats a wounded one: what the treatment stops no longer bleeds. */
export function openTreat(app: App): void {
  const labels = ['Healing begun', 'First aid', 'All healed'];
  kit.pickTarget(app, 0, 'Whom?', id =>
    app.open(
      kit.listScreen(app, {
        title: kit.nameOf(id),
        count: () => labels.length,
        label: i => labels[i],
        ok: i => {
          app.keep(FIGHT_SCREENS);
          kit.begin(TREATS, id, 0, 0);
          for (let note = 0; note <= BY_PHASE; note++) {
            const at = kit.conditionAt(id, BLEEDS + note);
            const fields = [note, 1, 1, 0, 0, 0];
            fields[CORE.bleed.in.healingBegun + i] = 1;
            kit.run(CORE.bleed.number, fields);
            if (at >= 0 && !kit.word(CORE.bleed.out.bleeding)) kit.removeCondition(at);
          }
          kit.commit();
        },
      }),
    ),
  );
}
