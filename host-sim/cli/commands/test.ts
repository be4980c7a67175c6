// `test`: runs every test and closes with one line that counts them all.
// Types, lint and the direction of dependencies are tests too (tests/house.test.ts).
import { startVitest } from 'vitest/node';
import type { Command } from '../main.ts';
import { provideSystemPackages } from '../system-packages.ts';

export const command: Command = async args => {
  provideSystemPackages(process.env, line => console.log(line));
  const vitest = await startVitest('test', args, { run: true, watch: false });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let broken = 0;
  const skipped: string[] = [];
  for (const module of vitest.state.getTestModules()) {
    // A file that can't be loaded holds no tests, but has failed all the same.
    if (module.errors().length > 0) broken += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') counts[state] += 1;
      else {
        counts.skipped += 1;
        skipped.push(test.fullName);
      }
    }
  }
  const unhandled = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  for (const name of skipped) console.log(`skipped: ${name}`);
  const failed = counts.failed + broken + unhandled;
  console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
  return failed > 0 || counts.passed === 0 ? 1 : 0;
};
