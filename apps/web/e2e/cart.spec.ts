import { signedInTest as test } from './signedIn.ts';
import { cards, cartLines, expect, search } from './visitor.ts';

test('adding a course does not follow its link, and adding it twice keeps one', async ({
  page,
}) => {
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
});

test('totals are the exact sums of the prices', async ({ page }) => {
  await search(page, 'c++');
  await expect(cards(page).first()).toContainText(/C\+\+/i);
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

test('when the cart is emptied at the checkout, the focus goes to the heading', async ({
  page,
}) => {
  const add = cards(page)
    .first()
    .getByRole('button', { name: /^Agregar al carrito/ });
  await add.click();
  await page.goto('/dashboard/cart/checkout');
  await page.getByRole('checkbox').check();
  const empty = page.getByRole('button', { name: 'Vaciar el carrito' });
  await empty.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vaciar el carrito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
