import type { Course } from '../course/course.ts';
import { inBrowseOrder } from './browseOrder.ts';
import { type CataloguePage, type CatalogueQuery, pageSize } from './catalogue.ts';
import { CatalogueError } from './catalogueError.ts';
import { cleanText } from './queryString.ts';

type TextSearch = (text: string) => Course[];

/** The search library is loaded with the first text; a failed load is tried again by the next. */
function lazyTextSearch(courses: readonly Course[]): () => Promise<TextSearch> {
  let loading: Promise<TextSearch> | null = null;
  const load = async () => {
    try {
      const { createTextSearch } = await import('./textSearch.ts');
      return createTextSearch(courses);
    } catch (error) {
      loading = null;
      throw new CatalogueError('network', error);
    }
  };
  return () => {
    loading ??= load();
    return loading;
  };
}

function pageOf(courses: readonly Course[], asked: number): CataloguePage {
  const pageCount = Math.max(1, Math.ceil(courses.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(asked) || 1), pageCount);
  const start = (page - 1) * pageSize;
  return {
    courses: courses.slice(start, start + pageSize),
    total: courses.length,
    page,
    pageCount,
  };
}

/** Answers queries over courses in memory. */
export function createCourseSearch(
  courses: readonly Course[],
): (query: CatalogueQuery) => Promise<CataloguePage> {
  const loadTextSearch = lazyTextSearch(courses);
  return async ({ text, category, page, preferredCategory }) => {
    const asked = cleanText(text);
    const found =
      asked === '' ? inBrowseOrder(courses, preferredCategory) : (await loadTextSearch())(asked);
    const shown =
      category === null ? found : found.filter((course) => course.category === category);
    return pageOf(shown, page);
  };
}
