import type { Page } from 'playwright';
import { takeDelays } from '../observePage.ts';

const searchField = (page: Page) => page.getByRole('combobox', { name: 'Buscar cursos' });
/** The courses that the application shows; those of a prerendered home are not meant. */
export const grid = (page: Page) =>
  page.locator('#root:not([data-frame])').getByRole('list', { name: 'Cursos' });

// Each finds courses among the samples too.
const texts = ['programacion en python', 'desarrollo web', 'excel avanzado', 'curso de musica'];

/** The time between keys of a fast typist, in ms. */
const keyDelayMs = 120;

/** Measures each key of each text while suggestions and the grid update. */
export async function typing(page: Page): Promise<number[]> {
  const delays: number[] = [];
  for (const text of texts) {
    await searchField(page).fill('');
    await takeDelays(page, 0);
    await searchField(page).pressSequentially(text, { delay: keyDelayMs });
    delays.push(...(await takeDelays(page, text.length)));
  }
  return delays;
}

/** The number of repetitions of the measures below. */
const rounds = 5;

const repeated = <T>(list: readonly T[]): T[] => Array.from({ length: rounds }, () => list).flat();

/** Measures Enter, which replaces the courses in the grid. */
export async function searching(page: Page): Promise<number[]> {
  const delays: number[] = [];
  for (const text of repeated(texts)) {
    await searchField(page).fill(text);
    await takeDelays(page, 0);
    await searchField(page).press('Enter');
    // The title changes when the results are rendered.
    await page.waitForFunction((asked) => document.title.includes(asked), text);
    await grid(page).waitFor();
    delays.push(...(await takeDelays(page, 1)));
  }
  return delays;
}

/** Measures a tick in a facet's panel, which updates the grid, counts and chips. */
export async function filtering(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: /^Idioma/ }).click();
  const ticks = page.getByRole('group', { name: 'Idioma' }).getByRole('checkbox');
  await takeDelays(page, 0);
  const delays: number[] = [];
  for (const place of repeated([0, 1, 0, 1])) {
    await ticks.nth(place).press('Space');
    delays.push(...(await takeDelays(page, 1)));
  }
  return delays;
}
