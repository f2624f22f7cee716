import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Camera } from './camera.ts';
import { contextOptions, prepare } from './page.ts';

export const port = 6106;
const origin = `http://localhost:${port}`;

const root = join(import.meta.dirname, '../..');

export const baselineFolder = join(import.meta.dirname, 'baselines');

/** Where the page lies that shows what differs. */
export const reportFolder = join(root, 'reports/visual-report');

/** Where new pictures lie until all of them are taken. */
export const takenFolder = join(root, 'reports/visual-taken');

/** The annotation of a picture that differed once, and not when its story was mounted again. */
export const differedOnce = 'differed once';

/** One camera for all that a worker photographs. */
export const test = base.extend<object, { camera: Camera }>({
  camera: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      await prepare(page);
      await use(new Camera(page, origin));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
