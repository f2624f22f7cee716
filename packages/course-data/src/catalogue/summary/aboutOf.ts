import type { CalendarDay } from '../../course/calendarDay.ts';
import type { Course, PlatformId } from '../../course/course.ts';
import { platformOf } from '../../course/platforms.ts';
import { type Aggregator, aggregate, sortKeyOf } from '../facets/columns.ts';
import { type FacetId, facetIds, facetValueOf, unknownValue } from '../facets/facets.ts';
import { type SortKey, sortKeys } from '../facets/sortKeys.ts';
import { columnOfSort } from '../order/sortDocuments.ts';
import type { CatalogueAbout } from '../port/catalogueAnswers.ts';
import { sortOrders } from '../port/catalogueQuery.ts';

/**
 * Collects the platforms, years, facets and sort orders of a catalogue. Omits facets and orders
 * without any known value.
 */
export function aboutAggregator(builtOn: CalendarDay | null): Aggregator<CatalogueAbout> {
  const totals = new Map<PlatformId, number>();
  const facets = new Set<FacetId>();
  const keys = new Set<SortKey>();
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  return {
    add: (course) => {
      const { platform, recorded } = course;
      totals.set(platform, (totals.get(platform) ?? 0) + 1);
      from = Math.min(from, recorded.from);
      to = Math.max(to, recorded.to);
      for (const facet of facetIds)
        if (facetValueOf(course, facet) !== unknownValue) facets.add(facet);
      for (const key of sortKeys) if (sortKeyOf(course, key) !== null) keys.add(key);
    },
    result: () => ({
      platforms: Array.from(totals, ([id, total]) => ({ id, name: platformOf(id).name, total })),
      recorded: totals.size === 0 ? null : { from, to },
      builtOn,
      facets: facetIds.filter((facet) => facets.has(facet)),
      sorts: sortOrders.filter((sort) => {
        const key = columnOfSort(sort);
        return key === null || keys.has(key);
      }),
    }),
  };
}

/** Describes a catalogue of these courses. */
export const aboutOf = (
  courses: readonly Course[],
  builtOn: CalendarDay | null = null,
): CatalogueAbout => aggregate(courses, aboutAggregator(builtOn));
