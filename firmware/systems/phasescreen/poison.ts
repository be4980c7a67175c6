// Poison: whether it takes, and what it takes at the end of each of its phases.
// A loss falls in a step of its own, so that its dice can be thrown by hand.
import type { App } from '../../app/app';
import { HELD, Until } from '../../fight/condition-kinds';
import { SHEET } from '../../fight/record-layout';
import { get, kit, set } from './clock';
import { BL, POISON, Row, SINCE } from './places';
import { ENERGY } from './spell';

const PARALYSIS = 3;
const OTHER = 4;
/** Set in the count of phases once the loss of this phase is paid. */
const PAID = 128;

/** Phases from one loss to the next. */
function interval(id: number): number {
  kit.run(CORE.poisonLoss.number, [get(id, POISON) - 1, get(id, BL)]);
  return kit.word(CORE.poisonLoss.out.everyPhases);
}

/** True if a loss is due at the end of this phase. */
export function isDue(id: number): boolean {
  return get(id, POISON) > 0 && (get(id, SINCE) & ~PAID) + 1 >= interval(id);
}

/** Within an event: a phase is over. */
export function passPhase(id: number): void {
  if (get(id, POISON)) set(id, SINCE, get(id, SINCE) & PAID ? 0 : get(id, SINCE) + 1);
}

/** Paralysis takes no energy: it is a condition, and stands here by its BL alone. */
function hold(id: number): void {
  set(id, POISON, 0);
  kit.addCondition(id, HELD, Until.Removed, 0, 1);
}

/** Between fights paralysis, which lasts for hours, is a poison like the others. */
export function poisonGoesHome(id: number, bytes: Uint8Array): void {
  if (!get(id, POISON) && get(id, BL) && kit.conditionAt(id, HELD) >= 0) bytes[POISON - SHEET] = PARALYSIS + 1;
}

/** Within an event: a sheet was written. */
export function poisonComesBack(id: number): void {
  if (get(id, POISON) === PARALYSIS + 1) hold(id);
}

/** What dies of poison is as dead as by wounds. */
function fatal(id: number, energy: number): number {
  return energy > 0 ? 0 : Math.max(0, kit.poolOf(id, 0) - kit.figures(id)[Row.Dtv]);
}

/** The loss that is due. False if it is paid. */
export function openLoss(app: App, id: number): boolean {
  if (get(id, SINCE) & PAID) return false;
  kit.openAttack(app, {
    title: `${kit.nameOf(id)}: poison`,
    attacker: id,
    target: id,
    procedure: CORE.poisonLoss.number,
    values: [get(id, POISON) - 1, get(id, BL)],
    rows: () => [],
    read: () => {
      const loss = kit.word(CORE.poisonLoss.out.loss);
      const energy = kit.poolOf(id, ENERGY) - loss;
      return {
        big: energy > 0 ? `LOSES ${loss}` : 'DIES',
        why: [`energy ${energy} left`],
        hit: true,
        loss: fatal(id, energy),
        apply: () => {
          kit.setPool(id, ENERGY, energy);
          set(id, SINCE, get(id, SINCE) | PAID);
        },
      };
    },
  });
  return true;
}

/** Somebody is poisoned: does it take? */
export function openPoison(app: App, who: number): void {
  kit.pickTarget(app, 0, 'Who is poisoned?', target => {
    const values = [0, 1, 0, Math.max(1, kit.poolOf(target, ENERGY))];
    kit.openAttack(app, {
      title: `${kit.nameOf(target)}: poison`,
      attacker: who,
      target: target,
      procedure: CORE.poisonRoll.number,
      values: values,
      rows: () => [CORE.poisonRoll.in.poison, CORE.poisonRoll.in.bl, CORE.poisonRoll.in.modifier],
      odds: () =>
        kit.run(CORE.magicOdds.number, [values[1], values[2], 0, 0])
          ? ''
          : `S${kit.word(CORE.magicOdds.out.success)} F${kit.word(CORE.magicOdds.out.failure)}`,
      read: () => {
        const takes = kit.word(CORE.poisonRoll.out.takesEffect);
        const energy = kit.word(CORE.poisonRoll.out.energyAfter);
        const kind = values[0];
        return {
          big: takes ? 'TAKES' : 'NO EFFECT',
          why: [`energy ${energy}`],
          hit: takes === 1,
          loss: takes ? fatal(target, energy) : 0,
          apply: () => {
            kit.setPool(target, ENERGY, energy);
            if (!takes || kind >= OTHER) return;
            set(target, BL, values[1]);
            if (kind === PARALYSIS) hold(target);
            else {
              set(target, POISON, kind + 1);
              set(target, SINCE, 0);
            }
          },
        };
      },
    });
  });
}
