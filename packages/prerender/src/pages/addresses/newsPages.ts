import { type CategoryId, categories } from '@aulario/course-data';
import { newsHref } from '@aulario/frame/navigation/href/newsHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import { fixedPages, type PublicPage } from './fixedPages.ts';

/** A page of news, of a category or of all. */
export interface NewsPage {
  readonly path: string;
  readonly category: CategoryId | null;
}

/** Every page of news. */
export const newsPages: readonly NewsPage[] = [null, ...categories].map((category) => ({
  path: newsHref(publicShell, category),
  category,
}));

/** The pages of categories; that of all is at a fixed address. */
const categoryNewsPages: readonly PublicPage[] = newsPages
  .filter(({ category }) => category !== null)
  .map(({ path }) => ({ path, screen: 'news', kind: 'news', description: null, feeds: path }));

/**
 * Names the feeds of all news, in their page and in the catalogue's: a feed reader that is given the
 * address of a search finds them there.
 */
const withNewsFeeds = (page: PublicPage): PublicPage =>
  page.path === paths.publicNews || page.path === paths.courses
    ? { ...page, feeds: paths.publicNews }
    : page;

/** The pages at fixed addresses, with those of news and their feeds where there can be any news. */
export const fixedAndNewsPages = (hasNews: boolean): readonly PublicPage[] =>
  hasNews ? [...fixedPages.map(withNewsFeeds), ...categoryNewsPages] : fixedPages;
