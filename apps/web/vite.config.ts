import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webPort } from '@aulario/dev-tools/ports';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { articles } from './build/articles.ts';
import { blogFeed } from './build/blogFeed.ts';
import { buildTarget } from './build/browserFloor.ts';
import { codeGroups } from './build/codeGroups.ts';
import { commonPasswords } from './build/commonPasswords.ts';
import { linguiCatalogues } from './build/linguiCatalogues.ts';
import { publicPagesPlugin } from './build/pages/publicPagesPlugin.ts';
import { requireInPolicy } from './build/requireInPolicy.ts';
import { routeSizes } from './build/routeSizes.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { startScript } from './build/startScript.ts';
import { webManifest } from './build/webManifest.ts';
import { requireVariables } from './src/app/requiredVariables.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig(({ command, mode }) => {
  const policy = readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8');
  if (command === 'build') {
    const variables = loadEnv(mode, repositoryRoot, 'VITE_');
    requireVariables(variables);
    for (const variable of ['VITE_NEWSLETTER_URL', 'VITE_REPORT_URL', 'VITE_TYPESENSE_URL']) {
      requireInPolicy(variable, variables[variable], policy);
    }
  }
  return {
    plugins: [
      react(),
      articles(),
      commonPasswords(),
      linguiCatalogues(),
      blogFeed(),
      startScript(),
      publicPagesPlugin(),
      routeSizes(),
      webManifest(),
      serviceWorker(),
    ],
    envDir: repositoryRoot,
    server: { port: webPort, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      outDir: mode === 'emulator' ? 'dist-emulator' : 'dist',
      emptyOutDir: true,
      target: buildTarget,
      // The content policy allows no data: address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } },
    },
  };
});
