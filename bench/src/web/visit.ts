import type { BrowserContext, Page } from 'playwright';
import { noted, observe } from '../observePage.ts';
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

/** Runs in the page before anything else does. */
function noteReadiness({ selector, count }: Readiness): void {
  const look = () => {
    if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
    else performance.mark('ready');
  };
  look();
}

/**
 * Types into the page's field, which may bring the application, and returns the longest that a key waited
 * for its next frame, in ms (Event Timing, in steps of 8): 16 at least, since what is quicker is not noted.
 */
async function typeInto(page: Page, field: string): Promise<number> {
  await page.locator(field).first().pressSequentially('python', { delay: 150 });
  await page.waitForTimeout(1300);
  const keys = (await noted(page, 'event')).filter(({ interactionId }) => interactionId > 0);
  return Math.max(16, ...keys.map(({ duration }) => duration));
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Opens a page in a context and lets it come to rest; then types, where there is a field. */
export async function visit(
  context: BrowserContext,
  origin: string,
  { path, ready, field }: Scene,
  slowdown: number,
): Promise<Visit> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const network = { bytes: 0, scriptBytes: 0, requests: 0 };
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    network.requests += 1;
    network.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') network.scriptBytes += encodedDataLength;
  });
  await devTools.send('Network.emulateNetworkConditions', slow4g);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await observe(page);
  await page.addInitScript(noteReadiness, ready);
  await page.goto(origin + path, { timeout: timeoutMs });
  await page.waitForTimeout(restMs);
  const shown = await page.waitForFunction(
    () => performance.getEntriesByName('ready')[0]?.startTime,
    undefined,
    { polling: 500, timeout: timeoutMs },
  );
  const paints = await noted(page, 'paint');
  const tasks = await noted(page, 'longtask');
  const shifts = await noted(page, 'layout-shift');
  const measured = {
    ...network,
    readyMs: Number(await shown.jsonValue()),
    firstPaintMs: paints.find(({ name }) => name.endsWith('contentful-paint'))?.startTime ?? 0,
    largestPaintMs: (await noted(page, 'largest-contentful-paint')).at(-1)?.startTime ?? 0,
    blockingMs: sum(tasks.map(({ duration }) => duration - 50)),
    shift: sum(shifts.map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))),
  };
  const keyMs = field === undefined ? 0 : await typeInto(page, field);
  await page.close();
  return { ...measured, keyMs };
}
