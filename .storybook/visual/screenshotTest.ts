import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { contextOptions, prepare } from './storyPage.ts';
import { StoryScreenshots } from './storyScreenshots.ts';

export const port = 6106;
const origin = `http://localhost:${port}`;

export const baselineFolder = join(import.meta.dirname, 'baselines');

/** The folder of the report that shows the differences. */
export const reportFolder = join(import.meta.dirname, '../../reports/visual-report');

/** The annotation of a picture that differed once, and not when its story was mounted again. */
export const differedOnce = 'differed once';

/** One page takes all screenshots of a worker. */
export const test = base.extend<object, { screenshots: StoryScreenshots }>({
  screenshots: [
    async ({ browser }, use) => {
      const context = await browser.newContext(contextOptions);
      const page = await context.newPage();
      await prepare(page);
      await use(new StoryScreenshots(page, origin));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
