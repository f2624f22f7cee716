import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { sweepsAll } from './sweep.ts';

const widths = [320, 768, 1280];
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rules = sweepsAll ? [...wcag, 'best-practice'] : wcag;

/** The widths at which axe checks each colour scheme; the stories check the dark one too. */
const sweeps: Readonly<Record<'light' | 'dark', readonly number[]>> = sweepsAll
  ? { light: widths, dark: widths }
  : { light: [320], dark: [] };

async function violationsOf(page: Page): Promise<readonly string[]> {
  // Without frames the old way finds the same, and opens no page of its own for each answer. Elements
  // that pass are not described, which takes longer than asking the rules.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: rules, resultTypes: ['violations'] });
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
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!sweeps[colorScheme].includes(width)) continue;
      await page.emulateMedia({ colorScheme });
      const found = await violationsOf(page);
      expect(found, `${name} at ${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}
