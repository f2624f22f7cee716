import { type BrowserLaunch, testBrowser } from '../../packages/dev-tools/src/browser.ts';

/**
 * The browser of the tests with flags that make its pixels deterministic: a part that is repainted
 * after a change can differ from the whole painted at once, and the fastest code paths differ between
 * processors.
 */
export async function visualBrowser(): Promise<BrowserLaunch> {
  const launch = await testBrowser();
  const args = [...launch.args, '--disable-partial-raster', '--disable-skia-runtime-opts'];
  return { ...launch, args };
}
