// Devices that keep something, and their backups.
import { prepare, receive, send } from '../../host-sim/backup/text.ts';
import type { Device } from '../../host-sim/model/device.ts';
import { choose } from '../../host-sim/scenario/choose.ts';
import { installed, press } from '../saving/fights-for-tests.ts';

export const SYSTEMS = ['d6rounds', 'blows'];

/** Types at a device's console; answers what was printed. */
export const typist = (device: Device) => (line: string) => {
  const before = device.console.length;
  device.send(line);
  return device.console.slice(before).flatMap(words => words.split('\n'));
};
/** The text of all that a device keeps. */
export const textOf = (device: Device) => receive(typist(device));
/** Hands a text to a device. */
export const give = async (device: Device, text: string, how: 'restore' | 'import' = 'restore') =>
  send(prepare(text), how, typist(device));

/** A device that is just set up. */
export async function booted(board = 'joltjs'): Promise<Device> {
  const device = await installed({ systems: SYSTEMS, board });
  device.boot();
  return device;
}

/** A device with a hurt party member, a foe, a setting of its own, a fight that waits and one that is on. */
export async function full(board = 'joltjs'): Promise<Device> {
  const device = await booted(board);
  choose(device, 'Party');
  choose(device, 'Ten-second');
  choose(device, 'Add');
  choose(device, 'Ada');
  choose(device, 'Strength');
  press(device, 'up ok');
  choose(device, 'Join the party');
  choose(device, 'Add');
  choose(device, 'Orc');
  press(device, 'menu');
  choose(device, 'Keep as a foe');
  choose(device, 'Ada');
  choose(device, 'Mind left');
  press(device, 'down down ok');
  choose(device, 'Save changes');
  press(device, 'back');
  choose(device, 'Settings');
  choose(device, 'Dim after');
  press(device, 'up ok back');
  choose(device, 'Fight');
  choose(device, 'Ten-second');
  choose(device, 'Add');
  choose(device, 'Ada');
  press(device, 'back');
  press(device, 'menu');
  choose(device, 'Pause');
  choose(device, 'New');
  choose(device, 'Ten-second');
  choose(device, 'Add');
  choose(device, 'Orc');
  press(device, 'up ok back');
  choose(device, 'Start');
  choose(device, 'Nobody');
  press(device, 'ok');
  return device;
}
