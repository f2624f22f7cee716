import type { Plugin } from 'vite';
import { routeChunks } from './routeChunks.ts';

/**
 * Tells the application's page which code each of its screens will ask for, so that the page can ask
 * for it at once (preloadRoute.ts). Runs after the plugin that writes the page.
 */
export const routePreloads = (): Plugin => ({
  name: 'aulario:route-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['app.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page.');
      const chunks = JSON.stringify(routeChunks(bundle));
      // Data, which is not run: the policy needs no hash of what changes with each build.
      const data = `<script type="application/json" id="route-chunks">${chunks}</script>`;
      page.source = String(page.source).replace(/<meta charset[^>]*>/, (charset) => charset + data);
    },
  },
});
