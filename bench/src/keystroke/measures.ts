import type { Page } from 'playwright';
import { filled, take } from './eventTiming.ts';

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
  const noted: number[] = [];
  for (const text of texts) {
    await searchField(page).fill('');
    await take(page);
    await searchField(page).pressSequentially(text, { delay: keyDelayMs });
    noted.push(...(await take(page)));
  }
  return filled(noted, texts.join('').length);
}

/** The number of repetitions of the measures below. */
const rounds = 5;

const repeated = <T>(list: readonly T[]): T[] => Array.from({ length: rounds }, () => list).flat();

/** Measures Enter, which replaces the courses in the grid. */
export async function searching(page: Page): Promise<number[]> {
  const noted: number[] = [];
  const searches = repeated(texts);
  for (const text of searches) {
    await searchField(page).fill(text);
    await take(page);
    await searchField(page).press('Enter');
    // The title changes when the results are rendered.
    await page.waitForFunction((asked) => document.title.includes(asked), text);
    await grid(page).waitFor();
    noted.push(...(await take(page)));
  }
  return filled(noted, searches.length);
}

/** Measures a tick in a facet's panel, which updates the grid, counts and chips. */
export async function filtering(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: /^Idioma/ }).click();
  const ticks = page.getByRole('group', { name: 'Idioma' }).getByRole('checkbox');
  const noted: number[] = [];
  const places = repeated([0, 1, 0, 1]);
  for (const place of places) {
    await take(page);
    await ticks.nth(place).press('Space');
    noted.push(...(await take(page)));
  }
  return filled(noted, places.length);
}
