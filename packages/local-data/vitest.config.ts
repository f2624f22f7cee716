import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Reading the code costs more than most tests: once per worker, not once per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
