import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { articles } from '@aulario/screens/build/articles.ts';
import { commonPasswords } from '@aulario/screens/build/commonPasswords.ts';
import { defineConfig } from 'vitest/config';

const ofScreens = {
  environment: 'jsdom',
  setupFiles: ['./src/testing/setUp.ts'],
  env: {
    // As in production: jsdom parses a style element's whole text again whenever it grows.
    SC_DISABLE_SPEEDY: 'false',
    // Each query that waits would print the page at each try. DEBUG_PRINT_LIMIT=7000 prints it.
    DEBUG_PRINT_LIMIT: process.env['DEBUG_PRINT_LIMIT'] ?? '0',
  },
};

/** As in the build: React notes in development where each element was made, a sixth of the tests' time. */
const withProductionElements = {
  oxc: { jsx: { development: false } },
  resolve: {
    alias: {
      'react/jsx-runtime': join(
        dirname(createRequire(import.meta.url).resolve('react/package.json')),
        'cjs/react-jsx-runtime.production.js',
      ),
    },
  },
};

/**
 * A module that a test replaces or loads again must not have been loaded by another test, and a page that is
 * translated stays so for each test after it.
 */
const withOwnModules = [
  'src/app/translatedTexts.test.tsx',
  'src/tests/errors/SetAside.test.tsx',
  'src/tests/site/addedPlatform.test.tsx',
];

export default defineConfig({
  plugins: [articles(), commonPasswords(), linguiCatalogues()],
  test: {
    // Reading the code costs more than most tests: once per worker, not once per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'logic',
          environment: 'node',
          // As in the build: React notes in development where each element was made.
          env: { NODE_ENV: 'production' },
          include: ['{src,build,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        ...withProductionElements,
        test: {
          ...ofScreens,
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          exclude: withOwnModules,
        },
      },
      {
        extends: true,
        test: { ...ofScreens, name: 'own modules', isolate: true, include: withOwnModules },
      },
    ],
  },
});
