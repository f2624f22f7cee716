import { createAccount } from './servers/provider.ts';
import { sharedPageTest } from './sharedPage.ts';
import { signIn } from './signedIn.ts';
import { expect, logIn, signUp, stored, test } from './visitor.ts';

const guarded = [
  '/dashboard',
  '/dashboard/home?q=python&page=2',
  '/dashboard/profile',
  '/dashboard/cart',
  '/dashboard/cart/checkout',
];

const forgedTest = sharedPageTest((page) =>
  page.addInitScript(() => localStorage.setItem('token', 'eyJhbGciOiJub25lIn0.e30.')),
);

for (const route of guarded) {
  forgedTest(`${route} asks a visitor to log in, even with a forged token`, async ({ page }) => {
    await page.goto(route);
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  });
}

test('a visitor comes back to the route that was asked for', async ({ page }) => {
  const { email } = await createAccount();
  await page.goto('/dashboard/home?q=python&page=2');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard/home?q=python&page=2');
});

test('the session survives a reload, and a signed-in visitor skips the login', async ({ page }) => {
  await signUp(page);
  await page.reload();
  await expect(page).toHaveURL('/dashboard/home');
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await expect.poll(() => stored(page, 'token')).toBeTruthy();
  // The prerendered landing page shows the account without any interaction.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ir a tu aulario' }).first()).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard/home');
});

test('the profile is saved, kept, and greets by name', async ({ page }) => {
  await signIn(page, '/dashboard/profile');
  await page.getByLabel('Nombre', { exact: true }).fill('Nombre de prueba');
  await page.getByLabel('Categoría').selectOption('Music');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
  await expect.poll(() => stored(page, 'category')).toBe('Music');
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Nombre de prueba');
  await expect(page.getByText('Hola, Nombre de prueba')).toBeVisible();
  await expect(page.getByLabel('Categoría')).toHaveValue('Music');
});
