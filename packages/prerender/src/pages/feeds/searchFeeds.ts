import {
  type Catalogue,
  type Course,
  type CourseNews,
  categories,
  emptyQuery,
} from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import {
  searchFeedName,
  searchFeedsHref,
  searchFeedsIndex,
} from '@aulario/frame/navigation/href/searchFeedsHref.ts';
import { browsedCourses } from '../addresses/browsedCourses.ts';
import { feedEntries } from './feedEntries.ts';
import { type FeedFile, type FeedOptions, feedFiles } from './feedFiles.ts';

/** A feed says what is new among so many courses that its search ranks first. */
const maxCourses = 240;

/** The most searches of a language that have feeds: those with prepared answers that most courses answer. */
export const maxSearchFeeds = 500;

/** A search with a prepared answer. */
export interface SearchedPage {
  /** The address of its results, without the host. */
  readonly path: string;
  readonly text: string;
}

interface SearchFeedsOptions extends FeedOptions {
  readonly catalogue: Pick<Catalogue, 'news' | 'search'>;
  readonly language: Language;
}

/** The news of courses by the course's id: those of each category, and of those without one what is among all. */
async function newsById({ news }: Pick<Catalogue, 'news'>): Promise<Map<Course['id'], CourseNews>> {
  const byId = new Map<Course['id'], CourseNews>();
  for (const category of [null, ...categories]) {
    const { courses } = await news({ category, subject: null, limit: maxCourses });
    for (const each of courses) byId.set(each.course.id, each);
  }
  return byId;
}

/**
 * Writes the feeds of searches in a language, and the list of their names. They leave out what is no
 * longer offered, which no search finds.
 */
export async function* searchFeeds(
  searches: readonly SearchedPage[],
  { catalogue, language, ...options }: SearchFeedsOptions,
): AsyncGenerator<FeedFile> {
  const known = await newsById(catalogue);
  for (const { path: page, text } of searches) {
    const courses: CourseNews[] = [];
    let left = known.size === 0 ? 0 : maxCourses;
    for await (const { id } of browsedCourses(catalogue, { ...emptyQuery, text, language })) {
      const news = known.get(id);
      if (news !== undefined) courses.push(news);
      left -= 1;
      if (left <= 0) break;
    }
    const path = inLanguage(searchFeedsHref(searchFeedName(text)), language);
    const entries = feedEntries({ since: null, courses, gone: [] }, language, options.textOf);
    yield* feedFiles({ path, page, language, name: text, entries }, options);
  }
  yield {
    file: inLanguage(searchFeedsIndex, language).slice(1),
    text: JSON.stringify(searches.map(({ text }) => searchFeedName(text))),
  };
}
