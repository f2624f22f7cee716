import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { focusable, inspectStory, type Shown, type WatchedWindow, watchRules } from './rules.ts';

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

/** A story that moves longer by itself has no stable picture. */
const settleTimeoutMs = 5000;

/** How often the files that a story has asked for are looked for. */
const pollMs = 10;

/**
 * Runs in the page before anything else does. A timer below a second belongs to the rendering and fires
 * ten times sooner; a longer one belongs to the story and is held once the `play` has ended.
 */
function watchTimers(): void {
  const watched = window as WatchedWindow;
  const soon = new Set<number>();
  watched.soon = soon;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const startWatched = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof handler !== 'function') return start(handler, delay);
    const isLong = delay >= 1000;
    const fire = () => {
      soon.delete(timer);
      if (!isLong || !watched.isTimeHeld) handler(...rest);
    };
    const timer = start(fire, isLong ? delay : delay / 10);
    if (!isLong) soon.add(timer);
    return timer;
  };
  window.setTimeout = startWatched as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    soon.delete(Number(timer));
    stop(timer);
  };
}

/** Runs in the page: mounts a story; resolves when its `play` has ended, or to false when that takes too long. */
async function mountStory([storyId, isShown, width, timeoutMs]: readonly [
  string,
  boolean,
  number,
  number,
]): Promise<{ readonly isFinished: boolean; readonly failure: string | null }> {
  const watched = window as WatchedWindow;
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = watched;
  const root = document.documentElement;
  // For a picture of a page higher than the window, the page is one pixel wide for a moment.
  while (window.innerWidth !== width) await new Promise(requestAnimationFrame);
  watched.isTimeHeld = false;
  root.classList.remove('hover-shown', 'focus-shown');
  root.dir = 'ltr';
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  // Whether the next focused element shows a ring depends on the one before it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  let failure: string | null = null;
  const fail = ({ message }: Error) => {
    failure = message;
  };
  channel?.on('playFunctionThrewException', fail);
  const isFinished = await new Promise<boolean>((resolve) => {
    channel?.once('storyFinished', () => resolve(true));
    channel?.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    setTimeout(() => resolve(false), 6 * timeoutMs);
  });
  channel?.off('playFunctionThrewException', fail);
  watched.isTimeHeld = true;
  if (!document.body.classList.contains('sb-show-main')) {
    failure = document.querySelector('#error-message')?.textContent ?? 'It is not shown.';
  }
  // The `play` of a story that names its viewport counts for that width alone.
  const own = preview?.currentRender?.story?.storyGlobals?.viewport?.value ?? `w${width}`;
  return { isFinished, failure: own === `w${width}` ? failure : null };
}

/**
 * Runs in the page: waits until nothing changes for two frames, since a render after the window's change comes
 * between them; false when that takes too long.
 */
async function settle(timeoutMs: number): Promise<boolean> {
  const { soon } = window as WatchedWindow;
  let stillFrames = 0;
  const watch = new MutationObserver(() => {
    stillFrames = 0;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  const end = performance.now() + timeoutMs;
  while (stillFrames < 2 && performance.now() < end) {
    stillFrames += 1;
    await document.fonts.ready;
    for (const image of document.images) if (image.loading !== 'eager') image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await new Promise(requestAnimationFrame);
    if (soon?.size !== 0) stillFrames = 0;
  }
  watch.disconnect();
  return stillFrames === 2;
}

/** Runs in the page: dresses it for a mode, ends what moves, and says how large it is. */
async function dress([mode, width]: readonly [Mode, number]): Promise<Size> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  while (window.innerWidth !== width) await nextFrame();
  const root = document.documentElement;
  root.classList.toggle('hover-shown', mode === 'hover');
  root.classList.toggle('focus-shown', mode === 'focus');
  root.dir = mode === 'rtl' ? 'rtl' : 'ltr';
  // After a play that scrolled, fixed elements would be in the middle of the whole page's picture.
  window.scrollTo(0, 0);
  // From left to right, a row's place counts from its other end; a render may move it there or not.
  const rows = [...document.querySelectorAll('*')].filter(
    ({ scrollWidth, clientWidth }) => mode === 'rtl' && scrollWidth > clientWidth,
  );
  for (const row of rows) row.scrollLeft = 0;
  // A row that scrolls to its current item when its size changes does so now, not while the picture is taken.
  for (const padding of rows.length > 0 ? ['1px', ''] : []) {
    root.style.paddingInlineEnd = padding;
    await nextFrame();
    await nextFrame();
  }
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
      animation.cancel();
    } else animation.finish();
  }
  return { width: root.scrollWidth, height: root.scrollHeight };
}

