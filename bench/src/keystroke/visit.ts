import { webPort } from '@aulario/dev-tools/emulators';
import type { Browser, Page } from 'playwright';

const origin = `http://localhost:${webPort}`;
const viewport = { width: 1280, height: 900 };

export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Buscar cursos' });
export const grid = (page: Page) => page.getByRole('list', { name: 'Cursos' });

async function fillCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase bastante larga');
}

/** Signs up, waits for the catalogue, then throttles the processor. */
export async function visit(browser: Browser, slowdown: number): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'es-ES' });
  const email = `medidas-${Date.now()}@correo.test`;
  await page.goto(`${origin}/signup`);
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await grid(page).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
