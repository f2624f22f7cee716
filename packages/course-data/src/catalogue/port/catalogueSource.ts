import type { SearchIndex } from '@aulario/search';
import type { CategoryId } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import type { CatalogueNews, CourseChange } from '../../course/courseChange.ts';
import type { FacetColumns } from '../facets/columns.ts';
import type { FacetValue } from '../facets/facets.ts';
import type { SortKey } from '../facets/sortKeys.ts';
import type { CatalogueAbout, CategoryOverview, CoursePage } from './catalogueAnswers.ts';

/** Consecutive courses of one category and language. */
export interface CategoryRun {
  category: CategoryId | null;
  /** A value of the facet 'language'. */
  language: FacetValue;
  /** Whether the run precedes all others of its category. */
  isFirst: boolean;
  from: number;
  /** Exclusive. */
  to: number;
}

/** A course and its docId. */
export interface FoundCourse {
  course: Course;
  docId: number;
}

/**
 * The parts of a catalogue in any storage, each read on first use. A docId is the index of a course
 * in catalogue order.
 */
export interface CatalogueSource {
  /** In the order of the docIds. */
  runs: () => Promise<readonly CategoryRun[]>;
  overview: () => Promise<readonly CategoryOverview[]>;
  about: () => Promise<CatalogueAbout>;
  facets: () => Promise<FacetColumns>;
  sortColumn: (key: SortKey) => Promise<Uint32Array>;
  /** Its documents are the courses, numbered by docId. */
  searchIndex: () => Promise<SearchIndex>;
  /** The courses in the given order; null for a damaged record. */
  courses: (docIds: Iterable<number>) => Promise<readonly (Course | null)[]>;
  /** Null when no course has the id. */
  find: (id: string) => Promise<FoundCourse | null>;
  /** Null when no course has the id. */
  coursePage: (id: string) => Promise<CoursePage | null>;
  /** The recent changes of the courses with these ids. */
  changes: (ids: readonly string[]) => Promise<readonly CourseChange[]>;
  /** The news of a category, or of all for null. */
  news: (category: CategoryId | null) => Promise<CatalogueNews>;
}
