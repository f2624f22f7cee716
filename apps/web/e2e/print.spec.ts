import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepSession, signedInTest } from './signedIn.ts';
import { keptRecords } from './states/keptRecords.ts';
import { sweepsAll } from './sweep.ts';
import { cards, expect, test } from './visitor.ts';

/** One of each kind of screen first; the others are printed in the sweep. */
const open = [
  '/',
  '/courses?q=python',
  '/course/udemy:5459964',
  '/no-such-door',
  '/blog/reading-a-price',
  '/docs',
  '/legal',
  '/forgot',
  '/categories',
  '/courses/music',
  '/lists',
];

const guarded = [
  '/dashboard/cart',
  '/dashboard/plan',
  '/dashboard/lists',
  '/dashboard/compare?c=edx:python-aprender-a-programar&c=udemy:5459964',
  '/dashboard/home?q=zzzzqqqq',
  '/dashboard/cart/checkout',
  '/dashboard/mine',
  '/dashboard/changed',
  '/dashboard/profile',
];

/** The colours of the page's text and ground. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { color, backgroundColor, colorScheme };
  });

const onPaper = { color: 'rgb(40, 27, 58)', backgroundColor: 'rgb(255, 255, 255)' };

async function expectLight(page: Page, addresses: readonly string[]) {
  for (const address of sweepsAll ? addresses : addresses.slice(0, 4)) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await colors(page), address).toMatchObject({ colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await colors(page), address).toEqual({ ...onPaper, colorScheme: 'light' });
    const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    expect(found, address).toEqual([]);
  }
}

const chooseDark = (page: Page) => page.evaluate(() => localStorage.setItem('theme', 'dark'));

test('public screens are printed light in the dark theme', async ({ page }) => {
  test.slow();
  await keepSession(page);
  await chooseDark(page);
  await expectLight(page, open);
});

signedInTest('the dashboard is printed light in the dark theme', async ({ page }) => {
  signedInTest.slow();
  for (const place of [0, 1]) {
    const card = cards(page).nth(place);
    await card.getByRole('button', { name: /^Agregar/ }).click();
    await card.getByRole('link').first().focus();
    await page.keyboard.press('s');
  }
  await chooseDark(page);
  await expectLight(page, guarded);
});

/** The number of pages of paper. */
const pagesOf = async (page: Page) =>
  [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

test('a short screen takes one page, and no bar stands on paper', async ({ page }) => {
  await keepSession(page);
  for (const address of ['/dashboard/mine', '/dashboard/lists', '/no-such-door']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await pagesOf(page), address).toBe(1);
  }
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/course/udemy:5459964');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter(
        (each) => each.checkVisibility() && getComputedStyle(each).position === 'fixed',
      ).length,
  );
  expect(fixed).toBe(0);
  await expect(page.getByText(/US\$/).first()).toBeVisible();
});

test('a form takes one page, and a dialog is printed alone, whatever colours the system forces', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await pagesOf(page)).toBe(1);
  await page.goto('/courses?q=python');
  await page
    .getByRole('link', { name: /^Detalles: / })
    .first()
    .click();
  const dialog = page.locator('dialog:modal');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'active' });
  expect(await colors(page)).toMatchObject(onPaper);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  expect(
    await dialog.evaluate((each) => getComputedStyle(each, '::backdrop').backgroundColor),
  ).toBe('rgba(0, 0, 0, 0)');
});

test('a page is printed light where the system is dark', async ({ page }) => {
  await keepSession(page);
  await expectLight(page, ['/courses?q=python', '/dashboard/cart']);
});

/** What scrolls sideways, or is a grid that holds sections: Firefox moves a part that does not fit to the next page. */
const unprintable = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *:has(main), main, main *')].filter((each) =>
      each.checkVisibility(),
    );
    const found = shown.filter((each) => {
      const { overflowX, display } = getComputedStyle(each);
      const isCut = overflowX === 'auto' && each.scrollWidth > each.clientWidth;
      return (
        isCut || (display === 'grid' && each.querySelector('main, section + section') !== null)
      );
    });
    return found.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

signedInTest('on paper nothing scrolls, and no grid holds sections', async ({ page }) => {
  const card = cards(page).first();
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await expect(card.getByRole('button', { name: /^Quitar/ })).toBeVisible();
  // A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const address of [...guarded.slice(0, 4), '/course/udemy:5459964']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(await unprintable(page), address).toEqual([]);
  }
});

test('where a visitor’s lists are kept stands on the screen, not on paper', async ({ page }) => {
  await page.goto('/courses');
  const save = cards(page)
    .first()
    .getByRole('button', { name: /^Guardar/ });
  await save.click();
  // The first press loads the application, which then saves.
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => Object.keys(await keptRecords(page)).join(' '))
    .toContain('list-items/');
  await page.goto('/lists');
  const note = page.getByText(/^Tus listas se guardan solo en este navegador/);
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
});
