// The page in a real browser: pressed as a person presses it, and compared with the headless device.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyName } from '../../boards/board.ts';
import { loadBoard } from '../../boards/schema.ts';
import { isMissing } from '../cli/system-packages.ts';
import type { Device } from '../model/device.ts';
import { HEIGHT, WIDTH } from '../model/panel/controller.ts';
import { decodePng } from '../picture/png.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { simulatedDevice } from '../simulated.ts';
import { Browser } from './browser-for-tests.ts';
import { BROWSER } from './devtools-for-tests.ts';
import { type RunningServer, startServer } from './server.ts';

const SYSTEMS = loadBoard('joltjs').systems;

/** A dot of the panel on the page that is lit, by its brightness. */
const CANVAS_BITS = `[...document.querySelector('canvas.panel').getContext('2d').getImageData(0, 0, ${WIDTH}, ${HEIGHT}).data]
  .filter((_, i) => i % 4 === 0).map(red => red > 128 ? 1 : 0).join('')`;

const bitsOf = (pixels: Uint8Array) => pixels.join('');
const spokenOf = (device: Device) => device.text().join('. ');
const text = (id: string) => `document.getElementById(${JSON.stringify(id)}).textContent`;

async function headless(...keys: readonly (KeyName | [KeyName, number])[]): Promise<Device> {
  const device = await simulatedDevice({ systems: SYSTEMS });
  device.boot();
  for (const key of keys)
    if (typeof key === 'string') device.press(key);
    else device.press(...key);
  return device;
}

