import { describe, expect, it } from 'vitest';
import { booted } from './device-for-tests.ts';

/** Runs device code with `s` as the Storage library and gives its printed lines. */
function printed(code: string): string[] {
  const device = booted(`var s = require("Storage");${code}`);
  expect(device.errors).toEqual([]);
  return device.console;
}

describe('require("Storage")', () => {
  it('reads binary text, parts of it, and undefined for no file', () => {
    expect(
      printed(`
        s.write("a", new Uint8Array([1, 200, 65]));
        print(s.read("a").charCodeAt(1), s.read("a", 2), s.read("a", 1, 1).length, s.read("none"));
      `),
    ).toEqual(['200 A 1 undefined']);
  });

  it('writes lists of numbers and texts, and objects as JSON', () => {
    expect(
      printed(`
        s.write("a", [65, "bc", [68]]);
        s.write("b", { x: 1 });
        print(s.read("a"), s.read("b"), s.readJSON("b").x);
      `),
    ).toEqual(['AbcD {"x":1} 1']);
  });

  it('writes the relaxed JSON of the interpreter, and reads it back', () => {
    expect(
      printed(`
        s.writeJSON("a", { name: "a: \\"b\\"", "two words": [1, { x: null }] });
        print(s.read("a"));
        print(s.readJSON("a")["two words"][1].x, s.readJSON("a").name);
        print(s.readJSON("none"));
      `),
    ).toEqual(['{name:"a: \\"b\\"","two words":[1,{x:null}]}', 'null a: "b"', 'undefined']);
  });

  it('lists by pattern and gives sizes', () => {
    expect(
      printed(`
        s.write("x1", "1"); s.write("x2", "2");
        print(s.list(/^x/).join(), s.list().length);
        s.erase("x1");
        print(s.list(/^x/).join(), s.getStats().trashCount, s.getFree() === s.getStats().freeBytes);
        print(new Uint8Array(s.readArrayBuffer("x2"))[0]);
      `),
    ).toEqual(['x1,x2 3', 'x2 1 true', '50']);
  });

  it('throws the words of the interpreter, which device code can catch', () => {
    expect(
      printed(`
        s.write("a", "xx", 0, 4);
        try { s.write("a", "y", 1); } catch (e) { print(e.message, e instanceof Error); }
      `),
    ).toEqual(['File already written with different data true']);
  });

  it('refuses what is not modelled, even where device code catches errors', () => {
    const device = booted('try { require("Storage").open("log", "a"); } catch (e) { print(e.message); }');
    expect(device.console).toEqual(['Storage.open is not modelled']);
    expect(device.errors.map(error => error.message)).toEqual(['Storage.open is not modelled']);
  });
});
