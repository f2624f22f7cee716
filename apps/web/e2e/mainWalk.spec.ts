import { signedInTest } from './signedIn.ts';
import { cards, cartLines, expect, newAddress, search, signUp, stored, test } from './visitor.ts';

test('from sign-up to the marketplaces and out again', async ({ page, context }) => {
  const email = newAddress();
  await signUp(page, email);

  await search(page, 'c++');
  await expect(cards(page)).not.toHaveCount(0);
  await expect(cards(page).first()).toContainText(/C\+\+/i);
  for (const index of [0, 1]) {
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /^Agregar al carrito/ })
      .click();
  }
  const inCart = page.getByRole('button', { name: /^Quitar del carrito/ });
  await expect(inCart).toHaveCount(2);
  const titles = await cards(page).getByRole('heading').allTextContents();

  await page.reload();
  await expect(inCart).toHaveCount(2);

  const second = await context.newPage();
  await second.goto('/dashboard/cart');
  const lines = cartLines(second);
  await expect(lines).toHaveCount(2);

  await lines
    .first()
    .getByRole('button', { name: /^Quitar del carrito/ })
    .click();
  await expect(lines).toHaveCount(1);
  await expect(inCart).toHaveCount(1);
  await second.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(titles[0] ?? '');
  await expect(inCart).toHaveCount(2);

  await second.getByRole('link', { name: 'Check out' }).click();
  await expect(second.getByRole('heading', { level: 2, name: 'Udemy' })).toBeVisible();
  await expect(second.getByText('Ninguno de los 2 es tuyo todavía')).toBeVisible();
  const link = second.getByRole('link', { name: /Abrir en Udemy/ }).first();
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.udemy\.com\/course\//);
  await expect(link).toHaveAttribute('rel', /noopener/);
  await second.getByRole('checkbox').first().check();
  await expect(second.getByText('1 de 2 es tuyo')).toBeVisible();

  await second.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(second).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(email)).toHaveCount(0);
  await expect.poll(() => stored(page, 'token')).toBeNull();
});

signedInTest(
  'adding a course does not follow its link, and adding it twice keeps one',
  async ({ page }) => {
    const first = cards(page).first();
    await first.getByRole('button', { name: /^Agregar al carrito/ }).click();
    await expect(page).toHaveURL('/dashboard/home');
    await first.getByRole('button', { name: /^Quitar del carrito/ }).click();
    await first.getByRole('button', { name: /^Agregar al carrito/ }).click();
    await page
      .getByRole('link', { name: /^Carrito/ })
      .first()
      .click();
    const lines = cartLines(page);
    await expect(lines).toHaveCount(1);
  },
);

signedInTest('totals are the exact sums of the prices', async ({ page }) => {
  await search(page, 'c++');
  const prices: number[] = [];
  for (const card of (await cards(page).all()).slice(0, 5)) {
    const text = (await card.textContent()) ?? '';
    const price = /(\d+),(\d\d)\s*US\$/.exec(text);
    if (price) prices.push(Number(price[1]) * 100 + Number(price[2]));
    await card.getByRole('button', { name: /^Agregar al carrito/ }).click();
  }
  expect(prices.length).toBeGreaterThan(1);
  const cents = prices.reduce((sum, price) => sum + price, 0);
  const total = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  await page.goto('/dashboard/cart');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary.getByText(new RegExp(`^${total}\\sUS\\$$`))).toHaveCount(2);
  await expect(summary.getByText('including VAT')).toBeVisible();
});
