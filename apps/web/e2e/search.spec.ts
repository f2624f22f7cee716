import { signedInTest as test } from './signedIn.ts';
import { cards, expect, expectFound, search, searchField, signOut } from './visitor.ts';

test('suggests while typing, tells why a course was found, and leads to similar ones', async ({
  page,
}) => {
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('pyt');
  const rows = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option');
  await expect(rows.first()).toContainText('Python');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Python/);
  await expect(cards(page).first().locator('mark').first()).toHaveText(/python/i);

  const details = cards(page)
    .first()
    .getByRole('link', { name: /^Detalles/ });
  const why = page.getByRole('region', { name: 'Por qué aparece este curso' });
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(why).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(details).toBeFocused();

  await details.click();
  await page.getByRole('link', { name: /^Cursos parecidos/ }).click();
  await expect(page).toHaveURL(/like=/);
  await expect(page.getByText(/parecidos a «/).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/q=Python/);
  await expect(searchField(page)).toHaveValue('Python');
});

test('results that take the focus have no ring, their courses have one', async ({ page }) => {
  await page.goto('/courses');
  await searchField(page).fill('excel');
  await searchField(page).press('Enter');
  const results = page.locator('#results');
  await expect(results).toBeFocused();
  await expect(results).toHaveCSS('outline-style', 'none');
  await expect(cards(page).first()).toContainText(/excel/i);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

test('narrows down, orders, survives a reload, and Back takes one step at a time', async ({
  page,
}) => {
  await page.getByRole('button', { name: /^Idioma/ }).click();
  const spanish = page.getByRole('checkbox', { name: /^Español \d+ cursos/ });
  await page.locator('label', { has: spanish }).getByText('Español').click();
  await expect(page).toHaveURL(/language=es/);
  await expect(spanish).toBeFocused();
  await page.keyboard.press('Escape');
  const free = cards(page).filter({ hasText: 'Gratis' });
  await expect(free).not.toHaveCount(12);
  await page.getByRole('combobox', { name: 'Orden' }).selectOption('price-up');
  await expect(page).toHaveURL(/language=es&sort=price-up/);
  // The address changes a moment before the list does.
  await expect(free).toHaveCount(12);
  const titles = await cards(page).getByRole('heading').allTextContents();

  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await expect(page.getByRole('combobox', { name: 'Orden' })).toHaveValue('price-up');
  await page.evaluate(() => history.back());
  await expect(page.getByRole('combobox', { name: 'Orden' })).toHaveValue('relevance');
  await page.getByRole('link', { name: 'Quitar el filtro Español' }).click();
  await expectFound(page, 120);
  await expect(page.getByRole('group', { name: 'Página 1 de 10' })).toBeFocused();
});

test('remembers the last searches, and lets nobody read them after signing out', async ({
  page,
}) => {
  await search(page, 'excel');
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(searchField(page)).toHaveValue('');
  await searchField(page).click();
  const recent = page.getByRole('listbox', { name: 'Búsquedas recientes' });
  await expect(recent.getByRole('option')).toHaveText(['excel']);
  await signOut(page);
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(kept).not.toContain('excel');
});

test('Back from similar courses restores the place in the list', async ({ page }) => {
  await search(page, 'python');
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(300);
  const place = await scrolled();
  await last.getByRole('link', { name: /^Detalles/ }).click();
  await page.getByRole('link', { name: /^Cursos parecidos/ }).click();
  await expect(page).toHaveURL(/like=/);
  await expect.poll(scrolled).toBeLessThan(100);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/q=python/);
  await expect.poll(scrolled).toBeGreaterThan(place - 50);
});
