import { LimitError, maxFeedMs, maxFetchedBytes, minuteMs, reservedFeedMs } from '../limits.ts';

/** What is left of the time and the bytes that one feed may take. */
export interface FeedBudget {
  /** Throws a {@link LimitError} when the time is over, or will be after so many milliseconds. */
  requireTime: (aheadMs?: number) => void;
  /** Takes received bytes, and throws a {@link LimitError} when they are too many. */
  spend: (bytes: number) => void;
}

/**
 * The time of the next feed in ms: no slow feed takes what those after it need.
 *
 * @param leftMs - What is left for it and all feeds after it.
 */
export function feedTimeMs(leftMs: number, feedsAfter: number): number {
  const fairMs = leftMs / (feedsAfter + 1);
  return Math.max(0, Math.min(maxFeedMs, leftMs - feedsAfter * Math.min(reservedFeedMs, fairMs)));
}

/** The budget of a feed whose reading begins now. */
export function createFeedBudget(maxMs = maxFeedMs): FeedBudget {
  const endMs = performance.now() + maxMs;
  let bytesLeft = maxFetchedBytes;
  const requireTime = (aheadMs = 0) => {
    if (performance.now() + aheadMs > endMs)
      throw new LimitError(`The feed takes over ${Math.floor(maxMs / minuteMs)} minutes`);
  };
  return {
    requireTime,
    spend: (bytes) => {
      requireTime();
      bytesLeft -= bytes;
      if (bytesLeft < 0) throw new LimitError(`The feed is over ${maxFetchedBytes} bytes`);
    },
  };
}
