import type { Page } from 'playwright';

/** A stretch of time in which the page's main thread did nothing else, in ms from the page's start. */
export interface LongTask {
  readonly startMs: number;
  readonly durationMs: number;
}

declare global {
  interface Window {
    longTasks: LongTask[];
    /** The times between two frames that were drawn, with when the later one was. */
    frameGaps: { readonly atMs: number; readonly gapMs: number }[];
  }
}

/** Notes long tasks (above 50 ms) and frames from the page's start. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    window.frameGaps = [];
    new PerformanceObserver((list) => {
      for (const { startTime: startMs, duration: durationMs } of list.getEntries()) {
        window.longTasks.push({ startMs, durationMs });
      }
    }).observe({ type: 'longtask', buffered: true });
    let lastMs = performance.now();
    const draw = (atMs: number) => {
      window.frameGaps.push({ atMs, gapMs: atMs - lastMs });
      lastMs = atMs;
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

/** Waits until the device has stored what the account has: the sync stores its numbers last. */
export async function untilTaken(page: Page, accountId: string, records: number): Promise<void> {
  await page.waitForFunction(
    async ([owner, count]) => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      if (!names.includes('aulario')) return false;
      const asked = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await asked(indexedDB.open('aulario'));
      const transaction = database.transaction(['records', 'numbers']);
      const range = IDBKeyRange.bound([owner], [owner, []]);
      const [stored, numbers] = await Promise.all([
        asked(transaction.objectStore('records').count(range)),
        asked<unknown>(transaction.objectStore('numbers').get(owner)),
      ]);
      database.close();
      return stored >= count && numbers !== undefined;
    },
    [`account:${accountId}`, records] as const,
    { polling: 100, timeout: 60_000 },
  );
}
