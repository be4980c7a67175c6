// What the interpreter complains of while the device runs, such as input that it lost: counted, and told under About.
// Nothing stops for it: every step is saved as it is shown, and keys find lost edges by their level.

const flags: string[] = [];
const counts: number[] = [];

/** From here on complaints are counted. */
export function countComplaints(): void {
  E.on('errorFlag', (raised: string[]) => {
    for (const flag of raised) {
      let at = flags.indexOf(flag);
      if (at < 0) {
        at = flags.length;
        flags.push(flag);
        counts.push(0);
      }
      counts[at]++;
    }
    // Taken back, so that the next one is told again.
    E.getErrorFlags();
  });
}

/** A line for each kind of complaint since power-on, with its count. */
export function complaints(): string[] {
  return flags.map((flag, at) => `${flag} ${counts[at]}`);
}
