// Pixel for pixel: random sequences of drawing calls, in the simulator's model and in the real interpreter.
// After each call the checksums of both pictures must agree, so that a difference names the call that made it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { Device } from '../../host-sim/model/device.ts';
import { END, ESPRUINO, RealInterpreter } from './interpreter.ts';

const why = ESPRUINO ? '' : ' (skipped: ESPRUINO not set)';

const SEQUENCES = process.env.TEST_LONG ? 600 : 60;
const CALLS = 25;
const WIDTH = 64;
const HEIGHT = 32;

/** A generator of small whole numbers: the same ones for the same seed. */
function numbers(seed: number): (least: number, most: number) => number {
  let state = seed >>> 0;
  return (least, most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + Math.floor((state / 2 ** 32) * (most - least + 1));
  };
}

/** One random call on `g`, on and around the picture. Images are not drawn on a picture that may be turned. */
function call(between: (least: number, most: number) => number, turns: boolean): string {
  const pick = <T>(items: readonly T[]): T => items[between(0, items.length - 1)] as T;
  const x = (): number => between(-12, WIDTH + 12);
  const y = (): number => between(-8, HEIGHT + 8);
  const box = (): string => `${x()},${y()},${x()},${y()}`;
  const text = (): string =>
    JSON.stringify(Array.from({ length: between(0, 8) }, () => String.fromCharCode(between(32, 126))).join(''));
  const bytes = (count: number): string =>
    `"${Array.from({ length: count }, () => `\\x${between(0, 255).toString(16).padStart(2, '0')}`).join('')}"`;
  const points = (): string => Array.from({ length: 2 * between(3, 6) }, (_, i) => (i % 2 ? y() : x())).join();
  const [across, down] = [between(1, 20), between(1, 16)];
  const size = (across * down + 7) >> 3;
  const calls: (() => string)[] = [
    () => `g.drawString(${text()},${x()},${y()}${pick(['', ',true'])})`,
    () => `g.drawString(${text()},${x()},${y()}${pick(['', ',true'])})`,
    () => `g.setFont("${pick(['4x6', '6x8'])}",${between(1, 3)})`,
    () => `g.setFont("${pick(['4x6', '6x8'])}:${pick(['1', '2', '1x2', '3x1'])}")`,
    () => `g.setFontAlign(${between(-1, 1)},${between(-1, 1)})`,
    () => `g.setColor(${between(0, 1)})`,
    () => `g.setBgColor(${between(0, 1)})`,
    () => `g.setClipRect(${box()})`,
    () => `g.setClipRect(0,0,${WIDTH - 1},${HEIGHT - 1})`,
    () => `g.fillRect(${box()})`,
    () => `g.clearRect(${box()})`,
    () => `g.drawRect(${box()})`,
    () => `g.fillRect({x:${x()},y:${y()},w:${between(0, 30)},h:${between(0, 20)}${pick(['', ',r:3'])}})`,
    () => `g.setPixel(${x()},${y()}${pick(['', ',0', ',1'])})`,
    () => `g.drawLine(${box()})`,
    () => `g.moveTo(${x()},${y()}).lineTo(${x()},${y()})`,
    () => `g.drawCircle(${x()},${y()},${between(0, 20)})`,
    () => `g.fillCircle(${x()},${y()},${between(0, 20)})`,
    () => `g.drawEllipse(${box()})`,
    () => `g.fillEllipse(${box()})`,
    () => `g.drawPoly([${points()}],${pick(['true', 'false'])})`,
    () => `g.fillPoly([${points()}])`,
    () => `g.clear(${pick(['', 'true'])})`,
    () => `g.reset()`,
  ];
  const images: (() => string)[] = [
    () =>
      `g.drawImage("\\x${across.toString(16).padStart(2, '0')}\\x${down.toString(16).padStart(2, '0')}\\x01"+${bytes(size)},${x()},${y()})`,
    () =>
      `g.drawImage({width:${across},height:${down},bpp:1,transparent:${between(0, 1)},buffer:${bytes(size)}},${x()},${y()})`,
  ];
  return pick([...calls, ...(turns ? [() => `g.setRotation(${pick([0, 2])})`] : images)])();
}

const LAYOUTS = ['{vertical_byte:true,msb:false}', '{msb:true}', '{msb:false}', '{vertical_byte:true,msb:true}'];

interface Sequence {
  layout: string;
  calls: string[];
}

const sequences: Sequence[] = Array.from({ length: SEQUENCES }, (_, seed) => {
  const between = numbers(seed + 1);
  // Panels have the first layout: it comes most often.
  const layout = LAYOUTS[Math.max(0, between(-4, 3))] as string;
  return { layout, calls: Array.from({ length: CALLS }, () => call(between, seed % 3 === 0)) };
});

/** Code that draws a sequence and prints, after each call, the picture's checksum and what can be asked about it. */
function script({ layout, calls }: Sequence): string {
  const asked =
    'print("@"+[E.CRC32(g.buffer),g.getFont(),g.stringWidth("Wg"),JSON.stringify(g.getModified())].join(" "))';
  return [
    `g=Graphics.createArrayBuffer(${WIDTH},${HEIGHT},1,${layout});`,
    ...calls.map(one => `${one};${asked};`),
  ].join('\n');
}

const printed = (lines: readonly string[]): string[] => lines.filter(line => line.startsWith('@'));

describe('drawing in the real interpreter', () => {
  let real: RealInterpreter;
  beforeAll(() => {
    if (ESPRUINO) real = new RealInterpreter();
  });
  afterAll(() => real?.remove());

  const batch = 10;
  for (let from = 0; from < SEQUENCES; from += batch) {
    it.skipIf(!ESPRUINO)(`gives the simulator's pixels in sequences ${from} to ${from + batch - 1}${why}`, async () => {
      for (const sequence of sequences.slice(from, from + batch)) {
        const device = new Device({
          board: loadBoard('linux'),
          files: new Map(),
          nativeCoreFor: () => {
            throw new Error('nothing native is called');
          },
          randomSeed: 1,
        });
        device.boot();
        device.send(`var g;${script(sequence)}`);
        expect(device.errors).toEqual([]);
        const output = await real.run(`var g;${script(sequence)}\nprint("${END}");`);
        const [wanted, got] = [printed(output.split('\n')), printed(device.console)];
        const first = wanted.findIndex((line, at) => line !== got[at]);
        const blamed = `${sequence.layout}: ${sequence.calls.slice(Math.max(0, first - 8), first + 1).join('; ')}`;
        expect(got[first], first < 0 ? '' : blamed).toBe(wanted[first]);
        expect(wanted).toHaveLength(CALLS);
      }
    });
  }
});
