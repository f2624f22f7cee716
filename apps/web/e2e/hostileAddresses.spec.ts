import { keepSession } from './signedIn.ts';
import { expect, test } from './visitor.ts';

/** What the whole page has to bear; what only the search has, hostileAddresses.test.ts tries. */
const hostile = [
  '?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '?q=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  '?q=%00%E2%80%AE%E2%80%8B',
  '?q=%E0%A4%A',
  '?q=%',
  `?q=${'a'.repeat(4000)}`,
  `?q=${encodeURIComponent('-'.repeat(300))}`,
  `?q=${encodeURIComponent('👩‍💻'.repeat(60))}`,
  '?q=__proto__&category=constructor&sort=toString',
  '?__proto__[x]=1&constructor[prototype][x]=1',
  '?page=1e9&level=beginner&level=beginner&level=%3Csvg%3E',
  '?like=javascript:alert(1)',
];

test('hostile addresses show the catalogue, and nothing else', async ({ page }) => {
  await keepSession(page);
  page.on('dialog', () => expect(true, 'a dialog was opened').toBe(false));
  for (const search of hostile) {
    await page.goto(`/dashboard/home${search}`);
    await expect(page.getByRole('heading', { level: 1 }), search).toHaveText('Catálogo de cursos');
    const settled = page
      .getByRole('list', { name: 'Cursos' })
      .or(page.getByRole('heading', { level: 2 }));
    await expect(settled.first(), search).toBeVisible();
    expect(await page.evaluate(() => Object.hasOwn(Object.prototype, 'x')), search).toBe(false);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, search).toBeLessThanOrEqual(0);
  }
});
