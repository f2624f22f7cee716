import type { Page } from 'playwright';

declare global {
  interface Window {
    /** The longest duration of each interaction in milliseconds, by its id. */
    interactions: Map<number, number>;
  }
}

/**
 * Starts to record how long each interaction waits for its next frame (Event Timing, in steps of 8
 * ms).
 */
export async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.interactions = new Map();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        if (interactionId === 0) continue;
        const longestMs = window.interactions.get(interactionId) ?? 0;
        window.interactions.set(interactionId, Math.max(longestMs, duration));
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as object);
  });
}

/** Returns the durations since the last call, in ms. The browser omits those below 16. */
export async function take(page: Page): Promise<number[]> {
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const durations = [...window.interactions.values()];
    window.interactions.clear();
    return durations;
  });
}

/** Adds 16 ms, their upper bound, for each interaction that was too quick to be recorded. */
export const filled = (noted: readonly number[], interactions: number): number[] => [
  ...Array<number>(Math.max(0, interactions - noted.length)).fill(16),
  ...noted,
];
