import { signedInTest as test } from './signedIn.ts';
import { cards, expect, expectFound } from './visitor.ts';

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

test('a door leads to its category, and keeps a search, whose chip takes it away', async ({
  page,
}) => {
  const door = page
    .getByRole('navigation', { name: 'Categorías' })
    .getByRole('link', { name: 'Música' });
  await page.goto('/courses');
  await door.click();
  await expect(page).toHaveURL('/courses/music');
  await expect(cards(page)).toHaveCount(8);
  await page.goto('/courses?q=guitarra');
  await expect(page.locator('#root')).not.toHaveAttribute('data-application');
  await door.click();
  await expect(page).toHaveURL('/courses?q=guitarra&category=Music');
  await page.getByRole('link', { name: /Quitar el filtro Música/ }).click();
  await expect(page).toHaveURL('/courses?q=guitarra');
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
