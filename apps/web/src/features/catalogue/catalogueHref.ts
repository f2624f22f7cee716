import {
  type AddressedQuery,
  type CategoryId,
  emptyQuery,
  type Filters,
  isCategoryId,
  toQueryString,
} from '@aulario/course-data';
import { paths } from '../navigation/paths.ts';

/** The category that is asked for; null for none or several. */
export function categoryOf({ category = [] }: Filters): CategoryId | null {
  const [only] = category;
  return category.length === 1 && isCategoryId(only) ? only : null;
}

/** Filters with another category, or none, instead of theirs. */
export function withCategory(filters: Filters, category: CategoryId | null): Filters {
  const { category: _, ...others } = filters;
  return category === null ? others : { ...others, category: [category] };
}

/** The address of a whole category. */
export const categoryHref = (category: CategoryId) =>
  catalogueHref(emptyQuery, { filters: { category: [category] } });

/** The address of a query with some of it changed. Whoever changes what is searched starts on page 1. */
export const catalogueHref = (
  query: AddressedQuery,
  change: Partial<AddressedQuery> = {},
): string => paths.home + toQueryString({ ...query, page: 1, ...change });
