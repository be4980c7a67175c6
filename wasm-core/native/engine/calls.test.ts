// Lists of calls: what was added is what an engine is asked, and the hash tells any two windows apart.
import { describe, expect, it } from 'vitest';
import { inBatch } from './batch.ts';
import { CallList, WindowHash } from './calls.ts';
import { missingQemu, runInQemu } from './qemu.ts';

function scribe(bytes: number) {
  const asked: (number | string)[][] = [];
  const window = new Uint8Array(bytes);
  const run = (procedure: number, a: number, b: number) => {
    asked.push([procedure, a, b, window.join()]);
    return procedure + 1;
  };
  return { window, run, asked };
}

describe('a list of calls', () => {
  it('patches the window, keeps it between calls, or clears it', () => {
    const list = new CallList(8);
    list.add({ procedure: 1, a: -1, b: 2 ** 31 - 1, patches: [{ address: 5, bytes: Uint8Array.of(1, 2, 3) }] });
    list.add({ procedure: 2, a: 0, b: 0, patches: [{ address: 0, bytes: Uint8Array.of(9, 8, 7, 6, 5) }] });
    list.add({ procedure: 3, a: 0, b: 0, clear: true, patches: [{ address: 7, bytes: Uint8Array.of(4) }] });
    const engine = scribe(8);
    const statuses: number[] = [];
    list.run(engine, (_call, status) => statuses.push(status));
    expect(statuses).toEqual([2, 3, 4]);
    expect(engine.asked).toEqual([
      [1, -1, 2 ** 31 - 1, '0,0,0,0,0,1,2,3'],
      [2, 0, 0, '9,8,7,6,5,1,2,3'],
      [3, 0, 0, '0,0,0,0,0,0,0,4'],
    ]);
  });

  it('takes no patch outside the window', () => {
    const patches = [{ address: 6, bytes: Uint8Array.of(1, 2, 3) }];
    expect(() => new CallList(8).add({ procedure: 0, a: 0, b: 0, patches })).toThrow(/no window address/);
  });

  it('is refused by qemu if blob or window are too large for the harness', () => {
    expect(() => runInQemu(new Uint8Array(40_000), new CallList(8), 'm4')).toThrow(/32768/);
    expect(() => runInQemu(new Uint8Array(4), new CallList(8192), 'm4')).toThrow(/4096/);
  });

  it.skipIf(missingQemu())('ends in an error by name if the code faults', () => {
    const list = new CallList(8);
    list.add({ procedure: 0, a: 0, b: 0, patches: [] });
    const udf = Uint8Array.of(0, 0xde, 0, 0xde);
    expect(() => runInQemu(udf, list, 'm4')).toThrow(/\(m4\): the processor faults at call 0/);
    const losesR4 = new Uint8Array(Uint16Array.of(0x2400, 0x4770).buffer); // movs r4, #0; bx lr
    expect(() => runInQemu(losesR4, list, 'm4')).toThrow(/a register is lost at call 0/);
    const writesBehind = new Uint8Array(Uint16Array.of(0x6101, 0x4770).buffer); // str r1, [r0, #16]; bx lr
    expect(() => runInQemu(writesBehind, list, 'm4')).toThrow(/memory around the window is changed at call 0/);
  });
});

describe('the hash', () => {
  it('is noted after each checkpoint and after the last call, and depends on status and every byte', () => {
    const noted = (change: (window: Uint8Array, call: number) => void, status = 0) => {
      const window = new Uint8Array(8);
      const hash = new WindowHash(window, 2, 5);
      for (let call = 0; call < 5; call++) {
        change(window, call);
        hash.add(call, status);
      }
      return hash.checkpoints;
    };
    const plain = noted(() => {});
    expect(plain).toHaveLength(3);
    expect(noted(() => {}, 1)).not.toEqual(plain);
    for (let byte = 0; byte < 8; byte++) {
      const other = noted((window, call) => {
        window[byte] = call === 2 ? 1 : 0;
      });
      expect(other[0]).toBe(plain[0]);
      expect(other[1]).not.toBe(plain[1]);
      expect(other[2]).not.toBe(plain[2]);
    }
  });
});

describe('a batch', () => {
  it('records calls, has them run, and answers them in order', () => {
    const calls = [3, 4].map(a => (engine: Parameters<Parameters<typeof inBatch>[1][number]>[0]) => {
      engine.window[0] = a;
      const status = engine.run(7, a, 0);
      return [status, engine.window[0], engine.window[1]];
    });
    const results = inBatch(4, calls, list => {
      const engine = scribe(4);
      const answers: { status: number; window: Uint8Array }[] = [];
      list.run(engine, (_call, status) => {
        answers.push({ status: status + engine.window[0]!, window: Uint8Array.of(engine.window[0]! * 10, 5, 0, 0) });
      });
      return answers;
    });
    expect(results).toEqual([
      [11, 30, 5],
      [12, 40, 5],
    ]);
  });

  it('is refused if a call asks more than once', () => {
    const twice = (engine: { run(procedure: number, a: number, b: number): number }) =>
      engine.run(0, 0, 0) + engine.run(1, 0, 0);
    expect(() => inBatch(4, [twice], list => Array(list.count).fill({ status: 0, window: new Uint8Array(4) }))).toThrow(
      /1 calls were to be recorded, 2 were/,
    );
  });
});
