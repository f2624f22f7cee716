import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { idOf } from '../servers/provider.ts';
import { untilSent } from '../states/keptRecords.ts';
import { cards, expect, signUp, test } from '../visitor.ts';
import { takePicture } from './takePicture.ts';

const folder = join(import.meta.dirname, '../../../../docs/screenshots/accounts/devices');

const windows = [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
];

/** The screen as it is, in both widths. */
async function shoot(page: Page, name: string) {
  for (const size of windows) {
    await page.setViewportSize(size);
    // Otherwise the header lies over what is looked at.
    const top = page
      .getByRole('dialog')
      .or(page.getByRole('heading', { name: 'Tus datos' }))
      .last();
    await top.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => window.scrollBy(0, -96));
    await sharp(await takePicture(page))
      .webp({ quality: 80, effort: 6 })
      .toFile(join(folder, `${name}-${String(size.width)}.webp`));
  }
}

/** Keeps requests of the account's records from the provider. */
const records = /\/documents:commit/;

test('where the things of an account are, in each state', async ({ page, context }) => {
  test.slow();
  const id = (await idOf(await signUp(page))) ?? '';
  const add = async (index: number) => {
    await page.goto('/dashboard/home');
    await cards(page)
      .nth(index)
      .getByRole('button', { name: /^Agregar/ })
      .click();
  };
  const openProfile = async (state: string) => {
    await page.goto('/dashboard/profile');
    const section = page.getByRole('region', { name: 'Tus datos' });
    await expect(section.getByText(state, { exact: true })).toBeVisible();
  };
  await add(0);
  await untilSent(page, id);
  await openProfile('Guardado en tu cuenta');
  await shoot(page, 'saved');

  await page.getByLabel('Tema').selectOption({ label: 'Claro' });
  await untilSent(page, id);
  await context.setOffline(true);
  await page.getByLabel('Tema').selectOption({ label: 'Sistema' });
  await expect(page.getByText('Sin conexión: se guardará').last()).toBeVisible();
  await shoot(page, 'offline');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'sign-out');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'sign-out-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'No salir' }).click();
  await context.setOffline(false);
  await untilSent(page, id);

  await page.route(records, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({ status: 413, headers: { 'access-control-allow-origin': '*' } }),
  );
  await add(1);
  await openProfile(
    'No cabe en tu cuenta: lo último está solo en este dispositivo. Quita algo, o guarda un archivo.',
  );
  await shoot(page, 'does-not-fit');
  await page.unroute(records);
  await page.reload();
  await untilSent(page, id);

  await page.getByLabel('Solo en este dispositivo').check();
  await shoot(page, 'only-here');
});
