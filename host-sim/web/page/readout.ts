// What the panel says besides its picture: words for screen readers, and the hint about the keys. Both follow the panel once
// it has come to rest.

import type { Device } from '../../model/device.ts';
import { byId, make } from './dom.ts';
import { KEYS } from './handheld.ts';
import { hintFor } from './hints.ts';

/** A picture that stands for so long, in milliseconds, is read out; where it never does, the one that stands after the longer time. */
const REST = 150;
const LONGEST = 700;

/** Follows the device on the bench. */
export class Readout {
  private changedAt: number | undefined = 0;
  private firstChangedAt = 0;
  private hint = '';
  private wasRunning: boolean | undefined;
  private readonly spoken = byId('spoken');
  private readonly place = byId('hint');

  /** The panel has changed, or another device lies on the bench. */
  changed(now: number): void {
    if (this.changedAt === undefined) this.firstChangedAt = now;
    this.changedAt = now;
  }

  /** To be called now and then. @param now milliseconds of any clock */
  follow(device: Device, now: number): void {
    if (device.running !== this.wasRunning) this.changed(now);
    this.wasRunning = device.running;
    if (this.changedAt === undefined) return;
    if (now - this.changedAt < REST && now - this.firstChangedAt < LONGEST) return;
    this.changedAt = undefined;
    const lines = device.running ? device.text() : [];
    const words = lines.length > 0 ? lines.join('. ') : device.running ? 'The panel is dark' : 'The device is off';
    if (this.spoken.textContent !== words) this.spoken.textContent = words;
    const { name, text } = hintFor(lines, device.running);
    if (text === this.hint) return;
    this.hint = text;
    this.place.dataset.about = name;
    this.place.replaceChildren(...withKeys(text));
  }
}

/** A hint with its keys as they are named on the keyboard. */
function withKeys(text: string): (Node | string)[] {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const { name, keyboard } = KEYS[part as keyof typeof KEYS];
    return make('span', 'keys', {}, make('b', '', {}, name), make('kbd', '', {}, keyboard));
  });
}
