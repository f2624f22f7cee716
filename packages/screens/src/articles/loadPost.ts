import { type Course, emptyQuery, fromQueryString } from '@aulario/course-data';
import { type Pending, resultOf, withGraceDelay } from '@aulario/frame/async/asyncResult.ts';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Article } from './article.ts';
import { loadArticle } from './loadArticle.ts';

/** The first courses of the search that a post leads to. */
export interface PostCourses {
  readonly total: number;
  readonly courses: readonly Course[];
}

export interface PostData {
  readonly article: Article;
  /** Null for a post that leads to no courses. */
  readonly result: Pending<PostCourses> | null;
}

/** The maximum number of courses below a post: one row. */
const maxCourses = 4;

/** Loads the post in the address, and the first courses of the search that it leads to. */
export function createPostLoader({ catalogue, storage }: Pick<Services, 'catalogue' | 'storage'>) {
  return async (asked: LoaderFunctionArgs): Promise<PostData> => {
    const article = await loadArticle(asked);
    if (article.courses === null) return { article, result: null };
    const { pathname } = new URL(asked.request.url);
    const reader = { ...emptyQuery, language: languageAt(pathname, storage) };
    const query = fromQueryString(article.courses.href.replace(/^[^?]*/, ''), reader);
    const search = catalogue.search(query, { signal: asked.request.signal });
    const found = search.then(({ total, results }) => ({
      total,
      courses: results.slice(0, maxCourses).map(({ course }) => course),
    }));
    return { article, ...(await withGraceDelay(resultOf(found))) };
  };
}
