import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { cards, expect, logIn, password, searchField, signUp, test } from '../visitor.ts';
import { counter, started } from './jobSteps.ts';
import { takePicture } from './takePicture.ts';

test.use({ actionTimeout: 8000, permissions: ['clipboard-read', 'clipboard-write'] });

const folder = join(import.meta.dirname, '../../../../docs/screenshots/jobs');

/** What the window shows, as a picture of docs/jobs.md. */
async function shoot(page: Page, name: string) {
  await sharp(await takePicture(page))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

const addButton = (card: Locator) => card.getByRole('button', { name: /^Agregar al carrito/ });

const detailsOf = (card: Locator) => card.getByRole('link', { name: /^Detalles/ });

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a: a free Spanish Python course for beginners, three compared', async ({ page }) => {
    const { press, total } = counter();
    await page.goto('/');
    await page.getByLabel('Buscar cursos').fill('python gratis para principiantes en español');
    await page.keyboard.press('Enter');
    await expect(page.getByText('¿Filtrar por…?')).toBeVisible();
    await started(page);
    await shoot(page, 'a-1');
    await press(page.getByRole('button', { name: /^Más/ }));
    await shoot(page, 'a-2');
    await page.keyboard.press('Escape');
    for (const place of [0, 1, 2]) {
      await press(
        cards(page)
          .nth(place)
          .getByRole('button', { name: /^Comparar/ }),
      );
    }
    await shoot(page, 'a-3');
    await press(page.getByRole('link', { name: /^Comparar 3/ }));
    await expect(page.getByRole('heading', { name: /^Primero/ })).toBeVisible();
    await shoot(page, 'a-4');
    expect(total()).toBe(5);
  });

  test('b: three courses into the cart, and finish', async ({ page }) => {
    const { press, total } = counter();
    await page.goto('/');
    await page.getByLabel('Buscar cursos').fill('fotografía');
    await page.keyboard.press('Enter');
    await expect(cards(page).nth(2)).toBeVisible();
    await started(page);
    for (const place of [0, 1, 2]) await press(addButton(cards(page).nth(place)));
    await shoot(page, 'b-1');
    await press(page.getByRole('link', { name: /^Carrito/ }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
    await shoot(page, 'b-2');
    await press(page.getByRole('link', { name: 'Check out' }));
    await shoot(page, 'b-3');
    const open = page.getByRole('link', { name: /^Abrir en/ });
    for (const opened of [1, 2, 3]) {
      await press(open.first());
      await expect(page.getByText(`${opened} abierto`)).toBeVisible();
    }
    expect(total()).toBe(8);
    const ticks = page.getByRole('checkbox');
    for (const place of [0, 1, 2]) await press(ticks.nth(place));
    await expect(page.getByText('3 de 3 son tuyos')).toBeVisible();
    await shoot(page, 'b-4');
  });

  test('c and h: the next day, and an account that leaves nothing', async ({ page }) => {
    const { press, total } = counter();
    const email = await signUp(page);
    await addButton(cards(page).first()).click();
    await expect(page.getByRole('button', { name: /^Quitar del carrito/ })).toHaveCount(1);
    await page.goto('/');
    await shoot(page, 'c-1');
    await press(page.getByRole('link', { name: 'Ir a tu aulario' }).first());
    await expect(cards(page)).toHaveCount(12);
    expect(total()).toBe(1);
    await page.getByRole('link', { name: 'Siguiente' }).scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: /^Para ti, como/ }).scrollIntoViewIfNeeded();
    await shoot(page, 'c-2');
    await press(page.getByRole('link', { name: /^Carrito/ }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
    await shoot(page, 'c-3');
    expect(total()).toBe(2);

    const deletion = counter();
    await page.goto('/dashboard/profile');
    await deletion.press(page.getByRole('button', { name: 'Eliminar la cuenta' }));
    await shoot(page, 'h-1');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password);
    await deletion.press(dialog.getByRole('button', { name: 'Eliminar la cuenta' }));
    await expect(page).toHaveURL(/\/login/);
    await shoot(page, 'h-2');
    expect(deletion.total()).toBe(2);
    await logIn(page, email);
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('d: a find for a friend who has no account', async ({ page, browser }) => {
    const { press, total } = counter();
    await page.goto('/courses');
    await started(page);
    await press(detailsOf(cards(page).first()));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Compartir' }));
    await expect(page.getByText('Enlace copiado')).toBeVisible();
    await shoot(page, 'd-1');
    expect(total()).toBe(2);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await friend.goto(link);
    await expect(friend.getByRole('link', { name: /^Abrir en/ }).first()).toBeVisible();
    await shoot(friend, 'd-2');
    await friend.close();
  });

  test('e and g: what is on offer, and is it any good', async ({ page }) => {
    const { press, total } = counter();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /^Cuatro de los/ })).toBeVisible();
    await shoot(page, 'e-1');
    await press(page.getByRole('link', { name: 'Ver todos los cursos' }));
    await expect(cards(page)).toHaveCount(12);
    await started(page);
    await shoot(page, 'e-2');
    await expect(cards(page).first()).toContainText('Sin valorar');
    await press(detailsOf(cards(page).first()));
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(page, 'e-3');
    await shoot(page, 'g-1');
    expect(total()).toBe(2);
    await press(page.getByRole('dialog').getByRole('link', { name: 'Ver la página del curso' }));
    await expect(page).toHaveURL(/\/course\//);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shoot(page, 'g-2');
    expect(total()).toBe(3);
  });

  test('f: save for later without buying', async ({ page }) => {
    const { press, total } = counter();
    await page.goto('/courses');
    await started(page);
    await shoot(page, 'f-1');
    await press(
      cards(page)
        .first()
        .getByRole('button', { name: /^Guardar/ }),
    );
    await shoot(page, 'f-2');
    expect(total()).toBe(1);
    await press(page.getByRole('link', { name: /^Guardados/ }).first());
    await expect(page.getByRole('heading', { level: 1, name: 'Guardados' })).toBeVisible();
    await shoot(page, 'f-3');
  });

  test('i: by keyboard only, the first course', async ({ page }) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const tabsTo = async (isThere: (text: string) => boolean) => {
      for (let tabs = 1; tabs < 60; tabs += 1) {
        await page.keyboard.press('Tab');
        if (isThere(await focused())) return tabs;
      }
      return null;
    };
    await page.goto('/courses');
    await started(page);
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    expect(await tabsTo((text) => text === 'Ir a los resultados')).toBe(11);
    await page.keyboard.press('Enter');
    expect(await tabsTo((text) => text.includes(first))).toBe(1);
    await shoot(page, 'i-1');
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('python');
    await expect(page.getByRole('option').first()).toBeVisible();
    await shoot(page, 'i-2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=python/);
    await expect(page.locator('#results')).toBeFocused();
    expect(await tabsTo((text) => /python/i.test(text))).toBe(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('j: search, filter, add, checkout', async ({ page }) => {
    const { press, total } = counter();
    await page.goto('/');
    await press(page.getByLabel('Buscar cursos'));
    await page.keyboard.type('python');
    await press(page.getByRole('button', { name: 'Watch a course' }));
    await expect(cards(page).first()).toContainText(/python/i);
    await started(page);
    await shoot(page, 'j-1');
    await press(page.getByRole('button', { name: /^Filtros/ }));
    await press(page.getByRole('dialog').getByText('Gratis', { exact: true }));
    await expect(page.getByRole('button', { name: /^Ver \d+ cursos/ })).toBeVisible();
    await shoot(page, 'j-2');
    await press(page.getByRole('button', { name: /^Ver \d+ cursos/ }));
    await press(addButton(cards(page).first()));
    await shoot(page, 'j-3');
    await press(page.getByRole('link', { name: /^Carrito/ }).first());
    await press(page.getByRole('link', { name: 'Check out' }));
    await expect(page.getByRole('link', { name: /^Abrir en/ })).toBeVisible();
    await shoot(page, 'j-4');
    expect(total()).toBe(8);
  });
});
