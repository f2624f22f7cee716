import { recoverByReload } from './recoverByReload.ts';

/**
 * Returns a function that tells whether a reload would lose typed text. Searches do not count,
 * since they are in the address.
 */
function watchTyping(document: Document): () => boolean {
  const typed = new Set<HTMLInputElement>();
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type !== 'search') typed.add(target);
  });
  return () => [...typed].some((field) => field.isConnected && field.value !== '');
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

let recovering: Promise<unknown> = Promise.resolve();

/** Resolves when the recovery from failed code has given up; never while the page reloads. */
export const recoveryUnderWay = () => recovering;

/**
 * Handles code that fails to load, because a deploy removed it or the browser cached a temporary
 * failure of the host. Both end with {@link recoverByReload}. A half-filled form is not reloaded:
 * the action fails until the form is left.
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
