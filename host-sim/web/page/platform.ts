// What the model takes from the engine that it runs on, as a browser gives it. Node's twin is host-sim/model/platform.ts.
// Device code never runs in the page: each device gets a frame of its own inside /realm.html, the one document that may
// evaluate code and that may fetch nothing.

import type { World } from '../../model/world.ts';

export { crc32 } from './crc32.ts';

/** Where frames for device code go: the document of /realm.html. */
let nursery: Document | undefined;

/** Frames that no device runs in any more are taken away when the next one is made. */
const MOST_FRAMES = 4;

/** Tells where frames for device code go; before the first device is booted. */
export function keepWorldsIn(document: Document): void {
  nursery = document;
}

type FrameWindow = Window & Record<string, unknown> & { eval(code: string): unknown };

/** Takes away what a document brings along besides the language, as far as a browser lets it go. */
function forgetDocument(globals: FrameWindow): void {
  for (let owner: object = Object.getPrototypeOf(globals); owner; owner = Object.getPrototypeOf(owner)) {
    if (owner === (globals.Object as ObjectConstructor).prototype) return;
    for (const name of Object.getOwnPropertyNames(owner)) Reflect.deleteProperty(owner, name);
  }
}

/** Makes a world in a frame. A promise's callback would run with the page's own, so that there are no promises in it. */
export function newWorld(): World {
  if (!nursery) throw new Error('device code has no frame to run in');
  const frames = nursery.body.children;
  while (frames.length >= MOST_FRAMES) frames[0]?.remove();
  const frame = nursery.createElement('iframe');
  nursery.body.append(frame);
  const globals = frame.contentWindow as FrameWindow;
  // The model puts an eval of its own in this one's place.
  const evaluate = globals.eval;
  forgetDocument(globals);
  return {
    globals,
    run: (code, fileName) => evaluate(`${code}\n//# sourceURL=device/${fileName}`),
    drainPromises: () => {},
  };
}
