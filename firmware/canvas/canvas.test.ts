// The canvas sends what changed and nothing else, and what it leaves out is never needed.
// Checked against a plain picture of the same cells drawn from scratch, on the screen pack in V8 and the model of the interpreter's graphics.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { evaluate } from '../../host-sim/model/device-for-tests.ts';
import { packEngine } from '../../wasm-core/bindings/load.ts';
import { fontFile } from '../build/font-file.ts';
import { Align, type Canvas, createCanvas, HEIGHT, Size, WIDTH } from './canvas.ts';
import { createGraphicsSurface } from './graphics-surface.ts';
import type { Surface } from './surface.ts';

interface Picture {
  createArrayBuffer(width: number, height: number, bits: number, options: object): never;
}

const graphics = evaluate('Graphics') as Picture;
let window: Uint8Array;

vi.stubGlobal('Graphics', graphics);
vi.stubGlobal('E', {
  getAddressOf: (bytes: Uint8Array) => {
    window = bytes;
    return 4;
  },
  toArrayBuffer: (text: string) => Uint8Array.from(text, character => character.charCodeAt(0)).buffer,
});
vi.mock('../rules/installed', () => ({ readWhole: () => String.fromCharCode(...fontFile()) }));
vi.mock('../rules/core', () => ({
  nativePack: () => {
    const engine = packEngine('screen');
    return (_address: number, procedure: number, a: number, b: number) => {
      engine.window.set(window.subarray(0, engine.window.length));
      const status = engine.run(procedure, a, b);
      window.set(engine.window);
      return status;
    };
  },
}));

const { createNativeSurface } = await import('./native-surface.ts');

function nativeSurface(): Surface {
  return createNativeSurface(128, 64);
}

/** The interpreter draws all text; what is sent is the whole picture. */
function graphicsSurface(): Surface {
  return createGraphicsSurface(graphics.createArrayBuffer(128, 64, 1, { vertical_byte: true, msb: false }), 128, 1);
}

type Sent = { page: number; first: number; last: number };

let sent: Sent[];
let answers: boolean;
let starts: number;
let shown: Uint8Array;

/** A canvas whose panel keeps what it was sent; one that failed answers again only after a start, as the driver does. */
function newCanvas(): Canvas {
  const surface = nativeSurface();
  let running = true;
  const panel = {
    start: () => {
      starts += 1;
      running = answers;
      return running;
    },
    isStarted: () => running && answers,
    light: () => answers,
    place: () => '',
    send: (page: number, first: number, last: number) => {
      running &&= answers;
      if (!running) return false;
      sent.push({ page, first, last });
      const bytes = new Uint8Array(surface.graphics.buffer);
      for (let x = first; x <= last; x++) shown[page * WIDTH + x] = bytes[page * WIDTH + x]!;
      return true;
    },
  };
  return createCanvas(surface, panel);
}

const bytesSent = () => sent.reduce((sum, { first, last }) => sum + last - first + 1, 0);

let canvas: Canvas;

beforeEach(() => {
  sent = [];
  answers = true;
  starts = 0;
  shown = new Uint8Array((WIDTH * HEIGHT) / 8).fill(0xaa);
  canvas = newCanvas();
});

function frame(text: string, align: Align = Align.Left, inverse = false, layout = 'a'): void {
  canvas.begin(layout);
  canvas.text(0, 8, WIDTH, Size.Normal, align, text, inverse);
  canvas.text(0, 24, WIDTH, Size.Big, Align.Centre, 'same', false);
  canvas.end();
}

/** What the panel shows after one frame on a fresh canvas. */
function fromScratch(draw: () => void): Uint8Array {
  const [kept, keptCanvas] = [shown, canvas];
  shown = new Uint8Array((WIDTH * HEIGHT) / 8).fill(0xaa);
  canvas = newCanvas();
  draw();
  const result = shown;
  [shown, canvas] = [kept, keptCanvas];
  return result;
}

