import type { Browser, CDPSession, Page } from 'playwright';
import { inspectStory, type Shown } from './inspectStory.ts';
import { origin } from './storybookServer.ts';
import { focusable, type WatchedWindow, watchPlays, watchRules, watchTimers } from './watchPage.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How a story is shown; its colours, direction and states change in place, without a mount. The other
 * direction comes last, since a row that has scrolled does not scroll back from it.
 */
export const modes = ['light', 'dark', 'forced', 'hover', 'focus', 'rtl'] as const;

export type Mode = (typeof modes)[number];

/** So many pictures are taken when no two in a row are equal. */
const maxTries = 6;

/** In ms. A story that moves longer by itself has no stable picture. */
const settleTimeoutMs = 5000;

/** Runs in the page: mounts a story; resolves when its `play` has ended and nothing is pending. */
async function mountStory([storyId, isShown, width, timeoutMs]: readonly [
  string,
  boolean,
  number,
  number,
]): Promise<string | null> {
  const watched = window as WatchedWindow;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview, soon } = watched;
  watched.isTimeHeld = false;
  watched.failure = null;
  document.documentElement.dir = 'ltr';
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  // Whether the next focused element shows a ring depends on the one before it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const isFinished = await new Promise<boolean>((resolve) => {
    channel?.once('storyFinished', () => resolve(true));
    channel?.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    setTimeout(() => resolve(false), 6 * timeoutMs);
  });
  watched.isTimeHeld = true;
  let isStill = false;
  const watch = new MutationObserver(() => {
    isStill = false;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  const end = performance.now() + timeoutMs;
  while (!isStill && performance.now() < end) {
    isStill = true;
    await document.fonts.ready;
    for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
    isStill &&= soon?.size === 0;
  }
  watch.disconnect();
  if (!document.body.classList.contains('sb-show-main')) {
    return document.querySelector('#error-message')?.textContent ?? 'It is not shown.';
  }
  if (!isFinished || !isStill) return 'It never ends, or never becomes still.';
  // The `play` of a story that names its viewport counts for that width alone.
  const own = preview?.currentRender?.story?.storyGlobals?.viewport?.value ?? `w${width}`;
  return own === `w${width}` ? (watched.failure ?? null) : null;
}

/** Runs in the page: dresses it for a mode, ends what moves, and says how large it is. */
async function dress([mode, width]: readonly [Mode, number]): Promise<Size> {
  // For a picture of a page higher than the window, the page is one pixel wide for a moment.
  while (window.innerWidth !== width) await new Promise(requestAnimationFrame);
  const root = document.documentElement;
  root.classList.toggle('hover-shown', mode === 'hover');
  root.classList.toggle('focus-shown', mode === 'focus');
  root.dir = mode === 'rtl' ? 'rtl' : 'ltr';
  // After a play that scrolled, fixed elements would be in the middle of the whole page's picture.
  window.scrollTo(0, 0);
  // From left to right, a row's place counts from its other end; a render may move it there or not.
  if (mode === 'rtl') {
    for (const row of document.querySelectorAll('*')) row.scrollLeft = 0;
    // A row that scrolls to its current item when its size changes does so now, not while the picture is taken.
    for (const padding of ['1px', '']) {
      root.style.paddingInlineEnd = padding;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.cancel();
    } else animation.finish();
  }
  return { width: root.scrollWidth, height: root.scrollHeight };
}

/** One page of a browser, which shows one story after another: loading it costs as much as four. */
export class StoryPage {
  readonly #page: Page;
  readonly #session: CDPSession;
  #shown: string | undefined;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Opens a page in which nothing changes the pixels but the story, and the script. */
  static async open<Argument>(
    browser: Browser,
    script?: (argument: Argument) => void,
    argument?: Argument,
  ): Promise<StoryPage> {
    const context = await browser.newContext({
      locale: 'es-ES',
      timezoneId: 'UTC',
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      // Storybook pauses before each story, but not for its own tests.
      userAgent: `Chromium/${browser.version()} StorybookTestRunner`,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-11-02T10:00:00Z');
    await page.addInitScript(watchTimers);
    await page.addInitScript(watchPlays);
    await page.addInitScript(watchRules, focusable);
    if (script) await page.addInitScript(script as (argument: unknown) => void, argument);
    return new StoryPage(page, await context.newCDPSession(page));
  }

  /** Reloads the page before the next story, which then does not depend on earlier ones. */
  forget(): void {
    this.#shown = undefined;
  }

  async #load(id: string): Promise<void> {
    // Axe would only cost time here: the story tests run it.
    await this.#page.goto(
      `${origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
    );
    await this.#page.waitForFunction(
      () => (window as WatchedWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
    );
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
    this.#shown = id;
  }

  /** Mounts a story again at a size: a layout may keep its first width. */
  async mount(id: string, size: Size): Promise<Shown> {
    await this.resize(size);
    if (this.#shown === undefined) await this.#load(id);
    const isShown = this.#shown === id;
    this.#shown = undefined;
    const args = [id, isShown, size.width, settleTimeoutMs] as const;
    const failure = await this.#page.evaluate(mountStory, args);
    if (failure !== null) throw new Error(failure);
    this.#shown = id;
    return this.inspect();
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async resize(size: Size): Promise<void> {
    await this.#page.setViewportSize(size);
    await this.#page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await this.#dress('light');
  }

  async evaluate<Answer>(question: () => Answer): Promise<Answer> {
    return this.#page.evaluate(question) as Promise<Answer>;
  }

  async inspect(isOfSizesAlone = false): Promise<Shown> {
    return this.#page.evaluate(inspectStory, [focusable, isOfSizesAlone] as const);
  }

  async #dress(mode: Mode): Promise<Size> {
    return this.#page.evaluate(dress, [mode, this.#page.viewportSize()?.width ?? 0] as const);
  }

  /** Asks the browser itself for the whole page: it can write a PNG in a third of the usual time. */
  async #shoot(mode: Mode): Promise<Buffer> {
    const size = await this.#dress(mode);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /**
   * The browser may paint layers below the window, such as a sill beside a sticky wall, only after it
   * has returned the picture. So one counts when it is the expected one or equals the one before.
   */
  async picture(mode: Mode, isExpected: (picture: Buffer) => boolean): Promise<Buffer> {
    await this.#page.emulateMedia({
      colorScheme: mode === 'dark' ? 'dark' : 'light',
      forcedColors: mode === 'forced' ? 'active' : 'none',
    });
    let picture = await this.#shoot(mode);
    for (let tries = 1; tries < maxTries && !isExpected(picture); tries += 1) {
      const next = await this.#shoot(mode);
      if (next.equals(picture)) break;
      picture = next;
    }
    return picture;
  }
}
