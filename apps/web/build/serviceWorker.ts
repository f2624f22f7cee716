import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';

const source = fileURLToPath(new URL('../src/app/serviceWorker.ts', import.meta.url));

/** What is of no use without a network: the hosted search, new passwords, signing in with Google. */
const onlyOnline = /^assets\/(?:typesense|judgePassword|askGoogle)-/;

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : file.source;

const entryOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): PrecacheEntry => {
  if (file.fileName !== 'app.html') return { url: `/${file.fileName}`, revision: null };
  return { url: '/app', revision: createHash('sha256').update(contentOf(file)).digest('hex') };
};

/**
 * Builds the service worker after the application, with the list of the application's files in it:
 * those under `assets/` carry their hash in their name, the page gets one.
 */
export const serviceWorker = (): Plugin => ({
  name: 'aulario:service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const builtFiles = Object.values(bundle)
      .filter(({ fileName }) => /^(?:app\.html|assets\/)/.test(fileName))
      .filter(({ fileName }) => !onlyOnline.test(fileName))
      .map(entryOf);
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { builtFiles: JSON.stringify(builtFiles) },
      build: {
        ...(dir === undefined ? {} : { outDir: dir }),
        emptyOutDir: false,
        rolldownOptions: {
          input: source,
          output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
        },
      },
    });
  },
});
