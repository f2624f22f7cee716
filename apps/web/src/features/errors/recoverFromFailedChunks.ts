import { recoverByReload } from './recoverByReload.ts';

/** Tells whether something was typed that a reload would lose. A search is in the address. */
function watchTyping(document: Document): () => boolean {
  const typed = new Set<HTMLInputElement>();
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type !== 'search') typed.add(target);
  });
  return () => [...typed].some((field) => field.isConnected && field.value !== '');
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

let recovering: Promise<unknown> = Promise.resolve();

/** Resolves when nothing more is tried for code that failed to load; never while the page reloads. */
export const recoveryUnderWay = () => recovering;

/**
 * A chunk of code fails to load when a deploy has removed it, and when the host failed for a moment
 * and the browser has cached that. Both end with {@link recoverByReload}. A half-filled form stays:
 * what was asked for fails until the form is left.
 */
export function recoverFromFailedChunks(page: Window & typeof globalThis): void {
  const isHalfFilled = watchTyping(page.document);
  page.addEventListener('vite:preloadError', ({ payload }) => {
    if (isHalfFilled()) return;
    recovering = recoverByReload(page, messageOf(payload)).then((isReloading) =>
      isReloading ? new Promise(() => undefined) : undefined,
    );
  });
}
