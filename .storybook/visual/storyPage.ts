import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page, Request } from 'playwright';
import { focusable, inspectStory, type Shown, watchRules } from './rules.ts';
import { dress, type Mode, mountStory, type Size, settle, watchTimers } from './storyScripts.ts';

/** So many pictures are taken when no two in a row are equal. */
const maxTries = 6;

/** A story that moves longer by itself has no stable picture. */
const settleTimeoutMs = 5000;

/** How often the files that a story has asked for are looked for. */
const pollMs = 10;

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
    const mounted = { storyId: id, isShown, width: size.width };
    const failure = await this.page.evaluate(mountStory, mounted);
    let isStill: boolean;
    do isStill = await this.page.evaluate(settle, settleTimeoutMs);
    while (await this.#filesArrive());
    if (failure !== null) throw new Error(failure);
    if (!isStill) throw new Error('It never becomes still.');
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
