import type { CategoryId } from '../../course/categories.ts';
import type { Course } from '../../course/course.ts';
import type { CatalogueNews, CourseChange } from '../../course/courseChange.ts';
import type { FacetCounts } from '../facets/facets.ts';
import type {
  CatalogueAbout,
  CataloguePage,
  CategoryOverview,
  CoursePage,
  Recommendation,
  Relaxations,
  Suggestion,
} from './catalogueAnswers.ts';
import type { CatalogueQuery, ReaderLanguage } from './catalogueQuery.ts';

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

/**
 * Starts the work unless the signal is aborted already, and stops waiting when the signal aborts.
 * The work itself continues, since others may wait for it too.
 */
export async function unlessAborted<T>(
  signal: AbortSignal | undefined,
  start: () => Promise<T>,
): Promise<T> {
  if (signal === undefined) return start();
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    const stopWaiting = () => reject(signal.reason);
    signal.addEventListener('abort', stopWaiting, { once: true });
    start()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stopWaiting));
  });
}

type Request<Kind extends RequestKind> = CatalogueRequests[Kind]['request'];
type Answer<Kind extends RequestKind> = Promise<CatalogueRequests[Kind]['answer']>;

/** Handles any request of the port. */
export type HandleRequest = <Kind extends RequestKind>(
  kind: Kind,
  request: Request<Kind>,
  options: RequestOptions,
) => Answer<Kind>;

/**
 * Creates a catalogue that forwards every request to one function. An aborted request rejects at
 * once with the signal's reason; `ask` may also use the signal to stop the work.
 */
export function delegateCatalogue(ask: HandleRequest): Catalogue {
  const method =
    <Kind extends RequestKind>(kind: Kind) =>
    (request: Request<Kind>, options: RequestOptions = {}): Answer<Kind> =>
      unlessAborted(options.signal, () => ask(kind, request, options));
  // One method for each kind.
  return Object.fromEntries(requestKinds.map((kind) => [kind, method(kind)])) as Catalogue;
}
