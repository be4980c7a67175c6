// Loads the module of a rule system from Storage and hands it the parts of the app that it works with.
import { drawDie } from '../dice/dice';
import { attempt, createCall } from '../rules/call';
import { element, word } from '../rules/core';
import { capital, valueText } from '../rules/figures';
import { type InstalledPack, moduleFile, readWhole, systemKey } from '../rules/installed';
import { openPack } from '../rules/packs';
import { fieldForm } from '../rules/procedure';
import { settle } from '../screens/ask-dice';
import { attackOf, openAttack, pickTarget } from '../screens/attack';
import { actionRow, choiceRow, formScreen, numberRow } from '../screens/form';
import { bar, centred, pageRow, row } from '../screens/layout';
import { listScreen, openMenu } from '../screens/list';
import { noticeScreen } from '../screens/notice';
import { numberScreen } from '../screens/number';
import { outcomeScreen } from '../screens/outcome';
import { fieldRow, figuresOf } from '../screens/sheet';
import { addCondition, conditionAt, countDown, removeCondition } from './conditions';
import {
  begin,
  byteOf,
  bytes,
  combatants,
  commit,
  flagsOf,
  fullPoolOf,
  nameOf,
  poolOf,
  recordOf,
  setByteOf,
  setPool,
  setShortOf,
  setWordOf,
  shortOf,
  wordOf,
} from './fight';
import { use } from './in-use';
import type { Kit, SystemModule } from './system';
import { applyCondition, doneOf, forgetPlan, next, setDone } from './timeline';

/** Loads the module of a fighting pack's system and puts it in use. Throws words for people if a file is missing or damaged. */
export function loadSystem(installed: InstalledPack): void {
  const file = moduleFile(installed.system);
  readWhole(file);
  const module = require(file) as SystemModule;
  const pack = openPack(installed.id);
  const kit: Kit = {
    // What each Next needs stands first: the interpreter searches names one by one.
    bytes: bytes,
    byteOf: byteOf,
    recordOf: recordOf,
    shortOf: shortOf,
    wordOf: wordOf,
    setByteOf: setByteOf,
    setShortOf: setShortOf,
    setWordOf: setWordOf,
    pack: pack,
    begin: begin,
    commit: commit,
    combatants: combatants,
    flagsOf: flagsOf,
    nameOf: nameOf,
    poolOf: poolOf,
    fullPoolOf: fullPoolOf,
    setPool: setPool,
    applyCondition: applyCondition,
    doneOf: doneOf,
    setDone: setDone,
    addCondition: addCondition,
    conditionAt: conditionAt,
    removeCondition: removeCondition,
    countDown: countDown,
    next: next,
    word: word,
    element: element,
    run: (procedure, fields) => attempt(createCall(pack.run, procedure, fields, [])),
    createCall: createCall,
    attempt: attempt,
    fieldForm: fieldForm,
    valueText: valueText,
    capital: capital,
    drawDie: drawDie,
    settle: settle,
    actionRow: actionRow,
    numberRow: numberRow,
    choiceRow: choiceRow,
    fieldRow: fieldRow,
    formScreen: formScreen,
    listScreen: listScreen,
    numberScreen: numberScreen,
    noticeScreen: noticeScreen,
    outcomeScreen: outcomeScreen,
    openMenu: openMenu,
    bar: bar,
    row: row,
    pageRow: pageRow,
    centred: centred,
    pickTarget: pickTarget,
    openAttack: openAttack,
    attack: attackOf,
    figures: figuresOf,
  };
  use(module.create(kit), pack, systemKey(installed.system));
  forgetPlan();
}
