import type { Page } from '@playwright/test';
import { signIn } from './signedIn.ts';
import { cards, expect, test } from './visitor.ts';

/** A window of 1280 by 1024 px at 400 % zoom. */
test.use({ viewport: { width: 320, height: 256 } });

/** How much of the window is covered by what stays in view while the page scrolls, in px. */
const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 300);
    const staying = [...document.body.querySelectorAll('*')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const seen = staying.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    });
    return Math.max(0, ...seen);
  });

/** A page grows while it is scrolled, as its parts are rendered. */
const expectTabsAtEnd = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const tab = page.getByRole('link', { name: 'Guardados' }).last();
    // A page's height may end in a fraction of a pixel, which no scrolling reaches.
    await expect(tab).toBeInViewport({ ratio: 0.99, timeout: 500 });
    const toEnd = await tab.evaluate(
      (element) => window.innerHeight - element.getBoundingClientRect().bottom,
    );
    expect(toEnd).toBeLessThan(20);
  }).toPass();

test('in a low window no bar covers the page, and the last one is at its end', async ({ page }) => {
  await page.goto('/courses/music');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await page
    .getByRole('button', { name: /^Comparar/ })
    .first()
    .click();
  for (const address of ['/courses/music', '/course/udemy:5459964', '/cart']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await coveredHeight(page), address).toBe(0);
    await expectTabsAtEnd(page);
  }
});

test('in a low window the tabs of the dashboard are at the page’s end', async ({ page }) => {
  await signIn(page);
  expect(await coveredHeight(page)).toBe(0);
  await expectTabsAtEnd(page);
});
