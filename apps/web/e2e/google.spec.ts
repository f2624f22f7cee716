import type { BrowserContext, Page } from '@playwright/test';
import { build } from './build.ts';
import { fakeGoogle } from './fakeGoogle.ts';
import { hasAccount } from './provider.ts';
import { serveBuild } from './serveBuild.ts';
import { expect, newAddress, signOut, signUp, test } from './visitor.ts';

test.describe.configure({ mode: 'serial' });

let built: ReturnType<typeof build>;

test.beforeAll(() => {
  built = build('emulator', { VITE_GOOGLE_CLIENT_ID: 'a-client.apps.googleusercontent.com' });
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

test('whoever Google names is let in, under the headers that everybody has', async ({
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

test('whoever leaves the window is told, and can try again', async ({ page, context }) => {
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
  expect(forged.url()).not.toContain('id_token');
});

test('an account with a password is found by its address', async ({ page, context }) => {
  const email = await signUp(page);
  await signOut(page);
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
