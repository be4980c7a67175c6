// Spells: what is begun, the mana that goes in phase by phase, the effect, abysmal failure.
// A spell at hand has a base mana cost; what it still needs falls by the caster's speed, and it takes effect when that is nothing.
import { ABSENT } from '../../../wasm-core/memory-map';
import type { App } from '../../app/app';
import { OUT, STUNNED, Until } from '../../fight/condition-kinds';
import { EventKind } from '../../fight/events';
import { get, getShort, kit, phaseOfTurn, rollText, set, setShort } from './clock';
import { BASE, EL, MEL, NEEDS, Row } from './places';

export const ENERGY = 1;
export const MANA = 2;
/** The highest end of failure on the Magic Table is 110: so much on a D100 brings all of its ends among the faces. */
const ROW_SHIFT = 10;
const RESULTS = ['SUCCESS', 'FAILURE', 'ABYSMAL'];
const ABYSMAL = 2;
const OFFENSIVE = 0;
const SPOKEN = 1;
const EFFECTS = ['TURNED', 'BLAST', 'COMA', 'SHARED', 'OUT', 'STUNNED', 'POSSESSED'];
const COMA = 2;
const MOST_MDV = 1000;

/** Mana that a spell of this EL takes up in the present phase. */
function manaNow(id: number, el: number): number {
  kit.run(CORE.castingSpeed.number, [get(id, MEL), el, 0]);
  return kit.word(CORE.castingSpeed.out.per) && phaseOfTurn() ? 0 : kit.word(CORE.castingSpeed.out.mana);
}

/** True if the mana of a spell is gathered. */
export function isReady(id: number): boolean {
  return get(id, BASE) > 0 && !getShort(id, NEEDS);
}

export function spellText(id: number): string {
  return get(id, BASE) ? `${getShort(id, NEEDS)} to go` : 'no spell';
}

/** Within an event: the mana of this phase goes into the spell. */
export function putMana(id: number): void {
  if (!get(id, BASE)) return;
  const needs = getShort(id, NEEDS);
  const mana = Math.min(needs, manaNow(id, get(id, EL)), Math.max(0, kit.poolOf(id, MANA)));
  setShort(id, NEEDS, needs - mana);
  kit.setPool(id, MANA, kit.poolOf(id, MANA) - mana);
}

/** Begins a spell, or drops the one at hand. */
export function openSpell(app: App, id: number): void {
  let base = get(id, BASE) || 1;
  let el = get(id, EL);
  let language = 0;

  function cost(): number {
    kit.run(CORE.castingCost.number, [base, el, language]);
    return kit.word(CORE.castingCost.out.cost);
  }

  function phases(mana: number): number {
    kit.run(CORE.castingSpeed.number, [get(id, MEL), el, 0]);
    kit.run(CORE.castingTime.number, [
      mana,
      kit.word(CORE.castingSpeed.out.mana),
      kit.word(CORE.castingSpeed.out.per),
      ABSENT,
      ABSENT,
    ]);
    return kit.word(CORE.castingTime.out.phases);
  }

  function take(mana: number): void {
    kit.begin(EventKind.Declare, id, 0, mana);
    set(id, BASE, mana ? base : 0);
    set(id, EL, el);
    setShort(id, NEEDS, mana);
    kit.commit();
    app.back();
  }

  app.open(
    kit.formScreen(app, {
      title: `${kit.nameOf(id)}: spell`,
      rows: () => [
        kit.actionRow(
          'Cast',
          () => take(Math.max(1, cost())),
          () => `${cost()} in ${phases(cost())} ph.`,
        ),
        kit.fieldRow(
          CORE.castSpell.number,
          CORE.castSpell.in.baseManaCost,
          () => base,
          value => {
            base = value;
          },
        ),
        kit.fieldRow(
          CORE.castSpell.number,
          CORE.castSpell.in.el,
          () => el,
          value => {
            el = value;
          },
        ),
        kit.fieldRow(
          CORE.castingCost.number,
          CORE.castingCost.in.language,
          () => language,
          value => {
            language = value;
          },
        ),
        kit.actionRow(
          'No spell',
          () => take(0),
          () => '',
        ),
      ],
    }),
  );
}

