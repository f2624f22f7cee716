import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signedInTest } from './signedIn.ts';
import { cards, expect } from './visitor.ts';

const screens = [
  '/',
  '/blog/reading-a-price',
  '/docs',
  '/legal',
  '/forgot',
  '/categories',
  '/courses/music',
  '/courses?q=python',
  '/course/udemy:5459964',
  '/lists',
  '/no-such-door',
  '/dashboard/home?q=zzzzqqqq',
  '/dashboard/cart',
  '/dashboard/cart/checkout',
  '/dashboard/lists',
  '/dashboard/mine',
  '/dashboard/plan',
  '/dashboard/changed',
  '/dashboard/profile',
  '/dashboard/compare?c=edx:python-aprender-a-programar&c=udemy:5459964',
];

/** The colours of the page's text and ground. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { color, backgroundColor, colorScheme };
  });

const onPaper = { color: 'rgb(40, 27, 58)', backgroundColor: 'rgb(255, 255, 255)' };

for (const theme of [null, 'dark'] as const) {
  signedInTest(
    `every screen is printed light where ${theme === null ? 'the system' : 'the reader'} wants dark`,
    async ({ page }) => {
      for (const place of [0, 1]) {
        const card = cards(page).nth(place);
        await card.getByRole('button', { name: /^Agregar/ }).click();
        await card.getByRole('link').first().focus();
        await page.keyboard.press('s');
      }
      if (theme !== null) await page.evaluate((name) => localStorage.setItem('theme', name), theme);
      for (const address of screens) {
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await colors(page), address).toMatchObject({ colorScheme: 'dark' });
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect(await colors(page), address).toEqual({ ...onPaper, colorScheme: 'light' });
        const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
        const { violations } = await axe.analyze();
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
    },
  );
}
