// What one rule system gives the tracker, and what it gets from the app to do so.
// The tracker and the app know no system; a system's module stands in firmware/systems/<id>/ and loads when it is in use.
import type { App } from '../app/app';
import type { attempt, createCall } from '../rules/call';
import type { element, word } from '../rules/core';
import type { capital, valueText } from '../rules/figures';
import type { OpenPack } from '../rules/packs';
import type { fieldForm } from '../rules/procedure';
import type { settle } from '../screens/ask-dice';
import type { actionRow, choiceRow, FormRow, formScreen, numberRow } from '../screens/form';
import type { listScreen, MenuRow, openMenu } from '../screens/list';
import type { noticeScreen } from '../screens/notice';
import type { numberScreen } from '../screens/number';
import type { outcomeScreen } from '../screens/outcome';
import type * as fight from './fight';

/** A slot of the timeline: who acts, and when in the system's count. */
export interface Slot {
  readonly actor: number;
  readonly time: number;
}

/** A combatant being entered or changed: the system's bytes and the full pools. */
export interface Sheet {
  readonly bytes: Uint8Array;
  readonly pools: number[];
}

/** All calls that change the fight are made within an event. */
export interface System {
  readonly title: string;
  /** Names of the pools in use, e.g. body and mind. */
  readonly pools: readonly string[];
  /** Sheet of a newcomer. */
  newSheet(): Sheet;
  /** Rows of the form in which a sheet is entered. */
  sheetRows(sheet: Sheet): FormRow[];
  /** Works out what follows from a sheet that was just written. */
  derive(id: number): void;
  /** Takes the place in the timeline of one who is new or back on his feet. */
  join(id: number): void;
  /** Begins the fight; `first` strikes first (0: nobody). */
  start(first: number): void;
  /** Goes on to the next slot. False if nobody is left to act. */
  next(): boolean;
  /** The slots after the present one, at most `most`. */
  ahead(most: number): Slot[];
  /** Round and count of a time in the system's words. */
  roundText(time: number): string;
  countText(time: number): string;
  /** Both in a few characters, for the list of those who come next. */
  slotText(time: number): string;
  /** Flags (unconscious, dead) that follow from a combatant's pools. */
  condition(id: number): number;
  /** How fast or with what a combatant acts, in a few characters. */
  doing(id: number): string;
  /** Rows of the fight's menu that only this system has. */
  actions(app: App): MenuRow[];
}

/** The parts of the app that a module works with. */
export interface Kit {
  readonly pack: OpenPack;
  readonly fight: Pick<
    typeof fight,
    | 'begin'
    | 'commit'
    | 'setByteOf'
    | 'setShortOf'
    | 'setWordOf'
    | 'setPool'
    | 'byteOf'
    | 'shortOf'
    | 'wordOf'
    | 'recordOf'
    | 'combatants'
    | 'flagsOf'
    | 'nameOf'
    | 'poolOf'
    | 'fullPoolOf'
    | 'revisionOf'
  >;
  readonly word: typeof word;
  readonly element: typeof element;
  readonly createCall: typeof createCall;
  readonly attempt: typeof attempt;
  readonly fieldForm: typeof fieldForm;
  readonly valueText: typeof valueText;
  readonly capital: typeof capital;
  readonly settle: typeof settle;
  readonly actionRow: typeof actionRow;
  readonly numberRow: typeof numberRow;
  readonly choiceRow: typeof choiceRow;
  readonly formScreen: typeof formScreen;
  readonly listScreen: typeof listScreen;
  readonly numberScreen: typeof numberScreen;
  readonly noticeScreen: typeof noticeScreen;
  readonly outcomeScreen: typeof outcomeScreen;
  readonly openMenu: typeof openMenu;
}

/** A module's one export. */
export interface SystemModule {
  create(kit: Kit): System;
}
