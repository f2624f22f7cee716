import type { Page } from '@playwright/test';
import { linksTo, linkTo } from './servers/mailbox.ts';
import { createAccount } from './servers/provider.ts';
import { expect, logIn, password, signUp, signUpTaken, test } from './visitor.ts';

const newPassword = 'otra frase todavía más larga';

async function ask(page: Page, email: string) {
  await page.goto('/forgot');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Si hay una cuenta con ese correo')).toBeVisible();
}

async function choosePassword(page: Page, secret = newPassword) {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
}

test('a forgotten password is replaced by way of the mail', async ({ page }) => {
  const { email } = await createAccount();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(page).toHaveURL('/forgot');
  await ask(page, email);
  const link = await linkTo(email, 'PASSWORD_RESET');

  await page.goto(link);
  await expect(page.getByText(`Para la cuenta de ${email}.`)).toBeVisible();
  await choosePassword(page, 'corta');
  await expect(page.getByText('La contraseña necesita al menos 12 caracteres.')).toBeVisible();
  await choosePassword(page);
  await expect(page.getByText('Tu contraseña cambió.')).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, email, password);
  await expect(page.getByRole('alert').filter({ hasText: /no coinciden/ })).toBeVisible();
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard/home');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'El enlace ya no sirve' })).toBeVisible();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(page).toHaveURL('/forgot');
});

test('signing up with a known address leads its owner to a new password', async ({ page }) => {
  const { email } = await createAccount();
  await signUpTaken(page, email, newPassword);
  await page.goto(await linkTo(email, 'PASSWORD_RESET'));
  await choosePassword(page);
  await expect(page.getByText('Tu contraseña cambió.')).toBeVisible();
});

test('the note stays until the address is verified by its mail', async ({ page, context }) => {
  const email = await signUp(page);
  const note = page.getByRole('region', { name: 'Confirmar el correo' });
  await expect(note).toContainText(email);
  await note.getByRole('button', { name: 'Reenviar' }).click();
  await expect(note.getByText(/^Enviado/)).toBeVisible();
  await note.getByRole('button', { name: 'Reenviar' }).click();
  await expect(note.getByText(/hace menos de un minuto/)).toBeVisible();
  await expect.poll(() => linksTo(email, 'VERIFY_EMAIL')).toHaveLength(2);

  const other = await context.newPage();
  await other.goto(await linkTo(email, 'VERIFY_EMAIL'));
  await other.getByRole('button', { name: 'Confirmar el correo' }).click();
  await expect(other.getByText('Tu correo está confirmado.')).toBeVisible();
  await other.getByRole('link', { name: 'Ir al catálogo' }).click();
  await expect(other.getByRole('combobox', { name: 'Buscar cursos' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Confirmar el correo' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Buscar cursos' })).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a link speaks the language of its mail to a new reader', async ({ page }) => {
  await page.goto('/account/action?mode=verifyEmail&oobCode=made-up&lang=en');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
