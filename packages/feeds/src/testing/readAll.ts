import type { Provider } from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import {
  type FeedCounts,
  type FeedItem,
  type FeedOptions,
  noCounts,
  type RefusedRecord,
  readFeed,
} from '../readFeed.ts';
import type { ImportedCourse } from '../record/finishCourse.ts';
import type { FetchOptions } from '../source/fetchPages.ts';

const providers = readProviders();

/** The entry of a provider that ships with the product. */
export function provider(id: string): Provider {
  const found = providers.get(id);
  if (found === undefined) throw new Error(`No provider ${id}`);
  return found;
}

/** Everything that a feed gave. */
export interface ReadFeed {
  imported: ImportedCourse[];
  refused: RefusedRecord[];
  counts: FeedCounts;
}

const sort = (items: readonly FeedItem[]) => ({
  imported: items.flatMap((item) => ('imported' in item ? [item.imported] : [])),
  refused: items.flatMap((item) => ('refusal' in item ? [item.refusal] : [])),
});

/** Reads a whole feed, as of a day of 2026. */
export async function readAll(
  id: string,
  source: string,
  http: Partial<FetchOptions> = {},
): Promise<ReadFeed> {
  const counts = noCounts();
  const items: FeedItem[] = [];
  const options: FeedOptions = {
    provider: provider(id),
    source,
    seenOn: '2026-11-22',
    http: { userAgent: 'AularioTest/1', sleep: async () => undefined, ...http },
  };
  for await (const item of readFeed(options, counts)) items.push(item);
  return { ...sort(items), counts };
}
