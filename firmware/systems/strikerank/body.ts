// What a body has to stand: bleeding after strike rank 10, fatigue every fifth round, first aid, heroic efforts, rest.
// Each is a form of the tracker's with its dice; in a slot of its own the slot is over with it.
import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import {
  BLEEDING,
  bitOf,
  FATIGUE,
  FATIGUE_WORDS,
  fatigueOf,
  get,
  HEROIC,
  hitPointsAt,
  kit,
  LOCATION_WORDS,
  LOCATIONS,
  MARKS,
  mark,
  set,
  setFatigue,
  sheet,
  UPRIGHT,
  WOUNDS,
} from './state';

/** What the log says of the events of this system; the figure or the other's name follows. */
export const TOLD = [
  'bleeds',
  'rolls for fatigue,',
  'tends',
  'tries hard,',
  'rests,',
  'is wounded,',
  'aborts to move,',
];
const TOLD_BLEEDING: number = EventKind.Own;
const TOLD_FATIGUE = TOLD_BLEEDING + 1;
const TOLD_FIRST_AID = TOLD_BLEEDING + 2;
const TOLD_HEROIC = TOLD_BLEEDING + 3;
const TOLD_REST = TOLD_BLEEDING + 4;
export const TOLD_WOUND = TOLD_BLEEDING + 5;
export const TOLD_ABORT = TOLD_BLEEDING + 6;

/** 1 single, 2 double: so it bleeds, though the sheet may have got more hit points since. */
function severityAt(id: number, location: number): number {
  return Math.max(1, Math.min(2, Math.floor(get(id, WOUNDS + location) / hitPointsAt(id, location))));
}

/** Locations that bleed. */
function bleeders(id: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < LOCATIONS; i++) if (get(id, BLEEDING) & bitOf(i)) found.push(i);
  return found;
}

/** These locations bleed no more. */
function stop(id: number, locations: number[]): void {
  for (const location of locations) set(id, BLEEDING, get(id, BLEEDING) & ~bitOf(location));
}

export function openBleeding(app: App, id: number): void {
  const at = bleeders(id);
  kit.openAttack(app, {
    title: `${kit.nameOf(id)} bleeds`,
    attacker: id,
    target: id,
    procedure: CORE.bleedingEndOfRound.number,
    values: [
      sheet(id, CORE.combatSheet.in.con),
      kit.fullPoolOf(id, 0),
      kit.poolOf(id, 0),
      at.length,
      at.length,
      0,
      0,
      0,
      get(id, MARKS) & HEROIC ? 1 : 0,
      fatigueOf(id),
    ],
    lists: [
      { figures: at, address: CORE.bleedingEndOfRound.at.locations, size: 1 },
      { figures: at.map(where => severityAt(id, where)), address: CORE.bleedingEndOfRound.at.severities, size: 1 },
    ],
    rows: () => [CORE.bleedingEndOfRound.in.heroicThisRound],
    read: () => {
      const lost = kit.word(CORE.bleedingEndOfRound.out.hpLost);
      const stopped = at.filter((_, i) => kit.element(CORE.bleedingEndOfRound.at.stoppedOut, 1, i));
      return {
        big: lost ? `-${lost} HP` : 'HOLDS',
        kind: TOLD_BLEEDING,
        hit: true,
        loss: lost,
        why: stopped.map(where => `${LOCATION_WORDS[where]} stops`),
        apply: () => {
          stop(id, stopped);
          kit.setPool(id, 0, kit.poolOf(id, 0) - lost);
        },
        afterwards: kit.next,
      };
    },
  });
}

export function openFatigue(app: App, id: number): void {
  kit.openAttack(app, {
    title: `${kit.nameOf(id)} tires`,
    attacker: id,
    target: id,
    procedure: CORE.fatigueCheck.number,
    values: [
      sheet(id, CORE.combatSheet.in.enc),
      sheet(id, CORE.combatSheet.in.str),
      sheet(id, CORE.combatSheet.in.con),
      0,
      fatigueOf(id),
    ],
    rows: () => [CORE.fatigueCheck.in.enc, CORE.fatigueCheck.in.mounted],
    read: () => {
      const rank = kit.word(CORE.fatigueCheck.out.fatigueClass);
      return {
        big: kit.word(CORE.fatigueCheck.out.success) ? 'HOLDS' : 'TIRES',
        kind: TOLD_FATIGUE,
        hit: true,
        loss: rank,
        why: [
          `${kit.word(CORE.fatigueCheck.out.modifiedRoll)} of ${kit.word(CORE.fatigueCheck.out.target)}`,
          FATIGUE_WORDS[rank],
        ],
        apply: () => setFatigue(id, rank),
        afterwards: kit.next,
      };
    },
  });
}

/** First aid by whose slot it is, for anyone who bleeds. */
export function openFirstAid(app: App, healer: number): void {
  const patients = kit.combatants().filter(id => get(id, BLEEDING));
  app.open(
    kit.listScreen(app, {
      title: 'First aid for',
      count: () => patients.length,
      label: i => kit.nameOf(patients[i]),
      value: i => LOCATION_WORDS[bleeders(patients[i])[0]],
      ok: i => tend(app, healer, patients[i]),
      empty: 'Nobody bleeds',
    }),
  );
}

function tend(app: App, healer: number, patient: number): void {
  const values = [bleeders(patient)[0], 0, sheet(healer, CORE.combatSheet.in.firstAid), 0, fatigueOf(healer), 0];
  kit.openAttack(app, {
    attacker: healer,
    target: patient,
    procedure: CORE.firstAid.number,
    values: values,
    rows: () => [CORE.firstAid.in.location, CORE.firstAid.in.skill],
    fill: () => {
      values[CORE.firstAid.in.severity] = severityAt(patient, values[0]) > 1 ? 1 : 0;
      return '';
    },
    read: () => {
      const stops = kit.word(CORE.firstAid.out.stopsBleeding);
      return {
        big: stops ? 'STOPPED' : 'NO HELP',
        kind: TOLD_FIRST_AID,
        hit: true,
        loss: stops,
        why: [LOCATION_WORDS[values[0]]],
        apply: () => stop(patient, stops ? [values[0]] : []),
      };
    },
  });
}

/** A heroic effort of anyone: against falling without hit points, or to act with a wounded location. */
export function openHeroic(app: App, id: number): void {
  const down = kit.poolOf(id, 0) <= 0;
  kit.openAttack(app, {
    title: `${kit.nameOf(id)}: effort`,
    attacker: id,
    target: id,
    procedure: CORE.heroicEffort.number,
    values: [sheet(id, CORE.combatSheet.in.con), down ? 0 : 1, 0, 0, fatigueOf(id)],
    rows: () => [CORE.heroicEffort.in.situation, CORE.heroicEffort.in.failedBefore],
    read: () => {
      const success = kit.word(CORE.heroicEffort.out.success);
      return {
        big: success ? 'HEROIC' : 'FAILS',
        kind: TOLD_HEROIC,
        hit: true,
        loss: success,
        why: [],
        apply: () => mark(id, HEROIC | (success && down ? UPRIGHT : 0), true),
      };
    },
  });
}

/** One event: whose slot it is has done nothing but rest. */
export function rest(id: number): void {
  kit.run(CORE.restRound.number, [fatigueOf(id), 2, get(id, FATIGUE) >> 4, 0, 0, 0]);
  const rank = kit.word(CORE.restRound.out.fatigueClass);
  kit.begin(TOLD_REST, id, id, rank);
  setFatigue(id, rank);
  kit.commit();
}
