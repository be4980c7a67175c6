// Damage or healing without an attack: who, which pool, how much.
import type { App } from '../app/app';
import { combatants, nameOf, poolOf } from '../fight/fight';
import { rules } from '../fight/in-use';
import { change } from '../fight/people';
import { FIGHT_SCREENS } from './attack';
import { listScreen } from './list';
import { numberScreen } from './number';

const MOST_CHANGE = 999;

export function openChange(app: App, heals: boolean): void {
  const ids = combatants();
  const pools = rules.pools;
  const word = heals ? 'Heal' : 'Damage';

  function ask(id: number, pool: number): void {
    app.open(
      numberScreen(app, {
        title: `${word} ${nameOf(id)}`,
        hint: pools[pool],
        low: 1,
        high: MOST_CHANGE,
        start: 1,
        ok: amount => {
          change(id, pool, amount, heals);
          app.keep(FIGHT_SCREENS);
        },
      }),
    );
  }

  app.open(
    listScreen(app, {
      title: word,
      count: () => ids.length * pools.length,
      label: i => `${nameOf(ids[Math.floor(i / pools.length)])} ${pools[i % pools.length]}`,
      value: i => `${poolOf(ids[Math.floor(i / pools.length)], i % pools.length)}`,
      ok: i => ask(ids[Math.floor(i / pools.length)], i % pools.length),
      empty: 'Nobody there',
    }),
  );
}
