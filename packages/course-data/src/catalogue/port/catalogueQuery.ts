import type { CategoryId } from '../../course/categories.ts';
import type { Filters } from '../facets/facets.ts';

/** The languages of the interface, the first of which is the default. */
export const readerLanguages = ['es', 'en'] as const;

export type ReaderLanguage = (typeof readerLanguages)[number];

/**
 * The orders of results in the sequence offered; courses without the sorted value come last. 'duration' starts with the shortest, 'certified-up' with the
 * cheapest lessons and certificate together.
 */
export const sortOrders = [
  'relevance',
  'newest',
  'rating',
  'price-up',
  'certified-up',
  'price-down',
  'duration',
] as const;

/** One of {@link sortOrders}. */
export type SortOrder = (typeof sortOrders)[number];

/** A query to the catalogue. */
export interface CatalogueQuery {
  /** The typed text; '' browses. */
  text: string;
  filters: Filters;
  sort: SortOrder;
  /** 1-based. */
  page: number;
  /** Whether words must match as typed, without corrections ('exact=1' in the address). */
  isVerbatim: boolean;
  /** The id of a course to find similar courses for, instead of a text; null for none. */
  similarTo: string | null;
  /** A subject that every course has, by a name of it, instead of a text; null for none. */
  subject: string | null;
  /** The category that browsing starts with; null starts with one course of each. */
  preferredCategory: CategoryId | null;
  /** The reader's language; courses in it come first among equals. */
  language: ReaderLanguage;
}

/** The query without text and filters, from which others are made. */
export const emptyQuery: CatalogueQuery = {
  text: '',
  filters: {},
  sort: 'relevance',
  page: 1,
  isVerbatim: false,
  similarTo: null,
  subject: null,
  preferredCategory: null,
  language: 'es',
};

/** Courses per page; the 120 sample courses fill the ten pages of the specification. */
export const pageSize = 12;
