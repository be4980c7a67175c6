// Saving: every step of a fight, the settings and the boot secret go into one file that is written once, from front to back.
// The storage design, with the reasons, is README.md beside this file.
import { abandon, applyRuns, checkpoint, putState, resetFight, saveWith } from '../fight/history';
import {
  FILE_HEAD_BYTES,
  headTrouble,
  isTidied,
  JOURNAL_FILE,
  journalHead,
  segmentBytesOf,
  segmentsOf,
  TIDIED,
} from './format';
import { chunkKind, frame, HEAD_BYTES, MARK_SHIFT, Mark, MOST_KEPT, More, sumAfter } from './record';
import { BLOCK_BYTES, isBlank, readSegment } from './recovery';

/** Bytes of the last segment that only the end of a fight may take. */
const RESERVE_BYTES = 64;
/** Bytes of a step and of the checkpoint that begins a segment, as room for steps is reckoned: more than usual. */
const STEP_BYTES = 16;
const CHECKPOINT_BYTES = 3072;
/** Most bytes kept beside the fight, all kinds together: a segment holds them with a checkpoint and has room left for steps. */
export const KEPT_BYTES = BOARD.combatants > 12 ? 3584 : 2048;
/** Most bytes of steps behind a checkpoint where there are several segments: boot does all of them again. */
const LOG_BYTES = 3328;
/** A new segment is begun ahead of need when less than this is left. */
const LOW_BYTES = 512;
/** Steps of room below which the player is told, then told again. */
const FIRST_WARNING = 40;
const LAST_WARNING = 10;
/** Room, in steps, that a fight must have to begin. */
export const FIGHT_STEPS = 200;

const NO_ROOM = 'No room to save. End the fight and tidy.';

let storage: EspruinoStorage;
/** Why nothing is saved; empty while saving works. */
let off = 'not yet';
let setApart = false;
let segments = 0;
let segmentBytes = 0;
/** The segment that is written, its start in the file, the place of the next record and the end, both from its start. */
let segment = 0;
let base = 0;
let at = 0;
let limit = 0;
/** Checksum of the last record: the next one's continues it. */
let sum = 0;
let warning = FIRST_WARNING;
/** What is kept beside the fight, by kind: its place in the file times 256, and its length; both with the byte that says the kind. */
let places: Record<string, number> = {};
/** The same in memory: what flash does not hold, and everything while the file is replaced. */
let carried: Record<string, Uint8Array> = {};
let secret: Uint8Array | undefined;

/** Told in words for people what they should know at once. */
let tell: (words: string) => void = () => {};

/** Writes the record in the frame, which ends at `stop`. False: it does not fit or the flash refuses it. */
function put(stop: number): boolean {
  const size = (stop + 3) & ~3;
  if (at + size > limit) return false;
  const next = sumAfter(sum, stop | (frame[1] << 8), frame.subarray(HEAD_BYTES, stop));
  frame[0] = stop;
  frame[2] = next;
  frame[3] = next >> 8;
  for (let i = stop; i < size; i++) frame[i] = 255;
  try {
    storage.write(JOURNAL_FILE, frame.subarray(0, size), base + at);
  } catch {
    // Not blank any more or worn out: nothing further goes into this segment.
    limit = at;
    return false;
  }
  sum = next;
  at += size;
  return true;
}

/** Writes bytes that count until the next ones of their kind. */
function putBytes(kind: Mark, bytes: Uint8Array | undefined): boolean {
  if (!bytes) return true;
  abandon();
  frame[1] = kind << MARK_SHIFT;
  frame.set(bytes, HEAD_BYTES);
  return put(HEAD_BYTES + bytes.length);
}

/** What is kept of a kind, with the byte that says it in front. */
function bytesOf(kind: number): Uint8Array | undefined {
  if (carried[kind]) return carried[kind];
  const place = places[kind];
  if (!place) return undefined;
  const text = storage.read(JOURNAL_FILE, place >> 8, place & 255);
  return text ? new Uint8Array(E.toArrayBuffer(text)) : undefined;
}

/** Writes what is kept of a kind; false if it could not be. */
function putKept(kind: number, bytes: Uint8Array): boolean {
  const from = base + at + HEAD_BYTES;
  if (!putBytes(Mark.More, bytes)) return false;
  places[kind] = from * 256 + bytes.length;
  delete carried[kind];
  return true;
}

