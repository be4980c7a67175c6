import { describe, expect, it } from 'vitest';
import { loadBoard } from '../../boards/schema.ts';
import { booted } from './device-for-tests.ts';

const pixl = (script: string) => booted(script, {}, { board: loadBoard('pixljs') });

describe('the Pixl.js', () => {
  it('shows what was drawn on g once it was flipped, and sends only that', () => {
    const device = pixl('g.drawString("here", 9, 20); g.flip(); g.drawString("not yet", 40, 40);');
    expect(device.errors).toEqual([]);
    expect(device.text()).toEqual(['here']);
    device.resetBusBytes();
    device.send('g.flip()');
    // Columns 40 to 66, in one page and three commands.
    expect(device.busBytes()).toBe(3 + 27);
    expect(device.text()).toEqual(['here', 'not yet']);
    device.resetBusBytes();
    device.send('g.flip(); g.flip(false)');
    expect(device.busBytes()).toBe(0);
  });

  it('draws upside down after setRotation(2)', () => {
    const device = pixl('g.setPixel(3, 1); g.flip();');
    const upright = device.pixels();
    device.send('g.setPixel(3, 1, 0); g.setRotation(2); g.setPixel(3, 1); g.flip()');
    expect(device.pixels()).toEqual(Uint8Array.from(upright).reverse());
    device.send('g.drawString("turned", 0, 30); g.flip()');
    expect(device.text()).toEqual(['turned']);
    device.send('g.setRotation(1)');
    expect(device.errors.map(error => error.message)).toEqual(['Graphics.setRotation(1) is not modelled']);
  });

  it('has contrast and power', () => {
    const device = pixl('g.fillRect(0, 0, 9, 9); g.flip(); Pixl.setContrast(0.5);');
    expect(device.panel).toMatchObject({ type: 'ST7567', on: true, contrast: 31 });
    device.send('Pixl.setLCDPower(false)');
    expect(device.pixels().includes(1)).toBe(false);
    device.send('Pixl.setLCDPower(true)');
    expect(device.pixels().reduce((sum, pixel) => sum + pixel, 0)).toBe(100);
    device.send('Pixl.menu({})');
    expect(device.errors.map(error => error.message)).toEqual(['Pixl.menu is not modelled']);
  });

  it('is not there on other boards', () => {
    expect(booted('Pixl.lcdw(1)').console[0]).toContain('Pixl is not defined');
  });
});
