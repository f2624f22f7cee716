import { type FacetId, type FacetValue, type Filters, orderedValues } from './facets.ts';

/** The filters with one value put in or taken out; values stay in the order in which they are shown. */
export function withFilterValue(
  filters: Filters,
  facet: FacetId,
  value: FacetValue,
  isChosen: boolean,
): Filters {
  const { [facet]: before = [], ...others } = filters;
  const chosen = new Set(before);
  if (isChosen) chosen.add(value);
  else chosen.delete(value);
  const values = orderedValues(facet, chosen);
  return values.length === 0 ? others : { ...others, [facet]: values };
}

/** The filters without those of one facet. */
export function withoutFacet(filters: Filters, facet: FacetId): Filters {
  const { [facet]: _, ...others } = filters;
  return others;
}

/** Whether any filter is set. */
export const hasFilters = (filters: Filters): boolean => Object.keys(filters).length > 0;
