// What the model takes from the engine that it runs on, as Node gives it. A browser's twin is host-sim/web/page/platform.ts;
// which of the two is meant by #platform stands in package.json.

import vm from 'node:vm';
import type { World } from './world.ts';

export { crc32 } from 'node:zlib';

/** Makes a world that holds what the language brings along, and nothing of Node. */
export function newWorld(): World {
  const globals = {};
  // A queue of its own for promises: they must run with the device's events, not with the host's.
  const context = vm.createContext(globals, { microtaskMode: 'afterEvaluate' });
  const nothing = new vm.Script('0');
  return {
    globals,
    run: (code, fileName) => new vm.Script(code, { filename: fileName }).runInContext(context),
    drainPromises: () => nothing.runInContext(context),
  };
}
