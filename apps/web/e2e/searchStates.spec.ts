import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards, expect, searchField, signUp, test } from './visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What opens over the catalogue: its name, the address, and what opens it. */
const states: Record<string, [path: string, open: (page: Page) => Promise<void>]> = {
  suggestions: [
    '/dashboard/home',
    async (page) => {
      await searchField(page).pressSequentially('pyt');
      await expect(page.getByRole('listbox', { name: 'Sugerencias' })).toBeVisible();
    },
  ],
  filters: [
    '/dashboard/home?q=python',
    async (page) => {
      const sheet = page.getByRole('button', { name: /^Filtros/ });
      const facet = page.getByRole('button', { name: /^Nivel/ });
      await ((await sheet.isVisible()) ? sheet : facet).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  ],
  reasons: [
    '/dashboard/home?q=pyton',
    async (page) => {
      // Below 960 px the details are another page; the address opens the quick view everywhere.
      const details = cards(page)
        .first()
        .getByRole('link', { name: /^Detalles/ });
      const [, id] = (await details.getAttribute('href'))?.match(/\/course\/([^/]+)/) ?? [];
      await page.goto(`/dashboard/home?q=pyton&course=${id}`);
      await expect(page.getByText('Por qué aparece este curso')).toBeVisible();
    },
  ],
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('what opens over the catalogue is accessible at every width', async ({ page }) => {
      test.slow();
      await signUp(page);
      for (const [name, [path, open]] of Object.entries(states)) {
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await expect(cards(page)).not.toHaveCount(0);
          await open(page);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
            `${name} at ${width} px`,
          ).toEqual([]);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
