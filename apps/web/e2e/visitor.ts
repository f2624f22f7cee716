import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** A password that every form accepts. */
export const password = 'una frase bastante larga';

let accounts = 0;

/** An address that no other test uses. */
export const newAddress = () => `lectora-${process.pid}-${Date.now()}-${accounts++}@correo.test`;

/** Collects what no screen may ever cause: uncaught errors and violations of the content policy. */
export async function watch(context: BrowserContext, problems: string[]) {
  // Not every violation reaches the console; every one is an event.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.warn(`content security policy event: ${effectiveDirective} ${blockedURI}`);
    });
  });
  context.on('weberror', (problem) => problems.push(String(problem.error())));
  context.on('console', (message) => {
    if (/content security policy|trusted type|uncaught|hydrat/i.test(message.text())) {
      problems.push(message.text());
    }
  });
}

interface Expectations {
  /** Problems that the page reported to the console; a test fails when one is left at its end. */
  problems: string[];
}

export const test = base.extend<Expectations>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      // A request that the page still has on its way must not outlive its test.
      const behavior = 'ignoreErrors';
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior })));
      await context.unrouteAll({ behavior });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** For tests that cause problems on purpose: nothing of this page counts any more. */
export async function forgive(page: Page, problems: string[]) {
  await page.close();
  problems.length = 0;
}

async function fillCredentials(page: Page, email: string, secret: string) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(secret);
}

/** Opens the signup screen and fills its form. */
async function fillSignUp(page: Page, email: string, secret = password) {
  await page.goto('/signup');
  await fillCredentials(page, email, secret);
}

/** Sends the form of the signup screen. */
export const sendSignUp = (page: Page) =>
  page.getByRole('button', { name: 'Crear cuenta' }).click();

/** Asks for an account with an address that has one, and waits for the answer. */
export async function signUpTaken(page: Page, email: string, secret = password) {
  await fillSignUp(page, email, secret);
  await sendSignUp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mira tu correo' })).toBeVisible();
}

/** Makes an account by the form, which signs in, and waits for the catalogue; `signIn` does without the form. */
export async function signUp(page: Page, email = newAddress()): Promise<string> {
  await fillSignUp(page, email);
  await sendSignUp(page);
  await expect(page).toHaveURL('/dashboard/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return email;
}

/** Fills and sends the form of the login screen that is open. */
export async function logIn(page: Page, email: string, secret = password) {
  await fillCredentials(page, email, secret);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Leaves by the dashboard's own button. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The field of the search bar. */
export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Buscar cursos' });

/** Searches with the search bar of the catalogue and waits for what is found. */
export async function search(page: Page, text: string) {
  await searchField(page).fill(text);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text).replace('+', '\\+')}`));
  await expect.poll(() => page.title()).toContain(text);
  await expect(page.getByText('Cargando los cursos…')).toHaveCount(0);
}

/** Waits until the line over the results says that there are so many; other lines count too. */
export const expectFound = (page: Page, count: number) =>
  expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^${count} cursos?\\b`) }),
  ).toBeVisible();

/** What the page's storage holds under a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Headless pages are always visible; the event alone says that the reader is back. */
export const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The course cards of the catalogue that is open; none before the application shows them. */
export const cards = (page: Page) =>
  page
    .locator('#root:not([data-frame])')
    .getByRole('list', { name: 'Cursos' })
    .getByRole('listitem');

/** The courses of the cart that is open. */
export const cartLines = (page: Page) =>
  page.getByRole('list', { name: 'Cursos del carrito' }).getByRole('listitem');

export { expect };
