/**
 * The code of a screen could not be fetched. The router caches such a failure for the lifetime of
 * the page, so only a reload retries.
 */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause });
    this.name = 'ChunkLoadError';
  }
}
