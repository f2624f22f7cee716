import { type Catalogue, categories } from '@aulario/course-data';
import { categoryHref, subjectHref } from '@aulario/frame/navigation/categoryHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import type { PublicPage } from './fixedPages.ts';

/** The minimum number of courses for a prerendered page of a list. */
const minCourses = 3;

/**
 * Returns the pages of the categories and their subjects to prerender, those with most courses first.
 *
 * @param maxHubs - The maximum number of categories and subjects.
 */
export async function hubPages(
  catalogue: Pick<Catalogue, 'overview'>,
  maxHubs: number,
): Promise<PublicPage[]> {
  const hubs = new Map<string, number>();
  for (const category of categories) {
    const [overview] = await catalogue.overview({ category });
    if (overview === undefined) continue;
    hubs.set(categoryHref(publicShell, category), overview.total);
    for (const { subject, total } of overview.subjects) {
      hubs.set(subjectHref(publicShell, category, subject), total);
    }
  }
  return [...hubs]
    .filter(([, total]) => total >= minCourses)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxHubs)
    .map(([path]) => ({ path, screen: 'catalogue', kind: 'hub', description: null }));
}
