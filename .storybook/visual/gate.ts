import { test as base, type Page } from '@playwright/test';
import { contextOptions, prepare } from './shoot.ts';

export const port = 6106;
export const origin = `http://localhost:${port}`;

/** One page for all the stories that a worker photographs: what it has loaded once stays loaded. */
export const test = base.extend<object, { camera: Page }>({
  camera: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      await prepare(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
