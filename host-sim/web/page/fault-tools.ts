// What goes wrong on a table, on purpose: power, panel, bus, keys, battery. And the console, over which one looks into it.

import type { Deed } from '../../scenario/carry-out.ts';
import type { Bench } from './bench.ts';
import { byId } from './dom.ts';
import { attempt } from './trouble.ts';

const BUS_ERRORS = 5;
/** Lines of the console that are shown. */
const MOST_LINES = 200;

type SimpleDeed = Exclude<Deed, { kind: 'press' | 'edges' | 'wait' }>;

export class FaultTools {
  private readonly bench: Bench;
  private readonly console = byId<HTMLTextAreaElement>('console');
  private readonly unplug = byId<HTMLButtonElement>('unplug');
  private readonly inWrite = byId<HTMLButtonElement>('pull-in-write');
  private readonly battery = byId<HTMLInputElement>('battery');
  private shownLines = -1;
  private shownOf: unknown;

  constructor(bench: Bench) {
    this.bench = bench;
    this.on('pull-battery', () => ({ kind: 'cut-power' }));
    this.on('pull-in-write', () => ({ kind: 'cut-power in-write', operation: 1 }));
    this.on('unplug', () => ({ kind: bench.session.device.panel.plugged ? 'unplug panel' : 'plug panel' }));
    this.on('bus-errors', () => ({ kind: 'bus-error', count: BUS_ERRORS }));
    this.on('lose-edge', () => ({ kind: 'lose-edges', count: 1 }));
    this.battery.addEventListener('input', () =>
      attempt(() => bench.session.do({ kind: 'battery', percent: Number(this.battery.value) })),
    );
    this.whenSent('dice-form', () => ({ kind: 'dice', faces: facesOf(byId<HTMLInputElement>('faces').value) }));
    this.whenSent('seed-form', () => ({ kind: 'seed', seed: seedOf(byId<HTMLInputElement>('seed').value) }));
    this.whenSent('console-form', () => {
      const line = byId<HTMLInputElement>('console-line');
      const text = line.value.trim();
      line.value = '';
      return text === '' ? undefined : { kind: 'send', text };
    });
  }

  /** Shows how things stand. */
  follow(): void {
    const { device } = this.bench.session;
    this.unplug.setAttribute('aria-pressed', `${!device.panel.plugged}`);
    this.inWrite.setAttribute('aria-pressed', `${device.flash.cutIsPending}`);
    byId('battery-field').hidden = device.board.battery === undefined;
    if (document.activeElement !== this.battery) this.battery.value = `${device.battery}`;
    byId('battery-shown').textContent = `${device.battery} %`;
    if (device === this.shownOf && device.console.length === this.shownLines) return;
    this.shownOf = device;
    this.shownLines = device.console.length;
    this.console.value = device.console.slice(-MOST_LINES).join('\n');
    this.console.scrollTop = this.console.scrollHeight;
  }

  private on(id: string, deed: () => SimpleDeed): void {
    byId(id).addEventListener('click', () => attempt(() => this.do(deed())));
  }

  private whenSent(id: string, deed: () => SimpleDeed | undefined): void {
    byId(id).addEventListener('submit', event => {
      event.preventDefault();
      attempt(() => {
        const asked = deed();
        if (asked) this.do(asked);
      });
    });
  }

  private do(deed: SimpleDeed): void {
    this.bench.session.do(deed);
    this.bench.keep();
  }
}

/** @throws Error in words for people */
function facesOf(text: string): number[] {
  const faces = text.split(/[\s,;]+/).filter(face => face !== '');
  if (faces.length === 0 || faces.some(face => !/^\d{1,6}$/.test(face)))
    throw new Error('Faces are whole numbers with commas between them, such as 4, 2, 6.');
  return faces.map(Number);
}

/** @throws Error in words for people */
function seedOf(text: string): number {
  const seed = /^\s*\d{1,10}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (!(seed <= 0xffffffff)) throw new Error('A seed is a whole number from 0 to 4294967295.');
  return seed;
}
