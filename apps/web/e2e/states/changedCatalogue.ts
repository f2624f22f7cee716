import { rewriteJson } from '@aulario/course-data/testing';
import type { Page, Route } from '@playwright/test';

/** Where the fields stand in a record of the catalogue's files. */
const fields = { institution: 2, title: 3, headline: 4, url: 5, imageUrl: 6, instructors: 7 };

interface ManifestContent {
  readonly opening: [number, unknown[]][];
  readonly records: { maxBytes: number };
}

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
  const rewrite = async <T>(route: Route, changePart: (content: T) => unknown) => {
    const response = await route.fetch();
    const path = new URL(route.request().url()).pathname.replace('/catalogue/', '');
    const body = rewriteJson(path, new Uint8Array(await response.body()), changePart);
    await route.fulfill({ response, body: Buffer.from(body) });
  };
  await page.route('**/catalogue/manifest.json', (route) =>
    rewrite(route, (manifest: ManifestContent) => {
      for (const [place, record] of manifest.opening) apply(record, place);
      // Longer records are no longer files than the manifest promises.
      manifest.records.maxBytes = 1_000_000;
      return manifest;
    }),
  );
  await page.route('**/catalogue/records-*/*.json', (route) => {
    const first = Number(/(\d+)\.json$/.exec(route.request().url())?.[1]) * 8;
    return rewrite(route, (records: unknown[][]) => {
      for (const [index, record] of records.entries()) apply(record, first + index);
      return records;
    });
  });
}
