import type { Plugin } from 'vite';
import { buildScript } from './buildScript.ts';

/**
 * Inlines the recovery script into every page, before all code that is loaded. It preloads the page's
 * code and recovers from code that fails to load. A separate file could itself fail to load.
 */
export const bootRecovery = (): Plugin => ({
  name: 'aulario:boot-recovery',
  apply: 'build',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const script = await buildScript('src/app/bootRecovery.ts');
      // The character set must be declared in the first kilobyte.
      return html.replace(
        /<meta charset[^>]*>/,
        (charset) => `${charset}<script>${script}</script>`,
      );
    },
  },
});
