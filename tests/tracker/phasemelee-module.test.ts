// The real module of phasemelee at a table of twelve, at random.
import { beforeEach, expect, it } from 'vitest';
import { EventKind } from '../../firmware/fight/events.ts';
import * as fight from '../../firmware/fight/fight.ts';
import { ACTIVE_AT, ROUND_AT } from '../../firmware/fight/layout.ts';
import { hold, holders, next } from '../../firmware/fight/timeline.ts';
import { anythingGoes } from './fixtures/anything.ts';
import { start } from './fixtures/fixture.ts';
import { sitDown, type Table } from './fixtures/players.ts';
import { type Model, playBySchedule } from './fixtures/schedule.ts';
import { generator } from './fixtures/table.ts';

let table: Table;

beforeEach(async () => {
  table = await sitDown('phasemelee', () => import('../../firmware/systems/phasemelee/module.ts'));
});

function newcomer(): void {
  const { random } = table;
  table.add(
    `P${random(99)}`,
    { blowsA: random(6), lengthA: 1 + random(12), lengthB: 1 + random(9), blowsB: random(4), attackOwn: 1 + random(9) },
    [10 + random(40)],
  );
}

it.each([1, 2, 3, 4, 5])('holds whatever people do, seed %i', seed => {
  table.random = generator(seed);
  anythingGoes(table, 3000, newcomer);
});

it('who waits and parries all his blows away is not asked at the end of the phase', async () => {
  const order = await import('../../firmware/systems/phasemelee/order.ts');
  const ada = table.add('Ada', { blowsA: 2 });
  const bren = table.add('Bren', { blowsA: 1 });
  start();
  expect(fight.byteOf(ACTIVE_AT)).toBe(ada);
  hold();
  fight.begin(EventKind.Declare, bren, 0, 0);
  order.lose(ada, 2);
  fight.commit();
  expect(holders()).toEqual([]);
  next();
  expect([fight.shortOf(ROUND_AT), fight.byteOf(ACTIVE_AT), fight.flagsOf(ada)]).toEqual([2, ada, 0]);
});

it.each([1, 2, 3, 4, 5, 6])(
  'each strikes as often as his blows say, less those that he has lost, seed %i',
  async seed => {
    const order = await import('../../firmware/systems/phasemelee/order.ts');
    table.random = generator(seed);
    const blows = new Map<number, number>();
    const model: Model = {
      steps: 1,
      newcomer() {
        const count = 1 + table.random(7);
        const id = table.add('N', { blowsA: count, lengthA: 1 + table.random(12), attackOwn: 1 }, [
          10 + table.random(40),
        ]);
        blows.set(id, count);
        return id;
      },
      slots: (id, _, notes) => blows.get(id)! - Math.min(blows.get(id)!, notes[id]!.owed ?? 0),
      over(_step, _able, notes) {
        for (const each of Object.values(notes)) {
          each.owed = each.owes ?? 0;
          each.owes = 0;
        }
      },
      own(random, seen) {
        const id = fight.combatants()[random(fight.combatants().length)]!;
        const count = 1 + random(4);
        const left = seen.expected[id]! - (seen.acted[id] ?? 0) - (fight.byteOf(ACTIVE_AT) === id ? 1 : 0);
        if (seen.unsure[id]) return;
        fight.begin(EventKind.Declare, id, 0, 0);
        order.lose(id, count);
        fight.commit();
        const here = Math.max(0, Math.min(left, count));
        seen.expected[id]! -= here;
        seen.notes[id]!.owes = (seen.notes[id]!.owes ?? 0) + count - here;
      },
    };
    playBySchedule(table, model, 3000);
  },
);
