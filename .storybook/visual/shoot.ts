import type { Page } from '@playwright/test';
import type { Story, View } from './stories.ts';

/** Set by Storybook's preview; a story is ready when it is drawn and its `play` has ended. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Opens a story and waits until it is drawn, has played and has its fonts and pictures. */
export async function open(page: Page, story: Story): Promise<void> {
  await page.goto(`/iframe.html?id=${story.id}&viewMode=story`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as StorybookWindow;
    return ['completed', 'finished', 'errored', 'aborted'].includes(
      preview?.currentRender?.phase ?? '',
    );
  });
  await page.evaluate(() => document.fonts.ready);
}

/** Photographs the open story as one view sees it. */
export async function shoot(page: Page, view: View): Promise<Buffer> {
  await page.setViewportSize({ width: view.width, height: 640 });
  await page.emulateMedia({ colorScheme: view.colorScheme, forcedColors: view.forcedColors });
  await page.evaluate(async () => {
    // A play may have scrolled; whatever is fixed would stand in the middle of the whole page.
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}
