import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '../model/device.ts';
import { deviceWith, PANEL_SCRIPT } from '../model/device-for-tests.ts';
import { type Command, KeyReader } from './keys.ts';
import { runTerminal } from './terminal.ts';

const APP = `${PANEL_SCRIPT}
var pins = { up: D1, down: D26, ok: D47, back: D46 };
Object.keys(pins).forEach(function(key) {
  pinMode(pins[key], "input_pullup");
  var since;
  setWatch(function(e) {
    if (!e.state) since = e.time;
    else print(key, Math.round((e.time - since) * 1000));
  }, pins[key], { repeat: true, edge: "both", debounce: 0 });
});
g.fillRect(0, 0, 127, 1); flip();
`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

class FakeOutput extends EventEmitter {
  columns = 130;
  rows = 40;
  written = '';
  write(text: string): boolean {
    this.written += text;
    return true;
  }
  /** What was written since the last call. */
  take(): string {
    const text = this.written;
    this.written = '';
    return text;
  }
}

class FakeInput extends PassThrough {
  raw = false;
  setRawMode(raw: boolean): void {
    this.raw = raw;
  }
}

interface Session {
  device: Device;
  input: FakeInput;
  output: FakeOutput;
  signals: EventEmitter;
  ended: Promise<void>;
  type(text: string): Promise<void>;
}

function start(app = APP, size = { columns: 130, rows: 40 }): Session {
  const device = deviceWith(app);
  const input = new FakeInput();
  const output = Object.assign(new FakeOutput(), size);
  const signals = new EventEmitter();
  const ended = runTerminal(device, { input, output, signals });
  ended.catch(() => {});
  const type = async (text: string): Promise<void> => {
    input.write(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { device, input, output, signals, ended, type };
}

describe('keys of a terminal', () => {
  function commands(...chunks: (string | number)[]): Command[] {
    const seen: Command[] = [];
    const reader = new KeyReader(command => seen.push(command));
    for (const chunk of chunks) {
      if (typeof chunk === 'string') reader.feed(chunk);
      else vi.advanceTimersByTime(chunk);
    }
    return seen;
  }

  it('tell arrows in all their forms', () => {
    expect(commands('\x1b[A\x1b[B\x1bOA\x1bOB\x1b[1;2A')).toEqual(['up', 'down', 'up', 'down', 'up']);
  });

  it('tell an arrow that comes in pieces from Escape', () => {
    expect(commands('\x1b', 10, '[', 10, 'A', 1000)).toEqual(['up']);
  });

  it('take an Escape after which nothing comes as the key', () => {
    expect(commands('\x1b', 40)).toEqual([]);
    expect(commands('\x1b', 60, '\r')).toEqual(['back', 'ok']);
    expect(commands('\x1b\x1b', 60)).toEqual(['back', 'back']);
    expect(commands('\x1b\x1b[A')).toEqual(['back', 'up']);
  });

  it('leave other keys and broken sequences out', () => {
    expect(commands('\x1b[C\x1b[15~xyz\x1bx', 100, '\x1b[12', 100, 'muj\x03')).toEqual([
      'hold back',
      'hold up',
      'hold down',
      'quit',
    ]);
  });
});

describe('the terminal face', () => {
  it('shows the panel in half blocks with help, and sends only lines that change', async () => {
    const session = start();
    expect(session.input.raw).toBe(true);
    const first = session.output.take();
    expect(first).toContain('\x1b[?1049h');
    expect(first).toContain(`\x1b[1;1H\x1b[K${'█'.repeat(128)}`);
    expect(first).toContain('Enter ok');
    await vi.advanceTimersByTimeAsync(300);
    expect(session.output.take()).toBe('');
    session.device.send('g.fillRect(0, 20, 3, 20); flip()');
    await vi.advanceTimersByTimeAsync(40);
    expect(session.output.take()).toBe('\x1b[11;1H\x1b[K▀▀▀▀');
    await session.type('q');
    await session.ended;
  });

  it('plays presses and holds with their lengths, one after the other', async () => {
    const session = start();
    await session.type('\r\x1b[A');
    await session.type('muj');
    await session.type('\x1b');
    await vi.advanceTimersByTimeAsync(4000);
    expect(session.device.console).toEqual(['ok 80', 'up 80', 'back 700', 'up 900', 'down 900', 'back 80']);
    await session.type('\x03');
    await session.ended;
  });

  it('lets virtual time run with the clock on the wall', async () => {
    const session = start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.device.now).toBeCloseTo(3000, -2);
    await session.type('q');
    await session.ended;
  });

  it('gives the terminal back, however it ends', async () => {
    const ways: ((session: Session) => void)[] = [
      session => session.input.write('q'),
      session => session.input.end(),
      session => session.signals.emit('SIGTERM'),
      session => session.signals.emit('SIGINT'),
    ];
    for (const end of ways) {
      const session = start();
      session.output.take();
      end(session);
      await vi.advanceTimersByTimeAsync(100);
      await session.ended;
      expect(session.output.take()).toBe('\x1b[?25h\x1b[?1049l');
      expect(session.input.raw).toBe(false);
      expect(session.signals.eventNames()).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('gives the terminal back at an exit and at an error of the simulator, which it passes on', async () => {
    const leaving = start();
    leaving.signals.emit('exit');
    expect(leaving.output.take()).toContain('\x1b[?25h\x1b[?1049l');
    const failing = start('setInterval(function() {}, 1);');
    await expect(failing.ended).rejects.toThrow('does not come to rest');
    expect(failing.output.take()).toContain('\x1b[?25h\x1b[?1049l');
    expect(failing.input.raw).toBe(false);
  });

  it('shows the latest error of the device', async () => {
    const session = start(`${APP} setTimeout(function() { nothing.there; }, 50);`);
    session.output.take();
    await vi.advanceTimersByTimeAsync(100);
    expect(session.output.take()).toContain('Error in the device: nothing is not defined');
    await session.type('q');
    await session.ended;
  });

  it('takes braille in a smaller window, and says how large one must be', async () => {
    const session = start(APP, { columns: 80, rows: 24 });
    expect(session.output.take()).toContain('⠛'.repeat(64));
    Object.assign(session.output, { columns: 50, rows: 10 });
    session.output.emit('resize');
    expect(session.output.take()).toContain('The window has 50 x 10 characters');
    Object.assign(session.output, { columns: 128, rows: 34 });
    session.output.emit('resize');
    expect(session.output.take()).toContain('█'.repeat(128));
    await session.type('q');
    await session.ended;
  });
});
