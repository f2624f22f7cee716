import type { Page } from '@playwright/test';
import type { StoryWindow } from './storyPage.ts';

/** Runs in the page. True when nothing is pending that could still change the picture. */
async function isStable(): Promise<boolean> {
  const storyWindow = window as StoryWindow;
  storyWindow.isTimeHeld = true;
  // After a play that scrolled, fixed elements would be in the middle of the full-page picture.
  window.scrollTo(0, 0);
  let isStill = storyWindow.soon?.size === 0;
  const watch = new MutationObserver(() => {
    isStill = false;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await document.fonts.ready;
  for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  watch.disconnect();
  return isStill && storyWindow.soon?.size === 0;
}

/** In ms. A story that moves longer by itself has no stable picture. */
const settleTimeoutMs = 5000;

/** Waits until the story no longer changes, and stops its timers. */
export async function waitForStable(page: Page): Promise<void> {
  const end = performance.now() + settleTimeoutMs;
  while (!(await page.evaluate(isStable))) {
    if (performance.now() > end) throw new Error('The story never becomes stable.');
  }
}

/** Ends what moves, waits until a change of colours is painted, and says how large the page is. */
export const paintedSize = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.cancel();
      } else animation.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });

/**
 * Fails when the story failed: it shows its error, or half of its states. The `play` of a story that
 * names its viewport counts for that width alone.
 */
export async function failOnStoryError(page: Page, width: number): Promise<void> {
  const failure = await page.evaluate((name) => {
    const { failure: ofPlay, __STORYBOOK_PREVIEW__: preview } = window as StoryWindow;
    const isShown = document.body.classList.contains('sb-show-main');
    if (!isShown) return document.querySelector('#error-message')?.textContent ?? 'not shown';
    const own = preview?.currentRender?.story?.storyGlobals?.viewport?.value ?? name;
    return own === name ? (ofPlay ?? null) : null;
  }, `w${width}`);
  if (failure !== null) throw new Error(`The story failed: ${failure}`);
}
