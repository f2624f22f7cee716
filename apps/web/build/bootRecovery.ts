import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const input = fileURLToPath(new URL('../src/app/bootRecovery.ts', import.meta.url));

async function buildScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

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
      const script = await buildScript();
      // The character set must be declared in the first kilobyte.
      return html.replace(
        /<meta charset[^>]*>/,
        (charset) => `${charset}<script>${script}</script>`,
      );
    },
  },
});
