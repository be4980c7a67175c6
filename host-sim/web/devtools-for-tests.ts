// A line to a browser over its DevTools protocol: messages of JSON, each ended by a zero byte, through two pipes.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

export const BROWSER = 'chromium';

/** Told of an event's parameters. */
type Listener = (parameters: Record<string, unknown>) => void;

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
}

const ARGUMENTS = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
];

/** A running browser, of which one page is spoken to. */
export class DevTools {
  private readonly process: ChildProcess;
  private readonly folder: string;
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private readonly listeners = new Map<string, Listener[]>();
  private next = 1;
  private rest = '';
  private page: string | undefined;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'browser-'));
    this.process = spawn(BROWSER, [...ARGUMENTS, `--user-data-dir=${this.folder}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    (this.process.stdio[4] as Readable).setEncoding('utf8').on('data', text => this.feed(text));
    (this.process.stdio[3] as Writable).on('error', () => {});
    this.process.on('error', error => this.fail(error));
    this.process.on('exit', () => this.fail(new Error('the browser has ended')));
  }

  /** Opens a window; what is sent from then on is for its page. @returns goes back to the page of before, and closes it */
  async openWindow(): Promise<() => Promise<void>> {
    const before = this.page;
    this.page = undefined;
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    this.page = sessionId;
    return async () => {
      this.page = undefined;
      await this.send('Target.closeTarget', { targetId });
      this.page = before;
    };
  }

  /** Asks for something and gives the answer. @throws Error with the browser's words */
  send<Result = unknown>(method: string, params: object = {}): Promise<Result> {
    const id = this.next++;
    const sessionId = this.page;
    (this.process.stdio[3] as Writable).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {
        resolve: result => resolve(result as Result),
        reject: error => reject(new Error(`${method}: ${error.message}`)),
      });
    });
  }

  on(method: string, listener: Listener): void {
    this.listeners.set(method, [...(this.listeners.get(method) ?? []), listener]);
  }

  /** Ends the browser and removes what it has written. */
  async close(): Promise<void> {
    const ended = new Promise(resolve => this.process.once('exit', resolve));
    if (this.process.exitCode === null && this.process.signalCode === null) {
      this.process.kill('SIGKILL');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  private feed(text: string): void {
    const messages = (this.rest + text).split('\0');
    this.rest = messages.pop() as string;
    for (const message of messages) this.take(JSON.parse(message) as Message);
  }

  private take({ id, method, params, result, error }: Message): void {
    if (id === undefined) {
      for (const listener of this.listeners.get(method as string) ?? []) listener(params ?? {});
      return;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
