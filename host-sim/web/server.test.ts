import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { crc32 as wanted } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, tableside } from '../../tests/run-for-tests.ts';
import { simulatedFiles } from '../simulated.ts';
import { crc32 } from './page/crc32.ts';
import { type DeviceParts, filesOf } from './parts.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, board: 'joltjs' });
});
afterAll(() => server.close());

const get = (path: string) => fetch(new URL(path, server.address));

/** Status of an answer to a request as a browser would never make it. */
function statusOf(options: { method?: string; host?: string; path?: string }): Promise<number | undefined> {
  const { method = 'GET', host, path = '/' } = options;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    request({ hostname, port, method, path, ...(host && { headers: { host } }) }, response => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  it('listens on the loop-back address alone and answers only to its own name', async () => {
    expect(new URL(server.address).hostname).toBe('127.0.0.1');
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ host: 'localhost:1234' })).toBe(200);
    expect(await statusOf({ host: 'table.example' })).toBe(421);
    expect(await statusOf({ method: 'POST' })).toBe(405);
    expect(await statusOf({ path: '//' })).toBe(404);
  });

  it('lets no document fetch from anywhere else, and only one evaluate code', async () => {
    for (const path of ['/', '/page.js', '/page.css', '/realm.html', '/catalogue.json', '/nothing']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      expect(policy).not.toMatch(/https?:|\*|'unsafe-inline'/);
      expect(/'unsafe-eval'/.test(policy)).toBe(path === '/realm.html');
    }
    expect((await get('/realm.html')).headers.get('content-security-policy')).not.toContain("'self';");
  });

  it('hands out the very files that the headless device has', async () => {
    const parts = (await (await get('/parts.json?board=joltjs&systems=d6rounds')).json()) as DeviceParts;
    const hex = (files: ReadonlyMap<string, Uint8Array>) =>
      [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')]);
    expect(hex(filesOf(parts))).toEqual(hex(await simulatedFiles('joltjs', ['d6rounds'])));
    expect(parts.board.id).toBe('joltjs');
  });

  it('names an unknown board or system, and a path that is not there', async () => {
    const answer = async (path: string) => [(await get(path)).status, (await (await get(path)).text()).trim()];
    expect(await answer('/parts.json?board=abacus')).toEqual([404, expect.stringContaining('no board "abacus"')]);
    expect(await answer('/parts.json?board=joltjs&systems=chess')).toEqual([404, expect.stringContaining('"chess"')]);
    expect(await answer('/page/main.ts')).toEqual([404, 'there is no /page/main.ts']);
  });
});

describe('sim --web', () => {
  it('prints its address, answers, and ends with Ctrl-C', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'host-sim/cli/main.ts', 'sim', '--web', '--port', '0'], {
      cwd: ROOT,
    });
    let printed = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', text => {
        printed += text;
        const found = /http:\S+/.exec(printed);
        if (found) resolve(found[0]);
      });
      child.on('exit', () => reject(new Error('it has ended')));
    });
    expect((await fetch(address)).status).toBe(200);
    const ended = new Promise(resolve => child.on('close', (code, signal) => resolve([code, signal])));
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(printed.trim().split('\n')).toHaveLength(2);
  });

  it('says which port is in use', async () => {
    const { port } = new URL(server.address);
    expect(await tableside(['sim', '--web', '--port', port])).toEqual({
      stdout: '',
      stderr: `tableside: port ${port} is in use: end what runs there, or choose another with --port\n`,
      code: 2,
    });
  });

  it.each([
    [['--web', '--port', '70000'], /--port takes a whole number from 0 to 65535/],
    [['--port', '8000'], /--port goes with --web/],
    [['--web', '--flash', 'a.flash'], /--flash does not go with --web/],
    [['--web', '--script', 'a.scenario'], /--script does not go with --web/],
    [['--web', '--engine', 'thumb'], /--engine does not go with --web/],
  ])('refuses %j', async (args, message) => {
    const { stderr, code } = await tableside(['sim', ...args]);
    expect({ stderr, code }).toEqual({ stderr: expect.stringMatching(message), code: 2 });
  });
});

it('sums bytes as zlib does', () => {
  for (const text of ['', 'a', '123456789', 'The quick brown fox\xff\x00']) {
    const bytes = Buffer.from(text, 'latin1');
    expect(crc32(bytes)).toBe(wanted(bytes));
  }
});
