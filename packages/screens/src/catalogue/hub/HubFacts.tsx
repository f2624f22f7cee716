import {
  type CatalogueQuery,
  type FacetId,
  facetValues,
  orderedValues,
  type QuerySummary,
  unknownValue,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { FacetSummary, type FacetSummaryRow } from '@aulario/ui';
import { facetLabel, valueLabel } from '../facets/facetTexts.ts';

/** The facets that describe a category, and those that describe a subject. */
const facetsOf = {
  category: ['level', 'language', 'price', 'platform'],
  subject: ['level', 'language', 'price', 'duration'],
} as const satisfies Record<string, readonly FacetId[]>;

/** Facets without an order of their values, which show only the most frequent ones. */
const unordered: ReadonlySet<FacetId> = new Set<FacetId>(['language', 'platform']);
const maxUnordered = 5;

/** The minimum number of courses to summarise; fewer are seen faster than their numbers. */
const minCourses = 4;

interface HubFactsProps {
  query: CatalogueQuery;
  isSubject: boolean;
  summary: QuerySummary;
}

/** 'De un vistazo': how many courses of a hub have which value; each bar is a filter. */
export function HubFacts({ query, isSubject, summary }: HubFactsProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const { count } = useFormatters();
  if (summary.total < minCourses) return null;

  // As the buttons of the filters are named.
  const titleOf = (facet: FacetId) => {
    if (facet === 'price') return text('facet.cost');
    return facet === 'duration' ? text('facet.time') : facetLabel(text, facet);
  };

  const rowsOf = (facet: FacetId): FacetSummaryRow[] => {
    const counts = summary.counts[facet];
    const known = orderedValues(facet, new Set([...facetValues[facet], ...Object.keys(counts)]));
    const rows = known.map((value) => ({
      label: valueLabel(text, facet, value),
      count: counts[value] ?? 0,
      href: hrefFor(query, { filters: { ...query.filters, [facet]: [value] } }),
      isUnknown: value === unknownValue,
    }));
    const shown = rows.filter((row) => row.count > 0);
    if (shown.every(({ isUnknown }) => isUnknown)) return [];
    if (!unordered.has(facet)) return shown;
    return shown.toSorted((one, other) => other.count - one.count).slice(0, maxUnordered);
  };

  return (
    <FacetSummary
      label={text('hub.glance')}
      lists={facetsOf[isSubject ? 'subject' : 'category'].map((facet) => ({
        title: titleOf(facet),
        rows: rowsOf(facet),
      }))}
      formatCount={count}
      countLabel={(total) => text('common.courseCount', { count: total })}
    />
  );
}
