import type { CategoryId, Course } from '../course/course.ts';
import type { FacetCounts, FacetId, Filters } from './facets.ts';
import type { Correction, Match } from './match.ts';

/** The languages in which the product is read. */
export type ReaderLanguage = 'es' | 'en';

/** The orders in which results are shown; what is not known of a course puts it last. */
export type SortOrder = 'relevance' | 'newest' | 'rating' | 'price-up' | 'price-down' | 'duration';

/** The orders as they are offered. 'duration' shows the shortest first. */
export const sortOrders: readonly SortOrder[] = [
  'relevance',
  'newest',
  'rating',
  'price-up',
  'price-down',
  'duration',
];

/** What a reader asks the catalogue. */
export interface CatalogueQuery {
  /** What was typed; '' browses. */
  text: string;
  filters: Filters;
  sort: SortOrder;
  /** 1-based. */
  page: number;
  /** True: nothing is corrected, words must be there as typed ('exact=1' in the address). */
  isVerbatim: boolean;
  /** The id of a course whose like is asked for, instead of a text; null for none. */
  similarTo: string | null;
  /** The reader's saved category, shown first when browsing; null counts as Development. */
  preferredCategory: CategoryId | null;
  /** The reader's; its courses come first among equals. */
  language: ReaderLanguage;
}

/** Asks for everything: the start of every other query. */
export const emptyQuery: CatalogueQuery = {
  text: '',
  filters: {},
  sort: 'relevance',
  page: 1,
  isVerbatim: false,
  similarTo: null,
  preferredCategory: null,
  language: 'es',
};

/** A course that answers a query. */
export interface CatalogueResult {
  course: Course;
  /** Why it is here; null when no text was asked for. */
  match: Match | null;
}

/** One page of an answer. */
export interface CataloguePage {
  results: readonly CatalogueResult[];
  /** How many courses answer the query on all pages. */
  total: number;
  /** The page that is shown: the last one when a later page was asked for. */
  page: number;
  /** At least 1, also when nothing was found. */
  pageCount: number;
  /** Set when only corrected words found the best of the answer. */
  correction: Correction | null;
  /** The course whose like was asked for; null when none was, or none has that id. */
  similarTo: Course | null;
}

/** What a suggestion names. */
export type SuggestionKind = 'subject' | 'course' | 'instructor';

/** Something to search for, offered while typing. */
export interface Suggestion {
  kind: SuggestionKind;
  text: string;
  /** BCP 47, the language of the text; null when unknown. */
  language: string | null;
}

/** A filter that hides courses. */
export interface Relaxation {
  facet: FacetId;
  /** How many courses are found without it. */
  total: number;
}

/** A subject and how many courses teach it. */
export interface SubjectCount {
  /** As the courses have it. */
  subject: string;
  /** What Spanish readers call it; the same where the glossary does not know it. */
  spanish: string;
  total: number;
}

/** Ways on from an answer in which there is nothing. */
export interface Relaxations {
  /** Only those that give anything, most courses first. */
  filters: readonly Relaxation[];
  /** Subjects near the text. */
  subjects: readonly SubjectCount[];
  popular: readonly Course[];
}

/** Why a course is recommended: the reader's saved category, or a course in the cart. */
export type RecommendationReason =
  | { kind: 'category'; category: CategoryId }
  | { kind: 'cart'; course: Course };

/** A course that the reader may like. */
export interface Recommendation {
  course: Course;
  reason: RecommendationReason;
}

/** What recommendations are made from; none of it leaves the device. */
export interface RecommendationQuery {
  category: CategoryId | null;
  cart: readonly Course[];
  language: ReaderLanguage;
  /** At most so many. */
  limit: number;
}

/** A category as a page of its own begins. */
export interface CategoryOverview {
  category: CategoryId;
  total: number;
  /** Most courses first. */
  subjects: readonly SubjectCount[];
}

/** What every question to the catalogue takes. */
export interface AskOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The port that the application asks for courses. Every method rejects with a
 * {@link CatalogueError} when the catalogue cannot be read (a later call tries again), and with the
 * signal's reason when it is aborted.
 */
export interface Catalogue {
  search: (query: CatalogueQuery, options?: AskOptions) => Promise<CataloguePage>;
  /** Each facet is counted under the filters of the others; page and sort are ignored. */
  count: (query: CatalogueQuery, options?: AskOptions) => Promise<FacetCounts>;
  /** At most 8, the likeliest first; none for an empty text. */
  suggest: (
    text: string,
    language: ReaderLanguage,
    options?: AskOptions,
  ) => Promise<readonly Suggestion[]>;
  relax: (query: CatalogueQuery, options?: AskOptions) => Promise<Relaxations>;
  /** The twelve categories in their order. */
  overview: (options?: AskOptions) => Promise<readonly CategoryOverview[]>;
  /** Never what is in the cart. */
  recommend: (
    asked: RecommendationQuery,
    options?: AskOptions,
  ) => Promise<readonly Recommendation[]>;
}

/** Courses on a page; the 120 sample courses fill the ten pages of the specification. */
export const pageSize = 12;
