// A browser as a person uses it: opens the page, presses keys and buttons, looks at what stands there.

import { readFileSync } from 'node:fs';
import { DevTools } from './devtools-for-tests.ts';

/** Keys of a keyboard that are used, with their codes. */
const CODES: Readonly<Record<string, number>> = {
  ArrowUp: 38,
  ArrowDown: 40,
  ArrowRight: 39,
  Enter: 13,
  Escape: 27,
  Tab: 9,
  ' ': 32,
};

/** Longest wait for something to become true, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** How long a key of the keyboard is down, and until the next one, in milliseconds. */
const STROKE = 40;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

export interface Point {
  readonly x: number;
  readonly y: number;
}

export class Browser {
  /** Addresses that were asked for. */
  readonly requests: string[] = [];
  /** Errors, and complaints of the browser such as a breach of the page's policy. */
  readonly complaints: string[] = [];
  readonly devTools = new DevTools();

  /** Starts it with a window of that size. */
  static async start(width: number, height: number): Promise<Browser> {
    const browser = new Browser();
    browser.listen();
    await browser.devTools.openWindow();
    await browser.enable();
    await browser.resize(width, height, 1);
    return browser;
  }

  async close(): Promise<void> {
    await this.devTools.close();
  }

  /** Makes the window another one. @param ratio display pixels in a CSS pixel */
  async resize(width: number, height: number, ratio: number, isPhone = false): Promise<void> {
    await this.devTools.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: ratio,
      mobile: isPhone,
    });
    await this.devTools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone, maxTouchPoints: 5 });
  }

  /** Sets what a system prefers, such as `prefers-color-scheme`. */
  async prefer(features: Readonly<Record<string, string>>): Promise<void> {
    await this.devTools.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  }

  /** Opens an address and waits until it has come. */
  async open(address: string): Promise<void> {
    const loaded = new Promise<void>(resolve => {
      this.loaded = resolve;
    });
    await this.devTools.send('Page.navigate', { url: address });
    await loaded;
  }

  /** The value of an expression in the page; of a promise, what becomes of it. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.devTools.send<{
      result: { value: Value };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true. @throws Error that names it */
  async until(expression: string): Promise<void> {
    const end = Date.now() + LONGEST_WAIT;
    while (!(await this.evaluate<boolean>(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`it does not become true: ${expression}`);
      await pause(20);
    }
  }

  /** The middle of the element that a selector finds, scrolled into view. */
  middleOf(selector: string): Promise<Point> {
    return this.evaluate<Point>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (!element) throw new Error(${JSON.stringify(`there is no ${selector}`)});
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    })()`);
  }

  /** Presses the mouse on an element, holds it so long, and lets go. */
  async click(selector: string, milliseconds = 0): Promise<void> {
    const at = await this.middleOf(selector);
    const mouse = { ...at, button: 'left', clickCount: 1 };
    await this.devTools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse });
    if (milliseconds > 0) await pause(milliseconds);
    await this.devTools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse });
  }

  /** Puts fingers on the glass at those points; none lifts them. */
  async touch(points: readonly Point[], type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    await this.devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  }

  async keyDown(key: string): Promise<void> {
    await this.key('keyDown', key);
  }

  async keyUp(key: string): Promise<void> {
    await this.key('keyUp', key);
  }

  /** Strikes a key of the keyboard, as quickly as a person does. */
  async strike(key: string): Promise<void> {
    await this.keyDown(key);
    await pause(STROKE);
    await this.keyUp(key);
    await pause(STROKE);
  }

  /** Types a text into what has the focus. */
  async type(text: string): Promise<void> {
    await this.devTools.send('Input.insertText', { text });
  }

  /** A picture of the page as PNG. */
  async picture(): Promise<Buffer> {
    const { data } = await this.devTools.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  /** Does something that makes the browser save a file, and gives the file. @param folder where it may be saved */
  async saved(folder: string, action: () => Promise<void>): Promise<{ name: string; contents: Buffer }> {
    await this.devTools.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
    const earlier = this.downloads.size;
    await action();
    for (;;) {
      const download = [...this.downloads.values()][earlier];
      if (download?.isWhole) return { name: download.name, contents: readFileSync(`${folder}/${download.name}`) };
      await pause(20);
    }
  }

  private loaded: () => void = () => {};
  private readonly downloads = new Map<unknown, { readonly name: string; isWhole: boolean }>();

  /** Does something in another window, and closes it. */
  async inAnotherWindow(action: () => Promise<void>): Promise<void> {
    const close = await this.devTools.openWindow();
    await this.enable();
    await action();
    await close();
  }

  private listen(): void {
    const { devTools } = this;
    devTools.on('Page.loadEventFired', () => this.loaded());
    devTools.on('Page.downloadWillBegin', ({ guid, suggestedFilename }) =>
      this.downloads.set(guid, { name: suggestedFilename as string, isWhole: false }),
    );
    devTools.on('Page.downloadProgress', ({ guid, state }) => {
      const download = this.downloads.get(guid);
      if (download) download.isWhole = state === 'completed';
    });
    devTools.on('Network.requestWillBeSent', ({ request }) => this.requests.push((request as { url: string }).url));
    devTools.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      const { text, exception } = exceptionDetails as { text: string; exception?: { description?: string } };
      this.complaints.push(exception?.description ?? text);
    });
    devTools.on('Log.entryAdded', ({ entry }) => this.complaints.push((entry as { text: string }).text));
  }

  private async enable(): Promise<void> {
    for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await this.devTools.send(`${domain}.enable`);
  }

  private async key(type: 'keyDown' | 'keyUp', key: string): Promise<void> {
    const code = CODES[key];
    await this.devTools.send('Input.dispatchKeyEvent', {
      type: type === 'keyDown' && key !== 'Enter' && key !== ' ' ? 'rawKeyDown' : type,
      key,
      code: key === ' ' ? 'Space' : key,
      windowsVirtualKeyCode: code,
      ...(key === 'Enter' && { text: '\r' }),
      ...(key === ' ' && { text: ' ' }),
    });
  }
}
