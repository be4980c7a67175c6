// The queue in which interrupts leave what the event loop takes up later: pin edges and received characters. What no longer fits is
// lost, and a flag says so (jshPushEvent in src/jsdevices.c of 2v29).

/** Bytes of an edge in the queue: length, kind and four bytes of time. */
const EDGE_BYTES = 6;

/** Bytes of the queue, by build of the interpreter (io_buffer_size in its boards/*.py). */
const QUEUE_BYTES: Readonly<Record<string, number>> = { JOLTJS: 2048, RP2040_PICO: 4096 };
const USUAL_QUEUE_BYTES = 1024;

/** The flag that says that something was lost. */
export const FIFO_FULL = 'FIFO_FULL';

/** Edges that a board's queue holds. */
export function mostEdges(espruino: string): number {
  return Math.floor((QUEUE_BYTES[espruino] ?? USUAL_QUEUE_BYTES) / EDGE_BYTES);
}
