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
        window.noted.push(...list.getEntries().map((entry) => entry.toJSON()));
      }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** What was noted of one type since the page's start. */
export const noted = (page: Page, type: string): Promise<Entry[]> =>
  page.evaluate((type) => window.noted.filter(({ entryType }) => entryType === type), type);
