import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { JOURNAL_FILE } from '../../firmware/build/journal-file.ts';
import { journalWords } from '../journal/journal-words.ts';
import type { Device } from '../model/device.ts';
import { parseScenario } from '../scenario/parse.ts';
import { runScenario } from '../scenario/run.ts';
import { simulatedDevice } from '../simulated.ts';
import { Session } from './page/session.ts';
import { Storyteller } from './page/storyteller.ts';

const DEMO = fileURLToPath(new URL('../demo/fight.scenario', import.meta.url));

/** Longest that people look on, in milliseconds. */
const LONGEST = 120_000;

it('shows the demonstration as it plays headless, with each comment as a caption, in less than two minutes', async () => {
  const source = readFileSync(DEMO, 'utf8');
  const scenario = parseScenario(source, DEMO);
  const { device } = await runScenario(scenario, { makeDevice: simulatedDevice, picture: () => {} });
  const session = new Session(await simulatedDevice(scenario.setup));
  session.do({ kind: 'boot' });
  const captions: string[] = [];
  const story = new Storyteller(session, scenario, source, {
    caption: text => captions.push(text),
    fail: error => {
      throw error;
    },
  });
  let milliseconds = 0;
  for (; !story.isOver; milliseconds += 16) story.tick(16);
  const saved = ({ files, board }: Device) =>
    journalWords(files.find(JOURNAL_FILE)!.bytes, board.combatants).map(({ text }) => text);
  expect(session.device.text()).toEqual(device.text());
  expect(saved(session.device)).toEqual(saved(device));
  expect(captions).toEqual([...source.matchAll(/(?:^|\n\n?)# (.*)/g)].map(([, text]) => text));
  expect(milliseconds).toBeLessThan(LONGEST);
  expect(session.keysDown.size).toBe(0);
});
