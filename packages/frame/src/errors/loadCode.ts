import { ChunkLoadError } from './ChunkLoadError.ts';
import { recoveryUnderWay } from './recoverFromFailedChunks.ts';

/** Loads code. A failure that no reload of the page mends rejects as a {@link ChunkLoadError}. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    await recoveryUnderWay();
    throw new ChunkLoadError(cause);
  }
}
