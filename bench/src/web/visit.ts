import type { BrowserContext, Page } from 'playwright';
import { observe, take, takeDelays } from '../observePage.ts';
import type { Readiness, Scene } from './scenes.ts';

/** What one visit measured; times in ms from the start of the navigation. */
export interface Visit {
  firstPaintMs: number;
  /** When the largest part was painted. */
  largestPaintMs: number;
  /** When what the page is for was shown. */
  readyMs: number;
  /** The time that tasks took beyond 50 ms each. */
  blockingMs: number;
  /** The sum of what moved without being asked to. */
  shift: number;
  /** The longest that a key waited for its frame; 0 where nothing is typed. */
  keyMs: number;
  /** Bytes that came over the network, headers included. */
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** A telephone's network that is called slow 4G, as browsers' tools understand it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** After the page is ready: what else it does by itself has begun by then. */
const restMs = 3000;
const timeoutMs = 60_000;

declare global {
  interface Window {
    /** When what the page is for was shown; undefined until then. */
    readyMs?: number;
  }
}

/** Runs in the page before anything else does. */
function noteReadiness({ selector, count }: Readiness): void {
  const look = () => {
    if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
    else window.readyMs = performance.now();
  };
  look();
}

const typedText = 'python';

/** Types into the page's field, which may bring the application. */
async function typeInto(page: Page, field: string): Promise<number> {
  await page.locator(field).first().pressSequentially(typedText, { delay: 150 });
  await page.waitForTimeout(1000);
  return Math.max(...(await takeDelays(page, typedText.length)));
}

/** Opens a page in a context and lets it come to rest; then types, where there is a field. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { path, ready, field }: Pick<Scene, 'path' | 'ready' | 'field'>,
  slowdown: number,
): Promise<Visit> {
  const address = origin + path;
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const sum = { bytes: 0, scriptBytes: 0, requests: 0 };
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    sum.requests += 1;
    sum.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') sum.scriptBytes += encodedDataLength;
  });
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await observe(page);
  await page.addInitScript(noteReadiness, ready);
  await page.goto(address, { timeout: timeoutMs });
  await page.waitForTimeout(restMs);
  const deadline = Date.now() + timeoutMs;
  const readyNow = () => page.evaluate(() => window.readyMs);
  let readyMs = await readyNow();
  while (readyMs === undefined && Date.now() < deadline) {
    await page.waitForTimeout(500);
    readyMs = await readyNow();
  }
  if (readyMs === undefined) throw new Error(`${address} was not ready: no ${ready.selector}.`);
  const entries = await take(page);
  const all = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const total = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const measured = {
    ...sum,
    readyMs,
    firstPaintMs:
      all('paint').find(({ name }) => name.endsWith('contentful-paint'))?.startTime ?? 0,
    largestPaintMs: all('largest-contentful-paint').at(-1)?.startTime ?? 0,
    blockingMs: total(all('longtask').map(({ duration }) => duration - 50)),
    shift: total(
      all('layout-shift').map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value)),
    ),
  };
  const keyMs = field === undefined ? 0 : await typeInto(page, field);
  await page.close();
  return { ...measured, keyMs };
}
