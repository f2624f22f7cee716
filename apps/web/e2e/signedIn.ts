import { cards, expect, signUp, test } from './visitor.ts';

/** A test that begins in the catalogue, signed in to an account of its own. */
export const signedInTest = test.extend({
  page: async ({ page }, use) => {
    await signUp(page);
    await expect(cards(page)).toHaveCount(12);
    await use(page);
  },
});
