// The real module of phasescreen at a table of twelve, at random.
import { beforeEach, expect, it } from 'vitest';
import { EventKind } from '../../firmware/fight/events.ts';
import * as fight from '../../firmware/fight/fight.ts';
import { ACTIVE_AT, STEP_AT } from '../../firmware/fight/layout.ts';
import { anythingGoes } from './fixtures/anything.ts';
import { start } from './fixtures/fixture.ts';
import { sitDown, type Table } from './fixtures/players.ts';
import { type Model, playBySchedule } from './fixtures/schedule.ts';
import { generator } from './fixtures/table.ts';

let table: Table;

beforeEach(async () => {
  table = await sitDown('phasescreen-fight', () => import('../../firmware/systems/phasescreen/module.ts'));
});

function newcomer(): void {
  const { random } = table;
  table.add(
    `P${random(99)}`,
    {
      kinds: random(2),
      weapons: random(13),
      dexterities: random(100),
      mr: random(20),
      mel: random(9),
      dtv: -1 - random(9),
    },
    [5 + random(20), 5 + random(20), random(2) ? random(40) : 0],
  );
}

it.each([1, 2, 3, 4, 5])('holds whatever people do, seed %i', seed => {
  table.random = generator(seed);
  anythingGoes(table, 3000, newcomer);
});

it('twelve strike in the order of the rules', () => {
  for (let fightNumber = 1; fightNumber <= 40; fightNumber++) {
    table.random = generator(fightNumber);
    fight.clearFight();
    const { random } = table;
    const all = Array.from({ length: 12 }, (_, k) => {
      const kinds = random(2);
      const figures = { kinds, weapons: kinds ? 12 : random(12), ocvs: random(20), dexterities: random(8) };
      return { id: table.add(`N${k}`, figures), ...figures };
    });
    start();
    while (fight.byteOf(STEP_AT) !== Step.Melee) table.ok();
    const seen: number[] = [];
    for (; fight.byteOf(STEP_AT) === Step.Melee; table.ok()) seen.push(fight.byteOf(ACTIVE_AT));
    const words = (name: string) =>
      table.core.procedures.find(({ id }) => id === 'attackOrder')!.fields.find(field => field.name === name)!.type;
    const named = (name: 'kinds' | 'weapons') => {
      const type = words(name);
      const element = type.kind === 'list' && type.element.kind === 'enum' ? type.element.words : [];
      return all.map(each => element[each[name]]!);
    };
    const { order } = table.core.rules.call('attackOrder', {
      kinds: named('kinds'),
      weapons: named('weapons'),
      ocvs: all.map(({ ocvs }) => ocvs),
      dexterities: all.map(({ dexterities }) => dexterities),
    }).out as unknown as { order: number[] };
    expect(seen).toEqual(order.map(i => all[i]!.id));
  }
});

enum Step {
  Mana = 0,
  Missiles = 1,
  Magic = 2,
  Melee = 3,
  Poison = 4,
}
const STEPS = 5;
const PHASES = 4;
/** Poisons by their words: how many phases from one loss to the next. */
const EVERY = [1, 2, 4];

it.each([1, 2, 3, 4, 5, 6])(
  'each acts once a phase where he has something to do, spells and poison take their time, seed %i',
  async seed => {
    const places = await import('../../firmware/systems/phasescreen/places.ts');
    const clock = await import('../../firmware/systems/phasescreen/clock.ts');
    table.random = generator(seed);
    const els = new Map<number, number>();
    const POOL = 10_000;

    /** Mana a phase that goes into a spell of EL 0. */
    function speed(id: number, phase: number): number {
      const { mana, per } = table.core.rules.call('castingSpeed', { mel: els.get(id)!, el: 0 }).out as unknown as {
        mana: number;
        per: string;
      };
      return per === 'turn' && phase ? 0 : mana;
    }

    const model: Model = {
      steps: STEPS * PHASES,
      downed: [0, 1, 2, 3].map(phase => STEPS * phase + Step.Poison),
      newcomer() {
        const { random } = table;
        const mel = random(5);
        const figures = {
          kinds: random(2),
          weapons: random(13),
          dexterities: random(100),
          mr: random(20),
          mel,
          dtv: -5,
        };
        const id = table.add('N', figures, [30 + random(30), POOL, POOL]);
        els.set(id, mel);
        return id;
      },
      slots(id, step, notes) {
        const { needs = -1, missile = 0, poison = 0, since = 0 } = notes[id]!;
        if (step % STEPS === Step.Mana) return needs === 0 ? 0 : 1;
        if (step % STEPS === Step.Missiles) return missile;
        if (step % STEPS === Step.Magic) return needs === 0 ? 1 : 0;
        if (step % STEPS === Step.Melee) return 1;
        return poison && since + 1 >= EVERY[poison - 1]! ? 1 : 0;
      },
      isSpent: id => fight.byteOf(STEP_AT) % STEPS === Step.Magic && !clock.get(id, places.BASE),
      acted(id, step, notes) {
        const own = notes[id]!;
        const { needs = -1 } = own;
        if (step % STEPS === Step.Mana && needs > 0)
          own.needs = Math.max(0, needs - speed(id, Math.floor(step / STEPS)));
        if (step % STEPS === Step.Magic) own.needs = -1;
        if (step % STEPS === Step.Poison) own.paid = 1;
      },
      over(step, _up, notes) {
        if (step % STEPS !== Step.Poison) return;
        for (const own of Object.values(notes)) {
          own.since = own.paid ? 0 : (own.since ?? 0) + 1;
          own.paid = 0;
        }
      },
      own(random, seen) {
        const id = fight.byteOf(ACTIVE_AT);
        const step = fight.byteOf(STEP_AT) % STEPS;
        const own = seen.notes[id];
        if (!own || seen.unsure[id]) return;
        const what = random(3);
        if (!what && step === Step.Mana) {
          own.needs = 1 + random(12);
          fight.begin(EventKind.Declare, id, 0, own.needs);
          clock.set(id, places.BASE, 1);
          clock.setShort(id, places.NEEDS, own.needs);
          fight.commit();
        } else if (what === 1 && step === Step.Melee) {
          own.missile = 1 - (own.missile ?? 0);
          fight.begin(EventKind.Own, id, own.missile, 0);
          clock.set(id, places.MISSILE, own.missile);
          fight.commit();
        } else if (what === 2 && step === Step.Melee) {
          own.poison = random(EVERY.length + 1);
          own.since = 0;
          fight.begin(EventKind.Own, id, 1, 0);
          clock.set(id, places.POISON, own.poison);
          clock.set(id, places.BL, 1);
          clock.set(id, places.SINCE, 0);
          fight.commit();
        }
      },
    };
    playBySchedule(table, model, 3000);
  },
);
