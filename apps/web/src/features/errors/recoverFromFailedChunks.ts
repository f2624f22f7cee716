import { recoverByReload } from './recoverByReload.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

let recovering: Promise<unknown> = Promise.resolve();

/** Resolves when the recovery from failed code has given up; never while the page reloads. */
export const recoveryUnderWay = () => recovering;

/**
 * Handles code that fails to load, because a deploy removed it or the browser cached a temporary
 * failure of the host. Both end with {@link recoverByReload}.
 */
export function recoverFromFailedChunks(page: Window & typeof globalThis): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    recovering = recoverByReload(page, messageOf(payload)).then((isReloading) =>
      isReloading ? new Promise(() => undefined) : undefined,
    );
  });
}
