import { webPort } from '@aulario/dev-tools/ports';
import type { Browser, Page } from '@playwright/test';
import { expect, test, watch } from './visitor.ts';

/** Opens a browser context outside the fixtures of a test, with the settings that screens read. */
export const openContext = (browser: Browser) =>
  browser.newContext({
    baseURL: `http://localhost:${webPort}`,
    locale: 'es-ES',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });

/**
 * Tests that only read: those of a worker share one page, which keeps the code that it has loaded.
 * `prepare` brings the page into the state from which they start.
 */
export const sharedPageTest = (prepare: (page: Page) => Promise<unknown>) =>
  test.extend<object, { shared: { page: Page; problems: string[] } }>({
    shared: [
      async ({ browser }, use) => {
        const context = await openContext(browser);
        const problems: string[] = [];
        await watch(context, problems);
        const page = await context.newPage();
        await prepare(page);
        await use({ page, problems });
        await context.close();
      },
      { scope: 'worker' },
    ],
    problems: async ({ shared: { problems } }, use) => {
      await use(problems);
      expect(problems.splice(0)).toEqual([]);
    },
    page: ({ shared: { page } }, use) => use(page),
  });
