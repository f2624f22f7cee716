import type { Correction, Match } from '@aulario/search';
import type { CalendarDay } from '../../course/calendarDay.ts';
import type { CategoryId, Course, PlatformId } from '../../course/course.ts';
import type { CourseChange } from '../../course/courseChange.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import type { CatalogueNews } from '../../course/courseNews.ts';
import type { FacetCounts, FacetId, FacetValue, Filters } from '../facets/facets.ts';

/** The languages of the interface, the first of which is the default. */
export const readerLanguages = ['es', 'en'] as const;

export type ReaderLanguage = (typeof readerLanguages)[number];

/** The orders of results. Courses without the sorted value come last. */
export type SortOrder =
  | 'relevance'
  | 'newest'
  | 'rating'
  | 'price-up'
  | 'certified-up'
  | 'price-down'
  | 'duration';

/**
 * The orders in the sequence offered. 'duration' starts with the shortest, 'certified-up' with the
 * cheapest lessons and certificate together.
 */
export const sortOrders: readonly SortOrder[] = [
  'relevance',
  'newest',
  'rating',
  'price-up',
  'certified-up',
  'price-down',
  'duration',
];

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

/** A course that matches a query. */
export interface CatalogueResult {
  course: Course;
  /** Why it matches; null without a text. */
  match: Match | null;
}

/** A filter that the text mentions. Beside a subject it is offered, never applied. */
export interface MentionedFilter {
  /** The words as typed, 'para principiantes'. */
  words: string;
  facet: FacetId;
  /** Usually one; several when readers do not distinguish them. */
  values: readonly FacetValue[];
  /** Whether the text says nothing but filters, which may replace it together. */
  isWholeText: boolean;
}

/** What courses are about that say none of the words typed. */
export interface Meaning {
  /** The words, as typed. */
  asked: string;
  /** What comes nearest: the name of a subject in the reader's language, or the words of a title. */
  found: string;
}

/** One page of results. */
export interface CataloguePage {
  results: readonly CatalogueResult[];
  /** The number of results on this page whose records are damaged and omitted. */
  damaged: number;
  /** The number of matching courses on all pages. */
  total: number;
  /** The page shown: the last one when a later page was requested. */
  page: number;
  /** At least 1, also without results. */
  pageCount: number;
  /** Set when the best results match only corrected words. */
  correction: Correction | null;
  /** Typed words that were ignored because no course contains them together with the others. */
  omittedWords: readonly string[];
  /**
   * Filters that the text mentions and that leave some results; courses that pass rank first.
   */
  mentionedFilters: readonly MentionedFilter[];
  /** Mentioned filters that no result is known to pass, and that none shown says in words. */
  unmetFilters: readonly MentionedFilter[];
  /** Set when the first result has words of the text only by their meaning. */
  meaning: Meaning | null;
  /** The course that the results are similar to; null if none was given or found. */
  similarTo: Course | null;
}

/** The kind of name that a suggestion contains. */
export type SuggestionKind = 'subject' | 'category' | 'course' | 'instructor';

/** A search offered while typing. */
export interface Suggestion {
  kind: SuggestionKind;
  text: string;
  /** BCP 47, the language of the text; null when unknown. */
  language: string | null;
}

/** A filter that excludes courses. */
export interface Relaxation {
  facet: FacetId;
  /** The number of courses without this filter. */
  total: number;
}

/** A subject in every language. */
export interface SubjectName {
  /** The name that courses use. */
  subject: string;
  /** Its names by language, where readers of one call it otherwise. */
  names: Readonly<Partial<Record<ReaderLanguage, string>>>;
}

/** The name of a subject in the reader's language; as its courses name it where none is known. */
export const subjectIn = ({ subject, names }: SubjectName, language: ReaderLanguage): string =>
  names[language] ?? subject;

/** A subject and how many courses teach it. */
export interface SubjectCount extends SubjectName {
  total: number;
}

