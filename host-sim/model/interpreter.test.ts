import { describe, expect, it } from 'vitest';
import { booted, deviceWith, evaluate } from './device-for-tests.ts';

describe('the interpreter', () => {
  it('lacks what a board lacks', () => {
    const names =
      'Map Set WeakMap Symbol Proxy Reflect BigInt Intl structuredClone queueMicrotask WebAssembly RangeError';
    for (const name of names.split(' ')) expect(evaluate(`typeof ${name}`), name).toBe('undefined');
    const members =
      'Math.imul Math.trunc Math.hypot Array.from Array.of Number.isInteger Object.freeze Object.is "".at "".matchAll ' +
      '"".trimStart [].flat [].at [].lastIndexOf [].entries Promise.race Uint8Array.from ' +
      'new Uint8Array(1).buffer.slice new Uint8Array(1).copyWithin (5).toPrecision';
    for (const member of members.match(/(?:new )?\S+/g) as string[]) {
      expect(evaluate(`typeof (${member})`), member).toBe('undefined');
    }
  });

  it('has what a board has', () => {
    const works: [string, unknown][] = [
      ['[3, 1, 2].sort().map(x => x * 2).join()', '2,4,6'],
      ['"a-b".split("-").concat("abc".replace(/b/g, "x")).join() + "5".padStart(3, "0")', 'a,b,axc005'],
      ['new Uint8Array([1, 2, 3]).map(x => x + 255).subarray(1).join()', '1,2'],
      ['new Float32Array([1.5]).length + new DataView(new ArrayBuffer(8)).getUint8(0)', 1],
      ['Object.keys(Object.assign({ a: 1 }, { b: 2 })).join()', 'a,b'],
      ['var t = ""; for (var c of [1, 2]) t += c; for (var d of "xy") t += d; t', '12xy'],
      ['JSON.stringify({ a: new Uint8Array([1, 2]), b: "\\xff" })', '{"a":[1,2],"b":"\\u00FF"}'],
      ['Math.round(-2.5) + Math.sign(-3)', -4],
      ['atob(btoa("\\x00\\xff")).charCodeAt(1)', 255],
      ['D1 + "" + (BTN1 === D0) + Q0.sda', 'D1trueD3'],
      ['process.env.BOARD + process.version + process.memory().total', 'JOLTJS2v2912000'],
      ['E.CRC32("123456789")', 0xcbf43926],
      ['E.toString([65, "bc"]) + E.toUint8Array("AB", 3).join()', 'Abc65,66,3'],
    ];
    for (const [code, value] of works) expect(evaluate(code), code).toBe(value);
  });

  it('boots files in order, then runs init handlers', () => {
    const device = booted('print("app", second); E.on("init", () => print("init"));', {
      '.boot1': 'var second = first + 1; print("one");',
      '.boot0': 'var first = 1; print("zero");',
    });
    expect([device.console, device.errors]).toEqual([['zero', 'one', 'app 2', 'init'], []]);
  });

  it('loads modules from Storage once, and names one that is not there', () => {
    const device = booted('print(require("m").f(), require("m") === require("m")); require("n");', {
      m: 'print("loaded"); var x = 5; exports.f = function() { return x; };',
    });
    expect(device.console).toEqual(['loaded', '5 true', 'Uncaught Error: Module "n" not found']);
    expect(device.errors.length).toBe(1);
  });

  it('keeps errors that nobody catches, from boot, timers and promises alike, and goes on', () => {
    const device = booted(`
      setTimeout(() => { nothing.there; }, 5);
      setTimeout(() => print("still here"), 6);
      throw new TypeError("at boot");
    `);
    device.advance(10);
    expect(device.console).toEqual([
      'Uncaught TypeError: at boot',
      'Uncaught ReferenceError: nothing is not defined',
      'still here',
    ]);
    expect(device.errors.map(error => error.message)).toEqual(['at boot', 'nothing is not defined']);
  });

  it('runs promise callbacks with the event that made them', () => {
    const device = booted('setTimeout(() => { Promise.resolve(1).then(v => print("then", v)); print("event"); }, 1);');
    device.advance(1);
    expect(device.console).toEqual(['event', 'then 1']);
  });

  it('refuses what is not modelled by name, and keeps the refusal though device code catches it', () => {
    const device = deviceWith('try { E.setFlags({}); } catch (e) { print(e instanceof Error, e.message); }');
    device.boot();
    device.send('new Date()');
    device.send('require("Flash")');
    device.send('setWatch(() => {}, D1, { repeat: true, edge: "both", debounce: 20 })');
    expect(device.console[0]).toBe('true E.setFlags is not modelled');
    expect(device.errors.map(error => error.message)).toEqual([
      'E.setFlags is not modelled',
      'Date is not modelled',
      'require("Flash") is not modelled',
      'setWatch with debounce:20 is not modelled',
    ]);
  });

  it('gives the same random words for the same seed', () => {
    const words = (seed: number): unknown =>
      booted('', {}, { randomSeed: seed }).send('[E.hwRand(), E.hwRand(), Math.random()].join()');
    expect(words(1)).toBe(words(1));
    expect(words(1)).not.toBe(words(2));
  });

  it('answers at the console', () => {
    const device = booted('var x = { a: 1, b: [1, "two"] };');
    expect(device.send('x.a + 1')).toBe(2);
    device.send('x');
    device.send('print("a", 1); undefined');
    expect(device.console).toEqual(['=2', '={ a: 1, ', '  b: [ 1, ', '    "two"', '   ]', ' }', 'a 1', '=undefined']);
  });
});
