// The object `process` of the interpreter: which board it runs on and how its variables stand.
// Counts of variables are an estimate: pictures are counted, all else is reckoned from the code that was evaluated.

import { NotModelled } from './not-modelled.ts';
import { deviceObject, expose, type Realm } from './realm.ts';

/** Facts about the board. */
export interface ProcessFacts {
  /** Name of the interpreter's build, such as JOLTJS. */
  board: string;
  storageBytes: number;
  variables: { count: number; bytesEach: number };
  /** Bytes of pictures. */
  pictureBytes(): number;
  /** Letters of code that was evaluated, as text. */
  codeBytes(): number;
  onUncaught(handler: unknown): void;
}

/** Version of the interpreter that the model follows. */
export const VERSION = '2v29';

/** Variables of an object that holds data, beside the data. */
const HEADER_VARIABLES = 2;

/** Variables that the interpreter takes before any program (2v29, an ARM build with a panel's libraries). */
const BASE_VARIABLES = 161;

/**
 * Variables that a byte of minified code takes for its functions, names, objects and arrays, the code itself staying in
 * flash: measured with this project's app in the interpreter, on Home and in fights.
 */
export const VARIABLES_OF_A_CODE_BYTE = 0.068;

/**
 * Makes `process` for one device. `memory()` is an estimate: within 15 % of what the interpreter says on large boards (compared in
 * tests/espruino/memory-estimate.test.ts). Boards with overlays have more of their code in memory than it knows.
 */
export function makeProcess(realm: Realm, facts: ProcessFacts): object {
  return expose(realm, 'process', {
    version: VERSION,
    env: expose(realm, 'process.env', {
      VERSION,
      BOARD: facts.board,
      STORAGE: facts.storageBytes,
      SERIAL: '00000000-00000000',
      CONSOLE: 'USB',
      MODULES: 'Storage',
    }),
    memory(): object {
      const { count, bytesEach } = facts.variables;
      const code = Math.round(facts.codeBytes() * VARIABLES_OF_A_CODE_BYTE);
      const data = HEADER_VARIABLES + Math.ceil(facts.pictureBytes() / bytesEach);
      const usage = Math.min(count, BASE_VARIABLES + code + data);
      return deviceObject(realm, {
        free: count - usage,
        usage,
        total: count,
        history: 0,
        gc: 0,
        gctime: 0,
        blocksize: bytesEach,
      });
    },
    on: (event: unknown, handler: unknown): void => {
      if (event !== 'uncaughtException') throw new NotModelled(`process.on of ${String(event)}`);
      facts.onUncaught(handler);
    },
  });
}
