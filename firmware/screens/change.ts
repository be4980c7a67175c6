// Damage or healing without an attack: who, which pool, how much.
import type { App } from '../app/app';
import { combatants, nameOf, poolOf } from '../fight/fight';
import { rules } from '../fight/in-use';
import { change } from '../fight/people';
import { FIGHT_SCREENS, lastTarget, setLastTarget } from './attack';
import { listScreen } from './list';
import { numberScreen } from './number';
import { rollRows } from './rolled-figure';

const MOST_CHANGE = 999;

/** First everybody's first pool, then the others: wounds are commonest. */
export function openChange(app: App, heals: boolean): void {
  const ids = combatants();
  const pools = rules.pools;
  const word = heals ? 'Heal' : 'Damage';
  const pool = (i: number) => Math.floor(i / ids.length);

  function ask(id: number, k: number): void {
    setLastTarget(id);
    app.open(
      numberScreen(app, {
        title: `${word} ${nameOf(id)}`,
        hint: pools[k],
        low: 1,
        high: MOST_CHANGE,
        start: 1,
        menu: figure => rollRows(app, figure),
        ok: amount => {
          change(id, k, amount, heals);
          app.keep(FIGHT_SCREENS);
        },
      }),
    );
  }

  app.open(
    listScreen(app, {
      title: word,
      chosen: Math.max(0, ids.indexOf(lastTarget())),
      count: () => ids.length * pools.length,
      label: i => `${nameOf(ids[i % ids.length])} ${pools[pool(i)]}`,
      value: i => `${poolOf(ids[i % ids.length], pool(i))}`,
      ok: i => ask(ids[i % ids.length], pool(i)),
      empty: 'Nobody there',
    }),
  );
}
