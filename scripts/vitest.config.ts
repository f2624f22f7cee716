import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Zones west and east of Greenwich, with and without clocks that change. */
const zones = ['America/Mexico_City', 'Europe/Madrid', 'Pacific/Auckland', 'UTC'];

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    // Starting a process took longer than most files' tests: one per worker, not one per file.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'tooling', include: ['scripts/**/*.test.ts', '.storybook/**/*.test.ts'] },
      },
      // What depends on the reader's zone is tested in each of them.
      ...zones.map((zone) => ({
        extends: true as const,
        test: {
          name: zone,
          include: ['{apps,packages}/*/src/**/*.zones.test.ts'],
          env: { TZ: zone },
        },
      })),
    ],
  },
});
