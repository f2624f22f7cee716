import type { CategoryId, Course } from '../course/course.ts';
import type { CategoryOverview } from './catalogue.ts';
import type { Columns } from './columns.ts';
import type { TextIndex } from './textIndex.ts';

/** Places of one category that follow one another. */
export interface CategoryRun {
  category: CategoryId | null;
  from: number;
  /** Exclusive. */
  to: number;
}

/** What is known of a catalogue before any of its parts is asked for. */
export interface CatalogueSummary {
  size: number;
  /** In the order of the places. */
  runs: readonly CategoryRun[];
  overview: readonly CategoryOverview[];
}

/**
 * The parts of a catalogue, wherever they lie; each is had when it is first asked for. A course is
 * named by its place in the order of the catalogue.
 */
export interface CatalogueSource {
  summary: () => Promise<CatalogueSummary>;
  columns: () => Promise<Columns>;
  text: () => Promise<TextIndex>;
  /** The courses in the order of the places. */
  courses: (places: Iterable<number>) => Promise<readonly Course[]>;
  /** Null when no course has the id. */
  placeOf: (id: string) => Promise<number | null>;
}
