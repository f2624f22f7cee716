import { defineConfig } from 'vitest/config';
import { linguiCatalogues } from './build/linguiCatalogues.ts';

export default defineConfig({
  plugins: [linguiCatalogues()],
  test: {
    // Reading the code costs more than most tests: once per worker, not once per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});
