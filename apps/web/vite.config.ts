import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTarget } from '@aulario/dev-tools/browserFloor';
import { firestorePort, webPort } from '@aulario/dev-tools/ports';
import { linguiCatalogues } from '@aulario/frame/build/linguiCatalogues.ts';
import { embedPage } from '@aulario/prerender/build/embedPage.ts';
import { servedPlatforms } from '@aulario/prerender/build/pagePlatforms.ts';
import { pageNotices } from '@aulario/prerender/build/pageTexts.ts';
import { routeSizes } from '@aulario/prerender/build/routeSizes.ts';
import { startScript } from '@aulario/prerender/build/startScript.ts';
import { blogFeed } from '@aulario/prerender/pages/feeds/blogFeed.ts';
import { publicPagesPlugin } from '@aulario/prerender/pages/publicPagesPlugin.ts';
import { articles } from '@aulario/screens/build/articles.ts';
import { commonPasswords } from '@aulario/screens/build/commonPasswords.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { codeGroups } from './build/codeGroups.ts';
import { requireInPolicy } from './build/requireInPolicy.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { webManifest } from './build/webManifest.ts';
import { requireVariables } from './src/app/env/requiredVariables.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig(({ command, mode }) => {
  const policy = readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8');
  if (command === 'build') {
    const variables = loadEnv(mode, repositoryRoot, 'VITE_');
    requireVariables(variables);
    const endpoints = ['COUNTS', 'NEWSLETTER', 'PROPOSALS', 'REPORT', 'TYPESENSE'];
    for (const variable of endpoints.map((name) => `VITE_${name}_URL`)) {
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
      pageNotices(),
      startScript(),
      servedPlatforms(),
      publicPagesPlugin({
        prerender: 'src/app/prerender.ts',
        accounts: '/src/app/accounts.ts',
        search: '/src/app/catalogue/openCatalogue.ts',
      }),
      embedPage('embed.html'),
      routeSizes(),
      webManifest(),
      serviceWorker(),
    ],
    envDir: repositoryRoot,
    // Its port follows from another one, which no .env file can say.
    define:
      mode !== 'emulator'
        ? {}
        : {
            'import.meta.env.VITE_FIRESTORE_EMULATOR_URL': JSON.stringify(
              `http://localhost:${firestorePort}`,
            ),
          },
    // Styles in scripts ship without comments and blanks; the renderer of the pages takes the same options.
    oxc: { plugins: { styledComponents: { ssr: false, displayName: false } } },
    server: { port: webPort, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: {
      outDir: mode === 'emulator' ? 'bundle-emulator' : 'bundle',
      emptyOutDir: true,
      // With the catalogue's: scripts/writeSite.ts adds them.
      copyPublicDir: false,
      target: buildTarget,
      // The content policy allows no data: address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } },
    },
  };
});
