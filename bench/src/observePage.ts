import type { Page } from 'playwright';

/** An entry of the browser's performance timeline; times in ms from the page's start. */
export interface Entry {
  readonly entryType: string;
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  /** Of events alone; 0 where none is part of an interaction. */
  readonly interactionId: number;
  /** Of layout shifts alone. */
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    noted: Entry[];
  }
}

/** Notes paints, layout shifts, tasks above 50 ms, and events of at least 16 ms from the start of each page. */
export const observe = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.noted = [];
    for (const type of ['event', 'largest-contentful-paint', 'layout-shift', 'longtask', 'paint'])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Entry)[]) {
          const { entryType, name, startTime, duration } = entry;
          const { interactionId, value, hadRecentInput } = entry;
          const common = { entryType, name, startTime, duration };
          window.noted.push({ ...common, interactionId, value, hadRecentInput });
        }
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Returns what was noted since the last call. */
export const take = (page: Page): Promise<Entry[]> => page.evaluate(() => window.noted.splice(0));

/**
 * Returns how long each interaction since the last call waited for its next frame, in ms (Event Timing,
 * in steps of 8). Those that were too quick to be noted count as 16 ms, their upper bound.
 */
export async function takeDelays(page: Page, interactions: number): Promise<number[]> {
  await page.waitForTimeout(300);
  const longestMs = new Map<number, number>();
  for (const { interactionId, duration } of await take(page))
    if (interactionId > 0)
      longestMs.set(interactionId, Math.max(longestMs.get(interactionId) ?? 0, duration));
  const quick = Array<number>(Math.max(0, interactions - longestMs.size)).fill(16);
  return [...quick, ...longestMs.values()];
}
