import { hold } from './hold.ts';
import { createAccount } from './servers/provider.ts';
import { cartLines, expect, newAddress, password, signOut, test } from './visitor.ts';

/** Every script of the product, those that start it included. */
const scripts = '**/assets/*.js';

for (const name of ["o'neil+cursos", 'ana.maria', 'ñandú']) {
  test(`${name} signs up before any script has come`, async ({ page }) => {
    const email = `${name}-${newAddress()}`;
    const letGo = await hold(page, scripts);
    await page.goto('/signup', { waitUntil: 'commit' });
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signup');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
    letGo();
    await expect(page).toHaveURL('/dashboard/home');
  });
}

test('a login is sent once the scripts are there, by the button and by the keyboard', async ({
  page,
}) => {
  const { email } = await createAccount();
  for (const send of ['click', 'Enter']) {
    const letGo = await hold(page, scripts);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'POST') posts.push(request.url());
    });
    await page.goto('/login', { waitUntil: 'commit' });
    // As a password manager fills a form: without an event.
    await page.getByLabel('Correo electrónico').waitFor();
    await page.evaluate(
      ([address, secret]) => {
        const [first, second] = document.querySelectorAll<HTMLInputElement>('form input');
        if (first) first.value = address ?? '';
        if (second) second.value = secret ?? '';
      },
      [email, password],
    );
    if (send === 'click') await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    else await page.getByLabel('Contraseña', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/login');
    letGo();
    await expect(page).toHaveURL('/dashboard/home');
    expect(posts).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await signOut(page);
  }
});

test('a link for a new password is asked for before any script has come', async ({ page }) => {
  const letGo = await hold(page, scripts);
  await page.goto('/en/forgot', { waitUntil: 'commit' });
  await page.getByLabel('Email address').fill(newAddress());
  await page.keyboard.press('Enter');
  letGo();
  await expect(page.getByText(/^If that address has an account/)).toBeVisible();
  await expect(page).toHaveURL('/en/forgot');
});

test('what is pressed before any script has come is done', async ({ page }) => {
  const letGo = await hold(page, scripts);
  await page.goto('/courses/music', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Agregar/ });
  await add.first().click();
  await add.nth(1).click();
  letGo();
  await expect(page.getByRole('button', { name: /^Quitar del carrito/ })).toHaveCount(2);
  await page.goto('/cart');
  await expect(cartLines(page)).toHaveCount(2);
});

test('what is missing in a form that was sent early is said', async ({ page }) => {
  const letGo = await hold(page, scripts);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  letGo();
  await expect(page.getByText('Escribe tu correo.')).toBeVisible();
});

for (const [address, field, found] of [
  ['/', 'Buscar cursos', /\/courses\?q=guitarra/],
  ['/courses', 'Buscar cursos', /\/courses\?q=guitarra/],
  ['/courses/music', 'Buscar cursos', /\/courses\?.*q=guitarra/],
] as const) {
  test(`a search on ${address} is answered before any script has come`, async ({ page }) => {
    const letGo = await hold(page, scripts);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByLabel(field).first().fill('guitarra');
    await page.keyboard.press('Enter');
    letGo();
    await expect(page).toHaveURL(found);
    await expect.poll(() => page.title()).toContain('guitarra');
  });
}
