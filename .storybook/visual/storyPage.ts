import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';

/** Fixes what else could change the pixels of a page. */
export const contextOptions: BrowserContextOptions = {
  locale: 'es-ES',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
};

/** In ms. A timer with this delay or more belongs to the story, a shorter one to its rendering. */
const longDelay = 1000;

/** What these tests and Storybook's preview put on the window. */
export interface StoryWindow extends Window {
  /** Set once the `play` has ended: from then on the story's long timers do not fire. */
  isTimeHeld?: boolean;
  /** The timers that the rendering may still wait for. */
  soon?: Set<number>;
  /** Why the `play` of the mounted story failed, if it did. */
  failure?: string | null;
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: {
      readonly phase?: string;
      readonly story?: {
        readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
      };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** Runs in the page before anything else does. */
function watchTimers(limit: number): void {
  const storyWindow = window as StoryWindow;
  const soon = new Set<number>();
  storyWindow.soon = soon;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const startWatched = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof handler !== 'function') return start(handler, delay);
    const isLong = delay >= limit;
    const timer = start(() => {
      soon.delete(timer);
      if (!isLong || !storyWindow.isTimeHeld) handler(...rest);
    }, delay);
    if (!isLong) soon.add(timer);
    return timer;
  };
  window.setTimeout = startWatched as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    soon.delete(Number(timer));
    stop(timer);
  };
}

/** Runs in the page before anything else does: Storybook reports a failed `play` only there. */
function watchPlays(): void {
  const storyWindow = window as StoryWindow;
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (opened: Channel) => {
      channel = opened;
      channel.on('playFunctionThrewException', ({ message }) => {
        storyWindow.failure = message;
      });
    },
  });
}

/** Runs in the page before anything else does: a caret blinks. */
function hideCaret(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { caret-color: transparent !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Prepares a new page: its date is fixed, its timers can be stopped, and it shows no caret. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-02T10:00:00Z');
  await page.addInitScript(watchTimers, longDelay);
  await page.addInitScript(watchPlays);
  await page.addInitScript(hideCaret);
}
