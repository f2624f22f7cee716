import type { Page } from 'playwright';
import { type Delays, delaysOf, filled, take } from './eventTiming.ts';
import { grid, searchField } from './visit.ts';

const texts = ['programacion en python', 'fotografia digital', 'excel avanzado', 'curso de musica'];

/** About as fast as somebody types who types well, in ms. */
const pause = 120;

/** Each key of each text, with the suggestions following below the field and the grid behind them. */
export async function typing(page: Page): Promise<Delays> {
  const noted: number[] = [];
  for (const text of texts) {
    await searchField(page).fill('');
    await take(page);
    await searchField(page).pressSequentially(text, { delay: pause });
    noted.push(...(await take(page)));
  }
  return delaysOf(filled(noted, texts.join('').length));
}

/** How often each of the measures below goes round. */
const rounds = 5;

const repeated = <T>(list: readonly T[]): T[] => Array.from({ length: rounds }, () => list).flat();

/** Enter, which puts other courses into the grid. */
export async function searching(page: Page): Promise<Delays> {
  const noted: number[] = [];
  const searches = repeated(texts);
  for (const text of searches) {
    await searchField(page).fill(text);
    await take(page);
    await searchField(page).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === text);
    await grid(page).waitFor();
    noted.push(...(await take(page)));
  }
  return delaysOf(filled(noted, searches.length));
}

/** A tick in the panel of a facet: grid, counts and chips change together. */
export async function filtering(page: Page): Promise<Delays> {
  await page.getByRole('button', { name: /^Idioma/ }).click();
  const ticks = page.getByRole('group', { name: 'Idioma' }).getByRole('checkbox');
  const noted: number[] = [];
  const places = repeated([0, 1, 0, 1]);
  for (const place of places) {
    await take(page);
    await ticks.nth(place).press('Space');
    noted.push(...(await take(page)));
  }
  return delaysOf(filled(noted, places.length));
}
