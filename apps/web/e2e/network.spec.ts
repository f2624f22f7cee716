import { authPort } from '@aulario/dev-tools/ports';
import type { Page, Route } from '@playwright/test';
import { createAccount } from './servers/provider.ts';
import { keepSession } from './signedIn.ts';
import { cards, expect, forgive, logIn, password, test } from './visitor.ts';

const provider = `http://localhost:${authPort}/**`;
const page502 = '<!doctype html><title>Gateway</title>';

const answer =
  (status: number, contentType: string, body: string, headers = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType,
      body,
      headers: { 'access-control-allow-origin': '*', ...headers },
    });

/** The faults that a browser tells apart; the rest are tried in packages/auth. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no network': (route) => route.abort('internetdisconnected'),
  'a name that is not found': (route) => route.abort('namenotresolved'),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'a reset': (route) => route.abort('connectionreset'),
  'a time-out below': (route) => route.abort('timedout'),
  '500': answer(500, 'application/json', '{}'),
  '502 of a gateway': answer(502, 'text/html', page502),
  '503': answer(503, 'text/plain', 'Busy', { 'retry-after': '30' }),
  '429': answer(429, 'application/json', '{"error":{"message":"TOO_MANY_ATTEMPTS_TRY_LATER"}}'),
  '403 of a firewall': answer(403, 'text/html', page502),
  'a page in place of JSON': answer(200, 'text/html', page502),
  'JSON cut short': answer(200, 'application/json', '{"kind":"ident'),
  'an empty body': answer(200, 'application/json', ''),
  'another content type': answer(200, 'image/gif', 'GIF89a'),
  'a captive portal': answer(302, 'text/html', '', { location: 'https://portal.example/' }),
};

/** Strikes what matches; returns how often. */
async function strike(page: Page, url: string, fault: (route: Route) => Promise<void>) {
  let hits = 0;
  const handler = (route: Route) => {
    hits += 1;
    return fault(route);
  };
  await page.context().route(url, handler);
  return { countHits: () => hits, end: () => page.context().unroute(url, handler) };
}

test('the login tells every fault, keeps what was typed, and works when it is over', async ({
  page,
  problems,
}) => {
  const { email } = await createAccount();
  await page.goto('/login');
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  for (const [name, fault] of Object.entries(faults)) {
    const struck = await strike(page, provider, fault);
    await logIn(page, email);
    // The message of the previous fault may still be visible.
    await expect.poll(struck.countHits, name).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Iniciar sesión' }), name).toBeEnabled();
    await expect(alert, name).toBeVisible();
    await expect(page.getByLabel('Correo electrónico'), name).toHaveValue(email);
    await expect(page.getByLabel('Contraseña', { exact: true }), name).toHaveValue(password);
    await struck.end();
  }
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard/home');
  // The policy lets nobody be led to the portal.
  expect(problems.filter((problem) => !problem.includes('connect-src'))).toEqual([]);
  expect(problems.length).toBeGreaterThan(0);
  await forgive(page, problems);
});

test('a provider that hangs is given up, and can be asked again', async ({ page }) => {
  const { email } = await createAccount();
  await page.clock.install();
  await page.goto('/login');
  const hanging: Route[] = [];
  const struck = await strike(page, provider, async (route) => void hanging.push(route));
  await logIn(page, email);
  const isAsked = () => hanging.some((route) => route.request().url().includes('signIn'));
  await expect.poll(isAsked).toBe(true);
  await expect(page.getByRole('button', { name: 'Iniciando sesión' })).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('tarda demasiado en contestar')).toBeVisible();
  // An answer that comes late would still let in.
  for (const route of hanging) await route.abort();
  await struck.end();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard/home');
});

test('the catalogue tells every fault, and comes when it is over', async ({ page }) => {
  await keepSession(page);
  const first = await strike(page, '**/catalogue/**', (route) => route.abort());
  await page.goto('/dashboard/home?q=excel');
  const message = page.getByText('No pudimos traer el catálogo');
  await expect(message).toBeVisible();
  await first.end();
  for (const [name, fault] of Object.entries(faults)) {
    const struck = await strike(page, '**/catalogue/**', fault);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(struck.countHits, name).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Reintentar' }), name).toBeEnabled();
    await expect(message, name).toBeVisible();
    await struck.end();
  }
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(cards(page).first()).toContainText(/excel/i);
});
