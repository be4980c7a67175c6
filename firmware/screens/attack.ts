// An attack from the fight: target, form filled from both sheets, dice drawn or typed in, outcome, one event.
// What is rolled and what the outcome does is the system module's; behind the screen nobody sees the result.
import type { App } from '../app/app';
import { EventKind } from '../fight/events';
import { begin, byteOf, combatants, commit, flagsOf, fullPoolOf, nameOf, poolOf, setPool } from '../fight/fight';
import { pack } from '../fight/in-use';
import { ACTIVE_AT, DEAD } from '../fight/layout';
import type { Attack } from '../fight/system';
import { applyCondition } from '../fight/timeline';
import { createCall } from '../rules/call';
import { fieldForm } from '../rules/procedure';
import { settle } from './ask-dice';
import { actionRow, type FormRow, formScreen } from './form';
import { listScreen, openMenu } from './list';
import { noticeScreen } from './notice';
import { outcomeScreen } from './outcome';
import { errorText } from './procedure-form';
import { rollRows } from './rolled-figure';
import { fieldRow } from './sheet';

/** Home and the fight stay open below whatever a fight opens. */
export const FIGHT_SCREENS = 2;

/** Who was attacked or changed last: the likeliest to be so again. */
let target = 0;

export function lastTarget(): number {
  return target;
}

export function setLastTarget(id: number): void {
  target = id;
}

/** List of those who can be attacked, the others in the order in which they joined. */
export function pickTarget(app: App, attacker: number, title: string, ok: (id: number) => void): void {
  const targets = combatants().filter(id => id !== attacker && !(flagsOf(id) & DEAD));
  app.open(
    listScreen(app, {
      title: title,
      chosen: Math.max(0, targets.indexOf(target)),
      count: () => targets.length,
      label: i => nameOf(targets[i]),
      value: i => `${poolOf(targets[i], 0)}/${fullPoolOf(targets[i], 0)}`,
      ok: i => {
        target = targets[i];
        ok(target);
      },
      empty: 'Nobody there',
    }),
  );
}

/** An attack of whose slot it is: first the target. */
export function attackOf(app: App, make: (attacker: number, target: number) => Attack): void {
  const attacker = byteOf(ACTIVE_AT);
  pickTarget(app, attacker, `${nameOf(attacker)} attacks`, id => openAttack(app, make(attacker, id)));
}

export function openAttack(app: App, attack: Attack): void {
  const title = attack.title || `${nameOf(attack.attacker)} - ${nameOf(attack.target)}`;
  const labels = pack.labels;
  const procedure = labels.procedure(attack.procedure);
  const made: FormRow[] = [];

  function field(k: number): FormRow {
    if (!made[k])
      made[k] = fieldRow(
        attack.procedure,
        k,
        () => attack.values[k],
        value => {
          attack.values[k] = value;
        },
      );
    return made[k];
  }

  function finish(status: number, hidden: boolean, dice: readonly number[]): void {
    if (status) {
      const k = status >> 8;
      const form = status < 0 ? undefined : fieldForm(pack, attack.procedure, k, procedure.fields[k]);
      const words = form ? errorText(labels, form, attack.values[k]) : 'The rules stopped here. Nothing was changed.';
      app.open(noticeScreen(app, title, words));
      return;
    }
    const outcome = attack.read(dice);
    app.open(
      outcomeScreen(app, {
        title: title,
        big: outcome.big || (outcome.hit ? `HIT ${outcome.loss}` : 'MISS'),
        why: outcome.why,
        hidden: hidden,
        ok: () => {
          const kind = outcome.kind || (outcome.hit ? EventKind.Hit : EventKind.Miss);
          begin(hidden ? EventKind.Hidden : kind, attack.attacker, attack.target, outcome.hit ? outcome.loss : 0);
          const pool = outcome.kind ? -1 : outcome.pool || 0;
          if (pool >= 0) setPool(attack.target, pool, poolOf(attack.target, pool) - outcome.loss);
          if (outcome.apply) outcome.apply();
          applyCondition(attack.attacker);
          applyCondition(attack.target);
          commit();
          app.keep(FIGHT_SCREENS);
          if (outcome.afterwards) outcome.afterwards();
        },
      }),
    );
  }

  function go(typed: boolean, hidden: boolean): void {
    const trouble = attack.fill ? attack.fill() : '';
    if (trouble) {
      app.open(noticeScreen(app, title, trouble));
      return;
    }
    const call = createCall(pack.run, attack.procedure, attack.values, attack.lists || []);
    settle(app, call, labels, procedure.dice, typed, status => finish(status, hidden, call.dice));
  }

  const roll = actionRow(
    'Roll',
    () => go(false, false),
    () => (attack.odds ? attack.odds() : ''),
  );
  app.open(
    formScreen(app, {
      title: title,
      rows: () =>
        [roll].concat(attack.first ? attack.first() : [], attack.rows().map(field), attack.more ? attack.more() : []),
      menu: line => {
        const rows = [
          { label: 'Type in the dice', ok: () => go(true, false) },
          { label: 'Roll hidden', ok: () => go(false, true) },
        ];
        openMenu(app, rows.concat(rollRows(app, line)));
      },
    }),
  );
}
