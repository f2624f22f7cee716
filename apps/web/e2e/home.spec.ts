import type { Page } from '@playwright/test';
import { application, hold } from './hold.ts';
import { signedInTest as test } from './signedIn.ts';
import { keptRecords } from './states/keptRecords.ts';
import { cards, expect, searchField, stored } from './visitor.ts';

const frame = '[data-frame=home]';

/** The cards of the prerendered home or of the application. */
const allCards = (page: Page) => page.locator('#results li:not(nav *)');

test('the home shows its courses before the application, which keeps what was typed', async ({
  page,
}) => {
  const release = await hold(page, application);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(frame)).toBeVisible();
  await expect(allCards(page)).toHaveCount(12);
  // Room is left for the note on an address that is not verified.
  const top = () => page.locator('#results').evaluate((list) => list.getBoundingClientRect().top);
  const before = await top();
  const first = await allCards(page).first().textContent();
  await searchField(page).pressSequentially('guit');
  release();
  await expect(page.locator(frame)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Confirmar el correo' })).toBeVisible();
  expect(await top()).toBe(before);
  await expect(searchField(page)).toHaveValue('guit');
  await expect(searchField(page)).toBeFocused();
  await searchField(page).press('End');
  await searchField(page).pressSequentially('arra');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  expect(await cards(page).first().textContent()).toBe(first);
});

test('the application shows the courses of the page, without the catalogue', async ({ page }) => {
  // The page that follows may still have its worker, and the service worker its files.
  const isAsked = page.waitForRequest(/catalogueWorker|\/catalogue\//);
  for (const files of ['**/catalogueWorker-*.js', '**/catalogue/**']) await hold(page, files);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(frame)).toBeVisible();
  await expect(page.locator('#root:not([data-frame])')).toBeAttached();
  await expect(cards(page)).toHaveCount(12);
  await isAsked;
});

test('a press and a choice made before the application are repeated by it', async ({ page }) => {
  const release = await hold(page, application);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(frame)).toBeVisible();
  await page
    .getByRole('button', { name: /^Agregar/ })
    .nth(2)
    .click();
  await page.getByRole('combobox', { name: 'Orden' }).selectOption({ index: 1 });
  release();
  await expect(page.getByRole('link', { name: 'Carrito' })).toContainText('1');
  await expect(page).toHaveURL(/sort=/);
});

for (const [way, address, leave] of [
  [
    'a link',
    '/dashboard/cart',
    (page: Page) => page.getByRole('link', { name: 'Carrito' }).click(),
  ],
  [
    'a search',
    /q=excel/,
    async (page: Page) => {
      await searchField(page).fill('excel');
      await searchField(page).press('Enter');
    },
  ],
] as const) {
  test(`what is added before the application is in the cart when ${way} leaves the home at once`, async ({
    page,
  }) => {
    const release = await hold(page, application);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator(frame)).toBeVisible();
    await page
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await leave(page);
    release();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: 'Carrito' })).toContainText('1');
  });
}

test('a panel that was asked for before the application opens with it', async ({ page }) => {
  const release = await hold(page, application);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(frame)).toBeVisible();
  await page.getByRole('button', { name: /^Idioma/ }).click();
  release();
  await expect(page.getByRole('checkbox', { name: /^Español \d+ cursos/ })).toBeVisible();
});

test('a search from it works without the application', async ({ page }) => {
  await hold(page, application);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(frame)).toBeVisible();
  await searchField(page).fill('python');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/dashboard/home?q=python');
  await expect.poll(() => page.title()).toContain('python');
});

test('it is in the language and begins with the category that are saved', async ({ page }) => {
  // The page before may still store what its account says.
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('category', 'Music');
  });
  await hold(page, application);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator(frame)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('combobox', { name: 'Search courses' })).toBeVisible();
  await expect(allCards(page).first()).toContainText(/music|músic/i);
});

test('what a reader keeps comes first, and the courses wait for it', async ({ page }) => {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Guardar/ })
    .click();
  await expect.poll(() => stored(page, 'kept')).toBe('');
  const account = await stored(page, 'aulario:session');
  await expect
    .poll(async () => Object.keys(await keptRecords(page, `account:${account}`)).join(' '))
    .toContain('list-items/');
  const release = await hold(page, application);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('[data-frame=kept]')).toBeVisible();
  await expect(allCards(page).first()).toBeAttached();
  await expect(page.locator('#results').getByRole('link').first()).toBeHidden();
  release();
  await expect(page.getByRole('region', { name: /^Para ti, como/ }).first()).toBeVisible();
  const [row, list] = await Promise.all([
    page
      .getByRole('region', { name: /^Para ti, como/ })
      .first()
      .boundingBox(),
    page.locator('#results').boundingBox(),
  ]);
  expect(list?.y).toBeGreaterThan(row?.y ?? Number.NaN);
});

test('a visitor, a search and another screen begin with the frame', async ({ page }) => {
  await hold(page, application);
  for (const address of ['/dashboard/home?q=python', '/dashboard/cart']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('[data-frame]')).toBeVisible();
    await expect(page.locator(frame)).toHaveCount(0);
  }
  // The page before may still store its token again.
  await page.addInitScript(() => localStorage.removeItem('token'));
  await page.goto('/dashboard/home', { waitUntil: 'commit' });
  await expect(page.locator('[data-frame]')).toBeVisible();
  await expect(page.locator(frame)).toHaveCount(0);
});
