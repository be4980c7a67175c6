// A step in which each combatant says what he will do: a list that fills itself, one press a combatant for what was said last.
import type { App } from '../app/app';
import { Key } from '../app/keys';
import type { Canvas } from '../canvas/canvas';
import { byteOf, nameOf } from '../fight/fight';
import { rules, stepNames } from '../fight/in-use';
import { ACTIVE_AT, STEP_AT } from '../fight/layout';
import { ahead, aheadActor, MOST_AHEAD, next } from '../fight/timeline';
import { bar, ROWS, row } from './layout';
import type { MenuRow } from './list';

/** Row chosen; the first is the one whose turn to speak it is. */
let chosen = 0;

/** True while the present step is one of declarations. */
export function isDeclaring(): boolean {
  if (!rules.declares) return false;
  return byteOf(ACTIVE_AT) > 0 && ((rules.declares >> ((byteOf(STEP_AT) % stepNames().length) & 31)) & 1) === 1;
}

/** Those who have still to speak, in order. */
function speakers(): number[] {
  const ids = [byteOf(ACTIVE_AT)];
  const count = ahead(MOST_AHEAD, false);
  for (let i = 0; i < count; i++) ids.push(aheadActor[i]);
  return ids;
}

export function drawDeclarations(canvas: Canvas, title: string): void {
  const ids = speakers();
  if (chosen >= ids.length) chosen = 0;
  const first = Math.max(0, chosen - ROWS + 1);
  canvas.begin('declare');
  bar(canvas, title, `${ids.length} to go`);
  for (let at = 0; at < ROWS; at++) {
    const id = first + at < ids.length ? ids[first + at] : 0;
    row(canvas, at, id ? nameOf(id) : '', id ? rules.doing(id) : '', first + at === chosen);
  }
}

/** Keys but back and its menu. ok on the first row takes what stands there, on another one changes it. False if nobody can act any more. */
export function pressDeclaring(app: App, key: Key): boolean {
  if (key === Key.Ok && !chosen) return next();
  if (key === Key.Ok) change(app);
  else {
    const count = speakers().length;
    chosen = (chosen + (key === Key.Up ? count - 1 : 1)) % count;
  }
  return true;
}

function change(app: App): void {
  const id = speakers()[chosen];
  chosen = 0;
  if (rules.declare) rules.declare(app, id);
}

/** Everybody does what was said last. */
function takeAll(): void {
  const step = byteOf(STEP_AT);
  while (byteOf(STEP_AT) === step && isDeclaring() && next());
}

/** Rows of the fight's menu in such a step. */
export function declareRows(app: App): MenuRow[] {
  return [
    { label: 'Change', ok: () => change(app) },
    { label: 'All as they stand', ok: takeAll },
  ];
}
