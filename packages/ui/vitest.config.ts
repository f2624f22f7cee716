import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // A page of jsdom costs more than most files' tests: one per worker, not one per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
    // As in production: jsdom reads the text of a style element again from its start at each growth.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
