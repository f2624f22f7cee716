import { officialEmulator } from '@aulario/dev-tools/officialEmulator';
import { defineConfig } from 'vitest/config';

const onlyOfficial = 'src/**/*.official.test.ts';
const isOfficial = officialEmulator() !== undefined;

// The workflow of GitHub installs it, and must not pass without.
if (!isOfficial && process.env['FIRESTORE_EMULATOR'] === 'official')
  throw new Error('The official emulator of Firestore is not installed, or Java is not.');
if (!isOfficial)
  process.stdout.write('Without the official emulator of Firestore its rules are not tried.\n');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: isOfficial ? [] : [onlyOfficial],
    // Reading the code costs more than most tests: once per worker, not once per file.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
