// The system module of strikerank: statement of intent by INT, movement by DEX, melee by strike rank, bleeding, movement, fatigue.
// Strike ranks of the round are worked out once, when a combatant says what he will do; spells that need more go on in the next round.
import type { App } from '../../app/app';
import { EventKind } from '../../fight/events';
import { ACTIVE_AT, DOWN, STEP_AT, TIME_AT } from '../../fight/record-layout';
import { type Kit, NEVER, type System } from '../../fight/system';
import { attackOn } from './attack';
import { openBleeding, openFatigue, openFirstAid, rest, TOLD, TOLD_ABORT } from './body';
import {
  ABORTED,
  ACTIONS,
  ATTACK,
  BLEEDING,
  CARRIED,
  DEFENSES,
  DODGE,
  declared,
  EXERTED,
  EXERTION,
  FAST,
  FATIGUE_WORDS,
  fatigueOf,
  get,
  kit,
  LASTING,
  MAGIC,
  MARKS,
  MOST_RANKS,
  MOVES_AT,
  mark,
  PARRY,
  PLACE,
  RANKS,
  SHEET_FIELDS,
  SPELL,
  set,
  sheet,
  UPRIGHT,
  useKit,
} from './state';
import { openWounds } from './wounds';

enum Step {
  Intent = 0,
  Move = 1,
  Melee = 2,
  Bleeding = 3,
  PostMelee = 4,
  Fatigue = 5,
}

const STEPS = ['Intent', 'Move', 'Melee', 'Bleeding', 'Post-melee', 'Fatigue'];
const SAID = ['-', 'attack', 'missile', 'spell', 'parry', 'dodge', 'draw', 'spirit', 'ward', 'other'];
/** How movement is played: a move each, by thirds, or not in slots. */
const MOVES = ['whole', 'thirds', 'left out'];
const THIRDS = 1;
const LEFT_OUT = 2;
/** More than there are combatants: passes of a move stand so far apart. */
const PASS = 32;
/** Moments of moves and strike ranks begin here, so that a moment tells by itself what it counts. */
const MOVE = 1 << 8;
const RANK = 1 << 9;

function step(): number {
  return kit.byteOf(STEP_AT);
}

function moves(now: number): boolean {
  return now === Step.Move || now === Step.PostMelee;
}

/** Draws lots for ties and writes the order down. */
function settleOrder(phase: number, field: number): void {
  const ids = kit.combatants();
  const figures = ids.map(id => sheet(id, field));
  const lists = [{ figures: figures, address: CORE.initiativeOrder.at.values, size: 1 }];
  const call = kit.createCall(kit.pack.run, CORE.initiativeOrder.number, [phase, ids.length, 0], lists);
  while (kit.attempt(call)) call.dice.push(kit.drawDie(100, 1));
  for (let i = 0; i < ids.length; i++) set(ids[kit.element(CORE.initiativeOrder.at.order, 1, i)], PLACE, i);
}

/** He has said what he will do; the round begins for him. */
function settleIntent(id: number): void {
  const first = declared(id, 0);
  const second = declared(id, 1);
  kit.run(CORE.declaredRanks.number, [
    first,
    second,
    sheet(id, CORE.combatSheet.in.weaponSr),
    sheet(id, CORE.combatSheet.in.dexSr),
    get(id, MAGIC),
    get(id, CARRIED),
  ]);
  if (first !== SPELL && second !== SPELL) set(id, CARRIED, 0);
  set(id, RANKS, kit.word(CORE.declaredRanks.out.firstSr));
  set(id, RANKS + 1, kit.word(CORE.declaredRanks.out.secondSr));
  set(id, RANKS + 2, 0);
  set(id, DEFENSES, 0);
  mark(id, 255 - UPRIGHT, false);
}

/** After strike rank 10: spells that go on, and who has exerted himself by attacks or defenses. */
function endMelee(id: number): void {
  let carried = 0;
  let exerted = false;
  for (let k = 0; k < 2; k++) {
    const action = declared(id, k);
    if (action === SPELL) carried = Math.max(0, get(id, RANKS + k) - CONSTANT.lastStrikeRank);
    else if (action && action <= DODGE) exerted = true;
  }
  set(id, CARRIED, carried);
  if (!exerted) return;
  mark(id, EXERTED, true);
  set(id, EXERTION, get(id, EXERTION) + 1);
}

