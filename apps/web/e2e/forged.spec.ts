import type { Page } from '@playwright/test';
import { sharedPageTest } from './sharedPage.ts';
import { forgedStates } from './states/forgedStates.ts';
import { putState, type StoredState } from './states/putState.ts';
import { expect, signUp, test } from './visitor.ts';

/** Empties the page's storage and puts a state into it, before the product's own code runs there. */
async function forge(page: Page, state: StoredState) {
  await page.goto('/favicon.svg');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.evaluate(() => sessionStorage.clear());
  await putState(page, state);
}

/** Notes in the page whether anything of the dashboard ever stood in it. */
const watchForProtected = () => {
  new MutationObserver(() => {
    if (/Cerrar sesión|Catálogo de cursos|Perfil/.test(document.body?.textContent ?? '')) {
      document.documentElement.dataset['protected'] = 'seen';
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

test('the list of forged states is long enough', () => {
  expect(forgedStates.length).toBeGreaterThanOrEqual(20);
  expect(new Set(forgedStates.map(([name]) => name)).size).toBe(forgedStates.length);
});

const forgedTest = sharedPageTest((page) => page.addInitScript(watchForProtected));

for (const [name, state] of forgedStates) {
  forgedTest(`${name} lets nobody in`, async ({ page }) => {
    await forge(page, state);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-protected', /./);
    await expect(page.getByText('forged@correo.test')).toHaveCount(0);
  });
}

test('the watch sees a dashboard where there is one', async ({ page }) => {
  await page.addInitScript(watchForProtected);
  await page.goto('/signup');
  await page.evaluate(() => document.body.append('Cerrar sesión'));
  await expect(page.locator('html')).toHaveAttribute('data-protected', 'seen');
});

test('the forging reaches the place where the SDK looks', async ({ page, browser }) => {
  await signUp(page);
  const row = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        indexedDB.open('firebaseLocalStorageDb').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const rows = result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage')
            .getAll();
          rows.onsuccess = () => resolve(rows.result[0]);
        };
      }),
  );
  const other = await (await browser.newContext()).newPage();
  await forge(other, { row });
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await other.context().close();
});
