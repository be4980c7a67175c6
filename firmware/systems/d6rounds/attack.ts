// The d6rounds attack: body or mind, distance for far weapons, pushing; the core resolves.
// Strike and damage come from the attacker's sheet, dodge and endurance from the target's; the form shows them and takes other figures.
import type { App } from '../../app/app';
import { ACTIVE_AT } from '../../fight/layout';
import type { Attack, Kit, Outcome } from '../../fight/system';
import { runSheet } from './sheet';

/** Range words from this one on reach beyond arm's length. */
const FIRST_FAR_RANGE = 2;
const MOST_PUSH = 200;

const STATE_WORDS = ['', 'unconscious', 'dead'];

function attackOn(kit: Kit, attacker: number, target: number): Attack {
  /** 0 body, 1 mind; points pushed into the attack. */
  let pool = 0;
  let push = 0;
  let far = false;
  let fits = true;
  const values: number[] = [0, 0, 0, 0, 0, 0, 0];

  /** Values of both sheets: words of damage, endurance, strike, dodge, speed, range. */
  function fill(): void {
    const out = pool ? CORE.combatSheet.out.mentalDamage : CORE.combatSheet.out.damage;
    fits = runSheet(kit, attacker, 0, 0);
    values[CORE.attack.in.damage] = kit.word(out);
    values[CORE.attack.in.strike] = kit.word(out + 2);
    far = kit.word(out + 5) >= FIRST_FAR_RANGE;
    fits = runSheet(kit, target, 0, 0) && fits;
    values[CORE.attack.in.endurance] = kit.word(out + 1);
    values[CORE.attack.in.dodge] = kit.word(out + 3);
    values[CORE.attack.in.poolMax] = kit.fullPoolOf(target, pool);
    values[CORE.attack.in.pool] = kit.poolOf(target, pool);
  }

  /** Some weapons gain nothing from a push. */
  function damageWith(points: number): number {
    runSheet(kit, attacker, pool ? 0 : points, pool ? points : 0);
    return kit.word(pool ? CORE.combatSheet.out.mentalDamage : CORE.combatSheet.out.damage);
  }

  function read(): Outcome {
    const word = kit.word;
    const hit = word(CORE.attack.out.hit) === 1;
    const loss = word(CORE.attack.out.loss);
    const left = word(CORE.attack.out.pool);
    const state = word(CORE.attack.out.state);
    const why = [`strike ${word(CORE.attack.out.attackTotal)}, dodge ${word(CORE.attack.out.dodgeTotal)}`];
    if (hit) {
      why.push(`hurt ${word(CORE.attack.out.damageTotal)} less ${word(CORE.attack.out.enduranceTotal)}`);
      why.push(state ? `${STATE_WORDS[state]} at ${left}` : `${left} of ${values[CORE.attack.in.poolMax]} left`);
    } else why.push(`misses by ${-word(CORE.attack.out.margin)}`);
    return {
      big: hit ? `HIT ${loss}` : 'MISS',
      why: why,
      hit: hit,
      loss: loss,
      apply: () => {
        if (push) kit.setPool(attacker, pool, kit.poolOf(attacker, pool) - push);
        kit.setPool(target, pool, kit.poolOf(target, pool) - loss);
      },
    };
  }

  const way = kit.choiceRow(
    'Attack with',
    ['weapon', 'mind'],
    () => pool,
    value => {
      pool = value;
      push = 0;
      fill();
    },
  );

  fill();
  return {
    title: `${kit.nameOf(attacker)} - ${kit.nameOf(target)}`,
    attacker: attacker,
    target: target,
    procedure: CORE.attack.number,
    values: values,
    lists: [],
    rows: () =>
      [CORE.attack.in.strike, CORE.attack.in.dodge].concat(far ? [CORE.attack.in.rangeMetres] : [], [
        CORE.attack.in.damage,
        CORE.attack.in.endurance,
      ]),
    more: () => [
      way,
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
    fill: () => (fits ? '' : 'Weapon, shield and focus take more than two hands. Change the sheet.'),
    read: read,
  };
}

/** Attack by the active combatant: first the target. */
export function openAttack(kit: Kit, app: App): void {
  const attacker = kit.byteOf(ACTIVE_AT);
  kit.pickTarget(app, attacker, `${kit.nameOf(attacker)} attacks`, target =>
    kit.openAttack(app, attackOn(kit, attacker, target)),
  );
}
