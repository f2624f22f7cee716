import type { BrowserContext, Page } from '@playwright/test';
import { createAccount } from './servers/provider.ts';
import { expect, logIn, newAddress, signUpTaken, test } from './visitor.ts';

const other = 'otra frase bastante larga';

/** Each form, sent with an address; it ends when the form has answered. */
const forms: Readonly<Record<string, (page: Page, email: string) => Promise<void>>> = {
  async login(page, email) {
    await page.goto('/login');
    await logIn(page, email, other);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  },
  async reset(page, email) {
    await page.goto('/forgot');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await expect(page.getByText('Si hay una cuenta con ese correo')).toBeVisible();
  },
};

/** Records what a screen reader announces while the page lives: the texts put into live regions. */
const noteAnnouncements = () => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status],[role=alert],[aria-live]');
      const text = region?.textContent?.trim();
      if (text && heard.at(-1) !== text) heard.push(text);
    }
    for (const alert of document.querySelectorAll('[role=alert]')) {
      const text = alert.textContent?.trim();
      if (text && !heard.includes(text)) heard.push(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** All that a reader can see or hear: the page, its address, the focus, the announcements. */
async function answerOf(page: Page, email: string) {
  const answer = await page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    title: document.title,
    page: document.body.outerHTML,
    focus: document.activeElement?.outerHTML ?? '',
    values: [...document.querySelectorAll('input')].map(({ value }) => value),
    heard: (window as unknown as { heard: string[] }).heard,
    stored: { ...localStorage },
    session: Object.keys(sessionStorage),
    history: history.length,
  }));
  return JSON.stringify(answer)
    .replaceAll(/_r_\w+_/g, '')
    .replaceAll(email, 'ADDRESS');
}

for (const [name, send] of Object.entries(forms)) {
  test(`${name} answers a known and an unknown address alike`, async ({ browser }) => {
    const { email: known } = await createAccount();
    const unknown = newAddress();
    const contexts = [await browser.newContext(), await browser.newContext()] as const;
    const ask = async (context: BrowserContext, email: string) => {
      const page = await context.newPage();
      await page.addInitScript(noteAnnouncements);
      await send(page, email);
      return () => answerOf(page, email);
    };
    const answerToKnown = await ask(contexts[0], known);
    const answerToUnknown = await ask(contexts[1], unknown);
    // Focus and news follow an answer a moment later.
    await expect(async () => {
      const answer = await answerToKnown();
      expect(answer).toContain('ADDRESS');
      expect(await answerToUnknown()).toBe(answer);
    }).toPass();
    for (const context of contexts) await context.close();
  });
}

test('the comparison would see a difference', async ({ page }) => {
  const { email } = await createAccount();
  await page.addInitScript(noteAnnouncements);
  await forms['login']?.(page, email);
  const before = await answerOf(page, email);
  expect(before).toContain('no coinciden');
  await page.evaluate(() => document.querySelector('[role=alert]')?.append('.'));
  expect(await answerOf(page, email)).not.toBe(before);
});

test('a sign-up lets nobody into an account that is there, even with its password', async ({
  page,
}) => {
  const { email } = await createAccount();
  await signUpTaken(page, email);
  await page.goto('/dashboard/home');
  await expect(page).toHaveURL(/\/login/);
});
