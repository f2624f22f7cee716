import type { Browser } from 'playwright';

/** What a visit with nothing in any cache measured. */
export interface ColdVisit {
  /** When the largest part was painted, in ms from the start. */
  largestPaint: number;
  /** The sum of what moved without being asked to. */
  shift: number;
  /** The time that tasks took beyond 50 ms each, in ms. */
  blocking: number;
  /** Of the scripts' bodies as they were sent. */
  scripts: number;
}

/** A telephone's network that is called slow 4G, as browsers' tools understand it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** In ms, after the page has loaded: what else a page does by itself it has done by then. */
const patience = 1500;

/** Runs in the page before anything else does. */
function observe(): void {
  const seen = { largestPaint: 0, shift: 0, blocking: 0 };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ duration }) => {
    seen.blocking += duration - 50;
  });
  Object.assign(window, { seen });
}

/** Opens an address in a context of its own and lets it come to rest; nobody touches it. */
export async function visitCold(
  browser: Browser,
  address: string,
  slowdown: number,
): Promise<ColdVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(patience);
  const measured = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const { seen } = window as Window & { seen?: Omit<ColdVisit, 'scripts'> };
    if (seen === undefined) throw new Error('Nothing was observed.');
    return { ...seen, scripts };
  });
  await context.close();
  return measured;
}
