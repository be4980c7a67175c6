// What the panel says besides its picture: words for screen readers, and the hint about the keys. Both follow the panel once
// it has come to rest.

import type { Device } from '../../model/device.ts';
import { byId, make } from './dom.ts';
import { KEYS } from './handheld.ts';
import { hintFor } from './hints.ts';

/** A picture that stands for so long, in milliseconds, is read out. */
const REST = 150;

/** Follows the device on the bench. */
export class Readout {
  private changedAt: number | undefined = 0;
  private hint = '';
  private wasRunning: boolean | undefined;
  private readonly spoken = byId('spoken');
  private readonly place = byId('hint');

  /** The panel has changed, or another device lies on the bench. */
  changed(now: number): void {
    this.changedAt = now;
  }

  /** To be called now and then. @param now milliseconds of any clock @param isMoving true while a story plays */
  follow(device: Device, now: number, isMoving: boolean): void {
    if (device.running !== this.wasRunning) this.changed(now);
    this.wasRunning = device.running;
    this.place.classList.toggle('quiet', isMoving);
    // A story has captions of its own; what it stops at is read out.
    if (isMoving || this.changedAt === undefined || now - this.changedAt < REST) return;
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