/** Alternatives to an empty result. */
export interface Relaxations {
  /** Only filters whose removal yields courses, most courses first. */
  filters: readonly Relaxation[];
  /** Subjects similar to the text. */
  subjects: readonly SubjectCount[];
  /** Courses to begin with: as near to the query as there are, else the first of browsing. */
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

/** The input of recommendations; it never leaves the device. */
export interface RecommendationQuery {
  /** The saved category. */
  category: CategoryId | null;
  /** The category that browsing, shown above the recommendations, starts with. */
  preferredCategory: CategoryId | null;
  /** The courses that it goes by, the latest last: of the cart, and others that the reader keeps. */
  cart: readonly Course[];
  language: ReaderLanguage;
  /** The maximum number of recommendations; a reason has at least three of them, or none. */
  limit: number;
}

/** The head of a category's page. */
export interface CategoryOverview {
  category: CategoryId;
  total: number;
  /** Most courses first. */
  subjects: readonly SubjectCount[];
}

/** The contents of a catalogue and its age. */
export interface CatalogueAbout {
  /** The platforms and their number of courses. */
  platforms: { id: PlatformId; name: string; total: number }[];
  /** The years in which facts were recorded; null without courses. */
  recorded: { from: number; to: number } | null;
  /** The day on which the feeds were last read, 'YYYY-MM-DD'; null for a recorded sample. */
  builtOn: CalendarDay | null;
  /** Facets with at least one known value. */
  facets: FacetId[];
  /** Orders with at least one known value. */
  sorts: SortOrder[];
}

/** A request for suggestions while typing. */
export interface SuggestQuery {
  text: string;
  language: ReaderLanguage;
}

/** The categories to count. */
export interface OverviewQuery {
  /** Null for all twelve. */
  category: CategoryId | null;
}

/** A request for similar courses. */
export interface SimilarQuery {
  courseId: string;
  language: ReaderLanguage;
  /** The maximum number of courses. */
  limit: number;
}

/** A request for what became of courses in the last days. */
export interface NewsQuery {
  /** Null for all twelve. */
  category: CategoryId | null;
  /** A subject that every course has, as courses name it; null for any. */
  subject: string | null;
  /** The maximum number of each kind. */
  limit: number;
}

/** The data of a course's page. */
export interface CoursePage {
  course: Course;
  /** The subjects of the course, in its order. */
  subjects: readonly SubjectName[];
  /** Empty when only the card's facts are known. */
  details: CourseDetails;
}

/**
 * The requests of the catalogue with their answers. Adapters that forward requests (a worker, a
 * lazily loaded catalogue) are typed by this map. Requests and answers must be
 * structured-cloneable.
 */
export interface CatalogueRequests {
  search: { request: CatalogueQuery; answer: CataloguePage };
  /** Counts each facet under the filters of the others; ignores page and sort. */
  count: { request: CatalogueQuery; answer: FacetCounts };
  /** At most 8, the most likely first; none for an empty text, which only prepares the next ones. */
  suggest: { request: SuggestQuery; answer: readonly Suggestion[] };
  relax: { request: CatalogueQuery; answer: Relaxations };
  /** In the order of the categories. */
  overview: { request: OverviewQuery; answer: readonly CategoryOverview[] };
  /** Excludes courses in the cart and on the first page of browsing, which is shown above. */
  recommend: { request: RecommendationQuery; answer: readonly Recommendation[] };
  /** By id; null if the catalogue does not contain the course. */
  course: { request: string; answer: CoursePage | null };
  /** The most similar first, without the course itself; none for an unknown course. */
  similar: { request: SimilarQuery; answer: readonly Course[] };
  about: { request: null; answer: CatalogueAbout };
  /**
   * The recent changes of the courses with these ids, the oldest first. Empty for unchanged courses
   * and for a catalogue without a record of changes.
   */
  changes: { request: readonly string[]; answer: readonly CourseChange[] };
  /** The latest first. Empty for a catalogue without a record of earlier builds. */
  news: { request: NewsQuery; answer: CatalogueNews };
}

/** The name of a request. */
export type RequestKind = keyof CatalogueRequests;

/** Every request, for adapters that forward them all. */
export const requestKinds = Object.keys({
  search: true,
  count: true,
  suggest: true,
  relax: true,
  overview: true,
  recommend: true,
  course: true,
  similar: true,
  about: true,
  changes: true,
  news: true,
  // `keys` forgets that they are all kinds, and no others.
} satisfies Record<RequestKind, true>) as readonly RequestKind[];

/** Options of every request. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
}

/**
 * The port to a catalogue of courses. Every method rejects with a {@link CatalogueError} when the
 * catalogue cannot be read (a later call retries), and with the signal's reason when it is aborted.
 */
export type Catalogue = {
  [Kind in RequestKind]: (
    request: CatalogueRequests[Kind]['request'],
    options?: RequestOptions,
  ) => Promise<CatalogueRequests[Kind]['answer']>;
};

/** Courses per page; the 120 sample courses fill the ten pages of the specification. */
export const pageSize = 12;
