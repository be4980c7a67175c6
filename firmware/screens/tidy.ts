// Tidy: what was saved moves into a fresh journal, so that there is room again. The one thing that power must not interrupt.
// Asked for with ok, answered with up: a bouncing key can't do both.
import type { App } from '../app/app';
import { charge, isLow } from '../app/battery';
import { Key } from '../app/keys';
import { nothing, type Screen } from '../app/screen';
import type { Canvas } from '../canvas/canvas';
import { combatants } from '../fight/fight';
import { JOURNAL_FILE } from '../journal/format';
import { freshHead, isApart, refill, room } from '../journal/journal';
import { bar, centred, lines, ROWS } from './layout';

/** Milliseconds for the panel to show each stage before the flash keeps the processor from everything else. */
const SHOWN = 100;

/** Asks whether to tidy; `why` says first what it is good for now. */
export function openTidy(app: App, why: string): void {
  const title = isApart() ? 'Forget' : 'Tidy';
  let stage = '';
  const low = isLow(charge());

  function words(): string {
    if (stage) return `${stage} Power must stay on!`;
    if (low) return 'The battery is low. Charge it first: power must not fail meanwhile.';
    const what = isApart()
      ? 'All that was saved is erased.'
      : combatants().length
        ? 'The fight pauses and is kept.'
        : why;
    return `${what || 'Makes room to save.'} Power must stay on. Up: go. Back: leave it.`;
  }

  function draw(canvas: Canvas): void {
    const rows = lines(words());
    canvas.begin(`tidy${stage}`);
    bar(canvas, title, `room ${room()}`);
    for (let at = 0; at < rows.length && at < ROWS; at++) centred(canvas, at, rows[at]);
  }

  function fill(): void {
    refill();
    load();
  }

  function erased(): void {
    stage = '2 of 2: writing.';
    app.redraw();
    setTimeout(fill, SHOWN);
  }

  function go(): void {
    stage = '1 of 2: erasing.';
    // Making the file may move others in flash, the app's own among them: nothing that stands in flash may be running then.
    global.Tidy = freshHead(BOARD.journalBytes);
    // In Storage that is full to the last bytes the interpreter does not see that the old file's place would do: it is told to make room.
    setTimeout(
      `var s=require("Storage"),w=()=>s.write("${JOURNAL_FILE}",Tidy,0,${BOARD.journalBytes});try{w()}catch(e){s.compact();w()}`,
      SHOWN,
    );
    setTimeout(erased, 2 * SHOWN);
  }

  function press(key: Key): void {
    if (stage) return;
    if (key === Key.Up && !low) go();
    else if (key === Key.Back) app.back();
  }

  const screen: Screen = { open: nothing, draw: draw, press: press, close: nothing };
  app.open(screen);
}
