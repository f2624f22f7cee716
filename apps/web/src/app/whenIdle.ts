/** In ms, after the page has loaded. */
const idleAfterMs = 2000;

/** Starts what must not compete with what is looked at: once the page has loaded. */
export function whenLoaded(start: () => void): void {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** Starts what nobody waits for. */
export const whenIdle = (start: () => void): void =>
  whenLoaded(() => setTimeout(start, idleAfterMs));
