// What one rule system gives the tracker, and what it gets from the app to do so.
// The tracker and the app know no system; a system's module stands in firmware/systems/<id>/ and loads when it is in use. README.md there explains.
import type { App } from '../app/app';
import type { drawDie } from '../dice/dice';
import type { attempt, createCall, ListInput } from '../rules/call';
import type { element, word } from '../rules/core';
import type { capital, valueText } from '../rules/figures';
import type { OpenPack } from '../rules/packs';
import type { fieldForm } from '../rules/procedure';
import type { settle } from '../screens/ask-dice';
import type { actionRow, choiceRow, FormRow, formScreen, numberRow } from '../screens/form';
import type { bar, centred, pageRow, row } from '../screens/layout';
import type { listScreen, MenuRow, openMenu } from '../screens/list';
import type { noticeScreen } from '../screens/notice';
import type { numberScreen } from '../screens/number';
import type { outcomeScreen } from '../screens/outcome';
import type * as conditions from './conditions';
import type * as fight from './fight';
import type { EventRecord } from './fight';
import type * as timeline from './timeline';

/** The moment of a slot that there is not; moments are 0 to one less. */
export const NEVER = 0x3ffff;

/** Added to a sheet offset: the figure takes 16 bits. */
export const WIDE = 128;

/** In a system's `usual`: what the procedure's own description begins with. */
export const OWN_START = -0x80000000;

/** All calls that change the fight are made within an event. */
export interface System {
  readonly title: string;
  /** Names of the pools in use, at most MOST_POOLS; the first one is what wounds take from. */
  readonly pools: readonly string[];

  // The round.
  /** What a round is called, where it is not Round: Move, Turn. */
  readonly round?: string;
  /** How long a round lasts in the world of the game; 0 where the rules don't say. */
  readonly roundSeconds: number;
  /** Names of a round's steps in turn. Left out: a round is one step. */
  readonly steps?: readonly string[];
  /** How often a round runs through its steps; conditions then count such runs as phases. Left out: once, and each step counts as a phase. */
  readonly repeats?: number;
  /** Steps in which each slot is a declaration, one bit each: the screen is a list, one press a combatant takes what was declared last. */
  readonly declares?: number;
  /** Steps in which the unconscious have slots too, one bit each: bleeding and the like. */
  readonly downed?: number;
  /** Moments in a round where they run on from round to round: round r ends with moment r * roundLength. Left out: a step ends with its last slot. */
  readonly roundLength?: number;
  /** Equal moments are a tie that the referee settles. Left out: they are simultaneous, and the referee may still set an order. */
  readonly asksTies?: boolean;

  // Slots. No list of them is kept: the tracker asks for moments whenever it needs them.
  /**
   * Begins a series of calls of moment(): the state may have changed in any way since the last one, and may stand on a step to come. Changes nothing.
   * False: nobody has a slot in this step, and moment() is not called.
   */
  prepare?(): boolean;
  /**
   * Moment of slot `k` (from 0) of a combatant in the present step; NEVER where there is none. Rises with k. Changes nothing.
   * @param at offset of his record: a press of Next waits for this call, which reads it best from the kit's bytes
   */
  moment(id: number, k: number, at: number): number;
  /** True if the slots of two combatants at these moments count as simultaneous. Left out: those at the same moment do. */
  together?(a: number, momentA: number, b: number, momentB: number): boolean;
  /** The fight begins; `first` strikes first (0: nobody), where the system has asksFirst. */
  start?(first: number): void;
  /** The start asks who strikes first. */
  readonly asksFirst?: boolean;
  /** A step begins; before any of its moments is asked for. May draw dice. */
  begins?(step: number): void;
  /** The slot of `id` is over: what he pays for it, when he is due again. */
  acted?(id: number): void;
  /** A step is over: what happens at its end, exactly once. */
  ends?(step: number): void;
  /** Takes part from now on: new or back on his feet. Left out: slots of this step whose moment has passed are lost. Needed with roundLength. */
  arrives?(id: number): void;

  // Combatants.
  /**
   * Rows of the sheet, three figures each: procedure, its field, offset in the sheet's bytes (+ WIDE: 16 bits). Label and range are the field's.
   * A negative field -n stands for the procedure's first n fields, a byte each from the offset on.
   */
  readonly sheet: readonly number[];
  /** After how many rows of the sheet the pools stand. */
  readonly poolsAfter: number;
  /** What a newcomer has: one figure a row (OWN_START: the field's own), then one a pool. */
  readonly usual: readonly number[];
  /** Bytes of the sheet behind its rows that outlast a fight, like wounds by location: the first, and behind the last. 0 is unhurt. */
  readonly lasting?: readonly number[];
  /** His sheet goes home: writes into its lasting bytes what stands elsewhere, like conditions that last; derive() brings it back. */
  goesHome?(id: number, bytes: Uint8Array): void;
  /** One figure a pool; then `usual` has rows alone, and those that it lacks begin with the field's own. */
  readonly usualPools?: readonly number[];
  readonly mostPool: number;
  /** Works out what follows from a sheet that was just written. */
  derive?(id: number): void;
  /** Flags (UNCONSCIOUS, DEAD) that follow from a combatant's pools. */
  condition(id: number): number;
  /** Words of the system's own conditions; they have numbers from FIRST_OWN_CONDITION on. */
  readonly conditions?: readonly string[];

