// Test run settings: unit tests stand beside the code, what crosses parts stands in tests/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Firmware files that are tested by themselves: a board's figures where they need one.
  define: { 'BOARD.combatants': '24', 'BOARD.buzzer': 'undefined', 'BOARD.roomy': 'true' },
  test: {
    include: [
      'wasm-core/**/*.test.ts',
      'firmware/**/*.test.ts',
      'host-sim/**/*.test.ts',
      'boards/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    testTimeout: 60_000,
    // The machine has nothing else to do meanwhile.
    maxWorkers: '100%',
  },
});
