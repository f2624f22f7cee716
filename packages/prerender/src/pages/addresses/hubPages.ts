import {
  type Catalogue,
  type CategoryId,
  categories,
  type SubjectName,
} from '@aulario/course-data';
import { categoryHref, subjectHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import type { PublicPage } from './fixedPages.ts';

/** The minimum number of courses for a prerendered page of a list. */
const minCourses = 3;

/** A category or a subject with a page. */
export interface Hub {
  readonly path: string;
  readonly category: CategoryId;
  /** Null for the whole category. */
  readonly subject: SubjectName | null;
}

/**
 * Returns the categories and their subjects to prerender, those with most courses first.
 *
 * @param maxHubs - The maximum number of categories and subjects.
 */
export async function listHubs(
  catalogue: Pick<Catalogue, 'overview'>,
  maxHubs: number,
): Promise<Hub[]> {
  const hubs = new Map<string, Hub & { total: number }>();
  const put = (hub: Hub, total: number) => hubs.set(hub.path, { ...hub, total });
  for (const category of categories) {
    const [overview] = await catalogue.overview({ category });
    if (overview === undefined) continue;
    put({ path: categoryHref(publicShell, category), category, subject: null }, overview.total);
    for (const { total, ...subject } of overview.subjects) {
      put({ path: subjectHref(publicShell, category, subject.subject), category, subject }, total);
    }
  }
  return [...hubs.values()]
    .filter(({ total }) => total >= minCourses)
    .sort(({ total: one }, { total: other }) => other - one)
    .slice(0, maxHubs);
}

/** The pages of hubs. @param hasFeeds - Whether their feeds are written. */
export const hubPages = (hubs: readonly Hub[], hasFeeds: boolean): PublicPage[] =>
  hubs.map(({ path }) => ({
    path,
    screen: 'catalogue',
    kind: 'hub',
    description: null,
    feeds: hasFeeds ? path : undefined,
  }));
