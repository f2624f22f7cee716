import type { BrowserContextOptions, Page } from '@playwright/test';

/** Whatever else a page could differ by is the same everywhere. */
export const contextOptions: BrowserContextOptions = {
  locale: 'es-ES',
  timezoneId: 'UTC',
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
};

/** Delays in ms from which a timer belongs to the story, not to what draws it. */
const longDelay = 1000;

/** What the photographer and Storybook's preview leave on the window. */
export interface PhotographedWindow extends Window {
  /** Set once the story has ended: from then on its long timers do not fire. */
  isTimeHeld?: boolean;
  /** The timers on which the drawing may still wait. */
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

interface Channel {
  on(event: string, listener: (error: Error) => void): void;
  once(event: string, listener: () => void): void;
  emit(event: string, message: unknown): void;
}

/** Runs in the page before anything else does. */
function watchTimers(limit: number): void {
  const photographed = window as PhotographedWindow;
  const soon = new Set<number>();
  photographed.soon = soon;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const startWatched = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (typeof handler !== 'function') return start(handler, delay);
    const isLong = delay >= limit;
    const timer = start(() => {
      soon.delete(timer);
      if (!isLong || !photographed.isTimeHeld) handler(...rest);
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

/** Runs in the page before anything else does: Storybook tells of a failed `play` only there. */
function watchPlays(): void {
  const photographed = window as PhotographedWindow;
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (opened: Channel) => {
      channel = opened;
      channel.on('playFunctionThrewException', ({ message }) => {
        photographed.failure = message;
      });
    },
  });
}

/** Prepares a new page: it is always the same day, and time can be held. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime('2026-11-02T10:00:00Z');
  await page.addInitScript(watchTimers, longDelay);
  await page.addInitScript(watchPlays);
}