/** Writes all that is kept. */
function putAllKept(): boolean {
  const kinds = Object.keys(places).concat(Object.keys(carried));
  for (let i = 0; i < kinds.length; i++) {
    const kind = parseInt(kinds[i], 10);
    const bytes = bytesOf(kind);
    // What was forgotten is left out; settings without a value say that the device is set up.
    if (bytes && (bytes.length > 1 || kind === More.Settings) && !putKept(kind, bytes)) return false;
  }
  return true;
}

/** Goes to the start of a segment, where its first record will stand `from` bytes into it. */
function enter(number: number, from: number): void {
  segment = number;
  base = number * segmentBytes;
  at = from;
  limit = segmentBytes;
  sum = number + 1;
}

/** Steps go no further than boot can quickly do them again; they begin at `from`. */
function limitLog(from: number): void {
  if (segments > 1) limit = Math.min(segmentBytes, from + LOG_BYTES);
}

/** All that counts, as the first records of a segment. */
function putCheckpoint(): boolean {
  if (!checkpoint(put) || !putAllKept() || !putBytes(Mark.Secret, secret)) return false;
  frame[1] = Mark.End << MARK_SHIFT;
  return put(HEAD_BYTES);
}

/** Begins the next segment. False if there is none or its checkpoint could not be written. */
function advance(): boolean {
  if (segment + 1 >= segments) return false;
  enter(segment + 1, 0);
  if (!putCheckpoint()) {
    limit = at;
    return false;
  }
  limitLog(at);
  return true;
}

/** Begins the next segment ahead of need, from an event of its own: a step then never waits for it. */
function advanceEarly(): void {
  if (limit - at < LOW_BYTES) advance();
}

/** True if a record that ends at `stop` leaves the reserve alone. */
function fits(stop: number, reserve: number): boolean {
  return at + ((stop + 3) & ~3) + (segment + 1 < segments ? 0 : reserve) <= limit;
}

/** Bytes of all that is kept but for one kind. */
export function keptBytes(but: number): number {
  let bytes = 0;
  const kinds = Object.keys(places);
  for (let i = 0; i < kinds.length; i++) if (parseInt(kinds[i], 10) !== but) bytes += places[kinds[i]] & 255;
  return bytes;
}

/** Whole steps that there is room for; a large figure while nothing is saved. */
export function room(): number {
  if (off) return 9999;
  const left =
    limit -
    at -
    RESERVE_BYTES +
    (segments - 1 - segment) * Math.min(LOG_BYTES, segmentBytes - CHECKPOINT_BYTES - keptBytes(0));
  return left > 0 ? Math.floor(left / STEP_BYTES) : 0;
}

function warn(): void {
  const steps = room();
  if (steps > warning) return;
  warning = steps > LAST_WARNING ? LAST_WARNING : -1;
  tell(`Room for ${steps} more steps. Tidy soon.`);
}

/** Saves the step in the frame; the memory holds it already. False if it could not be saved. */
function saveStep(stop: number): boolean {
  if (off) return true;
  const reserve = frame[1] === Mark.Clear << MARK_SHIFT ? 0 : RESERVE_BYTES;
  if (!(fits(stop, reserve) && put(stop)) && !advance()) {
    tell(NO_ROOM);
    return false;
  }
  if (segment + 1 < segments) {
    if (limit - at < LOW_BYTES) setTimeout(advanceEarly, 0);
  } else if (reserve) warn();
  return true;
}

/** What was kept last of a kind (1 to 255, as More names them); undefined if nothing ever was, none if it was forgotten. */
export function kept(kind: number): Uint8Array | undefined {
  return bytesOf(kind)?.subarray(1);
}

/** Bytes that may still be kept of a kind beside all that is. */
export function keepable(kind: number): number {
  const left = KEPT_BYTES - keptBytes(kind);
  return left < MOST_KEPT ? left : MOST_KEPT;
}

/**
 * Keeps bytes beside the fight until others of their kind are kept; none: forgets them. At most keepable() bytes.
 * False if they could not be saved: then they count until power goes.
 */
