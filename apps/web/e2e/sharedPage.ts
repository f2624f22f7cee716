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

async function openShared(browser: Browser, prepare: (page: Page) => Promise<unknown>) {
  const context = await openContext(browser);
  const problems: string[] = [];
  await watch(context, problems);
  const page = await context.newPage();
  await prepare(page);
  return { page, problems };
}

/**
 * Tests that only read: those of a worker share one page, which keeps the code that it has loaded, until
 * the browser closes. `prepare` brings the page into the state from which they start. It is no fixture of the
 * worker's: for each such fixture Playwright starts other workers, each with a browser.
 */
export function sharedPageTest(prepare: (page: Page) => Promise<unknown>) {
  let opening: ReturnType<typeof openShared> | undefined;
  return test.extend<{ shared: Awaited<ReturnType<typeof openShared>> }>({
    shared: async ({ browser }, use) => {
      opening ??= openShared(browser, prepare);
      await use(await opening);
    },
    problems: async ({ shared: { problems } }, use) => {
      await use(problems);
      expect(problems.splice(0)).toEqual([]);
    },
    page: ({ shared: { page } }, use) => use(page),
  });
}
