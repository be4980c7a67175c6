import { describe, expect, it } from 'vitest';
import { booted, deviceWith, evaluate } from './device-for-tests.ts';
import { VARIABLES_OF_A_CODE_BYTE } from './process.ts';

const USAGE = 'process.memory().usage';

describe('process', () => {
  it('names the build and its Storage', () => {
    expect(evaluate('[process.version, process.env.VERSION, process.env.BOARD, process.env.STORAGE].join()')).toBe(
      '2v29,2v29,JOLTJS,409600',
    );
  });

  it('counts the variables that the board has', () => {
    expect(evaluate('var m = process.memory(); [m.total, m.free + m.usage, m.blocksize].join()')).toBe(
      '12000,12000,14',
    );
  });

  it('takes more for each picture and for code that is evaluated', () => {
    const before = Number(evaluate(USAGE));
    expect(evaluate(`Graphics.createArrayBuffer(128, 64, 1); ${USAGE}`)).toBe(before + Math.ceil(1024 / 14));
    const module = `exports.f = function() { return "${'x'.repeat(2000)}"; };`;
    const device = deviceWith('', { m: module });
    device.boot();
    expect(device.send(`require("m"); ${USAGE}`)).toBe(before + Math.round(module.length * VARIABLES_OF_A_CODE_BYTE));
  });

  it('never uses more than there is', () => {
    const device = deviceWith('', { big: `//${'x'.repeat(300_000)}` });
    device.boot();
    expect(device.send(`require("big"); ${USAGE}`)).toBe(12000);
  });

  it('hands errors that nobody caught to a handler', () => {
    const device = booted('process.on("uncaughtException", function(e) { print("heard", e.message); });');
    device.send('throw new Error("lost")');
    expect([device.console, device.errors.map(error => error.message)]).toEqual([['heard lost'], ['lost']]);
  });
});
