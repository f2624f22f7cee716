import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'vitest/config';

const emulatorTests = 'src/**/*.emulator.test.ts';

/**
 * The file of the SDK that a browser gets. Node would be given another build, in which every
 * persistence is memory, so that the emulator tests would not test what the product runs.
 */
const browserBuild = (() => {
  const firebase = createRequire(import.meta.url).resolve('firebase/package.json');
  const manifest = createRequire(firebase).resolve('@firebase/auth/package.json');
  return join(dirname(manifest), 'dist/esm/index.js');
})();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Reading the code costs more than most tests: once per worker, not once per file.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [emulatorTests],
        },
      },
      {
        resolve: { alias: { '@firebase/auth': browserBuild } },
        test: {
          name: 'emulator',
          environment: 'jsdom',
          // A page of jsdom costs more than most files' tests: one per worker, not one per file.
          isolate: false,
          include: [emulatorTests],
          globalSetup: 'src/firebase/emulator/authEmulatorSetup.ts',
          // A busy machine is no failure.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Only what passes through Vite obeys the alias.
          server: { deps: { inline: [/firebase/] } },
        },
      },
    ],
  },
});
