// The canvas sends what changed and nothing else, and what it leaves out is never needed.
// Checked against a plain picture of the same cells drawn from scratch.
import { beforeEach, describe, expect, it } from 'vitest';
import { evaluate } from '../../host-sim/model/device-for-tests.ts';
import { Align, type Canvas, createCanvas, HEIGHT, Size, WIDTH } from './canvas.ts';

type Graphics = { buffer: ArrayBuffer };
type Sent = { page: number; first: number; last: number };

let sent: Sent[];
let answers: boolean;
let starts: number;
let shown: Uint8Array;

/** A canvas whose panel keeps what it was sent; one that failed answers again only after a start, as the driver does. */
function newCanvas(): Canvas {
  const graphics = evaluate('Graphics.createArrayBuffer(128, 64, 1, { vertical_byte: true, msb: false })') as Graphics;
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
      const bytes = new Uint8Array(graphics.buffer);
      for (let x = first; x <= last; x++) shown[page * WIDTH + x] = bytes[page * WIDTH + x]!;
      return true;
    },
  };
  return createCanvas(graphics as never, panel);
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

  it('sends only the characters that differ', () => {
    frame('round 1');
    sent = [];
    frame('round 2');
    expect(sent).toEqual([{ page: 1, first: 37, last: 42 }]);
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
        graphics.fillRect(8, 16, 11, 19);
      });
      canvas.end();
    };
    picture('x');
    picture('x');
    sent = [];
    picture('y');
    expect(drawn).toBe(2);
    expect(sent).toEqual([{ page: 2, first: 8, last: 23 }]);
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
