import {
  type CalendarDay,
  type Catalogue,
  type CatalogueQuery,
  type Course,
  type CourseChange,
  type DiscontinuedCourse,
  firstDay,
  fromQueryString,
  pageSize,
  type RequestOptions,
} from '@aulario/course-data';
import { unknownMoment } from '@aulario/course-data/records';
import { type Followed, maxFollowedCourses } from './followedRepository.ts';
import { type KeptCourse, type WhatChanged, whatChanged } from './whatChanged.ts';

/** The current courses of a followed query, up to {@link maxFollowedCourses}. */
export interface FollowedCourses {
  readonly courses: readonly Course[];
  /** Whether these are all courses of the query. */
  readonly isWhole: boolean;
}

/** The changes of a followed query since it was last seen. */
export interface FollowedNews extends Pick<WhatChanged<KeptCourse>, 'cheaper' | 'free'> {
  readonly fresh: readonly Course[];
  readonly discontinued: readonly DiscontinuedCourse[];
}

/** Fetches the courses of a query page by page. */
export async function followedCourses(
  catalogue: Pick<Catalogue, 'search'>,
  query: CatalogueQuery,
  options?: RequestOptions,
): Promise<FollowedCourses> {
  const first = await catalogue.search({ ...query, page: 1 }, options);
  const maxPages = maxFollowedCourses / pageSize;
  const courses = first.results.map(({ course }) => course);
  for (let page = 2; page <= Math.min(first.pageCount, maxPages); page += 1) {
    const { results } = await catalogue.search({ ...query, page }, options);
    courses.push(...results.map(({ course }) => course));
  }
  return { courses, isWhole: first.pageCount <= maxPages };
}

/**
 * Finds the new, cheaper, free and discontinued courses of a followed query. `changes` are the catalogue's
 * changes of the courses seen before, the oldest first.
 */
export function followedNews(
  { courseIds, isWhole, seenOn }: Followed,
  now: FollowedCourses,
  changes: readonly CourseChange[],
): FollowedNews {
  const known = new Set(courseIds);
  const seen = now.courses.filter(({ id }) => known.has(id));
  const kept = seen.map((course): KeptCourse => ({ course, addedAt: unknownMoment }));
  const { cheaper, free } = whatChanged(kept, changes, seenOn ?? firstDay);
  return {
    fresh: isWhole ? now.courses.filter(({ id }) => !known.has(id)) : [],
    cheaper,
    free,
    discontinued: changes
      .filter((change) => change.kind === 'discontinued')
      .filter(({ id, day }) => known.has(id) && day > (seenOn ?? firstDay)),
  };
}

/** The number of news of all kinds. */
export const countNews = ({ fresh, cheaper, free, discontinued }: FollowedNews): number =>
  fresh.length + cheaper.length + free.length + discontinued.length;

/** A followed search and its news. */
export interface FollowedState {
  readonly followed: Followed;
  readonly news: FollowedNews;
  /** The state to store once the news were seen. */
  readonly seen: Followed;
}

const noNews: FollowedNews = { fresh: [], cheaper: [], free: [], discontinued: [] };

/**
 * Compares a followed search with the catalogue, whose build is of the day `builtOn`; null for a
 * recorded sample. The build that was seen has no news.
 */
export async function compareFollowed(
  catalogue: Pick<Catalogue, 'changes' | 'search'>,
  followed: Followed,
  builtOn: CalendarDay | null,
  options?: RequestOptions,
): Promise<FollowedState> {
  if (builtOn === followed.seenOn) return { followed, news: noNews, seen: followed };
  const [now, changes] = await Promise.all([
    followedCourses(catalogue, fromQueryString(followed.query), options),
    catalogue.changes(followed.courseIds, options),
  ]);
  const courseIds = now.courses.map(({ id }) => id);
  return {
    followed,
    news: followedNews(followed, now, changes),
    seen: { ...followed, courseIds, isWhole: now.isWhole, seenOn: builtOn },
  };
}
