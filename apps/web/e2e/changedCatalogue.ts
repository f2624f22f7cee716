import type { Page } from '@playwright/test';

/** Where the fields stand in a record of the catalogue's files. */
const fields = { institution: 2, title: 3, headline: 4, url: 5, imageUrl: 6, instructors: 7 };

type Change = (place: number) => Partial<Record<keyof typeof fields, unknown>>;

/** How many courses the catalogue holds, and on how many pages. */
export const size = 120;
export const pages = 10;

/** Changes the catalogue on its way to the page: each record, by its place among the 120. */
export async function changeCatalogue(page: Page, change: Change) {
  const apply = (record: unknown[], place: number) => {
    for (const [field, value] of Object.entries(change(place))) {
      record[fields[field as keyof typeof fields]] = value;
    }
  };
  await page.route('**/catalogue/manifest.json', async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as { opening: [number, unknown[]][] };
    for (const [place, record] of manifest.opening) apply(record, place);
    await route.fulfill({ response, json: manifest });
  });
  await page.route('**/catalogue/records-*/*.json', async (route) => {
    const response = await route.fetch();
    const first = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]) * 8;
    const records = (await response.json()) as unknown[][];
    for (const [index, record] of records.entries()) apply(record, first + index);
    await route.fulfill({ response, json: records });
  });
}
