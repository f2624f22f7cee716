import { type Platform, platformOf } from '@aulario/course-data';
import type { CartEntry } from './cartEntry.ts';

/** The courses of a cart from one platform. */
export interface PlatformGroup {
  readonly platform: Platform;
  /** In the order of the cart. */
  readonly entries: readonly CartEntry[];
}

/** Groups a cart for the checkout; the platform of the first course comes first. */
export function groupByPlatform(entries: readonly CartEntry[]): readonly PlatformGroup[] {
  const ids = new Set(entries.map((entry) => entry.course.platform));
  return [...ids].map((id) => ({
    platform: platformOf(id),
    entries: entries.filter((entry) => entry.course.platform === id),
  }));
}
