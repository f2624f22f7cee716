import {
  type CatalogueQuery,
  type Filters,
  facetIds,
  firstCategory,
  type MentionedFilter,
  type SortOrder,
} from '@aulario/course-data';
import { firstSubject } from '@aulario/course-data/engine';
import { coursesAlias } from './import/collectionSchema.ts';

/** One search of a request, as Typesense's multi-search takes it. */
export interface SearchParameters {
  collection: string;
  q: string;
  query_by: string;
  query_by_weights: string;
  filter_by: string;
  sort_by: string;
  page: number;
  per_page: number;
  include_fields: string;
  num_typos: number;
  prefix: boolean;
  typo_tokens_threshold: number;
  drop_tokens_threshold: number;
  enable_synonyms: boolean;
  facet_by?: string;
  facet_query?: string;
  max_facet_values?: number;
}

/** The fields that are searched, with their weights. */
const searchedFields = {
  title: 8,
  subjects: 6,
  instructors: 4,
  institution: 3,
  platformName: 2,
  headline: 1,
} as const;

// Backticks keep commas, brackets and '&' inside a value; a value cannot hold a backtick itself.
const quoted = (value: string) => `\`${value.replaceAll('`', '')}\``;

/** An exact match of one of the values. */
export const oneOf = (field: string, values: readonly string[]): string =>
  `${field}:=[${values.map(quoted).join(',')}]`;

/** None of the values. */
export const noneOf = (field: string, values: readonly string[]): string =>
  `${field}:!=[${values.map(quoted).join(',')}]`;

/** All conditions together; empty ones ask nothing. */
export const allOf = (...conditions: readonly string[]): string =>
  conditions.filter((condition) => condition !== '').join(' && ');

/** The conditions of a query's filters. */
export function filterBy(filters: Filters): string {
  return allOf(
    ...facetIds.map((facet) => {
      const values = filters[facet];
      return values === undefined ? '' : oneOf(facet, values);
    }),
  );
}

const orders: Record<Exclude<SortOrder, 'relevance'>, string> = {
  newest: 'publishedKey(missing_values: last):desc',
  rating: 'ratingKey(missing_values: last):desc',
  'price-up': 'priceKey(missing_values: last):asc',
  'certified-up': 'certifiedKey(missing_values: last):asc',
  'price-down': 'priceKey(missing_values: last):desc',
  duration: 'minutesKey(missing_values: last):asc',
};

/**
 * The preferred category first, its first subject before its others, as the specification lists
 * them. Typesense cannot begin with one of each: who prefers none begins with Development.
 */
function browsing(preferred: string): string {
  const category = oneOf('category', [preferred]);
  const first = allOf(category, oneOf('subjects', [firstSubject]));
  return `_eval([(${first}):2, (${category}):1]):desc`;
}

/** Every choice of at least one of the filters, the largest first. */
function choicesOf(filters: readonly MentionedFilter[]): MentionedFilter[][] {
  return Array.from({ length: 2 ** filters.length - 1 }, (_, mask) =>
    filters.filter((__, place) => ((mask + 1) >> place) & 1),
  ).toSorted((a, b) => b.length - a.length);
}

/** The courses that pass the most of the filters first. */
function fittingFirst(filters: readonly MentionedFilter[]): string[] {
  if (filters.length === 0) return [];
  const cases = choicesOf(filters).map((choice) => {
    const conditions = choice.map(({ facet, values }) => oneOf(facet, values));
    return `(${allOf(...conditions)}):${choice.length}`;
  });
  return [`_eval([${cases.join(', ')}]):desc`];
}

/** A query with the filters that its text mentions, if it was read. */
type AskedQuery = CatalogueQuery & { mentionedFilters?: readonly MentionedFilter[] };

function sortBy({ text, sort, preferredCategory, language, mentionedFilters }: AskedQuery): string {
  const ordered = sort === 'relevance' ? [] : [orders[sort]];
  const mine = `_eval(${oneOf('language', [language])}):desc`;
  const likeliest =
    text === '' ? [browsing(preferredCategory ?? firstCategory)] : ['_text_match:desc', mine];
  // Typesense sorts by three things at most.
  const fitting = fittingFirst(mentionedFilters ?? []);
  return [...ordered, ...fitting, ...likeliest, 'place:asc'].slice(0, 3).join(',');
}

const ofSubject = ({ text, subject }: CatalogueQuery) =>
  text === '' && subject !== null ? oneOf('subjects', [subject]) : '';

/** A text that only names facet values asks for the courses that have them. */
const ofMentions = ({ text, mentionedFilters = [] }: AskedQuery) =>
  text === '' ? allOf(...mentionedFilters.map(({ facet, values }) => oneOf(facet, values))) : '';

/** The search parameters of a query; `per_page` is 0 unless changed. */
export function searchParameters(
  query: AskedQuery,
  change: Partial<SearchParameters> = {},
): SearchParameters {
  const isBent = !query.isVerbatim;
  return {
    collection: coursesAlias,
    q: query.text === '' ? '*' : query.text,
    query_by: Object.keys(searchedFields).join(','),
    query_by_weights: Object.values(searchedFields).join(','),
    filter_by: allOf(filterBy(query.filters), ofSubject(query), ofMentions(query)),
    sort_by: sortBy(query),
    page: 1,
    per_page: 0,
    include_fields: 'course',
    num_typos: isBent ? 2 : 0,
    prefix: isBent,
    // Typos are considered and words omitted only if nothing is found otherwise.
    typo_tokens_threshold: isBent ? 1 : 0,
    drop_tokens_threshold: isBent ? 1 : 0,
    enable_synonyms: isBent,
    ...change,
  };
}
