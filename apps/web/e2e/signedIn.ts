import type { Page } from '@playwright/test';
import { createAccount } from './servers/provider.ts';
import { putState, sdkKey } from './states/putState.ts';
import { cards, expect, stored, test } from './visitor.ts';

/**
 * Makes an account and puts its session into the browser, as an earlier visit would; opens no page of the
 * product. Returns the address and the id of the account.
 */
export async function keepSession(page: Page) {
  const { email, localId: uid, idToken, refreshToken } = await createAccount();
  const now = Date.now();
  const user = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: 'password', uid: email, email }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  };
  await putState(page, { local: { token: idToken }, row: { fbase_key: sdkKey, value: user } });
  return { email, uid };
}

/** Opens a screen of the dashboard, signed in to a new account whose address it returns. */
export async function signIn(page: Page, address = '/dashboard/home'): Promise<string> {
  const { email, uid } = await keepSession(page);
  await page.goto(address);
  // The application has started, and knows the session.
  await expect(page.locator('#root:not([data-frame])')).toBeAttached();
  await expect.poll(() => stored(page, 'aulario:session')).toBe(uid);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  return email;
}

/** A test that begins in the catalogue, signed in to an account of its own. */
export const signedInTest = test.extend({
  page: async ({ page }, use) => {
    await signIn(page);
    await expect(cards(page)).toHaveCount(12);
    await use(page);
  },
});
