import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { testBrowser } from '../../packages/dev-tools/src/browser.ts';

/** Addresses are part of some pictures, so they do not name the port, which is any free one. */
export const origin = 'http://storybook.localhost';

/** Serves a built Storybook. */
export async function serve(storybook: string) {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: storybook },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return { port: address.port, close: () => server.close() };
}

/**
 * The browser of the tests with flags that make its pixels deterministic: a part that is repainted
 * after a change can differ from the whole painted at once, and the fastest code paths differ between
 * processors.
 */
export async function visualBrowser(port: number): Promise<Browser> {
  const { args, ...launch } = await testBrowser();
  return chromium.launch({
    ...launch,
    args: [
      ...args,
      '--disable-partial-raster',
      '--disable-skia-runtime-opts',
      `--host-resolver-rules=MAP storybook.localhost:80 127.0.0.1:${port}`,
    ],
  });
}
