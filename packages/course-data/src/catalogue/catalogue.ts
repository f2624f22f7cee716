import type { Correction, Match } from '@aulario/search';
import type { CategoryId, Course, PlatformId } from '../course/course.ts';
import type { CourseChange } from '../course/courseChange.ts';
import type { CourseDetails } from '../course/courseDetails.ts';
import type { FacetCounts, FacetId, FacetValue, Filters } from './facets.ts';

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
  /** The category that browsing begins with; null begins with one course of each. */
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

/** A filter that the text itself says; offered, never applied. */
export interface UnderstoodFilter {
  /** The words as typed, 'para principiantes'. */
  words: string;
  facet: FacetId;
  /** Usually one; several when readers do not distinguish them. */
  values: readonly FacetValue[];
}

/** One page of an answer. */
export interface CataloguePage {
  results: readonly CatalogueResult[];
  /** How many results of this page are missing because their records are damaged. */
  damaged: number;
  /** How many courses answer the query on all pages. */
  total: number;
  /** The page that is shown: the last one when a later page was asked for. */
  page: number;
  /** At least 1, also when nothing was found. */
  pageCount: number;
  /** Set when only corrected words found the best of the answer. */
  correction: Correction | null;
  /** Words, as typed, that no course has beside the others: the answer is without them. */
  leftOut: readonly string[];
  /** Filters that the text says and that leave something; what has them stands first. */
  understood: readonly UnderstoodFilter[];
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
  /** The saved one. */
  category: CategoryId | null;
  /** What the browsing above them begins with. */
  preferredCategory: CategoryId | null;
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

/** What a catalogue is made of, and how fresh it is. */
export interface CatalogueAbout {
  /** Whose courses it has, and how many of each. */
  platforms: { id: PlatformId; name: string; total: number }[];
  /** The years of its facts; null when it has no course. */
  recorded: { from: number; to: number } | null;
  /** The day on which feeds were last read, 'YYYY-MM-DD'; null for a recorded sample. */
  builtOn: string | null;
  /** Facets of which some course has a known value. */
  facets: FacetId[];
  /** Orders of which some course has a known key. */
  sorts: SortOrder[];
}

/** What is suggested while somebody types. */
export interface SuggestQuery {
  text: string;
  language: ReaderLanguage;
}

/** Which categories to count. */
export interface OverviewQuery {
  /** Null for all twelve. */
  category: CategoryId | null;
}

/** Asks for the courses most like one. */
export interface SimilarQuery {
  courseId: string;
  language: ReaderLanguage;
  /** At most so many. */
  limit: number;
}

/** A course as its own page shows it. */
export interface CoursePage {
  course: Course;
  /** Empty where no more is known than the card shows. */
  details: CourseDetails;
}

/**
 * Every question that a catalogue answers: what is asked, and the answer. Whatever passes questions
 * on (a worker, a catalogue whose code is loaded later) is typed by this map. Requests and answers
 * can be cloned between threads.
 */
export interface CatalogueRequests {
  search: { request: CatalogueQuery; answer: CataloguePage };
  /** Each facet is counted under the filters of the others; page and sort are ignored. */
  count: { request: CatalogueQuery; answer: FacetCounts };
  /** At most 8, the likeliest first; none for an empty text. */
  suggest: { request: SuggestQuery; answer: readonly Suggestion[] };
  relax: { request: CatalogueQuery; answer: Relaxations };
  /** In the order of the categories. */
  overview: { request: OverviewQuery; answer: readonly CategoryOverview[] };
  /** Never what is in the cart, nor what the first page of browsing shows above them. */
  recommend: { request: RecommendationQuery; answer: readonly Recommendation[] };
  /** By its id; null when the catalogue has no such course, or no longer. */
  course: { request: string; answer: CoursePage | null };
  /** The likest first, never the course itself; none when the catalogue does not have it. */
  similar: { request: SimilarQuery; answer: readonly Course[] };
  about: { request: null; answer: CatalogueAbout };
  /**
   * By the ids of courses: what became of each of them lately, the oldest first. Nothing of one that is
   * as it was, nor where the catalogue does not remember.
   */
  changes: { request: readonly string[]; answer: readonly CourseChange[] };
}

/** Names a question. */
export type RequestKind = keyof CatalogueRequests;

/** What every question takes beside its request. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The port that the application asks for courses. Every method rejects with a
 * {@link CatalogueError} when the catalogue cannot be read (a later call tries again), and with the
 * signal's reason when it is aborted.
 */
export type Catalogue = {
  [Kind in RequestKind]: (
    request: CatalogueRequests[Kind]['request'],
    options?: RequestOptions,
  ) => Promise<CatalogueRequests[Kind]['answer']>;
};

/** Courses on a page; the 120 sample courses fill the ten pages of the specification. */
export const pageSize = 12;
