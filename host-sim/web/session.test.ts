import { describe, expect, it } from 'vitest';
import { KEY_NAMES } from '../../boards/board.ts';
import type { Device } from '../model/device.ts';
import { SeededRandom } from '../model/random.ts';
import { describeFailure } from '../scenario/failure.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { simulatedDevice } from '../simulated.ts';
import { Recorder } from './page/recorder.ts';
import { Session } from './page/session.ts';

const MAKING = { board: 'joltjs', systems: ['d6rounds'], panel: undefined } as const;

async function recording(): Promise<{ session: Session; recorder: Recorder }> {
  const recorder = new Recorder(MAKING);
  const session = new Session(await simulatedDevice({ board: MAKING.board, systems: MAKING.systems }), recorder);
  session.do({ kind: 'boot' });
  return { session, recorder };
}

/** The device on which a recorded file has been played headless. */
async function played(text: string, picture?: (pixels: Uint8Array) => void): Promise<Device> {
  const { failure, device } = await runScenario(parseScenario(text, 'recorded.scenario'), {
    makeDevice: setup => simulatedDevice(setup),
    ...(picture && { picture }),
  });
  expect(failure && describeFailure(failure.step, failure)).toBeUndefined();
  return device;
}

async function expectReplay({ session, recorder }: { session: Session; recorder: Recorder }): Promise<void> {
  session.letGo();
  const device = await played(recorder.text);
  expect(device.now).toBe(session.device.now);
  expect(device.pixels()).toEqual(session.device.pixels());
  expect(device.flash.bytes).toEqual(session.device.flash.bytes);
}

describe('a recording', () => {
  it('writes presses, holds and the time between them', async () => {
    const { session, recorder } = await recording();
    session.tick(500);
    session.press('down', 80);
    session.press('ok', 93);
    session.tick(1000.5);
    session.setKey('back', true);
    for (let i = 0; i < 70; i++) session.tick(10);
    session.setKey('back', false);
    session.tick(20.25);
    session.tick(20.25);
    expect(recorder.text.split('\n')).toEqual([
      '# Recorded in the browser.',
      'board joltjs',
      'systems d6rounds',
      'boot',
      'wait 500',
      'press down',
      'press ok 93',
      'wait 1000',
      'hold back 700',
      'wait 41',
      '',
    ]);
  });

  it('writes fingers that overlap, and plays them the same', async () => {
    const made = await recording();
    const { session, recorder } = made;
    session.tick(100);
    session.setKey('down', true);
    session.tick(50);
    session.setKey('ok', true);
    session.tick(30);
    session.setKey('down', false);
    session.tick(40);
    session.setKey('ok', false);
    session.tick(300);
    expect(recorder.steps.slice(2)).toEqual([
      'edges down 1@0 1@50',
      'edges ok 1@0 1@30',
      'edges down 0@0',
      'wait 40',
      'edges ok 0@0',
    ]);
    await expectReplay(made);
  });

  it('plays the same pictures at each moment that was photographed', async () => {
    const { session, recorder } = await recording();
    const seen: Uint8Array[] = [];
    const random = new SeededRandom(3);
    for (let i = 0; i < 40; i++) {
      session.press(KEY_NAMES[(random.word() >>> 0) % 3] ?? 'ok', 60 + ((random.word() >>> 0) % 60));
      session.tick(random.fraction() * 700);
      session.note(`screenshot ${i}.png`);
      seen.push(session.device.pixels());
    }
    const replayed: Uint8Array[] = [];
    await played(recorder.text, pixels => replayed.push(pixels));
    expect(replayed).toEqual(seen);
  });

  it.each([1, 2, 3])('plays whatever fingers and faults do the same: seed %i', async seed => {
    const made = await recording();
    const { session } = made;
    const random = new SeededRandom(seed);
    const below = (limit: number) => (random.word() >>> 0) % limit;
    for (let i = 0; i < 250; i++) {
      const key = KEY_NAMES[below(4)] ?? 'ok';
      switch (below(24)) {
        case 0:
          session.do({ kind: session.device.running ? 'cut-power' : 'boot' });
          break;
        case 1:
          session.do({ kind: 'cut-power in-write', operation: 1 + below(3) });
          break;
        case 2:
          session.do({ kind: session.device.panel.plugged ? 'unplug panel' : 'plug panel' });
          break;
        case 3:
          session.do({ kind: 'bus-error', count: below(6) });
          break;
        case 4:
          session.do({ kind: 'lose-edges', count: 1 });
          break;
        case 5:
          session.do({ kind: 'battery', percent: below(101) });
          break;
        case 6:
          // Started with ok and back held, a device has nothing that takes dice.
          if (session.device.text().length > 0) session.do({ kind: 'dice', faces: [1 + below(6), 1 + below(6)] });
          break;
        case 7:
          if (session.device.running) session.do({ kind: 'send', text: 'print("\\"")' });
          break;
        case 8:
        case 9:
        case 10:
          session.setKey(key, !session.keysDown.has(key));
          break;
        default:
          session.press(key, 40 + below(90));
      }
      session.tick(random.fraction() * 400);
      if (!session.device.running) session.do({ kind: 'boot' });
    }
    await expectReplay(made);
  });
});

describe('time', () => {
  it('stands still at speed 0, where a key that goes down is a whole press', async () => {
    const { session, recorder } = await recording();
    session.speed = 0;
    const { now } = session.device;
    session.tick(5000);
    expect(session.device.now).toBe(now);
    session.setKey('down', true);
    session.setKey('down', false);
    session.pass(100);
    expect(recorder.steps.slice(1)).toEqual(['press down']);
    expect(session.device.now).toBeGreaterThanOrEqual(now + 180);
  });

  it('runs ten times as fast at speed 10, but not while a thumb is on a key', async () => {
    const { session } = await recording();
    session.speed = 10;
    const { now } = session.device;
    session.tick(100);
    expect(session.device.now).toBe(now + 1000);
    session.setKey('up', true);
    session.tick(100);
    expect(session.device.now).toBe(now + 1100);
  });

  it('does not pass without power, and nothing is written for it', async () => {
    const { session, recorder } = await recording();
    session.do({ kind: 'cut-power' });
    session.tick(60_000);
    session.do({ kind: 'boot' });
    expect(recorder.steps).toEqual(['boot', 'cut-power', 'boot']);
  });
});
