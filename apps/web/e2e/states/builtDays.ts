import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';
import { buildCatalogue, readProviders, writeBuild } from '@aulario/feeds';
import type { Page } from '@playwright/test';

/** A record in the shape of Udemy's course list; the amount is in US dollars. */
export const record = (id: number, title: string, amount: number) => ({
  _class: 'course',
  id,
  title,
  url: `/course/made-up-${id}/`,
  is_paid: true,
  price: `$${amount}`,
  price_detail: { amount, currency: 'USD' },
  locale: { locale: 'es_ES' },
  primary_category: { title: 'Development' },
});

/** Builds a catalogue in the folder, on top of the one that is there. */
async function build(
  folder: string,
  today: CalendarDay,
  records: readonly object[],
): Promise<void> {
  const source = join(folder, 'feed.json');
  await writeFile(source, JSON.stringify({ results: records }));
  const providers = readProviders();
  const feeds = [...providers.values()]
    .filter(({ id }) => id === 'udemy')
    .map((provider) => ({ provider, source }));
  const stateFolder = join(folder, 'state');
  const http = { userAgent: '' };
  const built = await buildCatalogue({ feeds, today, stateFolder, http, maxLoss: 1, providers });
  await writeBuild(join(folder, 'catalogue'), built);
  await built.commit();
  built.close();
}

/** A catalogue that several days have built, in a folder of its own that `remove` deletes. */
export async function catalogueOfDays() {
  const folder = await mkdtemp(join(tmpdir(), 'aulario-changes-'));
  return {
    build: (day: CalendarDay, records: readonly object[]) => build(folder, day, records),
    /** Answers the page's requests with its files. */
    serveTo: (page: Page) =>
      page.route('**/catalogue/**', (route) => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(folder, pathname) });
      }),
    remove: () => rm(folder, { recursive: true }),
  };
}
