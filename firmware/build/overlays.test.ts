// Overlays of a small script: what moves, what stays, and that the program goes on although its functions come and go.
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { divide, type Overlaid, overlayFile, storeOverlays } from './overlays.ts';

const SOURCE = `var made=[];
function load(k){made.push(k);define(k)}
function add(a,b){return a+b+one()}
function one(){return 1}
function screen(a){var count=0;return{press:function(){count=add(count,a);return count}}}
var kit={add,screen};
made.push(add(1,2));`;

const IN: Readonly<Record<string, string>> = { add: 'sum', one: 'sum', screen: 'screens' };

function divided(source = SOURCE): Overlaid {
  return divide(source, {
    loader: 'load',
    overlayAt: offset => IN[/^\w+/.exec(source.slice(offset))?.[0] ?? ''] ?? '',
    isTaken: name => name === 'E',
  });
}

/** Runs what stays; `define` brings an overlay, as the loader does. */
function start({ code, overlays }: Overlaid) {
  const context = createContext({});
  Object.assign(context, { define: (k: number) => runInContext(overlays[k]!.code, context) });
  runInContext(code, context);
  const drop = () => {
    for (const { names } of overlays) for (const name of names) delete (context as Record<string, unknown>)[name];
  };
  return { run: (text: string) => runInContext(text, context) as unknown, drop };
}

describe('a divided script', () => {
  it('keeps what is not named and puts the rest into overlays', () => {
    const { code, overlays } = divided();
    expect(overlays.map(({ id, names }) => [id, names])).toEqual([
      ['sum', ['add', 'one']],
      ['screens', ['screen']],
    ]);
    expect(code).toContain('function load');
    expect(code).not.toContain('function add');
  });

  it('brings an overlay for calls and for functions that are handed on', () => {
    const { run } = start(divided());
    expect(run('made')).toEqual([0, 4]);
    expect(run('kit.add(2,3)')).toBe(6);
    expect(run('kit.screen(4).press()')).toBe(5);
  });

  it('goes on when overlays were forgotten while an object of theirs lives', () => {
    const { run, drop } = start(divided());
    run('var s=kit.screen(4)');
    for (const count of [5, 10, 15]) {
      drop();
      expect(run('s.press()')).toBe(count);
    }
  });

  it('calls neighbours directly: where a function runs, its overlay is there', () => {
    expect(divided().overlays[0]!.code).toContain('return a+b+one()');
  });

  it('brings lists of constants with the overlay that reads them, and keeps those that are changed or read elsewhere', () => {
    const lists = `var fixed=["one",2],grown=[1],shared=[3],other=[4,-5];
function load(k){define(k)}
function add(i){grown[0]=i;return fixed[i]+shared[0]}
function one(){return other}
function screen(){return{press:function(){return fixed.length}}}
var first=shared[0];`;
    const places: Readonly<Record<string, string>> = {
      ...IN,
      fixed: 'sum',
      grown: 'sum',
      shared: 'sum',
      other: 'screens',
    };
    const parts = divide(lists, {
      loader: 'load',
      overlayAt: offset => places[/^\w+/.exec(lists.slice(offset))?.[0] ?? ''] ?? '',
      isTaken: () => false,
    });
    expect(parts.overlays.map(({ id, names }) => [id, names])).toEqual([
      ['sum', ['add', 'one', 'fixed']],
      ['screens', ['screen', 'other']],
    ]);
    const { run, drop } = start(parts);
    for (let time = 0; time < 2; time++) {
      expect(run('(load(0),add)(1)')).toBe(5);
      expect(run('(load(0),one)()')).toEqual([4, -5]);
      expect(run('(load(1),screen)().press()')).toBe(2);
      drop();
    }
  });

  it('refuses names that the board has, and what would not become a global', () => {
    expect(() => divided('function E(){}')).toThrow('the name E');
    expect(() => divided('let a=1')).toThrow('let a=1');
    expect(() => divided('function add(){};add=1')).toThrow('add is a function of an overlay');
  });
});

describe('the file of overlays', () => {
  const overlays = [
    { id: 'a', names: ['f'], code: `f=function(){return "${'words '.repeat(30)}"};\n` },
    { id: 'b', names: ['g'], code: `g=function(){return "${'other '.repeat(30)}"};\n` },
  ];
  const encode = (code: string) => new TextEncoder().encode(code);
  const stored = (room: number, first: string[] = []) =>
    storeOverlays(overlays, { app: new Uint8Array(0), encode, room, first }).map(({ bytes }) => bytes.length);

  it('packs what has no room, and leaves the rest as it is, the preferred first', () => {
    const [a, b] = stored(0);
    expect(Math.max(a!, b!)).toBeLessThan(100);
    expect(stored(10_000)).toEqual([2 + 2 + overlays[0]!.code.length, 2 + 2 + overlays[1]!.code.length]);
    expect(stored(300, ['b'])).toEqual([a, 2 + 2 + overlays[1]!.code.length]);
  });

  it('begins with the places of the overlays', () => {
    const list = storeOverlays(overlays, { app: new Uint8Array(0), encode, room: 0, first: [] });
    const file = Buffer.from(overlayFile(list));
    expect(file.readUInt16LE(0)).toBe(4);
    expect(file.readUInt16LE(2)).toBe(4 + list[0]!.bytes.length);
    expect(file.length).toBe(4 + list[0]!.bytes.length + list[1]!.bytes.length);
  });
});
