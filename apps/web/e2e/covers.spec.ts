import type { Route } from '@playwright/test';
import { changeCatalogue } from './states/changedCatalogue.ts';
import { cards, expect, forgive, test } from './visitor.ts';

const pictures = 'https://pictures.example/**';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p3ZsGgAAAABJRU5ErkJggg==',
  'base64',
);
const held: Route[] = [];

/** What a marketplace's host may answer where it had a picture. */
const faults: Record<string, (route: Route) => Promise<unknown>> = {
  '404': (route) => route.fulfill({ status: 404 }),
  '503': (route) => route.fulfill({ status: 503 }),
  'a body cut off': (route) =>
    route.fulfill({ contentType: 'image/png', body: picture.subarray(0, 40) }),
  garbage: (route) => route.fulfill({ contentType: 'image/png', body: '(no picture' }),
  'index.html in its place': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  silence: async (route) => held.push(route),
};

// The service worker answers for this site's own addresses only, so these never pass through it.
test("a marketplace's picture that fails leaves the drawn cover, and comes again", async ({
  page,
  problems,
}) => {
  await changeCatalogue(page, () => ({ imageUrl: 'https://pictures.example/cover.png' }));
  const card = cards(page).first();
  const isShown = () =>
    card
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.some((image) => image.complete && image.naturalWidth > 0),
      );
  for (const [name, fault] of Object.entries(faults)) {
    await page.route(pictures, fault);
    const asked = page.waitForRequest(pictures);
    await page.goto('/courses?q=excel&page=1');
    await asked;
    if (name !== 'silence') await expect(card.locator('img'), name).toHaveCount(0);
    await expect(card.locator('svg').first(), name).toBeVisible();
    expect(await isShown(), name).toBe(false);
    await page.unroute(pictures, fault);
  }
  for (const route of held.splice(0)) await route.abort();
  await page.route(pictures, (route) => route.fulfill({ contentType: 'image/png', body: picture }));
  await page.goto('/courses?q=excel&page=1');
  await expect.poll(isShown).toBe(true);
  await forgive(page, problems);
});
