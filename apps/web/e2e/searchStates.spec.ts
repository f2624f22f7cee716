import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signedInTest as test } from './signedIn.ts';
import { cards, expect, searchField } from './visitor.ts';

/** What opens over the catalogue: its name, the address, and what opens it again in a window of another width. */
const states: Record<string, [path: string, open: (page: Page) => Promise<void>]> = {
  suggestions: [
    '/dashboard/home',
    async (page) => {
      await searchField(page).clear();
      await searchField(page).pressSequentially('pyt');
      await expect(page.getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
    },
  ],
  filters: [
    '/dashboard/home?q=python',
    async (page) => {
      await page.keyboard.press('Escape');
      const sheet = page.getByRole('button', { name: /^Filtros/ });
      const facet = page.getByRole('button', { name: /^Nivel/ });
      await ((await sheet.isVisible()) ? sheet : facet).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  ],
  reasons: [
    // Below 960 px the details are another page; the address opens the quick view everywhere.
    '/dashboard/home?q=pyton&course=edx:python-aprender-a-programar',
    (page) => expect(page.getByText('Por qué aparece este curso')).toBeVisible(),
  ],
};

test('what opens over the catalogue is accessible', async ({ page }) => {
  test.slow();
  for (const [name, [path, open]] of Object.entries(states)) {
    await page.goto(path);
    await expect(cards(page)).not.toHaveCount(0);
    await expectAccessible(page, name, () => open(page));
  }
});
