// Functions that are brought from Storage when they are called, for boards whose memory does not hold all of them at once.
// The build takes them out of the app and writes overlay(k) in front of each call that enters one; sources know nothing of it.
import { JOB_BYTES } from '../packing/model';
import { nativePack } from '../rules/core';

const APP_FILE = 'ts.app';
const OVERLAY_FILE = 'ts.over';
const UNPACKER_FILE = 'ts.unpack';
const MOST_OVERLAYS = 48;
/** Under this name the interpreter keeps the scope of a function with the function. */
const SCOPE = '\xffsco';
/** Set in the length of an overlay that is not packed. */
const IN_PLACE = 0x8000;

enum Presence {
  Absent = 0,
  /** Here, and not called in this event. */
  Idle = 1,
  Called = 2,
}

const storage = require('Storage');
/** Under a name of its own: what it defines has to be global. */
// biome-ignore lint/security/noGlobalEval: overlays are code, checked at power-on by their sum.
const evaluate = eval;
const present = new Uint8Array(MOST_OVERLAYS);
/** Names of the functions of each overlay that is here. */
const names: string[] = [];
let code = '';

/**
 * Makes an overlay's functions. They are read where the code lies, and what they see of this call keeps it there: `_held` has no other use.
 * No other name of this function's own may stand between an overlay and what it calls.
 */
function define(_held: Uint8Array | undefined): void {
  evaluate(code);
}

/** Two bytes of a file as a figure. */
function figureAt(at: number): number {
  const bytes = storage.read(OVERLAY_FILE, at, 2) as string;
  return bytes.charCodeAt(0) | (bytes.charCodeAt(1) << 8);
}

/** What a packed overlay says. Its packed bytes, `length` of them unpacked, go on from what the app says. */
function unpacked(at: number, length: number): Uint8Array {
  const made = new Uint8Array(length);
  const job = new Uint32Array(JOB_BYTES / 4);
  const app = storage.read(APP_FILE) as string;
  const unpack = nativePack(UNPACKER_FILE);
  job[0] = E.getAddressOf(storage.read(OVERLAY_FILE), true) + at;
  job[1] = E.getAddressOf(made, true);
  job[2] = length;
  job[3] = E.getAddressOf(app, true) + app.length;
  if (!job[1]) throw new Error('No memory.');
  unpack(E.getAddressOf(job, true), 0, 0, 0);
  return made;
}

/** Makes sure that an overlay's functions are there until the present event is over. */
export function overlay(number: number): void {
  if (!present[number]) {
    const at = figureAt(2 * number);
    const length = figureAt(at);
    // What is not packed is read where it stands, and held by nobody.
    const made = length & IN_PLACE ? undefined : unpacked(at + 2, length);
    const text = made
      ? E.memoryArea(E.getAddressOf(made, true), length)
      : (storage.read(OVERLAY_FILE, at + 2, length & ~IN_PLACE) as string);
    const end = text.indexOf('\n');
    names[number] = text.substr(0, end);
    code = text.substr(end + 1);
    define(made);
    code = '';
    // What is read in place needs no hold: without one, functions that it makes keep a list of scopes less each.
    if (!made) for (const name of names[number].split(',')) delete (global[name] as Record<string, unknown>)[SCOPE];
  }
  present[number] = Presence.Called;
}

/** Begins a time in which overlays are called or not. */
export function newEvent(): void {
  for (let number = 0; number < MOST_OVERLAYS; number++) if (present[number]) present[number] = Presence.Idle;
}

/** Forgets the functions of overlays that nothing called since newEvent(). Nothing of an overlay may be running. */
export function dropIdle(): void {
  for (let number = 0; number < MOST_OVERLAYS; number++) {
    if (present[number] !== Presence.Idle) continue;
    // A copy: the names themselves stand in the memory that goes with the overlay's last function.
    for (const name of `${names[number]},`.split(',')) delete global[name];
    names[number] = '';
    present[number] = Presence.Absent;
  }
}

/** Forgets the functions of all overlays. Nothing of an overlay may be running. */
export function dropAll(): void {
  newEvent();
  dropIdle();
}
