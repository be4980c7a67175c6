// What the device has saved, beside it: the map of its Storage and the journal in plain words.

import { JOURNAL_FILE } from '../../../firmware/journal/format.ts';
import { journalWords } from '../../journal/journal-words.ts';
import type { Bench } from './bench.ts';
import { byId, make } from './dom.ts';
import { storageMap } from './storage-map.ts';

/** How often it is drawn anew at most, in milliseconds. */
const EVERY = 250;

export class SavedTools {
  private readonly bench: Bench;
  private readonly tool = byId<HTMLDetailsElement>('saved-tool');
  private shown: unknown;
  private version = -1;
  private at = 0;

  constructor(bench: Bench) {
    this.bench = bench;
  }

  /** Draws what has changed, while it can be seen. */
  follow(now: number): void {
    const { device } = this.bench.session;
    const isCurrent = this.shown === device && this.version === device.flash.version;
    if (!this.tool.open || isCurrent || now - this.at < EVERY) return;
    this.shown = device;
    this.version = device.flash.version;
    this.at = now;
    byId('storage').replaceChildren(storageMap(device));
    const journal = device.files.find(JOURNAL_FILE);
    const words = journal ? journalWords(journal.bytes, device.board.combatants) : [];
    const list = byId('journal');
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    list.replaceChildren(
      ...words.map(({ text, kind }) =>
        make('li', kind.replace(' ', '-'), {}, kind === 'taken back' ? make('s', '', {}, text) : text),
      ),
    );
    if (atEnd) list.scrollTop = list.scrollHeight;
  }
}
