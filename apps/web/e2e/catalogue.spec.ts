import { signedInTest as test } from './signedIn.ts';
import { cards, expect, expectFound, search } from './visitor.ts';

test('120 courses stand on ten pages, and the page is in the address', async ({ page }) => {
  await expectFound(page, 120);
  const pages = page.getByRole('navigation', { name: 'Páginas del catálogo' });
  await pages.getByRole('link', { name: 'Página 10' }).click();
  await expect(page).toHaveURL(/page=10/);
  await expect(cards(page)).toHaveCount(12);
  await expect(pages.getByRole('link', { name: 'Página 10' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.reload();
  await expect(page).toHaveURL(/page=10/);
  await expect(cards(page)).toHaveCount(12);
});

test('a search starts at its first page', async ({ page }) => {
  await page.goto('/dashboard/home?page=3');
  await expect(cards(page)).toHaveCount(12);
  await search(page, 'excel');
  await expect(page).not.toHaveURL(/page=/);
  await expect(cards(page).first()).toContainText(/excel/i);
});

test('Back restores the list and the place in it', async ({ page }) => {
  await page.goto('/dashboard/home?page=3');
  await expect(cards(page)).toHaveCount(12);
  const first = (await cards(page).first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Página 4' }).click();
  await expect(page).toHaveURL(/page=4/);
  await expect(cards(page).first()).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(300);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/page=3/);
  await expect(cards(page).first()).toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('forgives typos and accents', async ({ page }) => {
  await search(page, 'pyton');
  await expect(cards(page).first()).toContainText(/python/i);
  await search(page, 'fotografia');
  await expect(cards(page).first()).toContainText(/fotografía/i);
});

test('a door leads to its category, and keeps a search, whose chip takes it away', async ({
  page,
}) => {
  const door = page
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'Música' });
  await door.click();
  await expect(page).toHaveURL('/dashboard/categories/music');
  await expect(cards(page)).toHaveCount(8);
  await page.goto('/dashboard/home?q=guitarra');
  await door.click();
  await expect(page).toHaveURL('/dashboard/home?q=guitarra&category=Music');
  await page.getByRole('link', { name: /Quitar el filtro Música/ }).click();
  await expect(page).toHaveURL('/dashboard/home?q=guitarra');
});

test('nothing found says what was searched and leads out', async ({ page }) => {
  await search(page, 'zzzzqqqq');
  await expect(page.getByRole('heading', { name: 'Nada para «zzzzqqqq»' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver todo el catálogo' }).click();
  await expectFound(page, 120);
});

test('a card opens its course on its marketplace, in a new tab', async ({ page }) => {
  for (const card of await cards(page).all()) {
    const link = card.getByRole('link').first();
    await expect(link).toHaveAttribute(
      'href',
      /^https:\/\/www\.(udemy\.com|coursera\.org|edx\.org)\//,
    );
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('invalid values in the address are dropped', async ({ page }) => {
  await page.goto('/dashboard/home?page=-4&category=Nothing&q=%20%20&other=%3Cscript%3E');
  await expectFound(page, 120);
  await page.goto('/dashboard/home?page=99999');
  await expect(
    page
      .getByRole('navigation', { name: 'Páginas del catálogo' })
      .getByRole('link', { name: 'Página 10' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('a failing network is told, and trying again keeps the search', async ({ page, context }) => {
  await context.route('**/catalogue/**', (route) => route.abort());
  await page.goto('/dashboard/home?q=excel');
  await expect(page.getByText('No pudimos traer el catálogo')).toBeVisible();
  await context.unroute('**/catalogue/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards(page).first()).toContainText(/excel/i);
  await expect(page).toHaveURL(/q=excel/);
});

test('the catalogue recommends by the cart, also where it is the first page one opens', async ({
  page,
}) => {
  await page.goto('/courses?q=fotografía');
  for (const place of [0, 1, 2]) {
    await cards(page)
      .nth(place)
      .getByRole('button', { name: /^Agregar al carrito/ })
      .click();
  }
  await expect(page.getByRole('button', { name: /^Quitar del carrito/ })).toHaveCount(3);
  await page.goto('/courses');
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: /^Para ti, como/ }).first()).toBeVisible();
});
