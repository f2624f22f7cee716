import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { linkTo } from '../servers/mailbox.ts';
import { expect, logIn, password, sendSignUp, signOut, signUpTaken, test } from '../visitor.ts';
import { takePicture } from './takePicture.ts';

const folder = join(import.meta.dirname, '../../../../docs/screenshots/accounts');
const [first, second] = ['lucia@correo.test', 'lucia.marin@correo.test'];
const [newPassword, third] = ['otra frase todavía más larga', 'y una tercera para terminar'];

let shots = 0;

/** The next picture, of what the window shows. */
async function shoot(page: Page, name: string) {
  shots += 1;
  const path = join(folder, `${String(shots).padStart(2, '0')}-${name}.png`);
  await writeFile(path, await takePicture(page));
}

const secret = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('sign-up, verification, a new password, another address, and the end', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/signup');
  await page.getByLabel('Correo electrónico').fill(first);
  await secret(page, 'Contraseña').fill('lucialucialucia');
  await page.getByText(/^Fácil de adivinar/).waitFor();
  await shoot(page, 'signup');
  await secret(page, 'Contraseña').fill(password);
  await sendSignUp(page);
  await expect(page).toHaveURL('/dashboard/home');
  await page.getByText(`te escribimos a ${first}`).waitFor();
  await expect(page.getByText('Cargando los cursos…')).toHaveCount(0);
  await shoot(page, 'signed-up');

  const mail = await context.newPage();
  await mail.goto(await linkTo(first, 'VERIFY_EMAIL'));
  await mail.getByText(`¿Es ${first} tu correo?`).waitFor();
  await shoot(mail, 'verify');
  await press(mail, 'Confirmar el correo');
  await mail.getByText('Tu correo está confirmado.').waitFor();
  await mail.close();
  await signOut(page);
  await signUpTaken(page, first);
  await shoot(page, 'address-taken');

  await page.goto('/forgot');
  await page.getByLabel('Correo electrónico').fill(first);
  await press(page, 'Enviar el enlace');
  await page.getByText('Si hay una cuenta con ese correo').waitFor();
  await shoot(page, 'forgot-sent');
  await page.goto(await linkTo(first, 'PASSWORD_RESET'));
  await secret(page, 'Contraseña nueva').fill(newPassword);
  await page.getByText('Difícil de adivinar.').waitFor();
  await shoot(page, 'reset');
  await press(page, 'Guardar la contraseña');
  await page.getByText('Tu contraseña cambió.').waitFor();
  await shoot(page, 'reset-done');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, first, password);
  await page.getByText('no coinciden').waitFor();
  await shoot(page, 'old-password');
  await logIn(page, first, newPassword);
  await expect(page).toHaveURL('/dashboard/home');

  await page.goto('/dashboard/profile');
  await page.getByText('Cambiar el correo').click();
  const form = page.getByRole('form', { name: 'Cambiar el correo' });
  await form.getByLabel('Correo nuevo').fill(second);
  await form.getByLabel('Contraseña actual', { exact: true }).fill(newPassword);
  await form.getByRole('button', { name: 'Enviar la confirmación' }).click();
  await form.getByText('Si esa dirección se puede usar').scrollIntoViewIfNeeded();
  await shoot(page, 'change-sent');
  await page.goto(await linkTo(second, 'VERIFY_AND_CHANGE_EMAIL'));
  await page.getByText(`A partir de ahora entrarás con ${second}.`).waitFor();
  await shoot(page, 'change');
  await press(page, 'Usar este correo');
  await page.getByText('Tu correo cambió.').waitFor();

  await page.goto('/dashboard/profile');
  await press(page, 'Eliminar la cuenta');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(newPassword);
  await shoot(page, 'delete');
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await page.getByText('Tu cuenta se eliminó').waitFor();
  await shoot(page, 'deleted');

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/signup');
  await page.getByLabel('Correo electrónico').fill(second);
  await secret(page, 'Contraseña').fill(third);
  await sendSignUp(page);
  await expect(page).toHaveURL('/dashboard/home');
  await expect(page.getByText('Cargando los cursos…')).toHaveCount(0);
  await shoot(page, 'signed-up-narrow');
});
