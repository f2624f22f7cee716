import { watchTyping } from '../typing/typingOverReload.ts';
import { recoverByReload } from './recoverByReload.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

/** Resolves with whether the page is reloading. */
let recovering = Promise.resolve(false);

/** Resolves when the recovery from failed code has given up; never while the page reloads. */
export const recoveryUnderWay = () =>
  recovering.then((isReloading) => (isReloading ? new Promise(() => undefined) : undefined));

/**
 * Handles code that fails to load, because a deploy removed it or the browser cached a temporary
 * failure of the host. Both end with {@link recoverByReload}; of a screen several files may fail, and
 * the page reloads once.
 *
 * @param mayReload - False while a reload would lose what is in this tab's memory alone; the failing
 * screen then hands it out.
 */
export function recoverFromFailedChunks(
  page: Window & typeof globalThis,
  mayReload: () => boolean,
): void {
  recovering = Promise.resolve(false);
  watchTyping(page.document);
  page.addEventListener('vite:preloadError', ({ payload }) => {
    recovering = recovering.then(
      (isReloading) => isReloading || (mayReload() && recoverByReload(page, messageOf(payload))),
    );
  });
}
