// Takes the picture of the page for the documentation: a fight in the middle, and what it has saved beside it.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Browser } from './browser-for-tests.ts';
import { startServer } from './server.ts';

const FILE = fileURLToPath(new URL('page.png', import.meta.url));

/** Dice of the fight: the same picture each time. */
const SEED = 11;

const server = await startServer({ port: 0, board: 'joltjs' });
const browser = await Browser.start(1280, 800);
try {
  const about = (screen: string) => browser.until(`document.getElementById('hint').dataset.about === '${screen}'`);
  const strike = async (...keys: string[]) => {
    for (const key of keys) await browser.strike(key);
  };
  await browser.open(server.address);
  await browser.until("document.getElementById('hint').dataset.about === 'home'");
  await browser.click('#ready-party');
  await about('gather');
  await browser.evaluate(`(() => {
    document.getElementById('seed').value = '${SEED}';
    document.getElementById('seed-form').requestSubmit();
    const [device, , saved] = document.querySelectorAll('.tool');
    device.open = false;
    saved.open = true;
  })()`);
  await strike('ArrowDown', 'Enter', 'Enter');
  await about('turn');
  await strike('Enter', 'Enter');
  await new Promise(resolve => setTimeout(resolve, 800));
  await browser.evaluate(
    "document.activeElement.blur(); document.getElementById('trouble').hidden = true; scrollTo(0, 0)",
  );
  writeFileSync(FILE, await browser.picture());
  console.log(FILE);
} finally {
  await browser.close();
  await server.close();
}
