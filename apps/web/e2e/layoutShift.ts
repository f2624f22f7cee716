import type { Page } from '@playwright/test';

/** How far the page's parts have moved by themselves, as browsers count it. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // The standard entry has a value, which TypeScript's declarations lack.
          const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
          resolve(values.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
