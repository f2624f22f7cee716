import type { BuiltFeeds } from './buildState.ts';
import type { CourseMerger } from './mergeCourses.ts';
import type { FeedReadings } from './readFeeds.ts';

/** What feeds may lose and change from one build to the next. */
export interface LossLimits {
  /** The share of its courses that any feed may lose. */
  maxLoss: number;
  /** The feeds that may lose more, this time. */
  allowedLosses?: ReadonlySet<string> | undefined;
  /** The feeds whose facts may become quite other ones, this time. */
  allowedChanges?: ReadonlySet<string> | undefined;
  /** The feeds that are no longer read, on purpose. */
  removedFeeds?: ReadonlySet<string> | undefined;
}

/** A feed of the last build is not read now; nothing was written. */
export class FeedLossError extends Error {
  override name = 'FeedLossError';
}

/** What a feed had in the last build, and how much of it is not there now. */
interface Loss {
  had: number;
  lost: number;
  expired: number;
}

async function lossesOf(
  before: AsyncIterable<BuiltFeeds> | Iterable<BuiltFeeds>,
  merger: Pick<CourseMerger, 'feedsOf'>,
  { expired }: FeedReadings,
): Promise<ReadonlyMap<string, Loss>> {
  const losses = new Map<string, Loss>();
  for await (const built of before) {
    const now = merger.feedsOf(built.id) ?? [];
    for (const feed of built.feeds) {
      const loss = losses.get(feed) ?? { had: 0, lost: 0, expired: 0 };
      losses.set(feed, loss);
      loss.had += 1;
      if (now.includes(feed)) continue;
      loss.lost += 1;
      if (expired.has(built)) loss.expired += 1;
    }
  }
  return losses;
}

/**
 * Finds the feeds that lack more of their last courses than they may, whatever else they hold now. They are
 * as little to be believed as one that breaks off. Returns the readings without belief in them, and a line for each.
 *
 * @param before - The courses of the last build.
 * @throws FeedLossError
 */
export async function withoutLosses(
  before: AsyncIterable<BuiltFeeds> | Iterable<BuiltFeeds>,
  merger: Pick<CourseMerger, 'feedsOf'>,
  readings: FeedReadings,
  { maxLoss, allowedLosses, removedFeeds }: LossLimits,
): Promise<{ readings: FeedReadings; losses: readonly string[] }> {
  const read = new Set(readings.reports.map(({ provider }) => provider));
  const found = new Map<string, string>();
  for (const [feed, { had, lost, expired }] of await lossesOf(before, merger, readings)) {
    if (removedFeeds?.has(feed)) continue;
    if (!read.has(feed))
      throw new FeedLossError(
        `${feed} had ${had} courses and is not read now. If it is to go, build with --remove-feed ${feed}`,
      );
    if (readings.incomplete.has(feed) || allowedLosses?.has(feed) || lost <= had * maxLoss)
      continue;
    const over = expired === 0 ? '' : `; ${expired} have expired`;
    found.set(
      feed,
      `${feed} had ${had} courses and lacks ${lost} of them now${over}. If that is right, build with --allow-loss ${feed}`,
    );
  }
  return {
    losses: [...found.values()],
    readings: {
      ...readings,
      incomplete: new Set([...readings.incomplete, ...found.keys()]),
      whole: new Set([...readings.whole].filter((feed) => !found.has(feed))),
    },
  };
}
