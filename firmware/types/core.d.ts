// Numbers of a pack's procedures, fields, outputs and lists, put in place by the build from the descriptions.
// `CORE.attack.out.hit` becomes a plain figure; a name that no description has fails the build.

declare const CORE: Record<
  string,
  {
    readonly number: number;
    /** Positions of fields. */
    readonly in: Record<string, number>;
    /** Words of outputs. */
    readonly out: Record<string, number>;
    /** Byte addresses of lists. */
    readonly at: Record<string, number>;
  }
>;

/** Named figures of the system's printed rules, put in place by the build. */
declare const CONSTANT: Record<string, number>;
