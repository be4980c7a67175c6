// The d6rounds attack: target, choices, dice drawn or typed in, outcome, applied as one event.
// Strike and damage come from the attacker's sheet, dodge and endurance from the target's; the core resolves.
import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import { ACTIVE_AT, COMBATANT_FLAGS, DEAD } from '../../fight/layout';
import type { Kit } from '../../fight/system';
import type { FormRow } from '../../screens/form';
import { condition } from './condition';
import { valuesOf } from './sheet';

/** Range words from this one on reach beyond arm's length. */
const FIRST_FAR_RANGE = 2;
const MOST_DISTANCE = 1000;
const MOST_SHIFT = 400;

const WAYS = ['weapon', 'mind'];

interface Choices {
  mental: number;
  distance: number;
  /** Dodge given for strike, and the target's strike given for dodge. */
  strikeShift: number;
  dodgeShift: number;
  push: number;
}

interface Resolved {
  readonly hit: boolean;
  readonly margin: number;
  readonly attackTotal: number;
  readonly dodgeTotal: number;
  readonly damageTotal: number;
  readonly enduranceTotal: number;
  readonly loss: number;
  readonly pool: number;
  readonly state: number;
}

const STATE_WORDS = ['', 'unconscious', 'dead'];

function read(kit: Kit): Resolved {
  const word = kit.word;
  return {
    hit: word(CORE.attack.out.hit) === 1,
    margin: word(CORE.attack.out.margin),
    attackTotal: word(CORE.attack.out.attackTotal),
    dodgeTotal: word(CORE.attack.out.dodgeTotal),
    damageTotal: word(CORE.attack.out.damageTotal),
    enduranceTotal: word(CORE.attack.out.enduranceTotal),
    loss: word(CORE.attack.out.loss),
    pool: word(CORE.attack.out.pool),
    state: word(CORE.attack.out.state),
  };
}

function apply(kit: Kit, attacker: number, target: number, pool: number, push: number, result: Resolved): void {
  const fight = kit.fight;
  fight.begin(result.hit ? EventKind.Hit : EventKind.Miss, attacker, target, result.loss);
  if (push) {
    fight.setPool(attacker, pool, fight.poolOf(attacker, pool) - push);
    fight.setByteOf(fight.recordOf(attacker) + COMBATANT_FLAGS, condition(kit, attacker));
  }
  fight.setPool(target, pool, fight.poolOf(target, pool) - result.loss);
  fight.setByteOf(fight.recordOf(target) + COMBATANT_FLAGS, condition(kit, target));
  fight.commit();
}

function why(kit: Kit, target: number, pool: number, result: Resolved): string[] {
  const full = kit.fight.fullPoolOf(target, pool);
  if (!result.hit) return [`strike ${result.attackTotal}, dodge ${result.dodgeTotal}`, `misses by ${-result.margin}`];
  return [
    `strike ${result.attackTotal}, dodge ${result.dodgeTotal}`,
    `hurt ${result.damageTotal} less ${result.enduranceTotal}`,
    result.state ? `${STATE_WORDS[result.state]} at ${result.pool}` : `${result.pool} of ${full} left`,
  ];
}

function openChoices(kit: Kit, app: App, attacker: number, target: number): void {
  const fight = kit.fight;
  const chosen: Choices = { mental: 0, distance: 0, strikeShift: 0, dodgeShift: 0, push: 0 };
  const title = `${fight.nameOf(attacker)} - ${fight.nameOf(target)}`;

  function go(typed: boolean): void {
    const pool = chosen.mental;
    const attackerValues = valuesOf(kit, attacker, chosen.mental === 1, chosen.push);
    const targetValues = valuesOf(kit, target, chosen.mental === 1, 0);
    if (!attackerValues || !targetValues) {
      app.open(kit.noticeScreen(app, title, 'Weapon, shield and focus take more than two hands. Change the sheet.'));
      return;
    }
    const distance = attackerValues.range < FIRST_FAR_RANGE ? 0 : chosen.distance;
    const fields = [
      attackerValues.strike + chosen.strikeShift,
      targetValues.dodge + chosen.dodgeShift,
      distance,
      attackerValues.damage,
      targetValues.endurance,
      fight.fullPoolOf(target, pool),
      fight.poolOf(target, pool),
    ];
    const call = kit.createCall(kit.pack.run, CORE.attack.number, fields, []);
    const names = kit.pack.labels.procedure(CORE.attack.number).dice;
    kit.settle(app, call, kit.pack.labels, names, typed, status => {
      if (status) {
        app.open(kit.noticeScreen(app, title, 'These figures are beyond the rules. Change the choices.'));
        return;
      }
      const result = read(kit);
      app.open(
        kit.outcomeScreen(app, {
          title: title,
          big: result.hit ? `HIT ${result.loss}` : 'MISS',
          why: why(kit, target, pool, result),
          ok: () => {
            apply(kit, attacker, target, pool, chosen.push, result);
            app.back();
            app.back();
          },
        }),
      );
    });
  }

  function range(): number {
    const values = valuesOf(kit, attacker, chosen.mental === 1, 0);
    return values ? values.range : 0;
  }

  const way = kit.choiceRow(
    'Attack with',
    WAYS,
    () => chosen.mental,
    value => {
      chosen.mental = value;
      chosen.push = 0;
    },
  );
  const distance = kit.numberRow(
    'Distance, m',
    0,
    MOST_DISTANCE,
    () => chosen.distance,
    value => {
      chosen.distance = value;
    },
  );
  const strike = kit.numberRow(
    'Dodge to strike',
    -MOST_SHIFT,
    MOST_SHIFT,
    () => chosen.strikeShift,
    value => {
      chosen.strikeShift = value;
    },
  );
  const dodge = kit.numberRow(
    "Target's dodge",
    -MOST_SHIFT,
    MOST_SHIFT,
    () => chosen.dodgeShift,
    value => {
      chosen.dodgeShift = value;
    },
  );
  const roll = kit.actionRow(
    'Roll',
    () => go(false),
    () => '',
  );

  function push(): FormRow {
    const left = Math.max(0, fight.poolOf(attacker, chosen.mental));
    return kit.numberRow(
      chosen.mental ? 'Push mind' : 'Push body',
      0,
      Math.min(200, left),
      () => chosen.push,
      value => {
        chosen.push = value;
      },
    );
  }

  app.open(
    kit.formScreen(app, {
      title: title,
      rows: () => [roll, way].concat(range() < FIRST_FAR_RANGE ? [] : [distance], [strike, dodge, push()]),
      menu: () => kit.openMenu(app, [{ label: 'Type in the dice', ok: () => go(true) }]),
    }),
  );
}

/** Attack by the active combatant: first the target, the others in the order in which they joined. */
export function openAttack(kit: Kit, app: App): void {
  const fight = kit.fight;
  const attacker = fight.byteOf(ACTIVE_AT);
  const targets = fight.combatants().filter(id => id !== attacker && !(fight.flagsOf(id) & DEAD));
  app.open(
    kit.listScreen(app, {
      title: `${fight.nameOf(attacker)} attacks`,
      count: () => targets.length,
      label: i => fight.nameOf(targets[i]),
      value: i => `${fight.poolOf(targets[i], 0)}/${fight.fullPoolOf(targets[i], 0)}`,
      ok: i => openChoices(kit, app, attacker, targets[i]),
      empty: 'Nobody to attack',
    }),
  );
}
