// The JavaScript world that device code runs in, apart from the model's own.

/** A global object and the built-in objects that belong to it. */
export interface World {
  readonly globals: object;
  /** Evaluates code at top level and returns its value. Throws what the code throws, or a SyntaxError. */
  run(code: string, fileName: string): unknown;
  /** Runs promise callbacks that are due in it. */
  drainPromises(): void;
}
