import { firestorePort, projectId } from '@aulario/dev-tools/ports';
import type { Browser, Page } from '@playwright/test';
import { idOf } from './servers/provider.ts';
import { keptRecords, untilSent } from './states/keptRecords.ts';
import {
  cards,
  cartLines,
  expect,
  logIn,
  newAddress,
  password,
  signOut,
  signUp,
  test,
  watch,
} from './visitor.ts';

/** Signals that the reader is back at this device: a headless page always has the focus. */
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Adds the course at this place of the catalogue to the cart. */
async function addToCart(page: Page, index: number) {
  const card = cards(page).nth(index);
  await card.getByRole('button', { name: /^Agregar/ }).click();
  await expect(card.getByRole('button', { name: /^Quitar del carrito/ })).toBeVisible();
}

/** Types into a field and leaves it. */
async function change(page: Page, label: string | RegExp, value: string) {
  const field = page.getByLabel(label);
  await field.fill(value);
  await field.blur();
}

/** A new account with a course in its cart, signed in on the desk, and a phone that does not know it yet. */
async function twoDevices(desk: Page, browser: Browser, problems: string[]) {
  const pocket = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' });
  await watch(pocket, problems);
  const phone = await pocket.newPage();
  const email = newAddress();
  await signUp(desk, email);
  const id = (await idOf(email)) ?? '';
  await addToCart(desk, 0);
  await untilSent(desk, id);
  return { pocket, phone, email, id };
}

async function signInOn(phone: Page, email: string) {
  await phone.goto('/login');
  await logIn(phone, email, password);
  await expect(phone).toHaveURL('/dashboard/home');
}

test('an account is the same on two devices, without a network too, and leaves with its reader', async ({
  page: desk,
  browser,
  problems,
}) => {
  const { pocket, phone, email, id } = await twoDevices(desk, browser, problems);

  // What is in the account is there after signing in.
  await signInOn(phone, email);
  await phone.goto('/dashboard/cart');
  await expect(cartLines(phone)).toHaveCount(1);

  // A list that is made here is there once the reader is back there.
  await phone.goto('/dashboard/lists');
  await phone.getByRole('button', { name: 'Lista nueva' }).click();
  await phone.keyboard.type('Guitarra');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('region', { name: 'Guitarra' })).toBeVisible();
  await untilSent(phone, id);
  await desk.goto('/dashboard/lists');
  await expect(desk.getByRole('region', { name: 'Guitarra' })).toBeVisible();

  // What is removed there goes here within two seconds of a look.
  await desk.goto('/dashboard/cart');
  await expect(cartLines(desk)).toHaveCount(1);
  await phone.goto('/dashboard/cart');
  await cartLines(phone)
    .first()
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await untilSent(phone, id);
  await look(desk);
  await expect(cartLines(desk)).toHaveCount(0, { timeout: 2000 });

  // Both add something without a network, and both have both afterwards.
  for (const page of [desk, phone]) {
    await page.goto('/dashboard/home');
    await expect(cards(page).first()).toBeVisible();
    await page.context().setOffline(true);
  }
  await addToCart(desk, 1);
  await addToCart(phone, 2);
  for (const page of [desk, phone]) {
    await page.context().setOffline(false);
    await untilSent(page, id);
  }
  for (const page of [desk, phone]) {
    await page.goto('/dashboard/cart');
    await expect(cartLines(page)).toHaveCount(2);
  }

  // Nothing of the account stays where it signs out, and the other device has everything.
  expect(Object.keys(await keptRecords(desk, `account:${id}`))).not.toEqual([]);
  await signOut(desk);
  expect(await keptRecords(desk, `account:${id}`)).toEqual({});
  await phone.reload();
  await expect(cartLines(phone)).toHaveCount(2);
  await pocket.close();
});

test('a plan that both change without a network, and the theme, are the same on two devices', async ({
  page: desk,
  browser,
  problems,
}) => {
  const { pocket, phone, email, id } = await twoDevices(desk, browser, problems);
  await desk.goto('/dashboard/plan');
  await change(desk, 'Horas por semana', '3');
  await untilSent(desk, id);

  await signInOn(phone, email);
  await phone.goto('/dashboard/plan');
  await expect(phone.getByLabel('Horas por semana')).toHaveValue('3');

  // Of two values of one field the later one stays, though it is sent first; other fields stay too.
  await desk.context().setOffline(true);
  await pocket.setOffline(true);
  await change(desk, 'Horas por semana', '4');
  await change(desk, /^Para el/, '2099-03-01');
  await change(phone, 'Horas por semana', '6');
  for (const page of [phone, desk]) {
    await page.context().setOffline(false);
    await untilSent(page, id);
  }
  await phone.reload();
  for (const page of [phone, desk]) {
    await expect(page.getByLabel('Horas por semana')).toHaveValue('6');
    await expect(page.getByLabel(/^Para el/)).toHaveValue('2099-03-01');
  }

  // The theme goes along, and stays on the screen from which the user signs out.
  await phone.goto('/dashboard/profile');
  await phone.getByText('Tema y teclado').click();
  await phone.getByLabel('Tema').selectOption({ label: 'Oscuro' });
  await untilSent(phone, id);
  await look(desk);
  const root = desk.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await signOut(desk);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await pocket.close();
});

/** Whether the cloud has anything of the account. */
async function isInCloud(id: string): Promise<boolean> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const { status } = await fetch(
    `http://localhost:${firestorePort}/v1/${documents}/users/${id}/h/head`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return status === 200;
}

test('an account that is deleted on one device is gone from the other and from the cloud', async ({
  page: desk,
  browser,
  problems,
}) => {
  const { pocket, phone, email, id } = await twoDevices(desk, browser, problems);
  await signInOn(phone, email);
  await expect
    .poll(async () => Object.keys(await keptRecords(phone, `account:${id}`)))
    .not.toEqual([]);
  expect(await isInCloud(id)).toBe(true);
  await pocket.setOffline(true);
  await addToCart(phone, 1);

  await desk.goto('/dashboard/profile');
  await desk.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await expect(desk).toHaveURL('/login');

  await pocket.setOffline(false);
  await look(phone);
  await expect(phone).toHaveURL(/\/login/);
  expect(await keptRecords(phone, `account:${id}`)).toEqual({});
  expect(await isInCloud(id)).toBe(false);
  await pocket.close();
});
