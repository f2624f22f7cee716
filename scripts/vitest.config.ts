import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['scripts/**/*.test.ts', '.storybook/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
