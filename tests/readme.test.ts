// The README holds: its commands run, its pictures are what the device shows, its figures are the code's.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadBoard } from '../boards/schema.ts';
import { differences } from '../host-sim/picture/differences.ts';
import { decodePng } from '../host-sim/picture/png.ts';
import { parseScenario } from '../host-sim/scenario/parse.ts';
import { runScenario } from '../host-sim/scenario/run.ts';
import { simulatedDevice } from '../host-sim/simulated.ts';
import { proceduresOf } from '../wasm-core/describe/description.ts';
import { PACKS } from '../wasm-core/systems/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');

const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'));

/** Installing is what brought this test here, and the test command is what runs it. */
const implied = ['npm ci', 'npm test'];

describe('every command of the README', () => {
  const parts = [...new Set(commands.flatMap(line => line.split(' && ')))].filter(part => !implied.includes(part));

  for (const command of parts) {
    it(`runs: ${command}`, () => {
      const { status, stdout, stderr } = spawnSync(command, {
        cwd: root,
        shell: true,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      // Figures that were rolled, then the dice of the procedure.
      expect(stderr + (status === 0 ? '' : stdout)).toMatch(
        status === 0 && command.includes('--draw') ? /^(\w+: .+\n)*dice: [\d, ]+\n$/ : /^$/,
      );
      // What is asked for a folder of pictures has nothing to say when all went well.
      const [, folder] = / --out (\S+)/.exec(command) ?? [];
      if (folder) expect(readdirSync(`${root}/${folder}`).length).toBeGreaterThan(0);
      else expect(stdout.length).toBeGreaterThan(0);
    });
  }

  it('is a script of the package where it starts with npm', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test', 'tableside', 'packs']));
    expect(commands).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
  });
});

describe('the figures of the README', () => {
  it('count the procedures of each system', () => {
    for (const system of new Set(PACKS.map(pack => pack.system))) {
      const { length } = PACKS.filter(pack => pack.system === system).flatMap(proceduresOf);
      expect(readme).toMatch(new RegExp(`\\| \`${system}\` \\|[^|]*\\| ${length} \\|`));
    }
  });

  it('name the pins of the board', () => {
    const { up, down, ok, back } = loadBoard('joltjs').keys;
    expect(readme).toContain(`| pin | ${[up, down, ok, back].map(({ pin }) => pin).join(' | ')} |`);
  });

  it('point to files that exist', () => {
    const links = [...readme.matchAll(/\]\(((?!http)[^)]+)\)/g)].map(([, file]) => file!);
    expect(links.filter(file => !existsSync(`${root}/${file}`))).toEqual([]);
  });
});

it('shows pictures that the demo still makes', async () => {
  const file = `${root}/host-sim/demo/fight.scenario`;
  const differing: string[] = [];
  let seen = 0;
  await runScenario(parseScenario(readFileSync(file, 'utf8'), file), {
    makeDevice: setup => simulatedDevice(setup),
    picture: (pixels, name) => {
      const committed = `${root}/host-sim/demo/screens/${name}`;
      if (!existsSync(committed)) return;
      seen += 1;
      if (differences(decodePng(readFileSync(committed)), pixels).area) differing.push(name);
    },
  });
  expect(differing).toEqual([]);
  expect(seen).toBe([...readme.matchAll(/demo\/screens\//g)].length);
});
