import type { CategoryId, Course } from '../course/course.ts';
import type { CategoryOverview } from './catalogue.ts';
import type { FacetColumns, SortKey } from './columns.ts';
import type { FacetValue } from './facets.ts';
import type { TextIndex } from './textIndex.ts';

/** Courses of one category and language that follow one another. */
export interface CategoryRun {
  category: CategoryId | null;
  /** A value of the facet 'language'; 'unknown' where languages mix. */
  language: FacetValue;
  /** Whether they stand before all others of their category, in whatever language. */
  isFirst: boolean;
  from: number;
  /** Exclusive. */
  to: number;
}

/** A course and where it is. */
export interface PlacedCourse {
  course: Course;
  place: number;
}

/**
 * The parts of a catalogue, wherever they lie; each is had when it is first asked for. A course is
 * named by its place in the order of the catalogue.
 */
export interface CatalogueSource {
  /** In the order of the places. */
  runs: () => Promise<readonly CategoryRun[]>;
  overview: () => Promise<readonly CategoryOverview[]>;
  facets: () => Promise<FacetColumns>;
  sortColumn: (key: SortKey) => Promise<Uint32Array>;
  text: () => Promise<TextIndex>;
  /** The courses in the order of the places; null for one whose record is damaged. */
  courses: (places: Iterable<number>) => Promise<readonly (Course | null)[]>;
  /** Null when no course has the id. */
  find: (id: string) => Promise<PlacedCourse | null>;
}
