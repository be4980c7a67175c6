import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { Device } from '../model/device.ts';
import { deviceWith, PANEL_SCRIPT } from '../model/device-for-tests.ts';
import { type Abilities, abilitiesOf } from './abilities.ts';
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
  stop: Mock;
  ended: Promise<void>;
  type(text: string): Promise<void>;
}

function start(app = APP, size = { columns: 130, rows: 40 }, able: Partial<Abilities> = {}): Session {
  const device = deviceWith(app);
  const input = new FakeInput();
  const output = Object.assign(new FakeOutput(), size);
  const signals = new EventEmitter();
  const stop = vi.fn();
  const abilities = { unicode: true, cursor: true, ...able };
  const ended = runTerminal(device, { input, output, signals, stop, abilities });
  ended.catch(() => {});
  const type = async (text: string): Promise<void> => {
    input.write(text);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { device, input, output, signals, stop, ended, type };
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
      session => session.signals.emit('SIGQUIT'),
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

  it('gives the terminal to the shell while it is suspended, and takes it again in the size that it has then', async () => {
    const session = start();
    session.output.take();
    for (const suspend of [() => session.type('\x1a'), async () => session.signals.emit('SIGTSTP')]) {
      await suspend();
      expect([session.output.take(), session.input.raw]).toEqual(['\x1b[?25h\x1b[?1049l', false]);
      const stoppedAt = session.device.now;
      await vi.advanceTimersByTimeAsync(5000);
      expect([session.device.now, session.output.take()]).toEqual([stoppedAt, '']);
      Object.assign(session.output, { columns: 80, rows: 24 });
      session.signals.emit('SIGCONT');
      expect(session.input.raw).toBe(true);
      expect(session.output.take()).toContain(`\x1b[?1049h\x1b[?25l\x1b[2J\x1b[1;1H\x1b[K${'⠛'.repeat(64)}\x1b`);
      await vi.advanceTimersByTimeAsync(300);
      expect(session.device.now).toBeLessThan(stoppedAt + 400);
    }
    expect(session.stop).toHaveBeenCalledTimes(2);
    await session.type('\x1a');
    session.output.take();
    session.signals.emit('SIGTERM');
    await session.ended;
    expect(session.output.take()).toBe('');
  });

  const TEXT_APP = `${APP} g.clear(1).fillRect(0, 0, 127, 7).setFont("6x8");
    g.setColor(0).drawString("Roll", 1, 0).setColor(1).drawString("d20", 1, 20);
    g.fillRect(0, 32, 127, 39).setColor(0).drawString("d6", 1, 32).setColor(1); flip();`;

  it('takes braille in a smaller window, and text in one that is smaller still', async () => {
    const session = start(TEXT_APP, { columns: 80, rows: 24 });
    expect(session.output.take()).toContain('\x1b[1;1H\x1b[K⡏⠭⢝⡿⣛⡻⣿');
    const resize = (columns: number, rows: number): string => {
      Object.assign(session.output, { columns, rows });
      session.output.emit('resize');
      return session.output.take();
    };
    expect(resize(50, 10)).toBe(
      '\x1b[2J\x1b[1;1H\x1b[K[ Roll ]\x1b[2;1H\x1b[K  d20\x1b[3;1H\x1b[K> d6' +
        '\x1b[5;1H\x1b[Karrows Enter Esc m u/j q',
    );
    expect(resize(8, 3)).toBe('\x1b[2J\x1b[1;1H\x1b[K[ Roll \x1b[3;1H\x1b[Kq quits');
    expect(resize(1, 1)).toBe('\x1b[2J');
    expect(resize(128, 34)).toContain(' ▀▀▀▀');
    await session.type('q');
    await session.ended;
  });

  it('takes text where half blocks would not come out', async () => {
    const session = start(TEXT_APP, { columns: 200, rows: 60 }, { unicode: false });
    expect(session.output.take()).toContain('[ Roll ]\x1b[2;1H\x1b[K  d20\x1b[3;1H\x1b[K> d6');
    await session.type('q');
    await session.ended;
  });

  it('prints to a terminal that cannot move its cursor, once for each change', async () => {
    const session = start(TEXT_APP, { columns: 80, rows: 24 }, { unicode: false, cursor: false });
    const help = 'arrows up/down  Enter ok  Esc back  m menu  u/j hold up/down  q quit\n';
    expect(session.output.take()).toBe(`${help}\n[ Roll ]\n  d20\n> d6\n`);
    await vi.advanceTimersByTimeAsync(300);
    session.device.send('g.clear(1); flip()');
    await vi.advanceTimersByTimeAsync(300);
    await session.type('q');
    await session.ended;
    expect(session.output.take()).toBe('\n(the screen is dark)\n');
  });

  it('tells by its environment what a terminal can show', () => {
    expect(abilitiesOf({ LANG: 'en_GB.UTF-8', TERM: 'xterm' })).toEqual({ unicode: true, cursor: true });
    expect(abilitiesOf({ LC_ALL: 'C', LANG: 'en_GB.UTF-8', TERM: 'xterm' }).unicode).toBe(false);
    expect(abilitiesOf({ TERM: 'dumb' })).toEqual({ unicode: false, cursor: false });
    expect(abilitiesOf({ LC_CTYPE: 'C.utf8' })).toEqual({ unicode: true, cursor: false });
  });
});
