// `flash` against a simulated device whose console hangs on a network port, as a board's does on a serial one.
import { readFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBoard } from '../../../boards/schema.ts';
import { lines, ROOT, tableside } from '../../../tests/run-for-tests.ts';
import { Device } from '../../model/device.ts';
import { wasmCore } from '../../simulated.ts';
import { checkoutWith, removeCheckout } from './checkout-for-tests.ts';

/** Time that passes on the device with each line, in milliseconds. */
const LINE_TIME = 20;

let root: string;
let server: Server;
let port: string;
let device: Device;
/** What the line does to a statement on its way. */
let noise: (statement: string) => string;

function listen(socket: Socket): void {
  let typed = '';
  socket.on('data', data => {
    typed += data.toString('latin1');
    const statements = typed.split('\n');
    typed = statements.pop()!;
    for (const statement of statements.map(text => text.replace(/[^ -~]/g, ''))) {
      // The model knows no reset(): its installer may come while the app runs.
      if (statement === '' || statement === 'reset();') continue;
      const before = device.console.length;
      device.send(noise(statement));
      device.advance(LINE_TIME);
      // With the echo off the console does not answer with values.
      const said = device.console.slice(before).filter(line => !line.startsWith('='));
      if (said.length > 0) socket.write(said.map(line => `${line}\r\n`).join(''));
    }
  });
  socket.on('error', () => {});
}

function freshDevice(boardId: string): void {
  device = new Device({ board: loadBoard(boardId), files: new Map(), nativeCoreFor: wasmCore, randomSeed: 1 });
  device.boot();
  noise = statement => statement;
}

beforeAll(async () => {
  root = checkoutWith('linux', { appBytes: 100_000 });
  server = createServer(listen);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  port = `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
});

afterAll(() => {
  server.close();
  removeCheckout(root);
});

const flash = (...args: string[]) => tableside(['flash', '--board', 'linux', '--systems', 'blows', ...args], root);

it('C142: by the one command that the README gives, installs, verifies, says how long it took, and the device starts', async () => {
  expect(readFileSync(`${ROOT}/README.md`, 'utf8')).toContain('`flash --board joltjs --port PORT`');
  freshDevice('linux');
  const { stdout, stderr, code } = await flash('--port', port);
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
  expect(lines(stdout)).toEqual([expect.stringMatching(/^tcp:\S+: \d+ files installed and verified in \d+ s$/)]);
  // The packs are code for a chip that this device does not have, but the app runs.
  expect(device.text()).not.toEqual([]);
  expect(device.errors).toEqual([]);
});

it('passes on what the board has against it, in one line', async () => {
  freshDevice('joltjs');
  const { stdout, stderr, code } = await flash('--port', port);
  expect({ stdout, stderr, code }).toEqual({
    stdout: '',
    stderr: 'tableside: this file is for LINUX, this board is JOLTJS. Nothing was changed.\n',
    code: 2,
  });
});

it('notices bytes that got lost on the way', async () => {
  freshDevice('linux');
  noise = statement => (statement.startsWith('T.p="5,') ? statement.replace(/..";$/, '";') : statement);
  const { stderr, code } = await flash('--port', port);
  expect({ stderr, code }).toEqual({
    stderr: 'tableside: piece 6 arrived damaged. Send this file again.\n',
    code: 2,
  });
});

it.each([
  [[], /flash needs --port; (ports here: |there is no serial port)/],
  [['--port', '/dev/nothing-here'], /there is no port \/dev\/nothing-here/],
  [['--port', 'tcp://127.0.0.1:1'], /tcp:\/\/127\.0\.0\.1:1 can't be opened/],
])('answers %j with one line', async (args, message) => {
  const { stdout, stderr, code } = await flash(...args);
  expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  expect(lines(stderr)).toEqual([expect.stringMatching(message)]);
});