/** Rank of slot k, lowest first. */
function rankAt(at: number, k: number): number {
  const bytes = kit.bytes;
  // None comes behind all that there are.
  const a = bytes[at + RANKS] || NEVER;
  const b = bytes[at + RANKS + 1] || NEVER;
  const c = bytes[at + RANKS + 2] || NEVER;
  const first = Math.min(a, b, c);
  const last = Math.max(a, b, c);
  const rank = k > 1 ? last : k ? a + b + c - first - last : first;
  return k < MOST_RANKS && rank <= CONSTANT.lastStrikeRank ? RANK + rank : NEVER;
}

function moment(id: number, k: number, at: number): number {
  const now = step();
  if (now === Step.Melee) return rankAt(at, k);
  if (moves(now)) {
    const way = kit.byteOf(MOVES_AT);
    return way === LEFT_OUT || k > (way === THIRDS ? 2 : 0) ? NEVER : MOVE + k * PASS + get(id, PLACE);
  }
  if (k) return NEVER;
  if (now === Step.Intent) return get(id, PLACE);
  if (now === Step.Bleeding) return get(id, BLEEDING) ? 0 : NEVER;
  return get(id, MARKS) & EXERTED && get(id, EXERTION) % CONSTANT.roundsPerFatigueRoll === 0 ? 0 : NEVER;
}

/** Declared action k in a word; a spell with its magic points. */
function saidAt(id: number, k: number): string {
  const action = declared(id, k);
  return action === SPELL ? `spell ${get(id, MAGIC)}` : SAID[action];
}

/** What he has declared. */
function said(id: number): string {
  const first = saidAt(id, 0);
  const second = saidAt(id, 1);
  if (second === SAID[0]) return first;
  return second === first ? `2 ${first}` : `${first}+${second}`;
}

function doing(id: number): string {
  const now = step();
  if (now === Step.Bleeding || now === Step.Fatigue) return FATIGUE_WORDS[fatigueOf(id)];
  if (!moves(now)) return said(id);
  let actions = (declared(id, 0) ? 1 : 0) + (declared(id, 1) ? 1 : 0);
  if (now === Step.PostMelee && actions && get(id, MARKS) & FAST) actions--;
  kit.run(CORE.statementOfIntent.number, [actions, sheet(id, CORE.combatSheet.in.movementRate), 0, 0, 0, 0]);
  return `${kit.word(CORE.statementOfIntent.out.moveMetres)} m`;
}

function declare(app: App, id: number): void {
  const chosen = [declared(id, 0), declared(id, 1), get(id, MAGIC)];
  const rows = [
    kit.actionRow(
      'Declare',
      () => {
        app.back();
        kit.begin(EventKind.Declare, id, chosen[0], chosen[1]);
        set(id, ACTIONS, chosen[0] | (chosen[1] << 4));
        set(id, MAGIC, chosen[2]);
        kit.commit();
      },
      () => '',
    ),
  ];
  for (let k = 0; k < 2; k++) rows.push(choice(chosen, k));
  const points = kit.numberRow(
    'Magic points',
    0,
    100,
    () => chosen[2],
    value => {
      chosen[2] = value;
    },
  );
  app.open(
    kit.formScreen(app, {
      title: `${kit.nameOf(id)}: intent`,
      rows: () => (chosen[0] === SPELL || chosen[1] === SPELL ? rows.concat(points) : rows),
    }),
  );
}

function choice(chosen: number[], k: number) {
  return kit.choiceRow(
    k ? 'Second' : 'First',
    SAID,
    () => chosen[k],
    value => {
      chosen[k] = value;
    },
  );
}

/** One event: an action that was declared becomes a faster move after the melee. */
function abortToMove(id: number): void {
  kit.begin(TOLD_ABORT, id, id, 0);
  mark(id, ABORTED | FAST, true);
  kit.commit();
}

/** A list of all, for what anyone may need at any time. */
function pickAnyone(app: App, title: string, ok: (id: number) => void): void {
  const ids = kit.combatants();
  app.open(
    kit.listScreen(app, {
      title: title,
      count: () => ids.length,
      label: i => kit.nameOf(ids[i]),
      value: i => `${kit.poolOf(ids[i], 0)}/${kit.fullPoolOf(ids[i], 0)}`,
      ok: i => ok(ids[i]),
    }),
  );
}

