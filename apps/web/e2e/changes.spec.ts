import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CalendarDay, utcDay } from '@aulario/course-data';
import { addDays } from '@aulario/course-data/days';
import { buildCatalogue, readProviders, writeBuild } from '@aulario/feeds';
import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

/** A record in the shape of Udemy's course list. */
const record = (id: number, title: string, amount: number) => ({
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

// A change only counts if it came after the reader put the course in the cart, which is today.
const today = utcDay(Date.now());
const tomorrow = addDays(today, 1);

const serveFrom = (page: Page, folder: string) =>
  page.route('**/catalogue/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname) });
  });

test('says a day later which course is discontinued and which is cheaper', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'aulario-changes-'));
  try {
    const stays = record(1, 'Cocina de mercado paso a paso', 19.99);
    await build(folder, today, [stays, record(2, 'Cocina de mercado en casa', 9.99)]);
    await serveFrom(page, folder);
    for (const id of [1, 2]) {
      await page.goto(`/course/udemy:${id}`);
      await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
      await expect(page.getByRole('button', { name: 'Quitar del carrito' }).first()).toBeVisible();
    }
    await page.goto('/changed');
    await expect(page.getByRole('heading', { name: 'Nada cambió' })).toBeVisible();

    await build(folder, tomorrow, [record(1, stays.title, 12.99)]);
    await page.goto('/changed');
    const cheaper = page.getByRole('region', { name: 'Bajaron de precio' });
    await expect(cheaper).toContainText('Cocina de mercado paso a paso');
    await expect(cheaper).toContainText('12,99');
    await expect(cheaper).toContainText('19,99');
    const discontinued = page.getByRole('region', { name: 'Ya no se ofrecen' });
    await expect(discontinued).toContainText('visto por última vez el');
    await expect(discontinued.getByRole('link', { name: 'Ver 1 parecido' })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true });
  }
});
