// An OLED module on the wires of one of the chip's I2C peripherals, with the time that each bit takes.
// RP2040 data sheet, section 4.3 (I2C), 4.3.14.1 (lengths of the clock's halves).
import type { RP2040, RPI2C } from 'rp2040js';
import type { Oled } from './oled.ts';

/** A byte and its acknowledge. */
const BYTE_BITS = 9;
/** Cycles that the filter against spikes adds to each bit. */
const FILTER_CYCLES = 8;
const WRITE = 0;
const TRANSMIT_EMPTY = 1 << 4;
const DISPLAY_OFF = 0x40;

/** How long a bit takes: as its clock says, or no time at all, so that instructions can be counted without those that only wait. */
export type BusSpeed = 'real' | 'instant';

/** Connects the module at that 7-bit address. */
export function connectOled(chip: RP2040, i2c: RPI2C, address: number, oled: Oled, speed: BusSpeed): void {
  const after = (bits: number, done: () => void) => {
    const cycles = speed === 'real' ? bits * (i2c.sclLowPeriod + i2c.sclHighPeriod + FILTER_CYCLES) : 1;
    chip.clock.createAlarm(done).schedule((cycles * 1e9) / chip.clkSys);
  };
  i2c.onStart = () => after(1, () => i2c.completeStart());
  i2c.onStop = () => after(1, () => i2c.completeStop());
  i2c.onConnect = (target, mode) =>
    after(BYTE_BITS, () => {
      if (target === address && mode === WRITE) oled.start();
      i2c.completeConnect(target === address);
    });
  i2c.onWriteByte = byte =>
    after(BYTE_BITS, () => {
      oled.write(byte);
      i2c.completeWrite(true);
    });
  i2c.onReadByte = () => after(BYTE_BITS, () => i2c.completeRead(DISPLAY_OFF));
  raiseEmptyAfterAbort(i2c);
}

/** On the chip an abort empties the transmit queue and says so (4.3.10); the emulator forgets the latter. */
function raiseEmptyAfterAbort(i2c: RPI2C): void {
  const inner = i2c as unknown as { abort(reason: number): void; setInterrupts(mask: number): void };
  const abort = inner.abort.bind(i2c);
  inner.abort = reason => {
    abort(reason);
    inner.setInterrupts(TRANSMIT_EMPTY);
  };
}