export function create(parts: Kit): System {
  useKit(parts);
  return {
    title: 'strike ranks',
    pools: ['HP', 'MP'],
    roundSeconds: CONSTANT.secondsPerRound,
    steps: STEPS,
    declares: 1 << Step.Intent,
    downed: 1 << Step.Bleeding,
    moment: moment,
    together: (_a, momentA, _b, momentB) => momentA >= RANK && momentA === momentB,
    begins: now => {
      if (now === Step.Intent) settleOrder(0, CORE.combatSheet.in.int);
      if (now === Step.Move && kit.byteOf(MOVES_AT) !== LEFT_OUT) settleOrder(1, CORE.combatSheet.in.dex);
    },
    acted: id => {
      const now = step();
      if (now === Step.Intent) settleIntent(id);
      if (now !== Step.Melee) return;
      // A spell costs its magic points when it goes off.
      for (let k = 0; k < 2; k++)
        if (declared(id, k) === SPELL && RANK + get(id, RANKS + k) === kit.wordOf(TIME_AT))
          kit.setPool(id, 1, Math.max(0, kit.poolOf(id, 1) - get(id, MAGIC)));
    },
    ends: now => {
      for (const id of kit.combatants()) {
        // Who has not said what he will do, being down, has no strike ranks in this round if he comes to.
        if (now === Step.Intent && !kit.doneOf(id)) for (let k = 0; k < MOST_RANKS; k++) set(id, RANKS + k, 0);
        if (now === Step.Melee && !(kit.flagsOf(id) & DOWN)) endMelee(id);
        if (now === Step.Fatigue && get(id, MARKS) & UPRIGHT) {
          mark(id, UPRIGHT, false);
          kit.applyCondition(id);
        }
      }
    },
    sheet: [CORE.combatSheet.number, -SHEET_FIELDS, 0],
    poolsAfter: CORE.combatSheet.in.attackSkill,
    usual: [],
    usualPools: [12, 10],
    mostPool: 200,
    lasting: LASTING,
    // A newcomer attacks and parries until he says otherwise.
    derive: id => {
      if (!get(id, ACTIONS)) set(id, ACTIONS, ATTACK | (PARRY << 4));
    },
    condition: id => {
      kit.run(CORE.totalHpState.number, [kit.fullPoolOf(id, 0), kit.poolOf(id, 0)]);
      const state = kit.word(CORE.totalHpState.out.state);
      return state === 1 && get(id, MARKS) & UPRIGHT ? 0 : state;
    },
    countText: (at, brief) => {
      if (at >= RANK) return brief ? `${at - RANK}` : `SR ${at - RANK}`;
      return at >= MOVE && kit.byteOf(MOVES_AT) === THIRDS ? `${((at - MOVE) >> 5) + 1}/3` : '';
    },
    doing: doing,
    eventText: event => {
      const name = kit.nameOf(event.a);
      if (event.kind === EventKind.Declare) return `${name}: ${SAID[event.b]}, ${SAID[event.c]}`;
      return `${name} ${TOLD[event.kind - EventKind.Own]} ${event.b === event.a ? event.c : kit.nameOf(event.b)}`;
    },
    act: (app, id) => {
      const now = step();
      if (now === Step.Bleeding) openBleeding(app, id);
      if (now === Step.Fatigue) openFatigue(app, id);
      return now === Step.Bleeding || now === Step.Fatigue;
    },
    declare: declare,
    actions: app => {
      const id = kit.byteOf(ACTIVE_AT);
      return [
        { label: 'Attack', ok: () => kit.attack(app, attackOn) },
        { label: 'First aid', ok: () => openFirstAid(app, id) },
        { label: 'Wounds', ok: () => pickAnyone(app, 'Wounds of', who => openWounds(app, who)) },
        { label: 'Abort to move', ok: () => abortToMove(id) },
        { label: 'Rest a round', ok: () => rest(id) },
        {
          label: `Moves: ${MOVES[kit.byteOf(MOVES_AT)]}`,
          ok: () => {
            kit.begin(EventKind.Edit, id, 0, 0);
            kit.setByteOf(MOVES_AT, (kit.byteOf(MOVES_AT) + 1) % MOVES.length);
            kit.commit();
          },
        },
      ];
    },
  };
}
