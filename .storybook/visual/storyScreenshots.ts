import type { CDPSession, Page } from '@playwright/test';
import { type Story, type View, viewsOf } from './stories.ts';
import type { StoryWindow } from './storyPage.ts';
import { failOnStoryError, paintedSize, waitForStable } from './waitForStable.ts';

const height = 640;

/** So many screenshots are taken of a view when no two in a row are equal. */
const maxTries = 6;

type Expectation = (picture: Buffer) => boolean;

export interface Screenshot {
  readonly view: View;
  /** A PNG, as the browser wrote it. */
  readonly picture: Buffer;
}

/** Shows a story in a page that is loaded; resolves when its `play` has ended. */
const show = (page: Page, storyId: string, event: 'setCurrentStory' | 'forceRemount') =>
  page.evaluate(
    ([name, id]) => {
      const storyWindow = window as StoryWindow;
      storyWindow.isTimeHeld = false;
      storyWindow.failure = null;
      window.scrollTo(0, 0);
      // Whether the next focused element shows a ring depends on the one before it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = storyWindow;
        channel?.once('storyFinished', resolve);
        channel?.emit(name, { storyId: id, viewMode: 'story' });
      });
    },
    [event, storyId] as const,
  );

/** Takes screenshots of stories in one page: loading it costs as much as four stories. */
export class StoryScreenshots {
  readonly #page: Page;
  readonly #origin: string;
  #shown: string | null = null;
  #session: Promise<CDPSession> | null = null;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Loads a story; resolves when it is rendered and its `play` has ended. */
  async #load(id: string): Promise<void> {
    // Axe would only cost time here: the story tests run it.
    const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await this.#page.goto(`${this.#origin}/iframe.html?${query}`);
    await this.#page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow;
      return preview?.currentRender?.phase === 'finished';
    });
  }

  /** Mounts a story, also when it is mounted already. A page that failed once is loaded again. */
  async #mount(id: string): Promise<void> {
    const shown = this.#shown;
    this.#shown = null;
    if (shown === null) {
      await this.#load(id);
      // A page that is still loading has no fonts yet and, for a while, no focus.
      await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
    }
    const isMounted = shown === null || shown === id;
    await show(this.#page, id, isMounted ? 'forceRemount' : 'setCurrentStory');
    this.#shown = id;
  }

  /** Asks the browser itself for the whole page: it can write a PNG in a third of the usual time. */
  async #shoot(): Promise<Buffer> {
    const size = await paintedSize(this.#page);
    this.#session ??= this.#page.context().newCDPSession(this.#page);
    const { data } = await (await this.#session).send('Page.captureScreenshot', {
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, ...size, scale: 1 },
    });
    // For a page higher than the window the browser resizes it to one pixel's width, and back.
    await this.#resized();
    return Buffer.from(data, 'base64');
  }

  /** The page gets the new width later than the browser. */
  async #resized(): Promise<void> {
    await this.#page.waitForFunction(
      (width) => window.innerWidth === width,
      this.#page.viewportSize()?.width,
    );
  }

  /**
   * The browser may paint layers below the window, such as a sill beside a sticky wall, only after it
   * has returned the screenshot. So one counts when it is the expected one or equals the one before.
   */
  async #take({ colorScheme, forcedColors }: View, isExpected: Expectation): Promise<Buffer> {
    await this.#page.emulateMedia({ colorScheme, forcedColors });
    let picture = await this.#shoot();
    for (let tries = 1; tries < maxTries && !isExpected(picture); tries += 1) {
      const next = await this.#shoot();
      if (next.equals(picture)) break;
      picture = next;
    }
    return picture;
  }

  /**
   * Captures a story in its views. It is mounted again for each width, since a layout may keep the width
   * that it started with; colours change in style sheets alone, without a mount. An expected picture is
   * taken once, any other until two in a row are equal.
   */
  async *capture(
    story: Story,
    isExpected: (view: View, picture: Buffer) => boolean = () => false,
  ): AsyncGenerator<Screenshot> {
    for (const { width, views } of viewsOf(story)) {
      await this.#page.setViewportSize({ width, height });
      await this.#resized();
      await this.#page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await this.#mount(story.id);
      await waitForStable(this.#page);
      await failOnStoryError(this.#page, width);
      for (const view of views) {
        yield { view, picture: await this.#take(view, (picture) => isExpected(view, picture)) };
      }
    }
  }
}
