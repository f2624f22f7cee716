import type { SearchIndex } from '@aulario/search';
import type { CategoryId, Course } from '../course/course.ts';
import type { CourseChange } from '../course/courseChange.ts';
import type { CatalogueAbout, CategoryOverview, CoursePage } from './catalogue.ts';
import type { FacetColumns, SortKey } from './columns.ts';
import type { FacetValue } from './facets.ts';

/** Courses of one category and language that follow one another. */
export interface CategoryRun {
  category: CategoryId | null;
  /** A value of the facet 'language'. */
  language: FacetValue;
  /** Whether they stand before all others of their category. */
  isFirst: boolean;
  from: number;
  /** Exclusive. */
  to: number;
}

/** A course and its number. */
export interface FoundCourse {
  course: Course;
  docId: number;
}

/**
 * The parts of a catalogue, wherever they lie; each is read when it is first asked for. A docId is
 * the number of a course in the order of the catalogue.
 */
export interface CatalogueSource {
  /** In the order of the docIds. */
  runs: () => Promise<readonly CategoryRun[]>;
  overview: () => Promise<readonly CategoryOverview[]>;
  about: () => Promise<CatalogueAbout>;
  facets: () => Promise<FacetColumns>;
  sortColumn: (key: SortKey) => Promise<Uint32Array>;
  /** Its documents are the courses, by their docIds. */
  searchIndex: () => Promise<SearchIndex>;
  /** The courses in the order given; null for one whose record is damaged. */
  courses: (docIds: Iterable<number>) => Promise<readonly (Course | null)[]>;
  /** Null when no course has the id. */
  find: (id: string) => Promise<FoundCourse | null>;
  /** Null when no course has the id. */
  coursePage: (id: string) => Promise<CoursePage | null>;
  /** What became lately of the courses with these ids. */
  changes: (ids: readonly string[]) => Promise<readonly CourseChange[]>;
}
