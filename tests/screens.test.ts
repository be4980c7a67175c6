// Golden screens: every screen of the device, as the panel shows it, upright and turned, on each controller.
// Each scenario in screens/ is a tour that is played once for each of them. UPDATE_SCREENS=1 (npm run screens) renews the files.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/schema.ts';
import { decodePng, encodePng } from '../host-sim/picture/png.ts';
import { describeFailure } from '../host-sim/scenario/failure.ts';
import { parseScenario } from '../host-sim/scenario/parse.ts';
import { runScenario } from '../host-sim/scenario/run.ts';
import type { Scenario } from '../host-sim/scenario/steps.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';

const folder = fileURLToPath(new URL('screens', import.meta.url));
const scenarios = fileURLToPath(new URL('scenarios', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'screens-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const isUpdating = Boolean(process.env.UPDATE_SCREENS);

/** A panel that a tour is played on. */
interface Way {
  panel: 'ssd1306' | 'sh1106' | undefined;
  turned: boolean;
}

const WAYS: Way[] = [
  { panel: 'ssd1306', turned: false },
  { panel: 'ssd1306', turned: true },
  { panel: 'sh1106', turned: false },
  { panel: 'sh1106', turned: true },
];

/** Ways of a board whose screen is built in. */
const BUILT_IN: Way[] = [false, true].map(turned => ({ panel: undefined, turned }));

/** True for a scenario on a board whose screen is built in. */
function isBuiltIn(source: string): boolean {
  const board = /^board (\S+)/m.exec(source)?.[1];
  return board !== undefined && !loadBoard(board).display.bus;
}

/** Tours whose screens name the panel: their pictures are not the same on all controllers. */
const NAMING_THE_PANEL = ['settings'];

const tours = readdirSync(folder)
  .filter(name => name.endsWith('.scenario'))
  .map(name => name.replace('.scenario', ''));

/** Steps that a player takes to set the device up; as many settings are saved each way, so that room is the same. */
function settingUp({ panel, turned }: Way): string {
  const change = (row: string, isChanged: boolean) => `choose "${row}"\n${isChanged ? 'press down\n' : ''}press ok\n`;
  const ofPanel = panel ? change('Panel type', panel === 'sh1106') + change('Offset', panel === 'sh1106') : '';
  return `choose "Settings"\n${ofPanel}${change('Turned', turned)}boot\n`;
}

/** A scenario after the steps that set the device up, with the pictures of `upright/` taken from another folder. */
function onPanel(file: string, way: Way, pictures = 'upright/'): Scenario {
  const lines = readFileSync(file, 'utf8').split('\n');
  const isSetup = (line: string) => /^(#|board|systems|$)/.test(line);
  const first = lines.findIndex(line => !isSetup(line));
  const source = [...lines.slice(0, first), ...settingUp(way).trimEnd().split('\n'), ...lines.slice(first)].join('\n');
  const scenario = parseScenario(source.replaceAll('upright/', pictures), file);
  return { ...scenario, setup: { ...scenario.setup, ...(way.panel && { panel: { type: way.panel } }) } };
}

/** A tour on such a panel, and whether its pictures are renewed by this way of playing it. */
function tourOn(tour: string, way: Way): { scenario: Scenario; renews: boolean } {
  const own = NAMING_THE_PANEL.includes(tour) && way.panel === 'sh1106';
  const pictures = `${way.turned ? 'turned' : 'upright'}${own ? '-sh1106' : ''}/`;
  const scenario = onPanel(`${folder}/${tour}.scenario`, way, pictures);
  return { scenario, renews: own || way.panel !== 'sh1106' };
}

const named = new Set<string>();

describe.each(tours)('the screens of %s', tour => {
  const ways = isBuiltIn(readFileSync(`${folder}/${tour}.scenario`, 'utf8')) ? BUILT_IN : WAYS;
  for (const way of ways) {
    it(`look as they did, ${way.turned ? 'turned' : 'upright'} on ${way.panel ?? 'the built-in screen'}`, async () => {
      const { scenario, renews } = tourOn(tour, way);
      for (const { action } of scenario.steps) if (action.kind === 'expect screen') named.add(action.file);
      const { failure } = await runScenario(scenario, {
        makeDevice: setup => simulatedDevice(setup),
        update: isUpdating && renews,
      });
      expect(failure ? describeFailure(`${tour}.scenario`, failure).join('\n') : '').toBe('');
    });
  }
});

/** The golden pictures of a scenario as a turned panel shows them, in a folder of their own. */
function turnedPictures(scenario: Scenario): Scenario {
  const steps = scenario.steps.map(step => {
    const { action } = step;
    if (action.kind !== 'expect screen') return step;
    const turned = join(scratch, `${scenario.file.replaceAll('/', '-')}-${action.file.replaceAll('/', '-')}`);
    const pixels = decodePng(readFileSync(resolve(dirname(scenario.file), action.file)));
    writeFileSync(turned, encodePng(pixels.reverse()));
    return { ...step, action: { ...action, file: turned } };
  });
  return { ...scenario, steps };
}

/** Scenarios with golden pictures, but for those about one panel or about the settings, which say what is set. */
const stories = readdirSync(scenarios, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.scenario') && !name.startsWith('settings/'))
  .filter(name => {
    const source = readFileSync(`${scenarios}/${name}`, 'utf8');
    return /^expect screen /m.test(source) && !source.includes('choose "Settings"');
  });

/** Other ways of playing a story: a built-in screen can only be turned, and a test card names its panel. */
function otherWays(file: string): Way[] {
  const source = readFileSync(file, 'utf8');
  if (isBuiltIn(source)) return BUILT_IN.filter(({ turned }) => turned);
  const turned: Way = { panel: 'ssd1306', turned: true };
  return /test card/i.test(source) ? [turned] : [turned, { panel: 'sh1106', turned: false }];
}

describe.skipIf(isUpdating).each(stories)('the golden pictures of %s', story => {
  const file = `${scenarios}/${story}`;
  it.each(otherWays(file))('are what a panel shows that is $panel, turned: $turned', async way => {
    const scenario = onPanel(file, way);
    const { failure } = await runScenario(way.turned ? turnedPictures(scenario) : scenario, {
      makeDevice: setup => simulatedDevice(setup),
      picture: () => {},
    });
    expect(failure ? describeFailure(story, failure).join('\n') : '').toBe('');
  });
});

describe('golden screens', () => {
  const files = (): string[] =>
    ['upright', 'turned', 'upright-sh1106', 'turned-sh1106'].flatMap(pictures =>
      existsSync(`${folder}/${pictures}`)
        ? readdirSync(`${folder}/${pictures}`).map(name => `${pictures}/${name}`)
        : [],
    );

  it('are all named by a tour', () => {
    const stale = files().filter(file => !named.has(file));
    if (isUpdating) for (const file of stale) rmSync(`${folder}/${file}`);
    else expect(stale).toEqual([]);
  });

  it('are there for every screen of the firmware', () => {
    const screens = readdirSync(fileURLToPath(new URL('../firmware/screens', import.meta.url)))
      .map(name => name.replace('.ts', ''))
      .filter(name => !NO_SCREENS.includes(name));
    expect(screens.filter(name => !SHOWN_BY[name])).toEqual([]);
    for (const [screen, pictures] of Object.entries(SHOWN_BY)) {
      for (const picture of pictures) {
        for (const way of ['upright', 'turned']) {
          expect(existsSync(`${folder}/${way}/${picture}.png`), `${screen}: ${way}/${picture}.png`).toBe(true);
        }
      }
    }
  });
});

/** Files of firmware/screens that draw no screen of their own. */
const NO_SCREENS = ['backup', 'layout', 'replay', 'state-words', 'without-tables', 'without-rolled-figures'];

/** By file of firmware/screens: pictures that show its screens. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'ask-dice': ['ask-dice'],
  attack: ['attack-target', 'attack', 'attack-value'],
  'build-roll': ['build', 'build-value'],
  change: ['damage', 'damage-value', 'speed'],
  combatant: ['sheet-new', 'sheet', 'sheet-menu'],
  conditions: ['condition', 'conditions'],
  confirm: ['confirm'],
  // Drawn under systems whose rounds begin with a statement of intent: their own scenarios show it.
  declare: [],
  fairness: ['fairness', 'fairness-reset'],
  fight: ['which-rules', 'gather-nobody', 'gather', 'combatants', 'first-strike'],
  form: ['form', 'form-value', 'form-menu'],
  home: ['home', 'home-menu'],
  'list-field': ['list-field', 'list-value'],
  list: ['names', 'groups', 'procedures', 'fight-menu'],
  log: ['log'],
  lookup: ['systems', 'groups', 'procedures'],
  name: ['name-wheel', 'name-next', 'note'],
  notice: ['notice', 'battery-low'],
  number: ['number', 'copies'],
  odds: ['odds'],
  order: ['order'],
  party: ['party-nobody', 'party', 'party-menu'],
  paused: ['waiting'],
  // Printed tables: the scenarios of phasescreen leaf through them.
  systems: ['which-rules'],
  tables: [],
  outcome: ['hit', 'miss'],
  'procedure-form': ['form-list', 'form-result', 'result'],
  'repeated-roll': ['repeated', 'repeated-hidden'],
  'rolled-figure': ['roll-it', 'rolled-figure', 'rolled-misfit'],
  roll: ['roll', 'rolled', 'rolled-keep', 'roll-menu', 'build', 'build-value', 'last-rolls'],
  settings: ['settings', 'settings-value', 'about'],
  sheet: ['sheet-value'],
  'test-card': ['test-card'],
  tidy: ['tidy'],
  turn: ['turn-first-strike', 'round-begins', 'turn', 'turn-ahead', 'damaged', 'after-hit'],
  undo: ['undo'],
};
