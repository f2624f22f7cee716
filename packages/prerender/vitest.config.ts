import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { articles } from '@aulario/screens/build/articles.ts';
import { commonPasswords } from '@aulario/screens/build/commonPasswords.ts';
import { defineConfig } from 'vitest/config';

/** What a page does at its start it does once: each file of tests has a window of its own. */
const start = 'src/start/**/*.test.{ts,tsx}';
const all = 'src/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [articles(), commonPasswords(), linguiCatalogues()],
  test: {
    // A busy machine is no failure.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'start', include: [start], isolate: true } },
      // Reading the code costs more than most tests: once per worker, not once per file.
      { extends: true, test: { name: 'build', include: [all], exclude: [start], isolate: false } },
    ],
  },
});
