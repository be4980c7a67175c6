// Storage as a strip: each file as long as it is, headers included, and behind them what is free.
// The journal is drawn apart: how much of it has been written.

import { APP_FILE, BOOT_FILE, INSTALLED_FILE } from '../../../firmware/build/file-names.ts';
import { JOURNAL_FILE } from '../../../firmware/journal/format.ts';
import type { Device } from '../../model/device.ts';
import { make } from './dom.ts';

const BLANK = 0xff;

/** A stretch of Storage. */
interface Stretch {
  readonly kind: 'app' | 'rules' | 'journal' | 'written' | 'other' | 'free';
  readonly name: string;
  readonly bytes: number;
}

const whole = new Intl.NumberFormat('en');

/** What kinds of stretches are called. */
const KINDS: Readonly<Record<Stretch['kind'], string>> = {
  app: 'firmware',
  rules: 'rules and words',
  written: 'journal, written',
  journal: 'journal, still blank',
  other: 'other files',
  free: 'free',
};

/** Draws the map. */
export function storageMap(device: Device): HTMLElement {
  const { totalBytes, freeBytes, trashBytes } = device.files.stats();
  const stretches: Stretch[] = device.files.list().flatMap(({ name, bytes }) => stretchesOf(name, bytes));
  if (trashBytes > 0) stretches.push({ kind: 'other', name: 'erased', bytes: trashBytes });
  stretches.push({ kind: 'free', name: 'free', bytes: freeBytes });
  const bar = make('div', 'map', { 'aria-hidden': 'true' });
  const sums = new Map<Stretch['kind'], number>();
  for (const { kind, name, bytes } of stretches) {
    const part = make('span', `part map-${kind}`, { title: `${name}: ${whole.format(bytes)} bytes` });
    part.style.flexGrow = `${bytes}`;
    bar.append(part);
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  }
  const legend = make('dl', 'legend');
  for (const [kind, bytes] of sums) {
    legend.append(
      make(
        'div',
        '',
        {},
        make('dt', '', {}, make('span', `swatch map-${kind}`, { 'aria-hidden': 'true' }), KINDS[kind]),
        make('dd', '', {}, whole.format(bytes)),
      ),
    );
  }
  const title = make(
    'p',
    'figure',
    {},
    `${whole.format(totalBytes)} bytes of Storage, ${whole.format(freeBytes)} free`,
  );
  return make('div', '', {}, title, bar, legend);
}

function stretchesOf(name: string, bytes: Uint8Array): Stretch[] {
  if (name !== JOURNAL_FILE) return [{ kind: kindOf(name), name, bytes: bytes.length }];
  let written = 0;
  // Segments are filled one after the other, each from its front.
  for (let i = 0; i < bytes.length; i++) if (bytes[i] !== BLANK) written++;
  return [
    { kind: 'written', name: 'journal, written', bytes: written },
    { kind: 'journal', name: 'journal, blank', bytes: bytes.length - written },
  ];
}

function kindOf(name: string): Stretch['kind'] {
  if (name === APP_FILE || name === BOOT_FILE || name === INSTALLED_FILE) return 'app';
  return name.startsWith('ts.') ? 'rules' : 'other';
}
