// An SSD1309 display controller with its 128x64 panel, as described in Solomon Systech's data sheet "SSD1309", revision
// 1.1, section 9: an SSD1306 without a charge pump (the module brings the voltage) and with a lock for commands (FDh).

import { Ssd1306 } from './ssd1306.ts';

const LOCK = 0xfd;
const CHARGE_PUMP = 0x8d;

/** Operand bit 2 of the lock command: only an unlock is taken. */
const LOCKED = 4;

/** Registers and RAM of one controller. */
export class Ssd1309 extends Ssd1306 {
  override readonly name = 'SSD1309';
  private locked = false;

  override reset(): void {
    super.reset();
    this.locked = false;
  }

  protected override isPowered(): boolean {
    return true;
  }

  protected override operandsOf(first: number): number {
    if (first === LOCK) return 1;
    return first === CHARGE_PUMP ? 0 : super.operandsOf(first);
  }

  protected override execute(first: number, operands: number[]): boolean {
    if (first === LOCK) this.locked = ((operands[0] ?? 0) & LOCKED) !== 0;
    else if (first === CHARGE_PUMP) return false;
    else return this.locked || super.execute(first, operands);
    return true;
  }
}
