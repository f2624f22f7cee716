import type { Course } from '../../course/course.ts';
import { unknownValue } from '../facets/facets.ts';
import type { Catalogue } from '../port/catalogue.ts';
import { emptyQuery, type ReaderLanguage } from '../port/catalogueQuery.ts';

/** How many of the courses are free, in a catalogue that has so many. */
const freeCount = 2;

/**
 * Picks one course of each of the largest categories, about different subjects, the free ones
 * first: up to `count`, fewer in a small catalogue.
 */
export async function variedCourses(
  catalogue: Pick<Catalogue, 'overview' | 'search'>,
  language: ReaderLanguage,
  count: number,
): Promise<readonly Course[]> {
  const overviews = await catalogue.overview({ category: null });
  const chosen: Course[] = [];
  for (const { category } of overviews.toSorted((one, other) => other.total - one.total)) {
    if (chosen.length === count) break;
    const price = chosen.length < freeCount ? ['free'] : ['paid', unknownValue];
    const filters = { category: [category], price };
    const { results } = await catalogue.search({ ...emptyQuery, language, filters });
    const taken = new Set(chosen.flatMap(({ subjects }) => subjects));
    const found = results.find(({ course }) => !course.subjects.some((name) => taken.has(name)));
    if (found !== undefined) chosen.push(found.course);
  }
  return chosen;
}
