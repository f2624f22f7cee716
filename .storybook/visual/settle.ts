import type { Page } from '@playwright/test';
import type { PhotographedWindow } from './page.ts';

/** Runs in the page. True when nothing that can still change the picture was on its way. */
async function comeToRest(): Promise<boolean> {
  const photographed = window as PhotographedWindow;
  photographed.isTimeHeld = true;
  // A play may have scrolled; whatever is fixed would stand in the middle of the whole page.
  window.scrollTo(0, 0);
  let isStill = photographed.soon?.size === 0;
  const watch = new MutationObserver(() => {
    isStill = false;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await document.fonts.ready;
  for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  watch.disconnect();
  return isStill && photographed.soon?.size === 0;
}

/** In ms. A story that moves for longer by itself would be another picture each time. */
const settleTimeoutMs = 5000;

/** Waits until the story is as it will stay, and stops the time. */
export async function settle(page: Page): Promise<void> {
  const end = performance.now() + settleTimeoutMs;
  while (!(await page.evaluate(comeToRest))) {
    if (performance.now() > end) throw new Error('The story never comes to rest.');
  }
}

/** Waits until a change of colours is drawn. */
export const repaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * A story that fails by itself shows its error or half of what it does: no picture to keep. One that
 * names its viewport may act for that width alone; in another it is photographed as far as it goes.
 */
export async function refuseErrors(page: Page, width: number): Promise<void> {
  const failure = await page.evaluate((name) => {
    const { failure: ofPlay, __STORYBOOK_PREVIEW__: preview } = window as PhotographedWindow;
    const isShown = document.body.classList.contains('sb-show-main');
    if (!isShown) return document.querySelector('#error-message')?.textContent ?? 'not shown';
    const own = preview?.currentRender?.story?.storyGlobals?.viewport?.value ?? name;
    return own === name ? (ofPlay ?? null) : null;
  }, `w${width}`);
  if (failure !== null) throw new Error(`The story failed: ${failure}`);
}
