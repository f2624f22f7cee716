import type { BrowserContextOptions } from '@playwright/test';
import { openContext } from './sharedPage.ts';
import { cards, expect, signUp, test } from './visitor.ts';

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * A test that begins in the catalogue, signed in. The tests of a worker share the account, each in a
 * browser of its own: one that changes the account at the provider signs up by itself.
 */
export const signedInTest = test.extend<object, { session: Session }>({
  session: [
    async ({ browser }, use) => {
      const context = await openContext(browser);
      const page = await context.newPage();
      await signUp(page);
      await expect(cards(page)).toHaveCount(12);
      const session = await context.storageState({ indexedDB: true });
      await context.close();
      await use(session);
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session),
  page: async ({ page }, use) => {
    await page.goto('/dashboard/home');
    await expect(cards(page)).toHaveCount(12);
    await use(page);
  },
});
