import type { Page } from '@playwright/test';

/** What the window shows, when its fonts and pictures are there and nothing moves. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
