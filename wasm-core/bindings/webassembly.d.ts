// The part of the WebAssembly interface that loads a pack; Node's own types leave it to the browser's.
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: object);
    readonly exports: object;
  }
  /** Thrown by a trap. */
  class RuntimeError extends Error {}
}
