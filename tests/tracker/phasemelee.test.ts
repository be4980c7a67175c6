// The timeline of phasemelee as its module makes it, played through the tracker and held against the core's own order of a phase.
// The module gets a kit without screens; rules run in V8.
import { beforeAll, describe, expect, it } from 'vitest';
import { EventKind } from '../../firmware/fight/events.ts';
import * as fight from '../../firmware/fight/fight.ts';
import { ACTIVE_AT, COMBATANT_BYTES, SHEET, TIME_AT } from '../../firmware/fight/layout.ts';
import { leave } from '../../firmware/fight/people.ts';
import type { Kit, System } from '../../firmware/fight/system.ts';
import { doneOf, next } from '../../firmware/fight/timeline.ts';
import { type Core, openCore } from './fixtures/core.ts';
import { add, PLAIN, play, round, start } from './fixtures/fixture.ts';
import { generator } from './fixtures/table.ts';

let core: Core;
let order: typeof import('../../firmware/systems/phasemelee/order.ts');
let pairs: typeof import('../../firmware/systems/phasemelee/pairs.ts');
let sheet: typeof import('../../firmware/systems/phasemelee/sheet.ts');
let system: System;

beforeAll(async () => {
  core = await openCore('phasemelee');
  order = await import('../../firmware/systems/phasemelee/order.ts');
  pairs = await import('../../firmware/systems/phasemelee/pairs.ts');
  sheet = await import('../../firmware/systems/phasemelee/sheet.ts');
  sheet.setKit({ ...fight, doneOf, run: core.run, word: core.word, element: core.element } as unknown as Kit);
  const { prepare, moment, together, countText } = order;
  system = { ...PLAIN, title: 'phases', round: 'Phase', prepare, moment, together, countText };
});

/** Someone with one weapon; a second one if it has blows. */
function fighter(name: string, length: number, blows: number, length2 = 1, blows2 = 0): number {
  const bytes: number[] = [];
  bytes[sheet.LENGTH] = length;
  bytes[sheet.BLOWS] = blows;
  bytes[sheet.LENGTH + sheet.WEAPON_BYTES] = length2;
  bytes[sheet.BLOWS + sheet.WEAPON_BYTES] = blows2;
  return add(name, ...Array.from(bytes, byte => byte ?? 0));
}

function event(change: () => void): void {
  fight.begin(EventKind.Declare, 0, 0, 0);
  change();
  fight.commit();
}

/** Within an event: two meet under a rule of first blows. */
function join(a: number, b: number, charger: number, rule: number): void {
  fight.setByteOf(order.RULE_AT, rule);
  order.join(a, b, charger);
}

const active = () => fight.byteOf(ACTIVE_AT);
const count = () => order.countAt(fight.wordOf(TIME_AT));

/** Who strikes and at which counts, to the end of the present phase. */
function restOfPhase(): [number, number][] {
  const seen: [number, number][] = [];
  for (const phase = round(); round() === phase; next()) seen.push([active(), count()]);
  return seen;
}

const sides = ['none', 'a', 'b'];

/** The order of a phase by the core; the first blow of the leader has the count of the schedule. */
function expected(input: Record<string, number | string>): { ids: number[]; counts: number[] } {
  const out = core.rules.call('phaseOrder', input).out as unknown as { sides: string[]; counts: number[] };
  return { ids: out.sides.map(side => (side === 'a' ? 1 : 2)), counts: out.counts };
}

describe('two fighters', () => {
  it('strike in the order of the rules, when they join melee and later on, by text and by chart', () => {
    const random = generator(7);
    const within = (low: number, high: number) => low + random(high - low + 1);
    for (let i = 0; i < 150; i++) {
      const [lengthA, lengthB] = [within(1, 12), within(1, 12)];
      const [blowsA, blowsB] = [within(1, 24), within(1, 24)];
      const charger = random(3);
      const rule = random(2);
      const input = { blowsA, blowsB, lengthA, lengthB, charger: sides[charger]!, rule: rule ? 'chart' : 'text' };
      play(system);
      const a = fighter('Ada', lengthA, blowsA);
      const b = fighter('Bren', lengthB, blowsB);
      start();
      event(() => join(a, b, charger, rule));
      const joining = restOfPhase();
      const told = JSON.stringify({ ...input, joining });
      const first = expected({ ...input, phase: 'joining' });
      expect(
        joining.map(([id]) => (id === a ? 1 : 2)),
        told,
      ).toEqual(first.ids);
      // A first blow that comes ahead of its count is shown at that of the blow which it precedes.
      expect(
        joining.slice(1).map(([, at]) => at),
        told,
      ).toEqual(first.counts.slice(1));
      const later = restOfPhase();
      const second = expected({ ...input, phase: 'later', rule: 'text' });
      expect(
        later.map(([id]) => (id === a ? 1 : 2)),
        told,
      ).toEqual(second.ids);
    }
  });

  it('are marked where their blows are five counts apart or less, but for a first blow', () => {
    play(system);
    const a = fighter('Ada', 6, 4);
    const b = fighter('Bren', 5, 3);
    start();
    event(() => join(a, b, 0, 0));
    // Ada leads: 38 stands alone, Bren's 33 is five away; -33 and -38 meet at the end.
    expect(restOfPhase()).toEqual([
      [a, 38],
      [b, 33],
      [a, 12],
      [b, 0],
      [a, -12],
      [b, -33],
      [a, -38],
    ]);
    const moment = (id: number, k: number) => system.moment(id, k, 0);
    system.prepare!();
    expect(system.together!(b, moment(b, 2), a, moment(a, 3))).toBe(true);
    expect(system.together!(a, moment(a, 0), a, moment(a, 1))).toBe(false);
    expect(system.together!(b, moment(b, 1), a, moment(a, 2))).toBe(false);
  });
});

