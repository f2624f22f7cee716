import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { defineConfig } from 'vitest/config';
import { articles } from './build/articles.ts';
import { commonPasswords } from './build/commonPasswords.ts';

export default defineConfig({
  plugins: [articles(), commonPasswords(), linguiCatalogues()],
  test: {
    // Reading the code costs more than most tests: once per worker, not once per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
    // As in production: jsdom reads the text of a style element again from its start at each growth.
    env: { SC_DISABLE_SPEEDY: 'false' },
  },
});
