// How the interpreter turns arguments into integers, bytes and strings. Device strings hold bytes 0..255.
// Objects come from the device's own world, so that kinds are told by tag and not by constructor.

/** An argument as a 32-bit integer: what is missing or not a number is 0, fractions are cut off. */
export function toInteger(value: unknown): number {
  if (value === undefined || value === null) return 0;
  const number = Number(value);
  return Number.isFinite(number) ? Math.trunc(number) | 0 : 0;
}

/** A device string (character codes 0..255) as bytes; a code above 255 keeps its low byte, as on a board. */
export function bytesOfString(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Bytes as a device string. */
export function stringOfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return text;
}

/** Bytes that a text in base64 stands for; characters that do not belong there are passed over, as the interpreter does. */
export function bytesOfBase64(text: string): Uint8Array {
  return bytesOfString(atob(text.replace(/[^A-Za-z0-9+/]/g, '')));
}

/** Bytes as a text in base64. */
export function base64OfBytes(bytes: Uint8Array): string {
  return btoa(stringOfBytes(bytes));
}

/** True if both hold the same bytes. */
export function haveSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** True for an ArrayBuffer of any realm. */
export function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

/**
 * Bytes of anything that the interpreter takes as data: numbers, strings, arrays of these, typed arrays,
 * ArrayBuffers and `{data, count}`.
 * @throws Error for anything else
 */
export function toBytes(value: unknown): Uint8Array {
  if (typeof value === 'string') return bytesOfString(value);
  if (typeof value === 'number' || typeof value === 'boolean') return Uint8Array.of(Number(value) & 255);
  if (isArrayBuffer(value)) return new Uint8Array(value).slice();
  if (ArrayBuffer.isView(value)) return bytesOfView(value);
  if (Array.isArray(value)) return join(value.map(toBytes));
  if (typeof value === 'object' && value !== null && 'data' in value && 'count' in value) {
    const part = toBytes(value.data);
    return join(new Array<Uint8Array>(Math.max(0, toInteger(value.count))).fill(part));
  }
  throw new TypeError(`Expecting Number or iterable, got ${String(value)}`);
}

/** One byte per element: a typed array of wider elements keeps the low byte of each, as the interpreter does. */
function bytesOfView(view: ArrayBufferView): Uint8Array {
  if (Object.prototype.toString.call(view) === '[object DataView]') {
    return new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice();
  }
  return new Uint8Array(view as Uint8Array);
}

function join(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
