/**
 * The code of a screen could not be fetched. The router keeps such a failure for as long as the page
 * lives, so only reloading the page tries again.
 */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause });
    this.name = 'ChunkLoadError';
  }
}
