import type { WatchedWindow } from './rules.ts';

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

/**
 * Runs in the page before anything else does. A timer below a second belongs to the rendering and fires
 * ten times sooner; a longer one belongs to the story and is held once the `play` has ended.
 */
export function watchTimers(): void {
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

interface Mount {
  readonly storyId: string;
  /** Whether the page shows it already. */
  readonly isShown: boolean;
  readonly width: number;
}

/** Runs in the page: mounts a story, and waits until its `play` has ended. Returns why it failed, or null. */
export async function mountStory({ storyId, isShown, width }: Mount): Promise<string | null> {
  const playTimeoutMs = 30_000;
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
    setTimeout(() => resolve(false), playTimeoutMs);
  });
  channel?.off('playFunctionThrewException', fail);
  watched.isTimeHeld = true;
  if (!isFinished) return 'It never ends.';
  if (!document.body.classList.contains('sb-show-main')) {
    failure = document.querySelector('#error-message')?.textContent ?? 'It is not shown.';
  }
  // The `play` of a story that names its viewport counts for that width alone.
  const own = preview?.currentRender?.story?.storyGlobals?.viewport?.value ?? `w${width}`;
  return own === `w${width}` ? failure : null;
}

/**
 * Runs in the page: waits until nothing changes for two frames, since a render after the window's change comes
 * between them; false when that takes too long.
 */
export async function settle(timeoutMs: number): Promise<boolean> {
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
export async function dress([mode, width]: readonly [Mode, number]): Promise<Size> {
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
