import { type Course, platformOf } from '@aulario/course-data';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import type { PostData } from '@aulario/screens/articles/loadPost.ts';
import type { CatalogueData } from '@aulario/screens/catalogue/catalogueLoader.ts';
import type { CourseData } from '@aulario/screens/catalogue/coursePage/courseLoader.ts';
import type { CoverKey } from '@aulario/ui/covers';

interface PageData {
  readonly data: unknown;
  readonly title: string;
  readonly path: string;
  readonly site: string;
  readonly language: Language;
  /** What the catalogue is called in the breadcrumbs. */
  readonly root: string;
}

/** Whether loader data is that of a list of courses. */
export const isCatalogue = (data: unknown): data is CatalogueData =>
  typeof data === 'object' && data !== null && 'hub' in data && 'result' in data;

const isPost = (data: unknown): data is PostData =>
  typeof data === 'object' && data !== null && 'article' in data;

/** Whether loader data is that of a course's page. */
export const isCourse = (data: unknown): data is CourseData =>
  typeof data === 'object' && data !== null && 'slug' in data && 'result' in data;

/** The course of a course page; null for other pages. */
function courseIn(data: unknown): Course | null {
  if (!isCourse(data) || data.result instanceof Promise) return null;
  return foundIn(data.result)?.course ?? null;
}

/** The cover of the page's course or hub; null for other pages. */
export function coverIn(data: unknown): CoverKey | null {
  const course = courseIn(data);
  if (course !== null) return coverKeyOf(course);
  if (!isCatalogue(data) || data.hub === null) return null;
  const { category } = data.hub;
  return { id: category, category };
}

/** The headline of the page's course; undefined for other pages. */
export const descriptionOf = (data: unknown): string | undefined => courseIn(data)?.headline;

const courseOf = (course: Course, { site, language }: PageData) => ({
  '@type': 'Course',
  url: site + inLanguage(courseHref(publicShell, course), language),
  name: course.title,
  description: course.headline || course.title,
  provider: {
    '@type': 'Organization',
    name: platformOf(course.platform).name,
    sameAs: new URL(course.url).origin,
  },
});

const postOf = ({ article }: PostData, { site, path }: PageData) => ({
  '@type': 'BlogPosting',
  url: site + path,
  headline: article.title,
  description: article.summary,
  datePublished: article.date,
  author: { '@type': 'Organization', name: 'Aulario' },
});

const list = (type: string, items: readonly object[]) => ({
  '@type': type,
  itemListElement: items.map((item, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    ...item,
  })),
});

/**
 * The structured data of a post and of catalogue pages: breadcrumbs and, for lists, the courses. Omits the rich
 * result for single courses, which search engines no longer show. Null for other pages.
 */
export function structuredData(page: PageData): object | null {
  const { data, title, path, site, language, root } = page;
  const at = (name: string, spanish: string) => ({
    name,
    item: site + inLanguage(spanish, language),
  });
  const start = [at('Aulario', paths.landing), at(root, paths.courses)];
  const own = at(title.replace(/ · Aulario$/, ''), path);
  const context = { '@context': 'https://schema.org' };
  if (courseIn(data) !== null) return { ...context, ...list('BreadcrumbList', [...start, own]) };
  if (isPost(data)) return { ...context, ...postOf(data, page) };
  if (!isCatalogue(data)) return null;
  const { hub, result } = data;
  if (result instanceof Promise || result.status === 'failed') {
    throw new Error(`${path} has no courses.`);
  }
  const trail = hub === null ? start : [...start, own];
  const courses = result.value.results.map(({ course }) => ({ item: courseOf(course, page) }));
  return {
    ...context,
    '@graph': [list('ItemList', courses), list('BreadcrumbList', trail)],
  };
}
