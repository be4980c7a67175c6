// The computer at the other end of the board's USB cable: takes what the console prints, feeds what is typed, and heeds
// XON and XOFF. RP2040 data sheet, section 4.1; USB class definitions for communication devices 1.2.
import { type RP2040, USBCDC } from 'rp2040js';

const XON = 17;
const XOFF = 19;
/** Bytes that lie in the emulator's queue at most: it loses silently what goes beyond its own size. */
const QUEUED_BYTES = 64;

export class UsbHost {
  /** The console's output since the cable was plugged in. */
  output = '';
  /** True once the board has been set up by the computer. */
  connected = false;
  readonly #serial: USBCDC;
  #waiting: number[] = [];
  #stopped = false;

  constructor(chip: RP2040) {
    this.#serial = new USBCDC(chip.usbCtrl);
    this.#serial.onDeviceConnected = () => {
      this.connected = true;
    };
    this.#serial.onSerialData = bytes => {
      for (const byte of bytes) this.#receive(byte);
    };
  }

  /** Types a text. */
  type(text: string): void {
    for (const byte of Buffer.from(text, 'latin1')) this.#waiting.push(byte);
  }

  /** Hands over what the board may take now; called again and again while it runs. */
  feed(): void {
    if (!this.connected || this.#stopped) return;
    const room = QUEUED_BYTES - this.#serial.txFIFO.itemCount;
    if (room <= 0 || this.#waiting.length === 0) return;
    for (const byte of this.#waiting.splice(0, room)) this.#serial.sendSerialByte(byte);
  }

  #receive(byte: number): void {
    if (byte === XON) this.#stopped = false;
    else if (byte === XOFF) this.#stopped = true;
    else this.output += String.fromCharCode(byte);
  }
}
