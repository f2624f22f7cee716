import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [linguiCatalogues()],
  test: {
    // Reading the code costs more than most tests: once per worker, not once per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
    // As in production: jsdom reads the text of a style element again from its start at each growth.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
