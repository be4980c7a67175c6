import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import type { Device } from './device.ts';
import { deviceWith } from './device-for-tests.ts';

function bootedOn(board: string): Device {
  const device = deviceWith('', {}, { board: loadBoard(board) });
  device.boot();
  return device;
}

/** Objects that device code meets, by the expression that reaches them and the name that a refusal gives them. */
const OBJECTS: [board: string, expression: string, name: string][] = [
  ['joltjs', 'E', 'E'],
  ['joltjs', 'require("Storage")', 'Storage'],
  ['joltjs', 'Graphics', 'Graphics'],
  ['joltjs', 'Graphics.createArrayBuffer(8, 8, 1)', 'Graphics'],
  ['joltjs', 'NRF', 'NRF'],
  ['joltjs', 'Bluetooth', 'Bluetooth'],
  ['joltjs', 'USB', 'USB'],
  ['joltjs', 'process', 'process'],
  ['joltjs', 'process.env', 'process.env'],
  ['joltjs', 'D1', 'D1'],
  ['joltjs', 'BTN1', 'D0'],
  ['joltjs', 'Q0', 'Q0'],
  ['joltjs', 'I2C1', 'I2C1'],
  ['joltjs', 'new I2C()', 'I2C'],
  ['joltjs', 'SPI1', 'SPI1'],
  ['joltjs', 'Modules', 'Modules'],
  ['joltjs', 'console', 'console'],
  ['pixljs', 'g', 'Graphics'],
  ['pixljs', 'Pixl', 'Pixl'],
];

describe('what is not modelled', () => {
  it.each(OBJECTS)('%s: a member that %s lacks throws by name, called or read', (board, expression, name) => {
    const device = bootedOn(board);
    for (const use of [`(${expression}).whatever`, `(${expression}).whatever(1)`]) {
      device.send(use);
      const error = `${name}.whatever is not modelled`;
      expect([device.console.at(-1), device.errors.at(-1)?.message]).toEqual([`Uncaught Error: ${error}`, error]);
    }
  });

  it('cannot be swallowed: a test sees it even where device code catches it', () => {
    const device = bootedOn('joltjs');
    device.send('try { E.whatever() } catch (e) { }');
    expect(device.errors.map(error => error.message)).toEqual(['E.whatever is not modelled']);
  });

  const WHOLE = 'Serial Serial1 SPI OneWire Waveform Stepper Pin Date Jolt analogRead digitalPulse shiftOut';
  it.each(WHOLE.split(' '))('throws by name as a whole: %s', name => {
    const device = bootedOn('joltjs');
    device.send(name);
    expect(device.errors.at(-1)?.message).toBe(`${name} is not modelled`);
  });

  /** Calls that are modelled, with something in their arguments that is not. */
  const ARGUMENTS: [call: string, refusal: string][] = [
    ['require("heatshrink")', 'require("heatshrink")'],
    ['require("Storage").list(/a/, { sf: true })', 'Storage.list with a filter'],
    ['E.on("touch", print)', 'E.on of touch'],
    ['process.on("exit", print)', 'process.on of exit'],
    ['E.getAddressOf({})', 'E.getAddressOf of a variable itself (second argument not true)'],
    ['Graphics.createArrayBuffer(8, 8, 8)', 'Graphics.createArrayBuffer of 8 bits per pixel'],
    ['Graphics.createArrayBuffer(8, 8, 1, { zigzag: true })', 'Graphics.createArrayBuffer with zigzag'],
    ['Graphics.createArrayBuffer(8, 8, 1).setRotation(1)', 'Graphics.setRotation(1)'],
    ['Graphics.createArrayBuffer(8, 8, 1).setColor("#fff")', 'a colour given as text'],
    ['Graphics.createArrayBuffer(8, 8, 1).setFontAlign(0, 0, 1)', 'Graphics.setFontAlign with a rotation'],
    ['setWatch(print, D1, { debounce: 20 })', 'setWatch with debounce:20'],
    ['pinMode(D1, "af_output")', 'pinMode af_output'],
    ['digitalRead(5)', '5 as a pin'],
    ['load("other.js")', 'load of a file'],
  ];
  it.each(ARGUMENTS)('names what it cannot do: %s', (call, refusal) => {
    const device = bootedOn('joltjs');
    device.send(call);
    expect(device.errors.at(-1)?.message).toBe(`${refusal} is not modelled`);
  });
});
