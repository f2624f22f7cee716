import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Story, type View, viewsOf } from './stories.ts';

/** Whatever else a page could differ by is the same everywhere. */
export const contextOptions: BrowserContextOptions = {
  locale: 'es-ES',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
};

const height = 640;

/** Delays in ms from which a timer belongs to the story, not to what draws it. */
const longDelay = 1000;

/** What the photographer and Storybook's preview leave on the window. */
interface PhotographedWindow extends Window {
  /** Set once the story has ended: from then on its long timers do not fire. */
  isTimeHeld?: boolean;
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    once(event: string, listener: () => void): void;
    emit(event: string, message: unknown): void;
  };
}

/** Prepares a new page: it is always the same day, and time can be held. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-02T10:00:00Z');
  await page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window);
    const startUnlessHeld = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
      if (typeof handler !== 'function' || delay < limit) return start(handler, delay, ...rest);
      return start(() => {
        if (!(window as PhotographedWindow).isTimeHeld) handler(...rest);
      }, delay);
    };
    window.setTimeout = startUnlessHeld as typeof window.setTimeout;
  }, longDelay);
}

/** Loads a story; it is ready when it is drawn and its `play` has ended. */
async function load(page: Page, origin: string, { id }: Story): Promise<void> {
  // Axe would only cost time here: the story tests run it.
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as PhotographedWindow;
    return preview?.currentRender?.phase === 'finished';
  });
}

/** Takes the loaded story away and mounts it anew, which is as good as loading it and faster. */
const mountAgain = (page: Page, { id }: Story) =>
  page.evaluate((storyId) => {
    const photographed = window as PhotographedWindow;
    photographed.isTimeHeld = false;
    window.scrollTo(0, 0);
    return new Promise<void>((resolve) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = photographed;
      channel?.once('storyFinished', resolve);
      channel?.emit('forceRemount', { storyId });
    });
  }, id);

/** Waits until nothing that is still on its way can change the picture, and stops the time. */
async function settle(page: Page): Promise<void> {
  const isShown = await page.evaluate(async () => {
    (window as PhotographedWindow).isTimeHeld = true;
    // A play may have scrolled; whatever is fixed would stand in the middle of the whole page.
    window.scrollTo(0, 0);
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.body.classList.contains('sb-show-main');
  });
  // A story that fails by itself shows its error, which is no picture to keep.
  if (!isShown)
    throw new Error((await page.locator('#error-message').textContent()) ?? 'The story failed.');
}

export interface Photo {
  readonly view: View;
  readonly picture: Buffer;
}

/**
 * Photographs a story in its views. Each time it is mounted anew, in that width and those colours:
 * a layout may remember the width that it started with, and where it was scrolled to.
 */
export async function* photograph(page: Page, origin: string, story: Story): AsyncGenerator<Photo> {
  for (const [index, view] of viewsOf(story).entries()) {
    const { width, colorScheme, forcedColors } = view;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, forcedColors });
    if (index === 0) await load(page, origin, story);
    else await mountAgain(page, story);
    await settle(page);
    const picture = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    });
    yield { view, picture };
  }
}
