import { type BrowserLaunch, testBrowser } from '../../packages/dev-tools/src/browser.ts';

/**
 * The browser of the tests, told to draw the same pixels always: a part that is drawn again after a
 * change can differ from the whole drawn at once, and the fastest code differs between processors.
 */
export async function visualBrowser(): Promise<BrowserLaunch> {
  const launch = await testBrowser();
  const args = [...launch.args, '--disable-partial-raster', '--disable-skia-runtime-opts'];
  return { ...launch, args };
}
