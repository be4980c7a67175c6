// Whether a recording, played from its text on a new device, leaves the same picture and the same flash.

import type { Device } from '../../model/device.ts';
import { haveSameBytes } from '../../model/values.ts';
import { carryOut, isDeed } from '../../scenario/carry-out.ts';
import { parseScenario } from '../../scenario/parse.ts';
import type { DeviceParts } from '../parts.ts';
import { assemble, SCENARIO_NOISE } from './workshop.ts';

/** True if the scenario leaves a device of these parts as `device` is. @throws Error for a scenario that can't be read */
export function replayed(text: string, parts: DeviceParts, device: Device): boolean {
  const { setup, steps } = parseScenario(text, 'the recording');
  const other = assemble(parts, { panel: setup.panel, noise: SCENARIO_NOISE });
  for (const { action } of steps) if (isDeed(action)) carryOut(other, action);
  return haveSameBytes(other.pixels(), device.pixels()) && haveSameBytes(other.flash.bytes, device.flash.bytes);
}