describe('more than two', () => {
  /** Who strikes first in a phase, by the first time that each is seen. */
  const firsts = (seen: [number, number][]) => [...new Set(seen.map(([id]) => id))];

  it('one against two: the longest comes before both when they meet, the shortest before its own opponent afterwards', () => {
    play(system);
    // By their counts alone: Bren 42, Cara 38, Ada 0.
    const ada = fighter('Ada', 9, 1);
    const bren = fighter('Bren', 5, 6);
    const cara = fighter('Cara', 7, 4);
    start();
    event(() => join(ada, bren, 0, 0));
    event(() => join(ada, cara, 0, 0));
    expect(firsts(restOfPhase())).toEqual([ada, bren, cara]);
    expect(firsts(restOfPhase())).toEqual([bren, cara, ada]);
    // Ada draws a dagger: now she is the shortest of each of her pairs.
    event(() => sheet.set(ada, sheet.LENGTH, 2));
    restOfPhase();
    expect(firsts(restOfPhase())).toEqual([ada, bren, cara]);
  });

  it('meet in different phases: each pair has its own', () => {
    play(system);
    const ada = fighter('Ada', 9, 1);
    const bren = fighter('Bren', 5, 1);
    const cara = fighter('Cara', 7, 1);
    start();
    event(() => join(ada, bren, 0, 0));
    restOfPhase();
    // Bren, the shorter one, has come before Ada; Ada comes before Cara, whom she meets now.
    event(() => join(cara, ada, 0, 0));
    expect(firsts(restOfPhase())).toEqual([bren, ada, cara]);
    expect(firsts(restOfPhase())).toEqual([bren, cara, ada]);
  });

  it('a row of leaders comes in its order, though the last of it has the highest count', () => {
    play(system);
    const ids = [3, 4, 5, 6, 7].map((length, k) => fighter(`F${length}`, length, 1 + k));
    start();
    for (let k = 0; k < 4; k++) event(() => join(ids[k]!, ids[k + 1]!, 0, 0));
    restOfPhase();
    expect(firsts(restOfPhase())).toEqual(ids);
  });

  it('each pair is right, whoever meets whom', () => {
    const random = generator(11);
    for (let round = 0; round < 120; round++) {
      play(system);
      const ids = Array.from({ length: 8 }, (_, k) => fighter(`F${k}`, 1 + random(12), 1 + random(8)));
      const length = (id: number) => fight.byteOf(fight.recordOf(id) + SHEET + sheet.LENGTH);
      start();
      const met: [number, number][] = [];
      for (let k = 0; k < 9; k++) {
        const [a, b] = [ids[random(8)]!, ids[random(8)]!];
        if (a === b || met.some(pair => pair.includes(a) && pair.includes(b))) continue;
        met.push([a, b]);
        event(() => join(a, b, 0, 0));
      }
      const joining = firsts(restOfPhase());
      const later = firsts(restOfPhase());
      for (const [a, b] of met) {
        const [long, short] = length(a) > length(b) ? [a, b] : [b, a];
        if (length(a) === length(b)) continue;
        const told = JSON.stringify({ met, lengths: ids.map(length), joining, later });
        expect(joining.indexOf(long), told).toBeLessThan(joining.indexOf(short));
        expect(later.indexOf(short), told).toBeLessThan(later.indexOf(long));
      }
    }
  });

  it('part, fall and leave, and nobody who comes later inherits an opponent', () => {
    play(system);
    const ada = fighter('Ada', 9, 1);
    const bren = fighter('Bren', 5, 1);
    start();
    event(() => join(ada, bren, 0, 0));
    expect([pairs.opponentOf(ada), pairs.opponentOf(bren)]).toEqual([bren, ada]);
    leave(bren);
    const cara = fighter('Cara', 5, 1);
    expect(fight.recordOf(cara)).toBe(fight.recordOf(ada) + COMBATANT_BYTES);
    expect([pairs.opponentOf(ada), pairs.opponentOf(cara)]).toEqual([0, 0]);
    event(() => join(cara, ada, 0, 0));
    expect(pairs.opponentOf(ada)).toBe(cara);
    event(() => pairs.part(ada, cara));
    expect([pairs.opponentOf(ada), pairs.opponentOf(cara)]).toEqual([0, 0]);
  });
});

