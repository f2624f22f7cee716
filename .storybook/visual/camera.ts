import type { Page } from '@playwright/test';
import type { PhotographedWindow } from './page.ts';
import { refuseErrors, repaint, settle } from './settle.ts';
import { fileOf, type Story, type View, viewsOf } from './stories.ts';

const height = 640;

/** Pictures of a view, at most, of which no two in a row are the same. */
const mostTries = 6;

type Expectation = (picture: Buffer) => boolean;

export interface Photo {
  readonly view: View;
  /** A PNG, as the browser wrote it. */
  readonly picture: Buffer;
}

/** Draws a story in the page that has drawn another of its file; ready when its `play` has ended. */
const show = (page: Page, storyId: string, event: 'setCurrentStory' | 'forceRemount') =>
  page.evaluate(
    ([name, id]) => {
      const photographed = window as PhotographedWindow;
      photographed.isTimeHeld = false;
      photographed.failure = null;
      window.scrollTo(0, 0);
      // Whether what takes the focus next shows a ring depends on what had it before.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return new Promise<void>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = photographed;
        channel?.once('storyFinished', resolve);
        channel?.emit(name, { storyId: id, viewMode: 'story' });
      });
    },
    [event, storyId] as const,
  );

/** Photographs stories in one page, and reloads the page for each story file. */
export class Camera {
  readonly #page: Page;
  readonly #origin: string;
  #shown: string | null = null;

  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  /** Loads a story; it is ready when it is drawn and its `play` has ended. */
  async #load(id: string): Promise<void> {
    // Axe would only cost time here: the story tests run it.
    const query = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
    await this.#page.goto(`${this.#origin}/iframe.html?${query}`);
    await this.#page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as PhotographedWindow;
      return preview?.currentRender?.phase === 'finished';
    });
  }

  /** Mounts a story, even when it is already mounted. */
  async #mount(id: string): Promise<void> {
    const shown = this.#shown;
    this.#shown = null;
    if (shown !== id && shown && fileOf({ id: shown }) === fileOf({ id })) {
      await show(this.#page, id, 'setCurrentStory');
    } else {
      // A page that is still loading has neither its fonts nor, for a while, the focus.
      if (shown !== id) {
        await this.#load(id);
        await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
      }
      await show(this.#page, id, 'forceRemount');
    }
    this.#shown = id;
  }

  async #shoot(): Promise<Buffer> {
    await repaint(this.#page);
    const picture = await this.#page.screenshot({
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    });
    // For a page that is higher than the window the browser makes it one pixel wide, and wide again.
    await this.#resized();
    return picture;
  }

  /** The page learns of the width of its window later than the browser. */
  async #resized(): Promise<void> {
    await this.#page.waitForFunction(
      (width) => window.innerWidth === width,
      this.#page.viewportSize()?.width,
    );
  }

  /**
   * What lies below the window in a layer of its own, as a sill beside a sticky wall does, the browser
   * may draw only after it has handed out the picture. So a picture counts when it is the expected
   * one, or the same as the one before.
   */
  async #take({ colorScheme, forcedColors }: View, isExpected: Expectation): Promise<Buffer> {
    await this.#page.emulateMedia({ colorScheme, forcedColors });
    let picture = await this.#shoot();
    for (let tries = 1; tries < mostTries && !isExpected(picture); tries += 1) {
      const next = await this.#shoot();
      if (next.equals(picture)) break;
      picture = next;
    }
    return picture;
  }

  /**
   * Photographs a story in its views. It is mounted anew for each width, since a layout may remember
   * the one that it started with; colours are all the style sheets' affair, and change in place.
   * A picture that is expected is taken once, any other until it is the same twice.
   */
  async *photograph(
    story: Story,
    isExpected: (view: View, picture: Buffer) => boolean = () => false,
  ): AsyncGenerator<Photo> {
    for (const { width, views } of viewsOf(story)) {
      await this.#page.setViewportSize({ width, height });
      await this.#resized();
      await this.#page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await this.#mount(story.id);
      await settle(this.#page);
      await refuseErrors(this.#page, width);
      for (const view of views) {
        yield { view, picture: await this.#take(view, (picture) => isExpected(view, picture)) };
      }
    }
  }
}
