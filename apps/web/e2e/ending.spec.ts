import type { Page } from '@playwright/test';
import { endings } from './provider.ts';
import { expect, signOut, signUp, test } from './visitor.ts';

/** Headless pages are always visible; the event alone says that somebody looks again. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function expectEnded(page: Page, email: string) {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert')).toContainText('Tu sesión terminó');
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

for (const [name, end] of Object.entries(endings)) {
  test(`an account that was ${name} is out when the tab is looked at again`, async ({ page }) => {
    const email = await signUp(page);
    await end(email);
    await lookAgain(page);
    await expectEnded(page, email);
  });

  test(`an account that was ${name} saves nothing and is out`, async ({ page }) => {
    const email = await signUp(page);
    await page.goto('/dashboard/profile');
    await page.getByLabel('Nombre', { exact: true }).fill('Nombre de prueba');
    await end(email);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expectEnded(page, email);
  });

  test(`an account that was ${name} is out after a reload`, async ({ page }) => {
    const email = await signUp(page);
    await end(email);
    await page.reload();
    await expectEnded(page, email);
  });
}

test('signing out works without a network, reaches all tabs and leaves nothing', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto('/dashboard/cart');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other]) {
    const kept = await tab.evaluate(async () => {
      const databases = await indexedDB.databases();
      const rows: unknown[] = [];
      for (const { name = '' } of databases) {
        const opened = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
        for (const store of opened.objectStoreNames) {
          rows.push(
            await new Promise((resolve) => {
              const request = opened.transaction(store).objectStore(store).getAll();
              request.onsuccess = () => resolve(request.result);
            }),
          );
        }
        opened.close();
      }
      const { body } = document;
      return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }, body.innerHTML]);
    });
    expect(kept).not.toContain(email);
    expect(kept).not.toMatch(/"token"|refreshToken|accessToken/);
  }
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('Back after signing out shows nothing protected', async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/profile');
  await signOut(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(email)).toHaveCount(0);
});

test('Back from another page, after signing out elsewhere, shows nothing protected', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto('/legal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/home');
  await signOut(other);
  await Promise.all([
    page.waitForURL(/\/login/),
    page.evaluate(() => history.back()).catch(() => 0),
  ]);
  await expect(page.getByText(email)).toHaveCount(0);
});

test('a page out of the back/forward cache is hidden until it was loaded anew', async ({
  page,
}) => {
  await signUp(page);
  // This browser never keeps a page with an open database, so its events are sent by hand.
  const send = (name: string) =>
    page.evaluate((type) => {
      window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    }, name);
  await send('pagehide');
  await expect(page.getByRole('combobox', { name: 'Buscar cursos' })).toBeHidden();
  const loaded = page.waitForEvent('load');
  await send('pageshow').catch(() => undefined);
  await loaded;
  await expect(page.getByRole('combobox', { name: 'Buscar cursos' })).toBeVisible();
});
