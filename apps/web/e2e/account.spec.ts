import { linkTo } from './servers/mailbox.ts';
import { createAccount, endings, hasAccount, moveAccount } from './servers/provider.ts';
import { signIn } from './signedIn.ts';
import { tracesIn } from './traces.ts';
import { cards, cartLines, expect, logIn, newAddress, password, signOut, test } from './visitor.ts';

const newPassword = 'otra frase todavía más larga';

test('the password changes here and ends the sessions elsewhere', async ({ page }) => {
  const email = await signIn(page, '/dashboard/profile');
  await page.getByText('Cambiar la contraseña').click();
  const form = page.getByRole('form', { name: 'Cambiar la contraseña' });
  await form.getByLabel('Contraseña actual', { exact: true }).fill('no es la contraseña');
  await form.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword);
  await form.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(form.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await expect(form.getByLabel('Contraseña actual', { exact: true })).toBeFocused();
  await form.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(form.getByText('Tu contraseña cambió.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  await signOut(page);
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/dashboard/home');
});

test('the address changes when the link in its mail is followed', async ({ page }) => {
  const next = newAddress();
  await signIn(page, '/dashboard/profile');
  await page.getByText('Cambiar el correo').click();
  const form = page.getByRole('form', { name: 'Cambiar el correo' });
  await form.getByLabel('Correo nuevo').fill(next);
  await form.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Enviar la confirmación' }).click();
  await expect(form.getByText('Si esa dirección se puede usar')).toBeVisible();
  await page.goto(await linkTo(next, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(page.getByText(`A partir de ahora entrarás con ${next}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Usar este correo' }).click();
  await expect(page.getByText('Tu correo cambió.')).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByText(next).first()).toBeVisible();
  await signOut(page);
  await logIn(page, next);
  await expect(page).toHaveURL('/dashboard/home');
});

test('the owner takes back a changed address', async ({ page }) => {
  const { email } = await createAccount();
  await moveAccount(email, newAddress());
  await page.goto(await linkTo(email, 'RECOVER_EMAIL'));
  await expect(page.getByText(`vuelve a ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Volver al correo de antes' }).click();
  await expect(page.getByText('vuelve a usar el correo de antes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Elegir otra contraseña' })).toBeVisible();
  expect(await hasAccount(email)).toBe(true);
});

test('deleting the account leaves nothing of it, here or at the provider', async ({ page }) => {
  const email = await signIn(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await page.goto('/dashboard/profile');
  await page.getByLabel('Categoría').selectOption('Music');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  await expect(dialog.getByRole('button', { name: 'Conservarla' })).toBeFocused();
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Tu cuenta se eliminó');
  expect(await hasAccount(email)).toBe(false);
  // The language belongs to the browser, not to the account.
  const keys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'language'));
  await expect.poll(keys).toEqual([]);
  // The databases of the libraries stay (docs/accounts.md), without anything of the account.
  const local = email.slice(0, email.indexOf('@'));
  await expect.poll(() => tracesIn(page)).not.toContain(local);
});

test('a session that ended elsewhere deletes nothing', async ({ page }) => {
  const email = await signIn(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await page.getByRole('dialog').getByLabel('Contraseña actual', { exact: true }).fill(password);
  await endings.revoked(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText('Tu sesión terminó');
  expect(await hasAccount(email)).toBe(true);
});

test('everything goes out as one file and comes back', async ({ page }) => {
  await signIn(page);
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await page.goto('/dashboard/profile');
  const downloading = page.waitForEvent('download');
  await page.getByText('Copia de seguridad', { exact: true }).click();
  await page.getByRole('button', { name: 'Guardar en un archivo' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('aulario.json');
  const file = await download.path();

  await signOut(page);
  // The menu's link to the backup, which opens it.
  await signIn(page, '/dashboard/profile#backup');
  const input = page.getByLabel('Archivo con tus datos');
  await input.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"another"}'),
  });
  await expect(page.getByRole('alert')).toContainText('No se cambió nada.');
  await input.setInputFiles(file);
  await page.getByRole('button', { name: 'Traerlo' }).click();
  await expect(page.getByText('Tus datos están de vuelta.')).toBeVisible();
  await page.goto('/dashboard/cart');
  const lines = cartLines(page);
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText(title);
});