/** One page of a browser, in which nothing changes the pixels but its story; it shows one after another. */
export class StoryPage {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #requests = new Set<Request>();
  #size: Size = { width: 0, height: 0 };
  #media = '';
  /** The story on it; '' before the first, undefined before it is loaded. */
  #shown: string | undefined;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    const end = (request: Request) => this.#requests.delete(request);
    page.on('request', (request) => this.#requests.add(request));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  static async open(browser: Browser): Promise<StoryPage> {
    const context = await browser.newContext({
      baseURL: 'http://storybook.localhost',
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
    await page.addInitScript(watchRules, focusable);
    return new StoryPage(page, await context.newCDPSession(page));
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Reloads the page before the next story, which then does not depend on earlier ones. */
  forget(): void {
    this.#shown = undefined;
  }

  /** Loads Storybook without a story: a page that is still loading has no fonts and no focus. */
  async #load(): Promise<void> {
    // Axe would only cost time here: the story tests run it. Without an id Storybook reads no globals.
    await this.page.goto('/iframe.html?id=none&viewMode=story&globals=a11y.manual:!true');
    await this.page.waitForFunction(() => document.body.matches('.sb-show-errordisplay'));
    await this.page.evaluate(async () => {
      // Those that stand for a missing file are looked for on the machine.
      await Promise.allSettled([...document.fonts].map((font) => font.load()));
    });
    this.#shown = '';
  }

  /** Sends the browser what has changed; sending the rest would cost a frame. */
  async #emulate(mode: Mode, size: Size): Promise<void> {
    if (size.width !== this.#size.width || size.height !== this.#size.height) {
      this.#size = size;
      await this.page.setViewportSize(size);
    }
    const media = mode === 'dark' || mode === 'forced' ? mode : 'light';
    if (media === this.#media) return;
    this.#media = media;
    await this.page.emulateMedia({
      colorScheme: media === 'dark' ? 'dark' : 'light',
      forcedColors: media === 'forced' ? 'active' : 'none',
    });
  }

  async #dress(mode: Mode): Promise<Size> {
    return this.page.evaluate(dress, [mode, this.#size.width] as const);
  }

  /** Waits for the files that the story has asked for; true if there were any, which may change it. */
  async #filesArrive(): Promise<boolean> {
    const isWaiting = this.#requests.size > 0;
    const endMs = performance.now() + settleTimeoutMs;
    while (this.#requests.size > 0 && performance.now() < endMs) await pause(pollMs);
    return isWaiting;
  }

  /** Mounts a story again at a size: a layout may keep its first width. */
  async mount(id: string, size: Size): Promise<Shown> {
    await this.#emulate('light', size);
    if (this.#shown === undefined) await this.#load();
    const isShown = this.#shown === id;
    this.#shown = undefined;
    const args = [id, isShown, size.width, settleTimeoutMs] as const;
    const { isFinished, failure } = await this.page.evaluate(mountStory, args);
    let isStill: boolean;
    do isStill = await this.page.evaluate(settle, settleTimeoutMs);
    while (await this.#filesArrive());
    if (!isFinished || !isStill) throw new Error('It never ends, or never becomes still.');
    if (failure !== null) throw new Error(failure);
    this.#shown = id;
    return this.inspect();
  }

  /** Changes the size of the story in place, and waits until it has followed. */
  async resize(size: Size): Promise<void> {
    await this.#emulate('light', size);
    await this.#dress('light');
    await this.page.evaluate(settle, settleTimeoutMs);
  }

  async inspect(isOfSizesAlone = false): Promise<Shown> {
    return this.page.evaluate(inspectStory, [focusable, isOfSizesAlone] as const);
  }

  /** Asks the browser itself for the whole page: it can write a PNG in a third of the usual time. */
  async #shoot(mode: Mode): Promise<Buffer> {
    const size = await this.#dress(mode);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      // It lays the page out twice more.
      captureBeyondViewport: size.height > this.#size.height || size.width > this.#size.width,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  /**
   * The browser may paint layers below the window, such as a sill beside a sticky wall, only after it
   * has returned the picture, on a busy machine much later. So one counts when it is the expected one
   * or equals the one before, which was taken as long ago as a picture takes.
   */
  async picture(mode: Mode, isExpected: (picture: Buffer) => boolean): Promise<Buffer> {
    await this.#emulate(mode, this.#size);
    const startMs = performance.now();
    let picture = await this.#shoot(mode);
    const tookMs = performance.now() - startMs;
    for (let tries = 1; tries < maxTries && !isExpected(picture); tries += 1) {
      await pause(tookMs);
      const next = await this.#shoot(mode);
      if (next.equals(picture)) break;
      picture = next;
    }
    return picture;
  }
}
