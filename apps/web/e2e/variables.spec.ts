import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildSite, googleMarks, holding, loadedWith, scriptsOf } from './build.ts';
import { application, hold } from './hold.ts';
import { fakeGoogle } from './servers/fakeGoogle.ts';
import { createAccount, hasAccount } from './servers/provider.ts';
import { serveBuild } from './servers/serveBuild.ts';
import { expect, newAddress, test } from './visitor.ts';

test.describe.configure({ mode: 'serial' });

let built: ReturnType<typeof buildSite>;

/** Every script of the product, those that start it included. */
const scripts = '**/assets/*.js';

/** Any address that the policy allows; it is answered here. */
const newsletter = 'https://identitytoolkit.googleapis.com/letters';

test.beforeAll(() => {
  built = buildSite('emulator', {
    VITE_GOOGLE_CLIENT_ID: 'a-client.apps.googleusercontent.com',
    VITE_NEWSLETTER_URL: newsletter,
    // No test opens a page of a course, a category or an answer.
    ...Object.fromEntries(
      ['HUBS', 'COURSES', 'ANSWERS', 'CARDS'].map((each) => [`VITE_MAX_${each}`, '0']),
    ),
  });
  expect(built.status, built.output).toBe(0);
});

test.afterAll(() => built.remove());

const continueWithGoogle = (page: Page) =>
  page.getByRole('button', { name: 'Continuar con Google' });

/** Opens Google's window and does there what `choose` says. */
async function inWindow(context: BrowserContext, open: () => Promise<void>, choose: string) {
  const opening = context.waitForEvent('page');
  await open();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await popup.getByRole('link', { name: choose }).click();
  await closing;
}

async function enter(page: Page, context: BrowserContext, email: string) {
  await serveBuild(context, built.folder);
  await fakeGoogle(context, email);
  await page.goto('/login?next=/dashboard/profile');
  await inWindow(context, () => continueWithGoogle(page).click(), email);
  await expect(page).toHaveURL('/dashboard/profile');
}

test('the code for Google comes with no page, only when it is asked for', () => {
  const scripts = scriptsOf(built.folder);
  const [name = '', ...more] = holding(googleMarks, scripts);
  expect([name, ...more]).toEqual([expect.stringMatching(/^askGoogle-/)]);
  const others = [...scripts.keys()].filter((other) => other !== name);
  for (const other of others) expect([...loadedWith(other, scripts)], other).not.toContain(name);
  for (const page of ['index.html', 'app.html']) {
    expect(readFileSync(join(built.folder, page), 'utf8'), page).not.toContain(name);
  }
});

test('an account confirmed by Google is let in, under the same headers as every page', async ({
  page,
  context,
}) => {
  const email = newAddress();
  const scripts: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await serveBuild(context, built.folder);
  await fakeGoogle(context, email);
  const response = await page.goto('/login?next=/dashboard/profile');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).not.toContain('google.com');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  await expect(continueWithGoogle(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('askGoogle'))).toEqual([]);
  await inWindow(context, () => continueWithGoogle(page).click(), email);
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByText('aquí no tienes contraseña')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirmar el correo' })).toHaveCount(0);
  expect(scripts.some((url) => url.includes('askGoogle'))).toBe(true);
  expect(new Set(scripts.map((url) => new URL(url).origin)).size).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
});

test('closing the window shows a message, and trying again works', async ({ page, context }) => {
  const email = newAddress();
  await serveBuild(context, built.folder);
  await fakeGoogle(context, email);
  await page.goto('/signup');
  await inWindow(context, () => continueWithGoogle(page).click(), 'Cancel');
  await expect(page.getByText('No terminaste en la otra ventana')).toBeVisible();
  expect(await hasAccount(email)).toBe(false);
  await inWindow(context, () => continueWithGoogle(page).click(), email);
  await expect(page).toHaveURL('/dashboard/home');
});

test('an answer that nobody asked for lets nobody in', async ({ page, context }) => {
  await serveBuild(context, built.folder);
  await fakeGoogle(context, newAddress());
  await page.goto('/login');
  const opening = context.waitForEvent('page');
  await continueWithGoogle(page).click();
  const popup = await opening;
  await expect(popup.getByRole('link', { name: 'Cancel' })).toBeVisible();
  const forged = await context.newPage();
  const token = `e30.${btoa(JSON.stringify({ sub: '1', email: newAddress(), nonce: 'x' }))}.`;
  await forged.goto(`/account/google#state=made-up&id_token=${token}`);
  await expect(forged.getByText('Ya puedes cerrar esta ventana')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sigue en la ventana de Google' })).toBeVisible();
  await expect(forged).toHaveURL('/account/google');
});

test('an account with a password is found by its address', async ({ page, context }) => {
  const { email } = await createAccount();
  await enter(page, context, email);
  await expect(page.getByText(email).first()).toBeVisible();
});

test('deleting asks Google who it is', async ({ page, context }) => {
  const email = newAddress();
  await enter(page, context, email);
  await page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  const confirm = () => dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
  await inWindow(context, confirm, email);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Tu cuenta se eliminó')).toBeVisible();
  expect(await hasAccount(email)).toBe(false);
});

for (const [held, early, place] of [
  ['Enter', 'the application', application],
  ['Enter', 'any script', scripts],
  ['click', 'any script', scripts],
] as const) {
  test(`an address that is left before ${early} has come is sent when it has (${held})`, async ({
    page,
    context,
  }) => {
    await serveBuild(context, built.folder);
    const sent: (string | null)[] = [];
    await page.route(newsletter, (route) => {
      sent.push(route.request().postData());
      return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    const letGo = await hold(page, place);
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Correo electrónico' });
    await field.fill("o'neil@correo.test");
    if (held === 'Enter') await field.press('Enter');
    else await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL('/');
    letGo();
    await expect.poll(() => sent).toEqual(['email=o%27neil%40correo.test']);
    await expect(page.getByText('Listo: tu correo está en la lista.')).toBeVisible();
  });
}

test('what is wrong with an address that was left early is said, and it stays', async ({
  page,
  context,
}) => {
  await serveBuild(context, built.folder);
  const letGo = await hold(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Correo electrónico' });
  await field.fill('lectora');
  await field.press('Enter');
  letGo();
  await expect(page.getByText(/^Ese correo no está completo/)).toBeVisible();
  await expect(field).toHaveValue('lectora');
});
