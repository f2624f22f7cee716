/**
 * Starts the work unless the signal is aborted already, and stops waiting when the signal aborts.
 * The work itself continues, since others may wait for it too.
 */
export async function unlessAborted<T>(
  signal: AbortSignal | undefined,
  start: () => Promise<T>,
): Promise<T> {
  if (signal === undefined) return start();
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const stopWaiting = () => reject(signal.reason);
    signal.addEventListener('abort', stopWaiting, { once: true });
    start()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stopWaiting));
  });
}
