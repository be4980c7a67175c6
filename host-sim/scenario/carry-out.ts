// What the steps of a scenario do to a device. Nothing here looks at what came of it, or knows where it runs.

import type { Device } from '../model/device.ts';
import { choose } from './choose.ts';
import type { Shortfall } from './failure.ts';
import type { Action } from './steps.ts';

/** Kinds of steps that look at the device or take its picture. */
type Look = 'text' | 'screenshot' | 'expect text' | 'expect console' | 'expect journal' | 'expect screen';

/** A step that does something to the device. */
export type Deed = Exclude<Action, { kind: Look }>;

/** True for a step that does something to the device. */
export function isDeed(action: Action): action is Deed {
  return action.kind !== 'text' && action.kind !== 'screenshot' && !action.kind.startsWith('expect');
}

/** Does a step to a device. @returns what stood in its way, if anything did */
export function carryOut(device: Device, action: Deed): Shortfall | undefined {
  switch (action.kind) {
    case 'seed':
      device.send(`Tableside.replay(${action.seed})`);
      return undefined;
    case 'dice':
      device.send(`Tableside.dice([${action.faces.join(',')}])`);
      return undefined;
    case 'press':
      device.press(action.key, action.milliseconds);
      return undefined;
    case 'choose':
      return choose(device, action.text);
    case 'edges':
      playEdges(device, action);
      return undefined;
    case 'wait':
      device.advance(action.milliseconds);
      return undefined;
    case 'boot':
      device.boot();
      return undefined;
    case 'send':
      device.send(action.text);
      return undefined;
    case 'cut-power':
      device.powerOff();
      return undefined;
    case 'cut-power after-writes':
      device.flash.cutBehind(action.operation);
      return undefined;
    case 'cut-power in-write':
      device.flash.cutAfter(action.operation);
      return undefined;
    case 'flip-bit':
      return flipBit(device, action);
    case 'unplug panel':
      device.unplugPanel();
      return undefined;
    case 'plug panel':
      device.plugPanel();
      return undefined;
    case 'bus-error':
      device.busErrors(action.count);
      return undefined;
    case 'lose-edges':
      device.loseEdges(action.count);
      return undefined;
    case 'slow-erase':
      device.eraseMilliseconds = action.milliseconds;
      return undefined;
    case 'battery':
      device.battery = action.percent;
      return undefined;
  }
}

function playEdges(device: Device, action: Extract<Action, { kind: 'edges' }>): void {
  let passed = 0;
  for (const edge of action.edges) {
    device.advance(edge.at - passed);
    passed = edge.at;
    device.setKey(action.key, edge.closed);
  }
  device.settle();
}

function flipBit(device: Device, { file, offset, bit }: Extract<Action, { kind: 'flip-bit' }>): Shortfall | undefined {
  const stored = device.files.find(file);
  if (!stored) {
    const names = device.files.list().map(other => other.name);
    return { wanted: `the file ${file}`, found: names.length === 0 ? 'no files' : `the files ${names.join(', ')}` };
  }
  if (offset >= stored.bytes.length) {
    return { wanted: `a byte ${offset} in the file ${file}`, found: `a file of ${stored.bytes.length} bytes` };
  }
  device.flash.flipBit(stored.offset + offset, bit);
  return undefined;
}