describe('blows that are lost', () => {
  it('are skipped places; what a phase does not have is lost in the next', () => {
    play(system);
    const a = fighter('Ada', 5, 4);
    fighter('Bren', 5, 1);
    start();
    expect(order.left(a)).toBe(3);
    event(() => order.lose(a, 5));
    expect(restOfPhase().map(([, at]) => at)).toEqual([38, 0]);
    expect(restOfPhase()).toEqual([
      [2, 0],
      [a, -12],
      [a, -38],
    ]);
    expect(restOfPhase()).toHaveLength(5);
  });

  it('take the lead away when the first is among them', () => {
    play(system);
    const a = fighter('Ada', 9, 2);
    const b = fighter('Bren', 5, 3);
    start();
    event(() => join(a, b, 0, 0));
    expect(active()).toBe(a);
    restOfPhase();
    // Later the shorter one leads, unless its first blow is lost.
    expect([active(), order.isAhead(fight.wordOf(TIME_AT))]).toEqual([b, true]);
    event(() => order.loseNext(b, 1));
    restOfPhase();
    expect([active(), count()]).toEqual([a, 25]);
  });

  it('come to their end undone and done again as they were', () => {
    play(system);
    const a = fighter('Ada', 5, 4);
    fighter('Bren', 5, 2);
    start();
    const before = Array.from(fight.stateBytes());
    event(() => order.lose(a, 2));
    const after = Array.from(fight.stateBytes());
    fight.undo();
    expect(Array.from(fight.stateBytes())).toEqual(before);
    fight.redo();
    expect(Array.from(fight.stateBytes())).toEqual(after);
  });
});

describe('a change of weapons', () => {
  const ids = { a: 0, b: 0 };
  function change(counts: number, blows2: number): void {
    play(system);
    ids.a = fighter('Ada', 5, 4, 2, blows2);
    ids.b = fighter('Bren', 5, 1);
    start();
    event(() => {
      sheet.set(ids.a, sheet.HANDS, sheet.Hands.Second);
      order.busy(ids.a, counts);
    });
  }
  const own = (seen: [number, number][]) => seen.filter(([id]) => id === ids.a).map(([, at]) => at);

  it('goes on at the first place of the new schedule after the time that it takes', () => {
    // At 38, two of six blows: 33 counts, so from 5 on; places at 42, 25, 8, -8, -25, -42.
    change(33, 6);
    expect(own(restOfPhase())).toEqual([38, -8, -25, -42]);
    expect(own(restOfPhase())).toEqual([42, 25, 8, -8, -25, -42]);
  });

  it('runs on into the next phase', () => {
    // At 38, four of four blows: 100 counts, so from -62 on: 38 of the next phase.
    change(100, 4);
    expect(own(restOfPhase())).toEqual([38]);
    expect(own(restOfPhase())).toEqual([38, 12, -12, -38]);
    // Four of three blows: 133 counts, so from 5 of the next phase on.
    change(133, 3);
    expect(own(restOfPhase())).toEqual([38]);
    expect(own(restOfPhase())).toEqual([0, -33]);
  });

  it('gives back a place where the new schedule has none above the present count', () => {
    // At 38, at once: the only blow of the new weapon falls at 0.
    change(0, 1);
    expect(own(restOfPhase())).toEqual([38, 0]);
  });
});

describe('a weapon in each hand', () => {
  it('keeps both schedules, each with a blow less', () => {
    play(system);
    const a = fighter('Ada', 5, 4, 4, 3);
    fighter('Bren', 5, 1);
    start();
    event(() => sheet.set(a, sheet.HANDS, sheet.Hands.Both));
    // Three blows at 33, 0, -33 and two at 25, -25.
    const places = Array.from(order.places(a), place => [place >> 1, place & 1]);
    expect(places).toEqual([
      [33, 0],
      [25, 1],
      [0, 0],
      [-25, 1],
      [-33, 0],
    ]);
  });
});

describe('a slow weapon', () => {
  it('shoots again when its cycle is over', () => {
    play(system);
    const a = fighter('Bow', 1, 0);
    fighter('Bren', 5, 1);
    start();
    event(() => {
      sheet.set(a, sheet.HANDS, sheet.Hands.Bow);
      sheet.set(a, sheet.BOW, 6);
    });
    const shots: number[] = [];
    for (let phase = 1; phase <= 7; phase++) {
      const mine = restOfPhase().filter(([id]) => id === a).length;
      shots.push(mine);
    }
    // Ready in every phase as long as nobody shoots.
    expect(shots).toEqual([1, 1, 1, 1, 1, 1, 1]);
    event(() => sheet.set(a, sheet.LAST_SHOT, sheet.now()));
    const after = [1, 2, 3, 4].map(() => restOfPhase().filter(([id]) => id === a).length);
    expect(after).toEqual([1, 0, 0, 1]);
  });
});
