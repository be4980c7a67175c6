// Start of the page: puts a device on the bench and lets its time pass with the wall clock.

import type { Board } from '../../../boards/board.ts';
import { Bench } from './bench.ts';
import { DeviceTools } from './device-tools.ts';
import { byId, offer } from './dom.ts';
import { FaultTools } from './fault-tools.ts';
import { Handheld } from './handheld.ts';
import { Keeper, type Store } from './keeper.ts';
import { listenToKeyboard } from './keyboard.ts';
import { Modes } from './modes.ts';
import { keepWorldsIn } from './platform.ts';
import { Readout } from './readout.ts';
import { SavedTools } from './saved-tools.ts';
import type { Speed } from './session.ts';
import { TextTools } from './text-tools.ts';
import { showNews, showTrouble } from './trouble.ts';
import { catalogue } from './workshop.ts';

/** After a pause of the page the device does not catch up on more than this, in milliseconds. */
const LONGEST_TICK = 250;
/** What one step of standing time is, in milliseconds. */
const STEP = 100;

/** How long an earlier page has to put its device away, in milliseconds. */
const PUTTING_AWAY = 1000;

const NO_STORE = 'This browser keeps nothing for this page: what the device saves is gone when the page is closed.';
const IN_USE = 'Your device lies in another window. This is a new one, and nothing is kept of it.';

/** True if no other window has the device; it is this one's then, until the page is closed. */
function claimed(): Promise<boolean> {
  return new Promise(resolve => {
    navigator.locks
      .request('tableside', { signal: AbortSignal.timeout(PUTTING_AWAY) }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

/** Keeps devices in the browser's store, unless there is none or another window uses it. */
async function keeperOf(): Promise<Keeper> {
  let store: Store;
  try {
    store = window.localStorage;
  } catch {
    return new Keeper(undefined, NO_STORE);
  }
  return (await claimed()) ? new Keeper(store, NO_STORE) : new Keeper(undefined, IN_USE);
}

/** The document in which device code may run, once it has come. */
async function realm(): Promise<Document> {
  const frame = byId<HTMLIFrameElement>('realm');
  const ready = () =>
    frame.contentDocument?.URL.endsWith('/realm.html') && frame.contentDocument.readyState === 'complete';
  while (!ready()) await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  return frame.contentDocument as Document;
}

class Page {
  private handheld!: Handheld;
  private drawnBoard: Board | undefined;
  private speed: Speed = 1;
  private last = performance.now();
  private readonly readout = new Readout();
  private readonly bench: Bench;
  private readonly modes: Modes;
  private readonly saved: SavedTools;
  private readonly faults: FaultTools;
  private readonly turnButton = byId<HTMLButtonElement>('turn');
  private readonly power = byId<HTMLButtonElement>('power');

  constructor(bench: Bench, modes: Modes) {
    this.bench = bench;
    this.modes = modes;
    this.saved = new SavedTools(bench);
    this.faults = new FaultTools(bench);
    new TextTools(bench);
    this.wireControls();
    listenToKeyboard(
      (key, down) => this.moveKey(key, down),
      () => this.isTurned,
    );
    new ResizeObserver(() => this.fit()).observe(byId('device'));
    // Another zoom or another display changes the size of a pixel without any resizing.
    window.addEventListener('resize', () => this.fit());
    window.addEventListener('pagehide', () => this.bench.keep());
  }

  /** Another device lies on the bench. */
  taken(): void {
    const { session, parts } = this.bench;
    if (this.drawnBoard !== parts.board) {
      this.drawnBoard = parts.board;
      this.handheld = new Handheld(byId('handheld'), parts.board, (key, down) => this.moveKey(key, down));
      this.fit();
      this.handheld.turn(this.isTurned);
    }
    session.speed = this.speed;
    this.readout.changed(performance.now());
    showNews(this.bench.news);
  }

  /** Lets time pass up to now, and shows what came of it. */
  readonly frame = (now: number): void => {
    const milliseconds = Math.min(LONGEST_TICK, Math.max(0, now - this.last));
    this.last = now;
    try {
      this.modes.tick(milliseconds);
      this.show(now);
    } catch (error) {
      showTrouble(`The simulator has stopped this device: ${(error as Error).message}`);
      this.bench.session.device.powerOff();
    }
    requestAnimationFrame(this.frame);
  };

  private get isTurned(): boolean {
    return this.turnButton.getAttribute('aria-pressed') === 'true';
  }

  private show(now: number): void {
    const { session } = this.bench;
    const { device } = session;
    if (this.handheld.panel.show(device)) this.readout.changed(now);
    this.handheld.showKeys(session.keysDown);
    this.readout.follow(device, now, this.modes.isMoving);
    this.power.setAttribute('aria-checked', `${device.running}`);
    this.saved.follow(now);
    this.faults.follow();
    const error = device.errors.at(-1);
    if (error) showTrouble(`Error in the device: ${error.message}`);
  }

  private moveKey(key: 'up' | 'down' | 'ok' | 'back', down: boolean): void {
    if (this.modes.isPlaying) {
      if (down) this.modes.pause();
      return;
    }
    this.bench.session.setKey(key, down);
  }

  private fit(): void {
    const { width } = byId('device').getBoundingClientRect();
    this.handheld?.fit(width, window.innerHeight);
  }

  private wireControls(): void {
    this.power.addEventListener('click', () => {
      const { session } = this.bench;
      session.do({ kind: session.device.running ? 'cut-power' : 'boot' });
      this.bench.keep();
    });
    const step = byId<HTMLButtonElement>('step');
    for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=speed]')) {
      choice.addEventListener('change', () => {
        this.speed = Number(choice.value) as Speed;
        this.bench.session.speed = this.speed;
        step.disabled = this.speed !== 0;
      });
    }
    step.addEventListener('click', () => this.bench.session.pass(STEP));
    byId('picture').addEventListener('click', () => void this.takePicture());
    this.turnButton.addEventListener('click', () => {
      this.turnButton.setAttribute('aria-pressed', `${!this.isTurned}`);
      this.handheld.turn(this.isTurned);
    });
    // A control that a pointer has pressed gives the focus back, so that Enter goes to the device. Before it acts: what it
    // opens remembers where the focus was.
    const giveBack = (event: MouseEvent): void => {
      const pressed =
        event.target instanceof Element && event.target.closest('main button, main summary, .segments, .top button');
      if (pressed && event.detail > 0) byId('device').focus({ preventScroll: true });
    };
    document.addEventListener('click', giveBack, true);
  }

  private async takePicture(): Promise<void> {
    const name = `tableside-${this.modes.pictureNumber()}.png`;
    if (this.bench.session.recorder) this.bench.session.note(`screenshot ${name}`);
    offer(await this.handheld.panel.picture(), name);
  }
}

async function start(): Promise<void> {
  const [choices, document, keeper] = await Promise.all([catalogue(), realm(), keeperOf()]);
  keepWorldsIn(document);
  let page: Page | undefined;
  const bench: Bench = new Bench(choices, keeper, () => {
    page ??= new Page(bench, modes);
    page.taken();
    tools.taken();
    modes.taken();
  });
  const tools = new DeviceTools(bench, choices);
  const modes = new Modes(bench);
  const wanted = new URLSearchParams(location.search).get('board');
  await bench.takeUp(wanted ?? keeper.board ?? choices.usualBoard);
  if (keeper.trouble) showTrouble(keeper.trouble);
  if (page) requestAnimationFrame((page as Page).frame);
}

start().catch(error => showTrouble((error as Error).message));
