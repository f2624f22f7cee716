import type { Page } from '@playwright/test';
import { signIn } from './signedIn.ts';
import { expect, test } from './visitor.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The visible navigations in which the current link looks like another one, with colours left out. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (link: Element) => {
      const { borderWidth, fontWeight, outlineStyle, textDecorationLine } = getComputedStyle(link);
      return [borderWidth, fontWeight, outlineStyle, textDecorationLine].join();
    };
    return [...document.querySelectorAll('nav')]
      .filter((nav) => nav.checkVisibility())
      .filter((nav) => {
        const current = nav.querySelector('[aria-current]');
        const other = nav.querySelector('a:not([aria-current])');
        return current !== null && other !== null && lookOf(current) === lookOf(other);
      })
      .map((nav) => nav.ariaLabel);
  });

for (const width of [320, 1280]) {
  test(`in forced colours the current link is marked in every navigation, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const marked = async (address: string) => {
      await page.goto(address);
      await expect(page.locator('nav [aria-current]:visible').first()).toBeVisible();
      expect(await unmarked(page), address).toEqual([]);
    };
    for (const address of ['/lists', '/plan', '/courses/development/python']) await marked(address);
    await signIn(page);
    for (const address of ['/dashboard/lists', '/dashboard/mine']) await marked(address);
  });
}