describe('the canvas', () => {
  it('sends the whole screen for a new layout, whatever the panel held', () => {
    frame('one');
    expect(bytesSent()).toBe((WIDTH * HEIGHT) / 8);
  });

  it('sends nothing for a frame that shows what the last one showed', () => {
    frame('one');
    sent = [];
    frame('one');
    expect(sent).toEqual([]);
  });

  it('sends only the columns that differ', () => {
    frame('round 1');
    sent = [];
    frame('round 2');
    // The digit's own five columns of six.
    expect(sent).toEqual([{ page: 1, first: 37, last: 41 }]);
  });

  const texts = ['', 'a', 'Goblin', 'Goblin b', 'a Goblin', '0123456789012345678901234567', 'R1   s3', 'R2   s3'];
  for (const align of [Align.Left, Align.Centre, Align.Right]) {
    it(`shows every text after every other as if drawn from scratch, alignment ${align}`, () => {
      for (const before of texts) {
        for (const after of texts) {
          for (const inverse of [false, true]) {
            frame(before, align, false, `${before}${after}${inverse}`);
            frame(after, align, inverse, `${before}${after}${inverse}`);
            expect(shown, `${before} -> ${after} ${inverse}`).toEqual(fromScratch(() => frame(after, align, inverse)));
          }
        }
      }
    });
  }

  it('draws a picture anew only when its key changes', () => {
    let drawn = 0;
    const picture = (key: string) => {
      canvas.begin('picture');
      canvas.picture(8, 16, 16, 8, key, graphics => {
        drawn += 1;
        graphics.fillRect(8, 16, key === 'x' ? 11 : 14, 19);
      });
      canvas.end();
    };
    picture('x');
    picture('x');
    sent = [];
    picture('y');
    expect(drawn).toBe(2);
    expect(sent).toEqual([{ page: 2, first: 12, last: 14 }]);
  });
});

describe('a panel that does not answer', () => {
  it('is tried again with each frame and shows everything once it is back', () => {
    frame('one');
    answers = false;
    frame('two');
    frame('three');
    expect(starts).toBe(2);
    answers = true;
    shown.fill(0);
    frame('four');
    expect(shown).toEqual(fromScratch(() => frame('four')));
  });

  it('comes back with the picture even when nothing has changed since', () => {
    frame('one');
    answers = false;
    frame('two');
    answers = true;
    shown.fill(0);
    frame('two');
    expect(shown).toEqual(fromScratch(() => frame('two')));
  });
});

describe('native drawing', () => {
  const texts = ['', 'a', 'Round 12', '!"#$%&\'()*+,-./:;<=>?@', '[\\]^_`{|}~', 'gjpqyQ', 'ABCxyz'];
  const native = nativeSurface();
  const interpreter = graphicsSurface();
  const bytesOf = ({ graphics }: typeof native) => [...new Uint8Array(graphics.buffer, 0, (WIDTH * HEIGHT) / 8)];

  it('gives the very pixels of the interpreter: lines at any height', () => {
    for (const [k, left] of texts.entries()) {
      for (const inverse of [false, true]) {
        for (const surface of [native, interpreter]) {
          surface.begin();
          surface.line(9 * k, left.substr(0, 12), texts[6 - k]!.substr(0, 8), inverse);
        }
        expect(bytesOf(native), `${left} ${inverse}`).toEqual(bytesOf(interpreter));
      }
    }
  });

  it('gives the very pixels of the interpreter: cells of each size', () => {
    for (const size of [Size.Normal, Size.Big, Size.Huge]) {
      for (const text of texts) {
        for (const inverse of [false, true]) {
          for (const surface of [native, interpreter]) {
            surface.begin();
            surface.cell(3, 125, 13 + size, size, 5, text.substr(0, Math.floor(20 / size)), inverse);
          }
          expect(bytesOf(native), `${size} ${text} ${inverse}`).toEqual(bytesOf(interpreter));
        }
      }
    }
  });
});
