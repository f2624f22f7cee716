import { deployTest as test } from './servers/deployServer.ts';
import { keepSession, signIn } from './signedIn.ts';
import { cards, cartLines, expect, forgive } from './visitor.ts';

test('a tab that was open during a deploy goes on after one reload, with its cart', async ({
  page,
  server,
}) => {
  await signIn(page);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Agregar/ })
    .click();
  const before = server.countDocuments();
  server.deploy();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
  await reloaded;
  await expect(cards(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  expect(server.countDocuments() - before).toBe(1);
  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .click();
  const lines = cartLines(page);
  await expect(lines).toHaveCount(1);
});

test('a chunk that the new build lacks too is asked for once more, then the page says so', async ({
  page,
  server,
  problems,
}) => {
  await keepSession(page);
  const before = server.countDocuments();
  server.deploy();
  server.lose('profile');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(server.countDocuments() - before).toBe(2);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  // The event of loading would not tell this load from the one before.
  await expect.poll(() => server.countDocuments() - before).toBe(3);
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeVisible();
  expect(server.countDocuments() - before).toBe(3);
  await forgive(page, problems);
});

test('a half-filled form is reloaded once, and keeps what was typed but the password', async ({
  page,
  server,
  problems,
}) => {
  // The last of the code that the page asks for by itself: later, it would be missing too.
  const whole = page.waitForResponse(/\/assets\/accounts-/);
  await page.goto('/login');
  await whole;
  const email = page.getByLabel('Correo electrónico');
  await email.fill('lectora@correo.test');
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.fill('una frase bastante larga');
  const before = server.countDocuments();
  server.deploy();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Aulario, inicio' }).click();
  await reloaded;
  await expect(email).toHaveValue('lectora@correo.test');
  await expect(password).toHaveValue('');
  expect(server.countDocuments() - before).toBe(1);
  await page.getByRole('link', { name: 'Aulario, inicio' }).click();
  await expect(page.getByRole('heading', { name: 'All courses in ONE place' })).toBeVisible();
  await forgive(page, problems);
});

test('what was emptied and chosen before a deploy is so after the reload', async ({
  page,
  server,
}) => {
  await signIn(page, '/dashboard/profile');
  const name = page.getByLabel('Nombre');
  await name.fill('Lucía');
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Perfil actualizado')).toBeVisible();
  await name.clear();
  const category = page.getByLabel('Categoría');
  await category.selectOption('Music');
  server.deploy();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .click();
  await reloaded;
  await expect(category).toHaveValue('Music');
  await expect(name).toHaveValue('');
});

test('a tab that has searched goes on after one reload, with what was typed since', async ({
  page,
  server,
  problems,
}) => {
  await page.goto('/courses');
  const field = page.getByRole('combobox', { name: 'Buscar cursos' });
  await field.fill('python');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=python/);
  await expect(cards(page)).not.toHaveCount(0);
  await field.fill('guitarra');
  const before = server.countDocuments();
  server.deploy();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .click();
  await reloaded;
  await expect(field).toHaveValue('guitarra');
  await page
    .getByRole('link', { name: /^Carrito/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
  expect(server.countDocuments() - before).toBe(1);
  await forgive(page, problems);
});

test('control: without a deploy nothing is reloaded', async ({ page, server }) => {
  await signIn(page);
  const before = server.countDocuments();
  await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  expect(server.countDocuments()).toBe(before);
});
