import type { CatalogueQuery, Course } from '@aulario/course-data';
import {
  allOf,
  filterBy,
  noneOf,
  oneOf,
  type SearchParameters,
  searchParameters,
} from './searchParameters.ts';

/** A search for one course by its id. */
export const courseWithId = (query: CatalogueQuery, id: string): SearchParameters =>
  searchParameters({ ...query, text: '' }, { filter_by: oneOf('id', [id]), per_page: 1 });

// The maximum number of words in a query; omitted words do not affect the order.
const maxWords = 12;

const plainWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/**
 * A search for courses similar to one: any words of its subjects and title, without the course
 * itself.
 */
export function likeCourse(
  query: CatalogueQuery,
  { id, subjects, title }: Course,
  change: Partial<SearchParameters> = {},
): SearchParameters {
  const words = [...new Set(plainWords(`${subjects.join(' ')} ${title}`))].slice(0, maxWords);
  return searchParameters(
    { ...query, text: words.join(' '), isVerbatim: false },
    {
      filter_by: allOf(filterBy(query.filters), noneOf('id', [id])),
      drop_tokens_threshold: 100,
      num_typos: 0,
      prefix: false,
      ...change,
    },
  );
}
