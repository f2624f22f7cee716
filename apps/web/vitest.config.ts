import { defineConfig } from 'vitest/config';
import { commonPasswords } from './build/commonPasswords.ts';
import { linguiCatalogues } from './build/linguiCatalogues.ts';

export default defineConfig({
  plugins: [commonPasswords(), linguiCatalogues()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', '{build,scripts}/**/*.test.ts'],
    setupFiles: ['./src/testing/setUp.ts'],
    // Reading the code of a screen costs more than testing it: once per worker, not once per file.
    isolate: false,
    testTimeout: 20_000,
  },
});
