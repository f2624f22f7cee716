import { translatePage } from '@aulario/dev-tools/translatePage';
import type { Page } from '@playwright/test';
import { openContext } from '../sharedPage.ts';
import { expect, test, watch } from '../visitor.ts';

/** What the page says, but for white space and the address of an account. */
const words = async (page: Page) =>
  (await page.locator('body').textContent())?.replaceAll(/lectora-[\w-]+|\s+/g, '');

interface Twins {
  /** Opens an address on both pages. The other software comes when the page is there. */
  goto: (address: string) => Promise<void>;
  /** Does the same on both pages, which then have to say the same. */
  act: (step: (page: Page) => Promise<unknown>) => Promise<void>;
}

/** What other software does to a page, and where that is seen on every screen. */
interface Foreign {
  change: () => void;
  seenAt: string;
  /** What the other software waits for. */
  comesAfter?: (page: Page) => Promise<unknown>;
}

/** With a page that other software changes, Chrome's translator by default, and one beside it that nobody does. */
export const twinTest = test.extend<{ foreign: Foreign; twins: Twins }>({
  foreign: [{ change: translatePage, seenAt: 'h1 font font' }, { option: true }],
  twins: async ({ browser, foreign, problems }, use) => {
    const contexts = [await openContext(browser), await openContext(browser)] as const;
    for (const context of contexts) await watch(context, problems);
    const changed = await contexts[0].newPage();
    const plain = await contexts[1].newPage();
    const both = [changed, plain];
    await use({
      goto: async (address) => {
        for (const page of both) await page.goto(address);
        await foreign.comesAfter?.(changed);
        await changed.evaluate(foreign.change);
      },
      act: async (step) => {
        for (const page of both) await step(page);
        await expect(async () => {
          expect(await words(changed)).toBe(await words(plain));
        }).toPass();
        // The twin of this test: the page is a changed one.
        await expect(changed.locator(foreign.seenAt).first()).toBeAttached();
      },
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Presses the first button of a name. */
export const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Follows the first link of a name. */
export const follow = (name: RegExp | string) => (page: Page) =>
  page.getByRole('link', { name }).first().click();
