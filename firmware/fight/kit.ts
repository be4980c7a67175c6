// Loads the module of a rule system from Storage and hands it the parts of the app that it works with.
import { attempt, createCall } from '../rules/call';
import { element, word } from '../rules/core';
import { capital, valueText } from '../rules/figures';
import { moduleFile, readWhole } from '../rules/installed';
import { openPack } from '../rules/packs';
import { fieldForm } from '../rules/procedure';
import { settle } from '../screens/ask-dice';
import { actionRow, choiceRow, formScreen, numberRow } from '../screens/form';
import { listScreen, openMenu } from '../screens/list';
import { noticeScreen } from '../screens/notice';
import { numberScreen } from '../screens/number';
import { outcomeScreen } from '../screens/outcome';
import {
  begin,
  byteOf,
  combatants,
  commit,
  flagsOf,
  fullPoolOf,
  nameOf,
  poolOf,
  recordOf,
  revisionOf,
  setByteOf,
  setPool,
  setShortOf,
  setWordOf,
  shortOf,
  wordOf,
} from './fight';
import type { Kit, System, SystemModule } from './system';

/** The module of a system; `pack` is its fighting pack. Throws words for people if a file is missing or damaged. */
export function loadSystem(system: string, pack: string): System {
  const file = moduleFile(system);
  readWhole(file);
  const module = require(file) as SystemModule;
  const kit: Kit = {
    pack: openPack(pack),
    fight: {
      begin: begin,
      commit: commit,
      setByteOf: setByteOf,
      setShortOf: setShortOf,
      setWordOf: setWordOf,
      setPool: setPool,
      byteOf: byteOf,
      shortOf: shortOf,
      wordOf: wordOf,
      recordOf: recordOf,
      combatants: combatants,
      flagsOf: flagsOf,
      nameOf: nameOf,
      poolOf: poolOf,
      fullPoolOf: fullPoolOf,
      revisionOf: revisionOf,
    },
    word: word,
    element: element,
    createCall: createCall,
    attempt: attempt,
    fieldForm: fieldForm,
    valueText: valueText,
    capital: capital,
    settle: settle,
    actionRow: actionRow,
    numberRow: numberRow,
    choiceRow: choiceRow,
    formScreen: formScreen,
    listScreen: listScreen,
    numberScreen: numberScreen,
    noticeScreen: noticeScreen,
    outcomeScreen: outcomeScreen,
    openMenu: openMenu,
  };
  return module.create(kit);
}