export function keep(kind: number, bytes: ArrayLike<number>): boolean {
  const whole = new Uint8Array(bytes.length + 1);
  whole[0] = kind;
  whole.set(bytes, 1);
  carried[kind] = whole;
  delete places[kind];
  if (off) return false;
  return (fits(HEAD_BYTES + whole.length, RESERVE_BYTES) && putKept(kind, whole)) || advance();
}

/**
 * One record: the fight is over, with `bytes` in it (a kind first); `then` makes the memory so.
 * False, and nothing has changed, if there is no room.
 */
function clearWith(bytes: Uint8Array, then: () => void): boolean {
  abandon();
  if (!off && fits(HEAD_BYTES + bytes.length, 0)) {
    frame[1] = Mark.Clear << MARK_SHIFT;
    frame.set(bytes, HEAD_BYTES);
    const from = base + at + HEAD_BYTES;
    if (put(HEAD_BYTES + bytes.length)) {
      then();
      if (bytes.length > 1) places[bytes[0]] = from * 256 + bytes.length;
      delete carried[bytes[0]];
      return true;
    }
  }
  if (!off && segment + 1 >= segments) return false;
  then();
  if (!off && !advance()) tell(NO_ROOM);
  return true;
}

/** The state of the fight in parts, each as differences from an empty one that can be kept by itself. */
export function fightParts(): Uint8Array[] {
  const parts: Uint8Array[] = [];
  putState(stop => {
    parts.push(new Uint8Array(frame.subarray(HEAD_BYTES, stop)));
    return true;
  });
  return parts;
}

/**
 * The fight waits, kept as `kind`, and an empty one is on; what could be undone in it no longer can.
 * @param about two bytes or more: the system's key, then words
 * @returns false, and nothing has changed, if there is no room for it
 */
export function pauseFight(kind: number, about: ArrayLike<number>): boolean {
  const chunks = fightParts();
  let fine = true;
  for (let i = 0; i < chunks.length && fine; i++) {
    const part = chunkKind(kind, i);
    fine = chunks[i].length <= keepable(part) && (keep(part, chunks[i]) || off !== '');
  }
  const whole = new Uint8Array(about.length + 2);
  whole[0] = kind;
  whole[1] = chunks.length;
  whole.set(about, 2);
  if (
    fine &&
    clearWith(whole, () => {
      carried[kind] = whole;
      resetFight();
    })
  )
    return true;
  forgetFight(kind);
  return false;
}

/** The fight that waits as `kind` goes on; the one that was on is gone. False, and nothing has changed, if that could not be saved. */
export function resumeFight(kind: number): boolean {
  return clearWith(new Uint8Array([kind]), () => {
    resetFight();
    const count = bytesOf(kind)![1];
    for (let i = 0; i < count; i++) {
      const part = chunkKind(kind, i);
      const bytes = bytesOf(part)!;
      applyRuns(bytes, 1, bytes.length);
      delete places[part];
      delete carried[part];
    }
    delete places[kind];
    delete carried[kind];
  });
}

/** Forgets what is kept of a kind, if anything is. */
export function forget(kind: number): void {
  if (kept(kind)?.length) keep(kind, []);
}

/** Forgets a fight that waits. */
export function forgetFight(kind: number): void {
  forget(kind);
  for (let i = 0; i < 16; i++) forget(chunkKind(kind, i));
}

/** True if keepTogether() has a segment to write. */
export function canKeepTogether(): boolean {
  return off !== '' || segment + 1 < segments;
}

/**
 * All that `change` keeps and makes of the fight counts at once: as a segment of its own, so that power that fails leaves all of it or nothing.
 * False if it could not be saved: then flash holds what was before, and the memory has to be read anew.
 */
export function keepTogether(change: () => void): boolean {
  const why = off;
  keep(More.Changing, [1]);
  off = 'not yet';
  forget(More.Changing);
  change();
  off = why;
  return off !== '' || advance();
}

/** What the last boot left for this one's dice; undefined at the first. */
export function loadSecret(): Uint8Array | undefined {
  return secret;
}

/** Leaves 16 bytes for the next boot. */
export function saveSecret(bytes: Uint8Array): void {
  secret = bytes;
  if (!off && !(fits(HEAD_BYTES + bytes.length, RESERVE_BYTES) && putBytes(Mark.Secret, bytes))) advance();
}

/** Why nothing is saved, in words for people; empty while saving works. */
export function whyOff(): string {
  return off && `Saving is off: ${off}`;
}

