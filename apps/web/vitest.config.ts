import { defineConfig } from 'vitest/config';
import { articles } from './build/articles.ts';
import { commonPasswords } from './build/commonPasswords.ts';
import { linguiCatalogues } from './build/linguiCatalogues.ts';

export default defineConfig({
  plugins: [articles(), commonPasswords(), linguiCatalogues()],
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/testing/setUp.ts'],
    // As in production: jsdom reads the text of a style element again from its start at each growth.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // A busy machine is no failure.
    testTimeout: 60_000,
    projects: [
      {
        extends: false,
        test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'logic',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          // Reading a screen's code costs more than testing it: once per worker, not once per file.
          isolate: false,
        },
      },
    ],
  },
});
