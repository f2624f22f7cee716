import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [320, 768, 1280];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe is asked in each colour scheme: by night everything but the colours is as by day. */
const sweeps =
  process.env['SWEEP'] === 'all'
    ? { light: { widths, rules }, dark: { widths, rules } }
    : {
        light: { widths: [320], rules },
        dark: { widths: [1280], rules: ['color-contrast', 'link-in-text-block'] },
      };

async function violationsOf(page: Page, asked: string[]): Promise<readonly string[]> {
  // Without frames the old way finds the same, and opens no page of its own for each answer.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: asked });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * What holds of every screen, as it is after `show`: no axe violation, no sideways scroll. Which
 * widths and colours axe is asked about is said in docs/testing.md.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  show: () => Promise<unknown> = async () => undefined,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await show();
    for (const [colorScheme, sweep] of Object.entries(sweeps)) {
      if (!sweep.widths.includes(width)) continue;
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' });
      const found = await violationsOf(page, sweep.rules);
      expect(found, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}