/** True if the player started without what was saved. */
export function isApart(): boolean {
  return setApart;
}

/** From here on `teller` hears what people should know at once. */
export function tellWith(teller: (words: string) => void): void {
  tell = teller;
}

function readHead(): Uint8Array | undefined {
  const head = storage.read(JOURNAL_FILE, 0, FILE_HEAD_BYTES);
  return head ? new Uint8Array(E.toArrayBuffer(head)) : undefined;
}

/** Records that the bytes from `gap` on are left out. */
function stepOver(gap: number): void {
  frame[1] = Mark.More << MARK_SHIFT;
  frame[HEAD_BYTES] = More.Resume;
  frame[HEAD_BYTES + 1] = gap >> 2;
  frame[HEAD_BYTES + 2] = gap >> 10;
  if (!put(HEAD_BYTES + 3)) limit = at;
}

/** Divides the journal as its head says. */
function divide(head: Uint8Array): void {
  segments = segmentsOf(head);
  segmentBytes = segmentBytesOf(head);
}

/** Reads the last segment that is whole; answers how many steps were lost behind it, -1 if nothing was, -2 if no segment is whole. */
function recover(fresh: boolean): number {
  let last = segments - 1;
  while (last && isBlank(storage.read(JOURNAL_FILE, last * segmentBytes, BLOCK_BYTES) || '')) last--;
  let steps = 0;
  for (let k = last; k >= 0; k--) {
    const contents = storage.read(JOURNAL_FILE, k * segmentBytes, segmentBytes) || '';
    const found = readSegment(contents, k ? 0 : FILE_HEAD_BYTES, k + 1, !k && fresh);
    steps += found.steps;
    if (!found.whole) continue;
    places = {};
    const kinds = Object.keys(found.kept);
    for (let i = 0; i < kinds.length; i++) places[kinds[i]] = found.kept[kinds[i]] + k * segmentBytes * 256;
    secret = found.secret;
    enter(k, found.at);
    limitLog(found.from);
    sum = found.sum;
    if (k === last && found.gap < 0) return -1;
    if (k === last) stepOver(found.gap);
    else {
      // Behind a torn checkpoint nothing can be appended: the next record begins the segment after it.
      segment = last;
      limit = at;
    }
    return steps;
  }
  return -2;
}

/**
 * Opens the journal and brings back what it holds; called once, at boot.
 * @param apart true: what was saved is left alone, and nothing is saved
 * @returns what people should know, in words for them; empty if all is well
 */
export function openJournal(given: EspruinoStorage, apart: boolean): string {
  storage = given;
  places = {};
  carried = {};
  secret = undefined;
  warning = FIRST_WARNING;
  off = 'not yet';
  setApart = apart;
  saveWith(saveStep);
  resetFight();
  const head = readHead();
  const trouble = headTrouble(head);
  if (trouble || !head || apart) {
    off = apart ? 'started apart from what was saved.' : `${JOURNAL_FILE} ${trouble}.`;
    return whyOff();
  }
  divide(head);
  const lost = recover(!isTidied(head));
  if (lost < -1) {
    resetFight();
    off = 'what was saved is damaged. Tidy.';
    return whyOff();
  }
  off = '';
  if (lost > 0) return `${lost} ${lost > 1 ? 'steps' : 'step'} could not be read.`;
  return lost ? '' : 'The last save could not be read.';
}

/** First bytes of a fresh journal of so many bytes, which refill() then fills. All that is kept is in memory from here on. */
export function freshHead(bytes: number): Uint8Array {
  const kinds = Object.keys(places);
  for (let i = 0; i < kinds.length; i++) {
    const old = bytesOf(parseInt(kinds[i], 10));
    // A copy: where flash is mapped, what was read is a view of it, and that is about to be erased.
    if (old) carried[kinds[i]] = new Uint8Array(old);
  }
  places = {};
  return new Uint8Array(journalHead(bytes, TIDIED));
}

/** Writes all that counts into a journal that holds nothing but its head. False if it has none or is too small. */
export function refill(): boolean {
  const head = readHead();
  if (!head || headTrouble(head)) return false;
  divide(head);
  enter(0, FILE_HEAD_BYTES);
  return putCheckpoint();
}
