import { fileURLToPath } from 'node:url';
import { buildTarget } from '@aulario/dev-tools/browserFloor';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/app/serviceWorker/serviceWorker.ts', import.meta.url));

/** Builds the service worker after the application. Which files it keeps is added when the site is written. */
export const serviceWorker = (): Plugin => ({
  name: 'aulario:service-worker',
  apply: 'build',
  async writeBundle({ dir }) {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ...(dir === undefined ? {} : { outDir: dir }),
        emptyOutDir: false,
        target: buildTarget,
        rolldownOptions: {
          input: source,
          output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
        },
      },
    });
  },
});
