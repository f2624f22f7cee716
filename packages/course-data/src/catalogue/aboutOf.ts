import type { Course, PlatformId } from '../course/course.ts';
import { platformOf } from '../course/platforms.ts';
import { type CatalogueAbout, sortOrders } from './catalogue.ts';
import { sortKeyOf, sortKeys } from './columns.ts';
import { facetIds, facetValueOf, unknownValue } from './facets.ts';
import { columnOfSort } from './sortDocuments.ts';

/** From the oldest to the newest of the courses' facts. */
function recordedOf(courses: readonly Course[]): CatalogueAbout['recorded'] {
  if (courses.length === 0) return null;
  return {
    from: courses.reduce((from, { recorded }) => Math.min(from, recorded.from), 9999),
    to: courses.reduce((to, { recorded }) => Math.max(to, recorded.to), 0),
  };
}

/** What a catalogue of these courses is made of; facets and sorts that know nothing are left out. */
export function aboutOf(courses: readonly Course[], builtOn: string | null = null): CatalogueAbout {
  const totals = new Map<PlatformId, number>();
  for (const { platform } of courses) totals.set(platform, (totals.get(platform) ?? 0) + 1);
  const known = new Set(
    sortKeys.filter((key) => courses.some((course) => sortKeyOf(course, key) !== null)),
  );
  return {
    platforms: Array.from(totals, ([id, total]) => ({ id, name: platformOf(id).name, total })),
    recorded: recordedOf(courses),
    builtOn,
    facets: facetIds.filter((facet) =>
      courses.some((course) => facetValueOf(course, facet) !== unknownValue),
    ),
    sorts: sortOrders.filter((sort) => {
      const key = columnOfSort(sort);
      return key === null || known.has(key);
    }),
  };
}
