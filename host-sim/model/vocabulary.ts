// What the interpreter's JavaScript has and what it lacks, as names: used to take away from a full engine what a board
// would not have. Kept names come from the interpreter's own tables (src/jswrap_*.c, 2v29).

/** Globals of the language itself that stay; everything else that the engine brings along goes. */
export const GLOBALS_KEPT = (
  'Object Function Array Number Boolean String Promise RegExp Error ReferenceError SyntaxError TypeError JSON Math ' +
  'ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array ' +
  'Uint8ClampedArray DataView Infinity NaN undefined globalThis parseFloat parseInt isFinite isNaN eval ' +
  'decodeURIComponent encodeURIComponent'
).split(' ');

/** Members that stay, by the expression that reaches their owner. Members named by symbols always stay. */
export const MEMBERS_KEPT: Readonly<Record<string, string>> = {
  Object:
    'assign create defineProperties defineProperty entries fromEntries getOwnPropertyDescriptor ' +
    'getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf keys setPrototypeOf values',
  Array: 'isArray',
  'Array.prototype':
    'concat every fill filter find findIndex forEach includes indexOf join map pop push reduce reverse shift slice ' +
    'some sort splice toString unshift length',
  String: 'fromCharCode',
  'String.prototype':
    'charAt charCodeAt concat endsWith includes indexOf lastIndexOf match padEnd padStart repeat replace replaceAll ' +
    'slice split startsWith substr substring toLowerCase toString toUpperCase trim valueOf length',
  Number: 'MAX_VALUE MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY',
  'Number.prototype': 'toFixed toString valueOf',
  Math:
    'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random ' +
    'round sign sin sqrt tan',
  Promise: 'all reject resolve',
  'Promise.prototype': 'catch then',
  ArrayBuffer: '',
  'ArrayBuffer.prototype': 'byteLength',
  'Object.getPrototypeOf(Uint8Array)': '',
  'Object.getPrototypeOf(Uint8Array).prototype':
    'every fill filter find findIndex forEach includes indexOf join map reduce reverse set slice some sort subarray ' +
    'buffer byteLength byteOffset length toString',
};

/** Globals that a board has and the model has not: touching one throws by name. */
export const GLOBALS_NOT_MODELLED = (
  'Date Uint24Array ArrayBufferView OneWire SPI Serial Serial1 Serial2 LoopbackA LoopbackB Telnet ' +
  'Terminal Waveform Unistroke Stepper Jolt analogRead digitalPulse dump echo edit peek8 peek16 peek32 ' +
  'poke8 poke16 poke32 reset save setTime shiftOut trace Pin'
).split(' ');

/** Modules that the firmware brings along and the model has not. */
export const LIBRARIES_NOT_MODELLED = 'Flash timer heatshrink neopixel crypto fs http net tls Wifi tensorflow'.split(
  ' ',
);
