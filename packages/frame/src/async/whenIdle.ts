/** In ms, after the page has loaded. */
const idleAfterMs = 2000;

/** Runs work after the page has loaded, so that it does not compete with visible content. */
export function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Runs low-priority work after the page has loaded. */
export const whenIdle = (start: () => void): void =>
  whenLoaded(() => setTimeout(start, idleAfterMs));
