// What the device keeps as text: written here or opened from a file, and handed to the device over its console as the commands
// `import` and `restore` do; or taken from it, as `backup` does.

import { prepare, receive, send } from '../../backup/text.ts';
import type { Bench } from './bench.ts';
import { byId, confirmed, offer } from './dom.ts';
import { attempt, showNews } from './trouble.ts';

/** Where a saved text goes. */
const FILE_NAME = 'tableside.txt';

export class TextTools {
  private readonly bench: Bench;
  private readonly text = byId<HTMLTextAreaElement>('text');
  private readonly file = byId<HTMLInputElement>('text-file');

  constructor(bench: Bench) {
    this.bench = bench;
    byId('text-import').addEventListener('click', () => attempt(() => this.give('import')));
    byId('text-restore').addEventListener('click', () => attempt(() => this.restore()));
    byId('text-backup').addEventListener('click', () => attempt(() => this.take()));
    byId('text-open').addEventListener('click', () => this.file.click());
    byId('text-save').addEventListener('click', () => offer(new Blob([this.text.value]), FILE_NAME));
    this.file.addEventListener('change', () => attempt(() => this.open()));
  }

  /** Types a line at the device's console; answers what was printed. */
  private readonly type = (line: string): string[] => {
    const { session } = this.bench;
    if (!session.device.running) throw new Error('The device is off: switch it on first.');
    const before = session.device.console.length;
    session.do({ kind: 'send', text: line });
    return session.device.console.slice(before).flatMap(words => words.split('\n'));
  };

  private async give(how: 'import' | 'restore'): Promise<void> {
    showNews(`Taken: ${await send(prepare(this.text.value), how, this.type)}`);
  }

  private async restore(): Promise<void> {
    prepare(this.text.value);
    const agreed = await confirmed(
      'Put this text in place of everything?',
      'Sheets, rolls and fights of the device that are not in the text are gone for good.',
      'Restore it',
    );
    if (agreed) await this.give('restore');
  }

  private async take(): Promise<void> {
    this.text.value = await receive(this.type);
  }

  private async open(): Promise<void> {
    const [file] = this.file.files ?? [];
    if (file) this.text.value = await file.text();
    this.file.value = '';
  }
}