describe.skipIf(isMissing(BROWSER))('the page', () => {
  let server: RunningServer;
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), 'web-'));

  beforeAll(async () => {
    server = await startServer({ port: 0, board: 'joltjs' });
    browser = await Browser.start(1280, 900);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true });
  });

  /** The page as someone finds it who has never been there. */
  async function openAnew(): Promise<void> {
    await browser.open(`${server.address}catalogue.json`);
    await browser.evaluate('localStorage.clear()');
    await open();
  }

  async function open(): Promise<void> {
    await browser.open(server.address);
    await browser.until(`document.querySelector('canvas.panel') && ${text('spoken')} !== ''`);
  }

  const shows = (device: Device) => browser.until(`(${CANVAS_BITS}) === '${bitsOf(device.pixels())}'`);
  const says = (words: string) => browser.until(`${text('spoken')} === ${JSON.stringify(words)}`);
  const openTool = (title: string) =>
    browser.evaluate(`[...document.querySelectorAll('.tool')].forEach(tool => {
      if (tool.querySelector('h2').textContent === ${JSON.stringify(title)}) tool.open = true;
    })`);

  it('shows what the headless device shows, pressed by mouse and by keyboard', async () => {
    await openAnew();
    await shows(await headless());
    await browser.click('[data-key=down]', 60);
    await shows(await headless('down'));
    await browser.strike('Enter');
    const device = await headless('down', 'ok');
    await shows(device);
    await says(spokenOf(device));
    await browser.strike('ArrowDown');
    await shows(await headless('down', 'ok', 'down'));
    await browser.strike('Escape');
    await shows(await headless('down', 'ok', 'down', 'back'));
    await browser.keyDown('Escape');
    await shows(await headless('down', 'ok', 'down', 'back', ['back', 700]));
    await browser.keyUp('Escape');
  });

  it('tells a newcomer what the keys do on this screen, and names them', async () => {
    await openAnew();
    expect(await browser.evaluate(text('hint'))).toContain('To run a fight');
    expect(await browser.evaluate("document.querySelector('.key-ok').innerText")).toMatch(/OK\s+Enter/);
    await browser.click('[data-key=up]', 60);
    await browser.click('[data-key=ok]', 60);
    await browser.until("document.getElementById('hint').dataset.about === 'rules'");
    await browser.click('[data-key=ok]', 60);
    await browser.until("document.getElementById('hint').dataset.about === 'nobody'");
  });

  it('plays a fight in front of people, hands it over, and gives the own device back', async () => {
    await openAnew();
    await browser.strike('ArrowDown');
    const own = await headless('down');
    await shows(own);
    await browser.click('#show-fight');
    await browser.until(`${text('mode-text')}.length > 10`);
    await browser.click('#mode-buttons button:nth-child(2)');
    await browser.until("document.getElementById('mode-progress').value > 0.02");
    await browser.strike('ArrowDown');
    await browser.until(`${text('mode-title')}.includes('paused')`);
    await browser.click('#mode-buttons button:nth-child(3)');
    await browser.until(`${text('mode-title')}.includes('yours')`);
    await browser.click('#mode-buttons button');
    await shows(own);
    expect(await browser.evaluate("document.getElementById('mode').hidden")).toBe(true);
  });

  it('saves a recording that replays headless with identical frames', async () => {
    await openAnew();
    await openTool('Record a scenario');
    await browser.click('#record');
    await browser.until(`${text('mode-title')} === 'Recording'`);
    const frames: string[] = [];
    const photograph = async (device: Device) => {
      await shows(device);
      const { contents } = await browser.saved(folder, () => browser.click('#picture'));
      frames.push(bitsOf(decodePng(contents)));
      expect(frames.at(-1)).toBe(bitsOf(device.pixels()));
    };
    await browser.click('[data-key=down]', 60);
    await browser.strike('Enter');
    await photograph(await headless('down', 'ok'));
    await browser.strike('Enter');
    await photograph(await headless('down', 'ok', 'ok'));
    await browser.click('#check-screen');
    await browser.keyDown('ArrowDown');
    await new Promise(resolve => setTimeout(resolve, 700));
    await browser.keyUp('ArrowDown');
    await browser.click('#power');
    await browser.click('#power');
    await says(spokenOf(await headless()));
    await browser.saved(folder, () => browser.click('#picture'));
    await browser.click('#record');
    await browser.until("document.getElementById('mode').hidden");
    expect(await browser.evaluate(text('trouble'))).toBe('');
    const { name, contents } = await browser.saved(folder, () => browser.click('#save-recording'));
    expect(name).toBe('recorded.scenario');
    const scenario = parseScenario(contents.toString(), name);
    const replayed: string[] = [];
    const { failure } = await runScenario(scenario, {
      makeDevice: setup => simulatedDevice(setup),
      picture: pixels => replayed.push(bitsOf(pixels)),
    });
    expect(failure?.step).toBeUndefined();
    expect(replayed).toEqual([...frames, bitsOf((await headless()).pixels())]);
    expect(contents.toString()).toMatch(/^hold down \d+$/m);
  });

  it('resumes like a device: after the battery was pulled, after a cut in a write, after the page was closed', async () => {
    await openAnew();
    await browser.click('#ready-party');
    await browser.until(`${text('spoken')}.includes('Start')`);
    for (const key of ['ArrowDown', 'Enter', 'Enter']) await browser.strike(key);
    await browser.until("document.getElementById('hint').dataset.about === 'turn'");
    const turn = await browser.evaluate<string>(text('spoken'));
    await openTool('Break something');
    await browser.click('#pull-battery');
    await says('The device is off');
    await open();
    await says('The device is off');
    await browser.click('#power');
    await says(turn);
    await browser.strike('Enter');
    await browser.until(`${text('spoken')} !== ${JSON.stringify(turn)}`);
    const next = await browser.evaluate<string>(text('spoken'));
    await open();
    await says(next);
    await openTool('Break something');
    await browser.click('#pull-in-write');
    await browser.click('#device canvas');
    await browser.strike('Enter');
    await says('The device is off');
    await browser.click('#power');
    await browser.until(`document.getElementById('power').getAttribute('aria-checked') === 'true'`);
    await browser.until(`!${text('spoken')}.includes('off')`);
    // What was not shown may be lost, and the device says so before it goes on.
    if (!(await browser.evaluate<string>(text('spoken'))).startsWith('Round')) await browser.strike('Enter');
    await browser.until(`${text('spoken')}.startsWith('Round')`);
    expect(await browser.evaluate(text('trouble'))).toBe('');
  });

  it('gives another window a device that is not kept, and says so', async () => {
    await openAnew();
    await browser.strike('ArrowDown');
    await browser.inAnotherWindow(async () => {
      await open();
      await browser.until(`${text('trouble')}.includes('another window')`);
      await shows(await headless());
    });
    await shows(await headless('down'));
  });

  it('tells what was saved in plain words, and draws where it stands', async () => {
    await openAnew();
    await openTool('What it has saved');
    await browser.click('#ready-party');
    await browser.until(`${text('journal')}.includes('Goblin b joins.')`);
    const free = await headless();
    const figure = new Intl.NumberFormat('en').format(free.files.stats().freeBytes);
    expect(await browser.evaluate("document.querySelector('#storage .figure').textContent")).toContain(figure);
    const parts = await browser.evaluate<number>("document.querySelectorAll('#storage .part').length");
    expect(parts).toBe(free.files.list().length + 2);
  });

  it('takes dice from the table and says what is wrong with others', async () => {
    await openAnew();
    await openTool('Dice from the table');
    await browser.click('#faces');
    await browser.type('six');
    await browser.click('#dice-form button');
    await browser.until(`${text('trouble')}.includes('whole numbers')`);
    await browser.evaluate("document.getElementById('faces').value = ''");
    await browser.click('#faces');
    await browser.type('5, 3, 4, 4, 4, 4');
    await browser.click('#dice-form button');
    await browser.click('#device canvas');
    await browser.strike('Enter');
    const device = await headless();
    device.send('Tableside.dice([5,3,4,4,4,4])');
    device.press('ok');
    device.advance(2000);
    await shows(device);
  });

  it('hands rolls in notation to the device, says which column is wrong, and takes all back as a file', async () => {
    await openAnew();
    await openTool('Rolls and party as text');
    const tells = (words: string) => browser.until(`${text('trouble')} === ${JSON.stringify(words)}`);
    const write = (lines: string) =>
      browser.evaluate(`document.getElementById('text').value = ${JSON.stringify(`tableside 1\n${lines}`)}`);
    await write('[rolls]\nFireball: 8d\n');
    await browser.click('#text-import');
    await tells('line 3, column 13: Fireball: the number of sides is wanted after d. Nothing was changed.');
    await write('[rolls]\nFireball: 8d6 [fire]\n');
    await browser.click('#text-import');
    await tells('Taken: 0 sheets, 1 rolls, 0 fights.');
    await browser.click('#device canvas');
    await browser.strike('Enter');
    await browser.until("document.getElementById('spoken').textContent.includes('Fireball 8d6 [fire]')");
    await browser.click('#text-backup');
    await browser.until("document.getElementById('text').value.includes('[settings]')");
    const { name, contents } = await browser.saved(folder, () => browser.click('#text-save'));
    expect(name).toBe('tableside.txt');
    expect(contents.toString()).toMatch(/^tableside 1\n\[settings\]\n[^[]*\[rolls\]\nFireball: 8d6 \[fire\]\n/);
    await write('');
    await browser.click('#text-restore');
    await browser.click('#confirm-agree');
    await tells('Taken: 0 sheets, 0 fights.');
    await browser.click('#text-backup');
    await browser.until("document.getElementById('text').value.includes('[settings]')");
    expect(await browser.evaluate("document.getElementById('text').value")).not.toContain('Fireball');
  });

  it('changes panel and systems without losing what was saved, and becomes factory new only when agreed', async () => {
    await openAnew();
    await browser.click('#ready-party');
    await browser.until(`${text('spoken')}.includes('Start')`);
    const party = await browser.evaluate<string>(text('spoken'));
    await browser.evaluate(`(() => { const panel = document.getElementById('panel');
      panel.value = 'sh1106'; panel.dispatchEvent(new Event('change')); })()`);
    // An SH1106 in the place of an SSD1306 shows another picture.
    const right = bitsOf((await headless()).pixels());
    await browser.until(`document.getElementById('panel').value === 'sh1106' && (${CANVAS_BITS}) !== '${right}'`);
    await browser.evaluate(`(() => { const panel = document.getElementById('panel');
      panel.value = ''; panel.dispatchEvent(new Event('change')); })()`);
    const openFight = async () => {
      await shows(await headless());
      await browser.strike('ArrowUp');
      await browser.strike('Enter');
    };
    await openFight();
    await says(party);
    await browser.click(`#systems input[value=${SYSTEMS.find(system => system !== 'd6rounds')}]`);
    await browser.click('#install');
    await browser.until(`${text('trouble')}.startsWith('Installed')`);
    await openFight();
    await says(party);
    await browser.click('#factory-new');
    await browser.click('#confirm button[value=cancel]');
    await says(party);
    await browser.click('#factory-new');
    await browser.click('#confirm-agree');
    const fresh = await simulatedDevice({ fresh: true });
    fresh.boot();
    await shows(fresh);
  });

  it('lets time stand, step and run', async () => {
    await openAnew();
    await browser.click('input[name=speed][value="0"] + span');
    await browser.strike('ArrowDown');
    await shows(await headless('down'));
    expect(await browser.evaluate("document.getElementById('step').disabled")).toBe(false);
    await browser.click('#step');
    await browser.click('input[name=speed][value="10"] + span');
    // Ten times as fast a minute without a key, after which the panel dims, takes six seconds.
    const device = await headless('down');
    device.advance(65_000);
    await shows(device);
  });

  it('takes two thumbs at once on a phone that is held upright, where nothing has to be scrolled sideways', async () => {
    await browser.resize(390, 844, 3, true);
    await openAnew();
    await browser.evaluate('scrollTo(0, 0)');
    const at = (key: string) => browser.middleOf(`[data-key=${key}]`);
    const thumbs = [await at('back'), await at('down')];
    await browser.touch(thumbs, 'touchStart');
    await browser.until("document.querySelectorAll('.key.down').length === 2");
    await browser.touch([], 'touchEnd');
    await browser.until("document.querySelectorAll('.key.down').length === 0");
    for (const [width, ratio] of [
      [320, 2],
      [390, 3],
      [768, 1.5],
    ] as const) {
      await browser.resize(width, 844, ratio, true);
      const dot = `document.querySelector('canvas.panel').getBoundingClientRect().width * devicePixelRatio / ${WIDTH}`;
      await browser.until(`innerWidth === ${width} && Math.abs(${dot} - Math.round(${dot})) < 0.001 && ${dot} >= 2`);
      expect(await browser.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    }
    await browser.resize(1280, 900, 1);
  });

  it('can be used with the keyboard alone, and shows where the focus is', async () => {
    await openAnew();
    const seen: string[] = [];
    for (let i = 0; i < 40; i++) {
      await browser.strike('Tab');
      const [name, isMarked] = await browser.evaluate<[string, boolean]>(`(() => {
        const focused = document.activeElement;
        const marked = [focused, ...focused.querySelectorAll('.cap'), focused.closest('.segments')];
        const name = focused === document.body ? '' : focused.id || focused.dataset.key || focused.name || focused.value || focused.textContent.trim();
        return [name, marked.some(element => element && getComputedStyle(element).outlineStyle !== 'none')];
      })()`);
      if (name === '' || seen.includes(name)) break;
      expect([name, isMarked]).toEqual([name, true]);
      seen.push(name);
    }
    expect(seen).toEqual(
      expect.arrayContaining(['show-fight', 'ready-party', 'device', 'up', 'down', 'ok', 'back', 'power', 'speed']),
    );
    expect(seen).toEqual(expect.arrayContaining(['picture', 'turn', 'board', 'panel', 'factory-new']));
    await browser.evaluate("document.querySelector('[data-key=down]').focus()");
    await browser.strike(' ');
    await shows(await headless('down'));
    // Turned over, what is above is the other key.
    await browser.click('#turn');
    await browser.strike('ArrowUp');
    await shows(await headless('down', 'down'));
    await browser.evaluate("document.getElementById('power').focus()");
    await browser.strike('Enter');
    await says('The device is off');
  });

  it.each(['light', 'dark'])('has no fault that axe finds, in %s colours', async colours => {
    await browser.prefer({ 'prefers-color-scheme': colours, 'prefers-reduced-motion': 'reduce' });
    await openAnew();
    await browser.evaluate("document.querySelectorAll('.tool').forEach(tool => { tool.open = true; })");
    await browser.click('#ready-party');
    await browser.until(`${text('journal')}.includes('Goblin b joins.')`);
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await browser.evaluate(`${axe}; true`);
    const faults = () =>
      browser.evaluate<string[]>(`axe.run(document, { iframes: false }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target + ' ' + failureSummary)))`);
    expect(await faults()).toEqual([]);
    await browser.click('#show-fight');
    await browser.until(`${text('mode-text')} !== ''`);
    await browser.click('#mode-buttons button');
    expect(await faults()).toEqual([]);
    await browser.click('#mode-buttons button:last-child');
    await browser.click('#factory-new');
    expect(await faults()).toEqual([]);
    await browser.click('#confirm button[value=cancel]');
    await browser.prefer({});
  });

  it('asked nobody but its own server, and nothing went wrong in it', () => {
    for (const address of browser.requests) expect(address).toMatch(new RegExp(`^(${server.address}|blob:|data:)`));
    expect(browser.complaints).toEqual([]);
  });
});
