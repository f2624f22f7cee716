import type { Page } from '@playwright/test';
import { expect, forgive, test } from './visitor.ts';

const notice = (page: Page) => page.getByText('Tu navegador es demasiado antiguo');

/** Texts are not looked for in <noscript>. */
const note = (page: Page) => page.locator('noscript [role=note]');

/** What older versions of the three engines lack. */
const lacks: Record<string, () => unknown> = {
  'Chrome 118': () => Reflect.deleteProperty(Promise, 'withResolvers'),
  'Firefox 124': () => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'),
  'Safari 16': () => Reflect.deleteProperty(URL, 'canParse'),
};

for (const [browser, remove] of Object.entries(lacks)) {
  test(`${browser} shows what still works`, async ({ page, problems }) => {
    await page.addInitScript(remove);
    await page.goto('/courses');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Cursos' })).toBeVisible();
    await page.getByRole('link', { name: 'el blog' }).last().click();
    await expect(page).toHaveURL('/blog');
    await expect(notice(page)).toBeVisible();
    for (const path of ['/cart', '/compare', '/dashboard/home', '/nowhere']) {
      await page.goto(path);
      await expect(notice(page), path).toBeVisible();
      await expect(page.getByText('No pudimos cargar Aulario'), path).toBeHidden();
    }
    await page.goto('/courses?q=python&page=1');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Cursos' })).toBeHidden();
    await forgive(page, problems);
  });
}

test('a supported browser shows no notice', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('list', { name: 'Cursos' })).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is not answered with courses that are none of its results', async ({ page }) => {
    await page.goto('/courses?q=python');
    await expect(note(page)).toContainText('Los cursos de abajo no responden a ninguna búsqueda');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox'))).toHaveCount(0);
  });

  test('what cannot work is not shown, and the page says so', async ({ page }) => {
    for (const path of ['/', '/login', '/signup', '/forgot', '/courses/music', '/about']) {
      await page.goto(path);
      await expect(note(page), path).toContainText('Sin JavaScript puedes leer');
      await expect(note(page), path).toBeVisible();
      await expect(page.getByRole('button'), path).toHaveCount(0);
      await expect(page.getByRole('textbox'), path).toHaveCount(0);
    }
  });

  test('a screen that needs JavaScript leads to what does not', async ({ page }) => {
    for (const path of ['/cart', '/course/udemy:0', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('link', { name: 'catálogo' }).click();
      await expect(page.getByRole('list', { name: 'Cursos' })).toBeVisible();
    }
  });
});