  // Words on the screen.
  /** The slot's count in the system's words, e.g. `second 5`; `brief` in a few characters, e.g. `s5`. */
  countText(moment: number, brief: boolean): string;
  /** In place of round and step, where the system has its own way to say it. */
  roundText?(round: number, step: number): string;
  /** How fast or with what a combatant acts, in a few characters; in a step of declarations what he has declared. */
  doing(id: number): string;
  /** An event of the system's own kinds (EventKind.Own and above) in one line. */
  eventText?(event: EventRecord): string;

  // What can be done.
  /** ok in a slot: true if the module has opened something in place of Next. */
  act?(app: App, id: number): boolean;
  /** Changes what a combatant has declared. Needed with declares. */
  declare?(app: App, id: number): void;
  /** Rows of the fight's menu that only this system has, most used first. */
  actions(app: App): MenuRow[];
}

/** An attack as the tracker brings it to its end: form, dice, outcome, event. */
export interface Attack {
  /** Left out: the names of both. */
  readonly title?: string;
  readonly attacker: number;
  readonly target: number;
  readonly procedure: number;
  /** Values of the procedure's fields in order; the form edits them in place. */
  readonly values: number[];
  readonly lists?: ListInput[];
  /** Rows of the module's own before the fields. */
  first?(): FormRow[];
  /** Fields that the form shows, in order; they count only while the procedure's description says so. */
  rows(): readonly number[];
  /** Rows of the module's own behind them. */
  more?(): FormRow[];
  /** What can be said before the roll, beside it: at most 16 characters. */
  odds?(): string;
  /** Before the dice: fills in what follows from the module's rows. Answers what is wrong in words, or nothing. */
  fill?(): string;
  /** Reads the outcome from the window; `dice` are the faces that made it. */
  read(dice: readonly number[]): Outcome;
}

export interface Outcome {
  /** At most ten characters. Left out: HIT with the loss, or MISS. */
  readonly big?: string;
  /** At most three lines of 21 characters. */
  readonly why: readonly string[];
  readonly hit: boolean;
  /** Points that the target loses. */
  readonly loss: number;
  /** Pool that they are taken from; -1: apply() does it. Left out: the first. */
  readonly pool?: number;
  /** Within the attack's event: what else changes. Flags are worked out afterwards. */
  apply?(): void;
  /** Kind of the event where it is neither a hit nor a miss; `loss` is its third figure, and apply() does all. */
  readonly kind?: number;
  /** After the event, when the screens of the attack have closed: what it leads to. */
  afterwards?(): void;
}

/** The parts of the app that a module works with. */
export interface Kit {
  readonly pack: OpenPack;

  // Reading the fight, and changing it within an event.
  /** The bytes of the fight, to be read where a call for each would take too long. */
  readonly bytes: Uint8Array;
  readonly begin: typeof fight.begin;
  readonly commit: typeof fight.commit;
  readonly byteOf: typeof fight.byteOf;
  readonly shortOf: typeof fight.shortOf;
  readonly wordOf: typeof fight.wordOf;
  readonly setByteOf: typeof fight.setByteOf;
  readonly setShortOf: typeof fight.setShortOf;
  readonly setWordOf: typeof fight.setWordOf;
  readonly recordOf: typeof fight.recordOf;
  readonly combatants: typeof fight.combatants;
  readonly flagsOf: typeof fight.flagsOf;
  readonly nameOf: typeof fight.nameOf;
  readonly poolOf: typeof fight.poolOf;
  readonly fullPoolOf: typeof fight.fullPoolOf;
  readonly setPool: typeof fight.setPool;
  /** Within an event that changed pools: who fell, who is up again. */
  readonly applyCondition: typeof timeline.applyCondition;

  // The timeline.
  readonly doneOf: typeof timeline.doneOf;
  readonly setDone: typeof timeline.setDone;
  readonly addCondition: typeof conditions.addCondition;
  readonly conditionAt: typeof conditions.conditionAt;
  readonly removeCondition: typeof conditions.removeCondition;
  readonly countDown: typeof conditions.countDown;
  /** One event: the present slot is over. For what act() has opened. */
  readonly next: typeof timeline.next;

  // The rules core.
  readonly word: typeof word;
  readonly element: typeof element;
  /** One call of a procedure of the pack without lists or dice; answers the status. */
  run(procedure: number, fields: number[]): number;
  readonly createCall: typeof createCall;
  readonly attempt: typeof attempt;
  readonly fieldForm: typeof fieldForm;
  readonly valueText: typeof valueText;
  readonly capital: typeof capital;
  readonly drawDie: typeof drawDie;

  // Screens.
  readonly settle: typeof settle;
  readonly actionRow: typeof actionRow;
  readonly numberRow: typeof numberRow;
  readonly choiceRow: typeof choiceRow;
  /** Row of a procedure's field, with its label, range and words. */
  fieldRow(procedure: number, field: number, get: () => number, set: (value: number) => void): FormRow;
  readonly formScreen: typeof formScreen;
  readonly listScreen: typeof listScreen;
  readonly numberScreen: typeof numberScreen;
  readonly noticeScreen: typeof noticeScreen;
  readonly outcomeScreen: typeof outcomeScreen;
  readonly openMenu: typeof openMenu;
  readonly bar: typeof bar;
  readonly row: typeof row;
  readonly pageRow: typeof pageRow;
  readonly centred: typeof centred;
  /** List of those who can be a target of `attacker`. */
  pickTarget(app: App, attacker: number, title: string, ok: (target: number) => void): void;
  openAttack(app: App, attack: Attack): void;
  /** Both, for whose slot it is. */
  attack(app: App, make: (attacker: number, target: number) => Attack): void;
  /** Figures of a combatant's sheet, one a row. */
  figures(id: number): number[];
}

/** A module's one export. */
export interface SystemModule {
  create(kit: Kit): System;
}
