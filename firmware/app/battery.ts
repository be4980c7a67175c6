// How much charge is left, on boards that can measure it.

/** Below this, in percent, the device warns and does nothing that a power cut would harm. */
const LOW = 15;

/** Volts at which a lithium cell counts as empty and as full. */
const EMPTY_VOLTS = 3.3;
const FULL_VOLTS = 4.2;

/** Charge in percent, -1 where it can't be measured. Costs one measurement: ask when a screen opens, not for each frame. */
export function charge(): number {
  if (BOARD.battery === 'percent') return E.getBattery();
  if (BOARD.battery !== 'volts') return -1;
  const percent = Math.floor(((E.getVDDH() - EMPTY_VOLTS) * 100) / (FULL_VOLTS - EMPTY_VOLTS) + 0.5);
  return Math.max(0, Math.min(100, percent));
}

export function isLow(percent: number): boolean {
  return percent >= 0 && percent < LOW;
}
