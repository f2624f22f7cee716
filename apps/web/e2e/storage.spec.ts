import type { Page } from '@playwright/test';
import { leaveRoom } from './leaveRoom.ts';
import { sdkKey } from './states/putState.ts';
import { fullStorage, storageFaults } from './states/storageFaults.ts';
import { cards, cartLines, expect, signOut, signUp, test } from './visitor.ts';

/** A prerendered page, and one that is not; signing up opens others. */
const publicRoutes = ['/', '/no-such-door'];

/** Follows a link of the main navigation: the cart of a page that cannot store lives in the page. */
const go = async (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).first().click();

for (const fault of storageFaults) {
  test(`where ${fault.name}, every screen works and the cart says so`, async ({ page }) => {
    await page.addInitScript(fault.strike);
    for (const route of publicRoutes) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
    }
    await signUp(page);
    const add = cards(page)
      .first()
      .getByRole('button', { name: /^Agregar/ });
    await add.click();
    await go(page, 'Carrito');
    const lines = cartLines(page);
    await expect(lines).toHaveCount(1);
    const notice = page
      .getByRole('alert')
      .filter({ hasText: fault.expectedNotice ?? /espacio|no deja/ });
    await expect(notice).toHaveCount(fault.expectedNotice === null ? 0 : 1);
    await page.getByRole('link', { name: 'Check out' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await expect(notice).toHaveCount(fault.expectedNotice === null ? 0 : 1);
    await go(page, 'Carrito');
    await lines.getByRole('button', { name: /^Quitar/ }).click();
    await expect(lines).toHaveCount(0);
    await go(page, 'Perfil');
    await page.getByLabel('Nombre', { exact: true }).fill('Nombre de prueba');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(
      page.getByText(/Perfil actualizado|Tu nombre y tu foto se guardaron/),
    ).toBeVisible();
    await expect(page.getByText('Hola, Nombre de prueba')).toBeVisible();
  });

  test(`control: ${fault.name} only when it was made to`, async ({ page }) => {
    const meet = () =>
      page.evaluate(
        `(async () => { try { return await (${fault.meet})() } catch { return true } })()`,
      );
    await page.goto('/robots.txt');
    expect(await meet()).toBe(false);
    await page.addInitScript(fault.strike);
    await page.goto('/robots.txt');
    expect(await meet()).toBe(true);
  });
}

test('a visitor who adds a course where there is no room sees so at once', async ({ page }) => {
  await page.addInitScript(fullStorage.strike);
  await page.goto('/courses');
  const add = page.getByRole('button', { name: /^Agregar/ }).first();
  await add.click();
  await expect(
    page.getByRole('status').filter({ hasText: /El navegador no tiene más espacio/ }),
  ).toBeVisible();
});

test('a full disk keeps who signs in', async ({ page }) => {
  await page.goto('/favicon.svg');
  await leaveRoom(page, 1);
  await signUp(page);
  // Longer than the SDK takes to ask its database whether another tab has ended the session.
  await page.waitForTimeout(2000);
  const add = cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ });
  await add.click();
  const said = page.getByRole('status').filter({ hasText: /El navegador no tiene más espacio/ });
  await expect(said).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await leaveRoom(page);
  await page.goto('/dashboard/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
  await signOut(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(sdkKey);
});

for (const ending of ['reloaded', 'left'] as const) {
  test(`a course is in the cart though its page is ${ending} in the same moment, before the disk is done`, async ({
    page,
  }) => {
    await page.goto('/courses/music');
    await expect(page.locator('#root')).not.toHaveAttribute('data-application');
    const add = cards(page)
      .first()
      .getByRole('button', { name: /^Agregar/ });
    const next = page.waitForEvent('load');
    await add.evaluate((button: HTMLElement, isReloaded) => {
      // A transaction that has more to do for as long as the page is there.
      IDBObjectStore.prototype.put = function () {
        const reading = this.get(0);
        reading.onsuccess = () => this.put(0);
        return reading;
      };
      button.click();
      if (isReloaded) location.reload();
      else location.assign('/');
    }, ending === 'reloaded');
    await next;
    await page.goto('/cart');
    await expect(cartLines(page)).toHaveCount(1);
  });
}