/** The row of the Magic Table, the result of the roll marked. */
function rowText(line: number, roll: number): string {
  kit.run(CORE.magicOdds.number, [line, ROW_SHIFT, 0, 0]);
  const success = kit.word(CORE.magicOdds.out.success) + ROW_SHIFT;
  const failure = success + kit.word(CORE.magicOdds.out.failure);
  if (roll <= success) return `[S${success}] F${failure} A`;
  return roll <= failure ? `S${success} [F${failure}] A` : `S${success} F${failure} [A]`;
}

function openAbysmal(app: App, id: number): void {
  kit.openAttack(app, {
    title: 'Abysmal failure',
    attacker: id,
    target: id,
    procedure: CORE.abysmalFailure.number,
    values: [0, Math.max(0, kit.poolOf(id, ENERGY)), Math.max(0, kit.poolOf(id, MANA))],
    rows: () => [CORE.abysmalFailure.in.modifier],
    read: () => {
      const effect = kit.word(CORE.abysmalFailure.out.effect);
      const energy = kit.word(CORE.abysmalFailure.out.energyAfter);
      const mana = kit.word(CORE.abysmalFailure.out.castingAfter);
      const hours = kit.word(CORE.abysmalFailure.out.hours);
      const phases = kit.word(CORE.abysmalFailure.out.phases);
      const dead = kit.word(CORE.abysmalFailure.out.dead);
      return {
        big: dead ? 'DEAD' : EFFECTS[effect],
        why: [
          `energy ${energy}, mana ${mana}`,
          hours ? `out for ${hours} hours` : phases ? `for ${phases} phases` : '',
        ],
        hit: true,
        loss: dead ? Math.max(0, kit.poolOf(id, 0) - kit.figures(id)[Row.Dtv]) : 0,
        apply: () => {
          kit.setPool(id, ENERGY, energy);
          kit.setPool(id, MANA, mana);
          if (hours || effect === COMA) kit.addCondition(id, OUT, Until.Removed, 0, 1);
          if (phases) kit.addCondition(id, STUNNED, Until.Phase, 0, phases + 1);
        },
      };
    },
  });
}

/** The spell takes effect: its roll on the Magic Table. */
export function openEffect(app: App, id: number): void {
  const mdv = [0];
  const values = [0, 0, get(id, BASE), get(id, EL), OFFENSIVE, 1, 0, 0];
  kit.openAttack(app, {
    title: `${kit.nameOf(id)}: spell`,
    attacker: id,
    target: id,
    procedure: CORE.castSpell.number,
    values: values,
    lists: [{ figures: mdv, address: CORE.castSpell.at.mdvs, size: 2 }],
    rows: () => [
      CORE.castSpell.in.line,
      CORE.castSpell.in.modifier,
      CORE.castSpell.in.kind,
      CORE.castSpell.in.language,
      CORE.castSpell.in.force,
    ],
    more: () =>
      values[CORE.castSpell.in.kind] === OFFENSIVE
        ? [
            kit.numberRow(
              'Target MDV',
              0,
              MOST_MDV,
              () => mdv[0],
              value => {
                mdv[0] = value;
              },
            ),
          ]
        : [],
    odds: () => {
      const spoken = values[CORE.castSpell.in.language] === SPOKEN ? 1 : 0;
      if (kit.run(CORE.magicOdds.number, [values[0], values[1], spoken, spoken && values[CORE.castSpell.in.force]]))
        return '';
      const word = (at: number) => kit.word(CORE.magicOdds.out.success + at);
      return `S${word(0)} F${word(1)} A${word(2)}`;
    },
    read: dice => {
      const result = kit.word(CORE.castSpell.out.result);
      const roll = kit.word(CORE.castSpell.out.modifiedRoll);
      const gained = `exp. ${kit.word(CORE.castSpell.out.magicExperience)}, expertise ${kit.word(CORE.castSpell.out.expertise)}`;
      return {
        big: RESULTS[result],
        why: [rowText(values[0], roll), rollText(dice[0], roll, values[0]), gained],
        hit: !result,
        loss: 0,
        apply: () => set(id, BASE, 0),
        afterwards: () => {
          if (result === ABYSMAL) openAbysmal(app, id);
        },
      };
    },
  });
}
