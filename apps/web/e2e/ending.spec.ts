import type { Page } from '@playwright/test';
import { endings } from './servers/provider.ts';
import { sharedPageTest } from './sharedPage.ts';
import { signIn } from './signedIn.ts';
import { expect, lookAgain, stored, test } from './visitor.ts';

async function expectEnded(page: Page, email: string) {
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert')).toContainText('Tu sesión terminó');
  await expect(page.getByText(email)).toHaveCount(0);
  await expect.poll(() => stored(page, 'token')).toBeNull();
}

// Each begins with an account of its own, on a page that has lost the session of the one before.
const endingTest = sharedPageTest(async () => undefined);

for (const [name, end] of Object.entries(endings)) {
  endingTest(
    `an account that was ${name} is out when the tab is looked at again`,
    async ({ page }) => {
      const email = await signIn(page);
      await end(email);
      await lookAgain(page);
      await expectEnded(page, email);
    },
  );

  endingTest(`an account that was ${name} saves nothing and is out`, async ({ page }) => {
    const email = await signIn(page, '/dashboard/profile');
    await page.getByLabel('Nombre', { exact: true }).fill('Nombre de prueba');
    await end(email);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expectEnded(page, email);
  });

  endingTest(`an account that was ${name} is out after a reload`, async ({ page }) => {
    const email = await signIn(page);
    await end(email);
    await page.reload();
    await expectEnded(page, email);
  });
}

test('every tab says why the session ended, not only the one that noticed', async ({
  page,
  context,
}) => {
  const email = await signIn(page);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/dashboard/cart');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await endings.revoked(email);
  await lookAgain(page);
  for (const tab of [page, ...others]) await expectEnded(tab, email);
});

test('a page out of the back/forward cache is hidden until it was reloaded', async ({ page }) => {
  await signIn(page);
  // The headless shell has no such cache, so its events are sent by hand.
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
