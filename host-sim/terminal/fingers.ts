// Presses of keys spread over virtual time: a terminal tells only that a key was struck, so that each press and each
// release is played out here.

import type { KeyName } from '../../boards/schema.ts';
import type { Device } from '../model/device.ts';

/** Time between the release of one press and the next press, in milliseconds. */
const BETWEEN_PRESSES = 20;

/** Presses waiting to be played on a device. */
export class Fingers {
  private readonly device: Device;
  private time = 0;
  private freeAt = 0;
  private edges: { at: number; key: KeyName; down: boolean }[] = [];

  constructor(device: Device) {
    this.device = device;
  }

  /** Plays a press of so many milliseconds as soon as earlier ones are over. */
  press(key: KeyName, milliseconds: number): void {
    const start = Math.max(this.time, this.freeAt);
    this.edges.push({ at: start, key, down: true }, { at: start + milliseconds, key, down: false });
    this.freeAt = start + milliseconds + BETWEEN_PRESSES;
  }

  /** Lets `milliseconds` pass on the device with the edges that fall into them. */
  advance(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (let edge = this.edges[0]; edge && edge.at <= end; edge = this.edges[0]) {
      this.edges.shift();
      this.device.advance(edge.at - this.time);
      this.time = edge.at;
      this.device.setKey(edge.key, edge.down);
    }
    this.device.advance(end - this.time);
    this.time = end;
  }
}
