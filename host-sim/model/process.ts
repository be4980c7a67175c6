// The object `process` of the interpreter: which board it runs on and how its variables stand.
// Counts of variables are an estimate: data is counted, code and objects are guessed.

import { NotModelled } from './not-modelled.ts';
import { deviceObject, expose, type Realm } from './realm.ts';

/** Facts about the board. */
export interface ProcessFacts {
  /** Name of the interpreter's build, such as JOLTJS. */
  board: string;
  storageBytes: number;
  variables: { count: number; bytesEach: number };
  /** Bytes of typed arrays and pictures in use. */
  dataBytes(): number;
  onUncaught(handler: unknown): void;
}

/** Version of the interpreter that the model follows. */
export const VERSION = '2v29';

/** Bytes of each variable that hold data when it is part of a flat area. */
const HEADER_VARIABLES = 2;

/** Variables in use before any data: what the interpreter and a small program take. An estimate. */
const BASE_VARIABLES = 600;

/** Makes `process` for one device. `memory()` is an estimate: data counted, code and objects guessed. */
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
      const usage = Math.min(count, BASE_VARIABLES + HEADER_VARIABLES + Math.ceil(facts.dataBytes() / bytesEach));
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
