import type { Browser } from 'playwright';

/** Signs up, and returns the browser's stored session. */
export async function signUp(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await page.goto(`${origin}/signup`);
  await page.getByLabel('Correo electrónico').fill(`bench-${Date.now()}@correo.test`);
  await page.getByLabel('Contraseña', { exact: true }).fill('una frase bastante larga');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/home');
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return storageState;
}
