import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildTarget } from '@aulario/dev-tools/browserFloor';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../src/app/serviceWorker/serviceWorker.ts', import.meta.url));

/** Code that is useless offline: the hosted search, new passwords, Google sign-in. */
const onlyOnline = /^assets\/(?:typesense|judgePassword|askGoogle)-/;

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk;

const contentOf = (file: BuiltFile) => (file.type === 'chunk' ? file.code : file.source);

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const urlOf = ({ fileName }: BuiltFile) => (fileName === 'app.html' ? '/app' : `/${fileName}`);

/**
 * Builds the service worker after the application. It embeds the paths of the files under `assets/`
 * and of the page, each with its SHA-256.
 */
export const serviceWorker = (): Plugin => ({
  name: 'aulario:service-worker',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const builtFiles = Object.values(bundle)
      .filter(({ fileName }) => /^(?:app\.html|assets\/)/.test(fileName))
      .filter(({ fileName }) => !onlyOnline.test(fileName))
      .map((file) => [urlOf(file), sha256(contentOf(file))]);
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: { builtFiles: JSON.stringify(Object.fromEntries(builtFiles)) },
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
