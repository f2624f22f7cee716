import type { Page } from '@playwright/test';
import { idOf } from './servers/provider.ts';
import { untilSent } from './states/keptRecords.ts';
import { tracesIn } from './traces.ts';
import {
  cards,
  cartLines,
  expect,
  logIn,
  password,
  search,
  signOut,
  signUp,
  stored,
  test,
} from './visitor.ts';

const name = 'Nombre de prueba';

/** The category alone is in the page of everybody. */
const savedCategory = '"category":"Music"';

/** Leaves as much behind as a visit can; returns what would tell of it. */
async function visit(
  page: Page,
): Promise<{ email: string; title: string; traces: readonly string[] }> {
  const email = await signUp(page);
  await search(page, 'excel');
  const card = cards(page).first();
  const heading = (await card.getByRole('heading').textContent()) ?? '';
  const title = heading.replace(/ \(se abre.*$/, '');
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
  await page.getByLabel('Nombre', { exact: true }).fill(name);
  await page.getByLabel('Categoría').selectOption('Music');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
  const id = (await idOf(email)) ?? '';
  // Otherwise the sign-out asks first.
  await untilSent(page, id);
  return {
    email,
    title,
    traces: [email, id, name, title, savedCategory, 'refreshToken', '"token"'],
  };
}

/** Waits for what is put away a moment after the login screen shows. */
async function expectNothingLeft(page: Page, traces: readonly string[]) {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  const tracesLeft = async () => {
    const left = await tracesIn(page);
    return traces.filter((trace) => left.includes(trace));
  };
  await expect.poll(tracesLeft).toEqual([]);
  const keys = async () =>
    (await page.evaluate(() => Object.keys(localStorage))).filter((key) => key !== 'language');
  await expect.poll(keys).toEqual([]);
}

test('the list of traces finds them while a user is signed in', async ({ page }) => {
  const { traces } = await visit(page);
  const found = await tracesIn(page);
  expect(traces.filter((trace) => !found.includes(trace))).toEqual([]);
});

test('signing out works without a network, reaches all tabs and leaves nothing', async ({
  page,
  context,
}) => {
  const { traces } = await visit(page);
  const other = await context.newPage();
  await other.goto('/dashboard/home?q=excel');
  await expect(cards(other).first()).toBeVisible();
  // It loads the login screen when it is idle, and without a network cannot.
  await other.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/forms-[\w-]+\.js$/.test(name)),
  );
  await context.setOffline(true);
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login');
    await expectNothingLeft(tab, traces);
  }
  await context.setOffline(false);
  await page.reload();
  await expectNothingLeft(page, traces);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('what was kept comes back to its owner, and to nobody else', async ({ page }) => {
  const { email, traces } = await visit(page);
  await signOut(page);
  await expectNothingLeft(page, traces);

  await signUp(page);
  await page.goto('/dashboard/cart');
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect.poll(() => stored(page, 'category')).toBeNull();
  await signOut(page);

  await logIn(page, email, password);
  await expect(page).toHaveURL('/dashboard/home');
  await expect.poll(() => stored(page, 'category')).toBe('Music');
  await page.goto('/dashboard/cart');
  const lines = cartLines(page);
  await expect(lines).toHaveCount(1);
});

test('Back after signing out shows nothing protected', async ({ page }) => {
  const { traces } = await visit(page);
  await signOut(page);
  await expectNothingLeft(page, traces);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.evaluate(() => history.back()).catch(() => 0);
    await expect(page).toHaveURL(/\/(login|signup)$/);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
  }
});

test('Back from another page, after signing out elsewhere, shows nothing protected', async ({
  page,
  context,
}) => {
  const { email } = await visit(page);
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
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
});
