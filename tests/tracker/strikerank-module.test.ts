// The real module of strikerank at a table of twelve, at random.
import { beforeEach, expect, it } from 'vitest';
import { EventKind } from '../../firmware/fight/events.ts';
import * as fight from '../../firmware/fight/fight.ts';
import { ACTIVE_AT, ROUND_AT, STEP_AT, SYSTEM_AT } from '../../firmware/fight/layout.ts';
import { anythingGoes } from './fixtures/anything.ts';
import { start } from './fixtures/fixture.ts';
import { sitDown, type Table } from './fixtures/players.ts';
import { type Model, type Notes, playBySchedule } from './fixtures/schedule.ts';
import { generator } from './fixtures/table.ts';

let table: Table;

beforeEach(async () => {
  table = await sitDown('strikerank-fight', () => import('../../firmware/systems/strikerank/module.ts'));
});

function newcomer(): void {
  const { random } = table;
  table.add(
    `P${random(99)}`,
    {
      int: 3 + random(18),
      dex: 3 + random(18),
      weaponSr: 1 + random(10),
      dexSr: 1 + random(4),
      attackSkill: 50 + random(60),
    },
    [5 + random(20), random(20)],
  );
}

it.each([1, 2, 3, 4, 5])('holds whatever people do, seed %i', seed => {
  table.random = generator(seed);
  anythingGoes(table, 3000, newcomer);
});

/** Actions as the module numbers them, and as the rules name them. */
const ATTACK = 1;
const SPELL = 3;
const PARRY = 4;
const DODGE = 5;
const NAMES: Record<number, string> = {
  [ATTACK]: 'melee-attack',
  [SPELL]: 'cast-spell',
  [PARRY]: 'parry',
  [DODGE]: 'dodge',
};
const PAIRS = [
  [ATTACK, PARRY],
  [ATTACK, ATTACK],
  [SPELL, PARRY],
  [SPELL, 0],
  [PARRY, DODGE],
  [0, 0],
] as const;
enum Step {
  Intent = 0,
  Move = 1,
  Melee = 2,
  Bleeding = 3,
  PostMelee = 4,
  Fatigue = 5,
}

it('a full table casts and strikes at once, and each step fits into one event', async () => {
  const state = await import('../../firmware/systems/strikerank/state.ts');
  table.random = generator(1);
  for (let k = 0; k < 24; k++) table.add(`N${k}`, { int: k + 1, dex: 24 - k }, [20, 40]);
  fight.begin(EventKind.Edit, 0, 0, 0);
  fight.setByteOf(SYSTEM_AT, 2);
  fight.commit();
  start();
  for (let round = 1; round < 12; round++) {
    for (; fight.byteOf(STEP_AT) === Step.Intent; table.ok())
      if (round % 3 === 1) {
        const id = fight.byteOf(ACTIVE_AT);
        fight.begin(EventKind.Declare, id, SPELL, ATTACK);
        state.set(id, state.ACTIONS, SPELL | (ATTACK << 4));
        state.set(id, state.MAGIC, 14);
        fight.commit();
      }
    while (fight.shortOf(ROUND_AT) === round) table.ok();
  }
  expect(fight.shortOf(ROUND_AT)).toBe(12);
});

it.each([1, 2, 3, 4, 5, 6])(
  'each acts as often as he has declared, bleeds and tires when it is time, seed %i',
  async seed => {
    const state = await import('../../firmware/systems/strikerank/state.ts');
    table.random = generator(seed);
    const ranks = new Map<number, [number, number]>();
    const moves = seed % 3;

    /** Strike ranks of what is declared, by the rules' own order of the phase. */
    function timed(id: number, notes: Notes): { count: number; carried: number } {
      const [weaponSr, dexSr] = ranks.get(id)!;
      const { first = ATTACK, second = PARRY, magic = 0, carried = 0 } = notes[id]!;
      const actions = [first, second].filter(action => action !== 0);
      if (!actions.length) return { count: 0, carried: 0 };
      const out = table.core.rules.call('meleePhaseOrder', {
        actors: actions.map(() => 0),
        actions: actions.map((action, k) =>
          k && action === ATTACK && first === ATTACK ? 'second-attack' : NAMES[action]!,
        ),
        weaponSr: actions.map(action => (action === SPELL ? 0 : weaponSr)),
        dexSr: actions.map(action => (action === SPELL && carried ? 0 : dexSr)),
        magicPoints: actions.map(action => (action === SPELL ? carried || magic : 0)),
      }).out as unknown as { order: number[]; carriedSr: number[] };
      return { count: out.order.length, carried: out.carriedSr[0] ?? 0 };
    }

    const model: Model = {
      steps: 6,
      downed: [Step.Bleeding],
      newcomer() {
        const { random } = table;
        const [weaponSr, dexSr] = [1 + random(10), 1 + random(4)];
        const id = table.add('N', { int: 3 + random(18), dex: 3 + random(18), weaponSr, dexSr }, [20 + random(30), 40]);
        ranks.set(id, [weaponSr, dexSr]);
        return id;
      },
      slots(id, step, notes) {
        if (step === Step.Intent) return 1;
        // Who has not said what he will do does nothing: he was down, or was not there.
        if (step === Step.Melee) return notes[id]!.said ? timed(id, notes).count : 0;
        if (step === Step.Bleeding) return state.get(id, state.BLEEDING) ? 1 : 0;
        if (step === Step.Fatigue) return notes[id]!.exerted && notes[id]!.exertion! % 5 === 0 ? 1 : 0;
        return [1, 3, 0][moves]!;
      },
      acted(id, step, notes) {
        const own = notes[id]!;
        if (step !== Step.Intent) return;
        own.said = 1;
        // A spell that goes on is one that is declared again.
        if (own.first !== SPELL) own.carried = 0;
      },
      over(step, up, notes) {
        if (step === Step.Fatigue) for (const own of Object.values(notes)) own.said = 0;
        for (const id of up) {
          const own = notes[id]!;
          if (step === Step.Intent) own.exerted = 0;
          if (step !== Step.Melee) continue;
          own.carried = own.said ? timed(id, notes).carried : 0;
          const { first = ATTACK, second = PARRY } = own;
          if (![first, second].some(action => action === ATTACK || action === PARRY || action === DODGE)) continue;
          own.exerted = 1;
          own.exertion = (own.exertion ?? 0) + 1;
        }
      },
      own(random, seen) {
        const id = fight.byteOf(ACTIVE_AT);
        if (fight.byteOf(STEP_AT) !== Step.Intent || !id || seen.unsure[id]) return;
        const [first, second] = PAIRS[random(PAIRS.length)]!;
        const magic = 1 + random(14);
        fight.begin(EventKind.Declare, id, first, second);
        state.set(id, state.ACTIONS, first | (second << 4));
        state.set(id, state.MAGIC, magic);
        fight.commit();
        Object.assign(seen.notes[id]!, { first, second, magic });
      },
    };
    fight.begin(EventKind.Edit, 0, 0, 0);
    fight.setByteOf(SYSTEM_AT, moves);
    fight.commit();
    playBySchedule(table, model, 3000);
  },
);
