// The board's flash chip behind the RP2040's serial interface (SSI) in its plain mode, in which it is programmed.
// RP2040 data sheet, section 4.10; Winbond W25Q16JV, section 8.2 (instructions), section 9.6 (typical times).
import { BasePeripheral, type RP2040 } from 'rp2040js';

/** Bytes of the chip. */
const FLASH_BYTES = 2 << 20;
const PAGE_BYTES = 256;

const PROGRAM = 0x02;
const READ = 0x03;
const WRITE_DISABLE = 0x04;
const READ_STATUS = 0x05;
const WRITE_ENABLE = 0x06;
const ERASE_SECTOR = 0x20;
const READ_STATUS_2 = 0x35;
const READ_UNIQUE_ID = 0x4b;
const READ_ID = 0x9f;
const ERASE_BLOCK = 0xd8;

const ERASED_BYTES: Readonly<Record<number, number>> = { [ERASE_SECTOR]: 4096, [ERASE_BLOCK]: 65536 };
const QUAD_ENABLED = 2;
const UNIQUE_ID = [0xe6, 0x61, 0x38, 0x52, 0x83, 0x12, 0x34, 0x56];
const ID = [0xef, 0x40, 0x15];
/** Instruction and address come before the data. */
const ADDRESS_BYTES = 4;
const UNIQUE_ID_FROM = 5;

/** Typical times in nanoseconds. */
const PROGRAM_TIME = 0.4e6;
const ERASE_TIMES: Readonly<Record<number, number>> = { [ERASE_SECTOR]: 45e6, [ERASE_BLOCK]: 150e6 };

/** Registers of the SSI by offset. */
const SSIENR = 0x08;
const TXFLR = 0x20;
const RXFLR = 0x24;
const SR = 0x28;
const IDR = 0x58;
const VERSION_ID = 0x5c;
const DATA = 0x60;
const TRANSMIT_READY = 6;
const RECEIVE_READY = 8;
const FIFO_WORDS = 16;
const IDENTIFICATION: Readonly<Record<number, number>> = { [IDR]: 0x51535049, [VERSION_ID]: 0x3430312a };

/** SSI and flash chip as one peripheral; what is programmed and erased stands in the emulator's flash memory. */
export class FlashChip extends BasePeripheral {
  /** Programmed pages and erased areas since power-on. */
  programs = 0;
  erases = 0;
  readonly #chip: RP2040;
  readonly #registers = new Map<number, number>();
  #received: number[] = [];
  #command: number[] = [];
  /** The select line follows the queue, or software has forced it low or high. */
  #select: 'queue' | 'low' | 'high' = 'queue';
  #writeEnabled = false;
  #busyUntil = 0;

  constructor(chip: RP2040) {
    super(chip, 'SSI');
    this.#chip = chip;
  }

  /** What software makes of the select line: left to the SSI, or forced. */
  setSelect(select: 'queue' | 'low' | 'high'): void {
    if (select === this.#select) return;
    if (this.#select === 'low') this.#execute();
    this.#select = select;
    this.#command = [];
  }

  override readUint32(offset: number): number {
    switch (offset) {
      case TXFLR:
        return 0;
      case RXFLR:
        return this.#received.length;
      case SR:
        return TRANSMIT_READY | (this.#received.length > 0 ? RECEIVE_READY : 0);
      case DATA:
        return this.#takeReceived();
      default:
        return IDENTIFICATION[offset] ?? this.#registers.get(offset) ?? 0;
    }
  }

  override writeUint32(offset: number, value: number): void {
    if (offset === DATA) {
      const answer = this.#exchange(value & 255);
      if (this.#received.length < FIFO_WORDS) this.#received.push(answer);
      return;
    }
    if (offset === SSIENR && value === 0) this.#received = [];
    this.#registers.set(offset, value);
  }

  #takeReceived(): number {
    const value = this.#received.shift() ?? 0;
    if (this.#select === 'queue' && this.#received.length === 0) {
      this.#execute();
      this.#command = [];
    }
    return value;
  }

  #exchange(byte: number): number {
    if (this.#select === 'high') return 0xff;
    const at = this.#command.push(byte) - 1;
    if (at === 0) return 0xff;
    switch (this.#command[0]) {
      case READ_STATUS:
        return this.#chip.clock.nanos < this.#busyUntil ? 1 : 0;
      case READ_STATUS_2:
        return QUAD_ENABLED;
      case READ_UNIQUE_ID:
        return at >= UNIQUE_ID_FROM ? UNIQUE_ID[(at - UNIQUE_ID_FROM) % UNIQUE_ID.length]! : 0;
      case READ_ID:
        return ID[at - 1] ?? 0;
      case READ:
        return at >= ADDRESS_BYTES ? this.#chip.flash[(this.#address() + at - ADDRESS_BYTES) % FLASH_BYTES]! : 0;
      default:
        return 0;
    }
  }

  #address(): number {
    const [, high = 0, middle = 0, low = 0] = this.#command;
    return ((high << 16) | (middle << 8) | low) % FLASH_BYTES;
  }

  /** The select line went up: programming and erasing begin. */
  #execute(): void {
    const [instruction] = this.#command;
    if (instruction === WRITE_ENABLE) this.#writeEnabled = true;
    if (instruction === WRITE_DISABLE) this.#writeEnabled = false;
    if (!this.#writeEnabled || instruction === undefined) return;
    if (instruction === PROGRAM && this.#command.length > ADDRESS_BYTES) this.#program();
    else if (ERASED_BYTES[instruction]) this.#erase(instruction);
  }

  #program(): void {
    const address = this.#address();
    const page = address & ~(PAGE_BYTES - 1);
    // Bits only fall, and the address wraps within the page.
    this.#command.slice(ADDRESS_BYTES).forEach((byte, k) => {
      this.#chip.flash[page | ((address + k) & (PAGE_BYTES - 1))]! &= byte;
    });
    this.programs++;
    this.#finish(PROGRAM_TIME);
  }

  #erase(instruction: number): void {
    const bytes = ERASED_BYTES[instruction]!;
    const from = this.#address() & ~(bytes - 1);
    this.#chip.flash.fill(0xff, from, from + bytes);
    this.erases++;
    this.#finish(ERASE_TIMES[instruction]!);
  }

  #finish(nanoseconds: number): void {
    this.#writeEnabled = false;
    this.#busyUntil = this.#chip.clock.nanos + nanoseconds;
  }
}
