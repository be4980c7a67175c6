// What of JavaScript's own library the interpreter has and has not, by name.
// Taken from the interpreter's wrapper tables (src/jswrap_*.c of Espruino 2v29) and from the probes.

/** Members of the built-in holders; whatever is not listed does not exist. */
export const staticMembers: Record<string, string> = {
  Math:
    'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil clip cos exp floor log max min pow randInt ' +
    'random round sign sin sqrt tan wrap',
  Number: 'MAX_VALUE MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY prototype',
  Object:
    'assign create defineProperties defineProperty entries fromEntries getOwnPropertyDescriptor ' +
    'getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf keys setPrototypeOf values prototype',
  Array: 'isArray prototype',
  String: 'fromCharCode prototype',
  JSON: 'parse stringify',
  Promise: 'all reject resolve prototype',
  Date: 'now parse prototype',
  ArrayBuffer: 'prototype',
  DataView: 'prototype',
  RegExp: 'prototype',
  Function: 'prototype',
  Boolean: 'prototype',
  Error: 'prototype',
};

/** What to write instead of a missing static member. */
export const staticAdvice: Record<string, string> = {
  'Math.imul': 'multiply in 16-bit halves',
  'Math.trunc': 'x | 0, or Math.floor and Math.ceil',
  'Math.clz32': 'a loop of shifts',
  'Math.hypot': 'Math.sqrt(a * a + b * b)',
  'Number.isInteger': 'x === Math.floor(x)',
  'Number.isFinite': 'isFinite',
  'Number.isNaN': 'isNaN',
  'Number.parseInt': 'parseInt',
  'Number.parseFloat': 'parseFloat',
  'Number.MAX_SAFE_INTEGER': '9007199254740991',
  'Object.freeze': 'nothing: constness is a matter of types',
  'Object.is': '===',
  'Object.hasOwn': 'object.hasOwnProperty(key)',
  'Array.from': 'a loop',
  'Array.of': 'an array literal',
  'String.raw': 'a plain string',
  'Promise.race': 'a flag that the first callback sets',
};

/** Methods that strings, arrays, numbers, typed arrays, dates and promises lack, with what to write instead. */
export const missingMethods: Record<string, string> = {
  at: 'an index (a[a.length - 1], text.charAt(i))',
  copyWithin: 'set with subarray, or a loop',
  findLast: 'a loop that counts down',
  findLastIndex: 'a loop that counts down',
  keys: 'a counting loop',
  values: 'for-of over the array itself',
  entries: 'a counting loop',
  flat: 'concat',
  flatMap: 'map and concat',
  reduceRight: 'a loop that counts down',
  toReversed: 'slice().reverse()',
  toSorted: 'slice().sort()',
  toSpliced: 'slice() and splice',
  with: 'slice() and an assignment',
  codePointAt: 'charCodeAt',
  isWellFormed: 'nothing: strings are bytes',
  toWellFormed: 'nothing: strings are bytes',
  localeCompare: '< and >',
  matchAll: 'exec in a loop',
  normalize: 'plain ASCII',
  search: 'indexOf, or match(...).index',
  trimStart: 'trim, or a loop',
  trimLeft: 'trim, or a loop',
  trimEnd: 'trim, or a loop',
  trimRight: 'trim, or a loop',
  toLocaleString: 'toString',
  toLocaleLowerCase: 'toLowerCase',
  toLocaleUpperCase: 'toUpperCase',
  toLocaleDateString: 'getDate and its kin',
  toLocaleTimeString: 'getHours and its kin',
  toDateString: 'toString',
  toTimeString: 'toString',
  toExponential: 'integer arithmetic',
  toPrecision: 'integer arithmetic',
  finally: 'then with the same function twice',
  isPrototypeOf: 'instanceof',
  propertyIsEnumerable: 'hasOwnProperty',
  getBigInt64: 'two getInt32',
  setBigInt64: 'two setInt32',
  getBigUint64: 'two getUint32',
  setBigUint64: 'two setUint32',
};

/** Globals of JavaScript that the interpreter lacks, with what to write instead. */
export const missingGlobals: Record<string, string> = {
  Map: 'a plain object',
  Set: 'a plain object or an array',
  WeakMap: 'a property of the object',
  WeakSet: 'a property of the object',
  WeakRef: 'a plain reference',
  Symbol: 'a string key',
  Proxy: 'getters and setters',
  Reflect: 'the operators',
  BigInt: 'two 32-bit halves',
  BigInt64Array: 'Int32Array',
  BigUint64Array: 'Uint32Array',
  SharedArrayBuffer: 'ArrayBuffer',
  Atomics: 'plain reads and writes',
  WebAssembly: 'E.nativeCall',
  RangeError: 'Error',
  EvalError: 'Error',
  URIError: 'Error',
  AggregateError: 'Error',
  Intl: 'own formatting',
  queueMicrotask: 'setTimeout(f, 0)',
  setImmediate: 'setTimeout(f, 0)',
  clearImmediate: 'clearTimeout',
  structuredClone: 'a copy by hand, or JSON',
  crypto: "require('crypto') where the build has it, or E.hwRand",
  performance: 'getTime',
  fetch: 'nothing: there is no network',
  TextEncoder: 'charCodeAt in a loop',
  TextDecoder: 'String.fromCharCode',
  Buffer: 'Uint8Array',
  URL: 'string methods',
  escape: 'encodeURIComponent',
  unescape: 'decodeURIComponent',
  encodeURI: 'encodeURIComponent',
  decodeURI: 'decodeURIComponent',
  document: 'nothing: there is no page',
  window: 'global',
};

/** Globals that the interpreter has on some board of ours. */
export const knownGlobals: ReadonlySet<string> = new Set(
  (
    'E Graphics I2C I2C1 I2C2 I2C3 SPI SPI1 SPI2 SPI3 Serial Serial1 Serial2 Serial3 LoopbackA LoopbackB USB Bluetooth ' +
    'Terminal NRF Pixl Puck Jolt Pin Modules Waveform OneWire Telnet StorageFile Unistroke ' +
    'process print console require exports module global globalThis trace dump echo edit reset load save ' +
    'setWatch clearWatch setTimeout clearTimeout setInterval clearInterval changeInterval ' +
    'digitalRead digitalWrite digitalPulse pinMode getPinMode analogRead analogWrite shiftOut ' +
    'getTime setTime getSerial setSleepIndicator setBusyIndicator setDeepSleep ' +
    'peek8 peek16 peek32 poke8 poke16 poke32 btoa atob encodeURIComponent decodeURIComponent ' +
    'parseInt parseFloat isNaN isFinite eval arguments NaN Infinity undefined HIGH LOW ' +
    'Math JSON Object Array String Number Boolean Function RegExp Date Promise ArrayBuffer ArrayBufferView DataView ' +
    'Uint8Array Uint8ClampedArray Int8Array Uint16Array Int16Array Uint24Array Uint32Array Int32Array Float32Array ' +
    'Float64Array Error SyntaxError TypeError InternalError ReferenceError BTN SDA SCL ' +
    // The screen of boards that have one built in.
    'g'
  ).split(' '),
);

/** Pins by name: ports A to K, plain numbers, lights and buttons. */
export const pinName = /^(D\d{1,2}|[A-K]\d{1,2}|LED\d?|BTN\d?)$/;
