import type { BuildState } from './buildState.ts';
import type { FeedReadings } from './readFeeds.ts';

/** What feeds may lose from one build to the next. */
export interface LossLimits {
  /** The share of its courses that any feed may lose. */
  maxLoss: number;
  /** The feeds that may lose more, this time. */
  allowedLosses?: ReadonlySet<string> | undefined;
  /** The feeds that are no longer read, on purpose. */
  removedFeeds?: ReadonlySet<string> | undefined;
}

/** A feed lost more courses than allowed; nothing was written. */
export class FeedLossError extends Error {
  override name = 'FeedLossError';
}

interface KeptCourses {
  count: number;
  expired: number;
}

/** The number of courses of each provider's feeds. */
function keptOf({ reports }: FeedReadings): ReadonlyMap<string, KeptCourses> {
  const all = new Map<string, KeptCourses>();
  for (const { provider, kept, expired } of reports) {
    const before = all.get(provider) ?? { count: 0, expired: 0 };
    all.set(provider, { count: before.count + kept, expired: before.expired + expired });
  }
  return all;
}

function lossOf(feed: string, before: number, now: KeptCourses | undefined): string {
  if (now === undefined)
    return `${feed} had ${before} courses and is not read now. If it is to go, build with --remove-feed ${feed}`;
  const expired = now.expired === 0 ? '' : `; ${now.expired} have expired`;
  return `${feed} had ${before} courses and has ${now.count} now${expired}. If that is right, build with --allow-loss ${feed}`;
}

/**
 * Compares the feeds with those of the last build, and returns the numbers for the next one. A feed
 * that was not read to its end has lost nothing, since its courses are carried over.
 *
 * @throws FeedLossError
 */
export function requireNoLoss(
  before: BuildState['kept'],
  readings: FeedReadings,
  { maxLoss, allowedLosses, removedFeeds }: LossLimits,
): BuildState['kept'] {
  const now = keptOf(readings);
  const kept = new Map(Array.from(now, ([feed, { count }]) => [feed, count]));
  for (const [feed, earlier] of Object.entries(before)) {
    const count = kept.get(feed) ?? 0;
    if (readings.incomplete.has(feed)) kept.set(feed, Math.max(earlier, count));
    else if (!kept.has(feed)) {
      if (!removedFeeds?.has(feed)) throw new FeedLossError(lossOf(feed, earlier, undefined));
    } else if (count < earlier * (1 - maxLoss) && !allowedLosses?.has(feed))
      throw new FeedLossError(lossOf(feed, earlier, now.get(feed)));
  }
  return Object.fromEntries(kept);
}
