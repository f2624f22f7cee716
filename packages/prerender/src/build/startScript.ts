import type { Plugin } from 'vite';
import { buildScript } from './buildScript.ts';
import { oldBrowserScript } from './oldBrowserScript.ts';

/**
 * Inlines the start script into every page, before all code that is loaded. It preloads the page's
 * code and recovers from code that fails to load. A separate file could itself fail to load.
 */
export const startScript = (): Plugin => ({
  name: 'aulario:start-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const script = await buildScript('src/start/startPage.ts');
      // The character set must be declared in the first kilobyte.
      return html.replace(
        /<meta charset[^>]*>/,
        (charset) => `${charset}<script>${script}</script><script>${oldBrowserScript}</script>`,
      );
    },
  },
});
