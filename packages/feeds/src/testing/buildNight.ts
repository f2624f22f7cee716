import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';
import type { FeedRecord } from '@aulario/course-data/reading';
import { type BuildOptions, type BuiltCatalogue, buildCatalogue } from '../build/buildCatalogue.ts';
import { readProviders } from '../providers/readProviders.ts';
import { provider } from './readAll.ts';

/** The fields of a record of Udemy with a price in US dollars. */
export const priceFields = (amount: number): FeedRecord => ({
  price: `$${amount}`,
  price_detail: { amount, currency: 'USD' },
});

/** Builds the catalogue of a day from records of Udemy; feed and state are in the folder. */
export function buildNight(
  folder: string,
  records: readonly FeedRecord[],
  today: CalendarDay,
  options: Pick<BuildOptions, 'maxLoss'> & Partial<BuildOptions>,
): Promise<BuiltCatalogue> {
  const source = join(folder, 'feed.json');
  writeFileSync(source, JSON.stringify({ results: records }));
  return buildCatalogue({
    feeds: [{ provider: provider('udemy'), source }],
    today,
    stateFolder: join(folder, 'state'),
    http: { userAgent: '' },
    providers: readProviders(),
    ...options,
  });
}
