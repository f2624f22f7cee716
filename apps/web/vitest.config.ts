import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { articles } from '@aulario/screens/build/articles.ts';
import { commonPasswords } from '@aulario/screens/build/commonPasswords.ts';
import { defineConfig } from 'vitest/config';

const ofScreens = {
  environment: 'jsdom',
  setupFiles: ['./src/testing/setUp.ts'],
  // As in production: jsdom parses a style element's whole text again whenever it grows.
  env: { SC_DISABLE_SPEEDY: 'false' },
};

/** A module that a test replaces or loads again must not have been loaded by another test. */
const withOwnModules = [
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
