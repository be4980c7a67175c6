// The d6rounds attack: body or mind, distance for far weapons, pushing; the core resolves.
// Strike and damage come from the attacker's sheet, dodge and endurance from the target's; the form shows them and takes other figures.
import type { Attack, Kit, Outcome } from '../../fight/system';
import { runSheet } from './sheet';

/** Range words from this one on reach beyond arm's length. */
const FIRST_FAR_RANGE = 2;
const MOST_PUSH = 200;

const STATE_WORDS = ['', 'unconscious', 'dead'];

/** Damage, endurance, strike, dodge, speed and range of the mind stand as those of the body do, so many words on. */
const MENTAL = CORE.combatSheet.out.mentalDamage - CORE.combatSheet.out.damage;

export function attackOn(kit: Kit, attacker: number, target: number): Attack {
  const word = kit.word;
  const values: number[] = [];
  /** 0 body, 1 mind; points pushed into the attack. */
  let pool = 0;
  let push = 0;
  let far = false;
  let fits = true;

  function fill(): void {
    const on = pool * MENTAL;
    fits = runSheet(kit, attacker, 0, 0);
    values[CORE.attack.in.strike] = word(CORE.combatSheet.out.strike + on);
    values[CORE.attack.in.damage] = word(CORE.combatSheet.out.damage + on);
    values[CORE.attack.in.rangeMetres] = 0;
    far = word(CORE.combatSheet.out.range + on) >= FIRST_FAR_RANGE;
    fits = runSheet(kit, target, 0, 0) && fits;
    values[CORE.attack.in.dodge] = word(CORE.combatSheet.out.dodge + on);
    values[CORE.attack.in.endurance] = word(CORE.combatSheet.out.endurance + on);
    values[CORE.attack.in.poolMax] = kit.fullPoolOf(target, pool);
    values[CORE.attack.in.pool] = kit.poolOf(target, pool);
  }

  /** Some weapons gain nothing from a push. */
  function damageWith(points: number): number {
    runSheet(kit, attacker, pool, points);
    return word(CORE.combatSheet.out.damage + pool * MENTAL);
  }

  function read(): Outcome {
    const hit = word(CORE.attack.out.hit) === 1;
    const left = word(CORE.attack.out.pool);
    const state = word(CORE.attack.out.state);
    return {
      why: [
        `strike ${word(CORE.attack.out.attackTotal)}, dodge ${word(CORE.attack.out.dodgeTotal)}`,
        hit
          ? `hurt ${word(CORE.attack.out.damageTotal)} less ${word(CORE.attack.out.enduranceTotal)}`
          : `misses by ${-word(CORE.attack.out.margin)}`,
        hit ? (state ? `${STATE_WORDS[state]} at ${left}` : `${left} of ${values[CORE.attack.in.poolMax]} left`) : '',
      ],
      hit: hit,
      loss: word(CORE.attack.out.loss),
      pool: pool,
      apply: () => kit.setPool(attacker, pool, kit.poolOf(attacker, pool) - push),
    };
  }

  fill();
  return {
    attacker: attacker,
    target: target,
    procedure: CORE.attack.number,
    values: values,
    rows: () =>
      [CORE.attack.in.strike, CORE.attack.in.dodge].concat(
        far ? CORE.attack.in.rangeMetres : [],
        CORE.attack.in.damage,
        CORE.attack.in.endurance,
      ),
    more: () => [
      kit.choiceRow(
        'Attack by',
        ['weapon', 'mind'],
        () => pool,
        value => {
          pool = value;
          push = 0;
          fill();
        },
      ),
      kit.numberRow(
        pool ? 'Push mind' : 'Push body',
        0,
        Math.max(0, Math.min(MOST_PUSH, kit.poolOf(attacker, pool))),
        () => push,
        value => {
          values[CORE.attack.in.damage] += damageWith(value) - damageWith(push);
          push = value;
        },
      ),
    ],
    fill: () => (fits ? '' : 'This gear takes too many hands.'),
    read: read,
  };
}
