import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { testBrowser } from '../../packages/dev-tools/src/browser.ts';

/**
 * Serves a workspace's built Storybook on any free port, and opens the tests' browser for it. Addresses are part
 * of some pictures, so they do not name the port. With these flags pixels are deterministic: a part that is repainted
 * after a change can differ from the whole painted at once, and the fastest code paths differ between processors.
 */
export async function openStorybook(workspace: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(workspace, 'storybook-static') },
    // Each component begins on a new page, which would else ask for every file again.
    preview: { host: '127.0.0.1', port: 0, headers: { 'Cache-Control': 'max-age=3600' } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const { args, ...launch } = await testBrowser();
  const hosts = `--host-resolver-rules=MAP storybook.localhost:80 127.0.0.1:${address.port}`;
  const browser = await chromium.launch({
    ...launch,
    // A stopped run ends with its report: the browser stays until then.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [...args, '--disable-partial-raster', '--disable-skia-runtime-opts', hosts],
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  return { browser, close };
}
