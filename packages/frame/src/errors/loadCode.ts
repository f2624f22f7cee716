import { recoveryUnderWay } from './recoverFromFailedChunks.ts';

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

/** Loads code. A failure that no reload of the page mends rejects as a {@link ChunkLoadError}. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    await recoveryUnderWay();
    throw new ChunkLoadError(cause);
  }
}
