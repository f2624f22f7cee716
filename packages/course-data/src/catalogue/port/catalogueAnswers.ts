import type { Correction, Match } from '@aulario/search';
import type { CalendarDay } from '../../course/calendarDay.ts';
import type { CategoryId } from '../../course/categories.ts';
import type { Course, PlatformId } from '../../course/course.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import type { FacetId, FacetValue } from '../facets/facets.ts';
import type { ReaderLanguage, SortOrder } from './catalogueQuery.ts';

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
export type SuggestionKind =
  | 'subject'
  | 'category'
  | 'platform'
  | 'institution'
  | 'course'
  | 'instructor';

/** A search offered while typing. */
export interface Suggestion {
  kind: SuggestionKind;
  text: string;
  /** BCP 47, the language of the text; null when unknown. */
  language: string | null;
  /** The number of courses that have the name; null for titles, and where nobody counted. */
  total: number | null;
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

/** The data of a course's page. */
export interface CoursePage {
  course: Course;
  /** The subjects of the course, in its order. */
  subjects: readonly SubjectName[];
  /** Empty when only the card's facts are known. */
  details: CourseDetails;
}
