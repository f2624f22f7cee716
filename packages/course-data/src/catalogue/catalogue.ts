import type { CategoryId, Course } from '../course/course.ts';

/** What a reader asks the catalogue. */
export interface CatalogueQuery {
  /** What was typed; '' browses. */
  text: string;
  /** Only this category; null for all. */
  category: CategoryId | null;
  /** 1-based. */
  page: number;
  /** The reader's saved category, shown first when browsing; null counts as Development. */
  preferredCategory: CategoryId | null;
}

/** One page of an answer. */
export interface CataloguePage {
  courses: readonly Course[];
  /** How many courses answer the query on all pages. */
  total: number;
  /** The page that is shown: the last one when a later page was asked for. */
  page: number;
  /** At least 1, also when nothing was found. */
  pageCount: number;
}

/** The port that the application asks for courses. */
export interface Catalogue {
  /**
   * Answers a query. Rejects with a {@link CatalogueError} when the catalogue cannot be read (a
   * later call tries again), and with the signal's reason when it is aborted.
   */
  search: (
    query: CatalogueQuery,
    options?: { signal?: AbortSignal | undefined },
  ) => Promise<CataloguePage>;
}

/** Courses on a page; the 120 sample courses fill the ten pages of the specification. */
export const pageSize = 12;
