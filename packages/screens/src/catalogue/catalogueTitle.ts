import type { CataloguePage, CatalogueQuery } from '@aulario/course-data';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import { categoryName } from './results/CatalogueResultLine.tsx';

function subjectOf(query: CatalogueQuery, page: CataloguePage | null, text: Text): string {
  if (query.text !== '') return text('catalogue.titleSearch', { text: query.text });
  if (query.similarTo !== null) {
    const title = page?.similarTo?.title;
    return title === undefined ? text('similar.label') : text('catalogue.titleLike', { title });
  }
  if (query.subject !== null) return text('catalogue.titleSearch', { text: query.subject });
  const category = categoryName(query, text);
  return category === null ? text('catalogue.title') : text('catalogue.titleIn', { category });
}

/**
 * The title of the window: the search, and its page.
 *
 * @param hub - The name of the category or subject of the page.
 */
export function catalogueTitle(
  query: CatalogueQuery,
  page: CataloguePage | null,
  text: Text,
  hub: string | null,
): string {
  const subject = hub ?? subjectOf(query, page, text);
  const number = page?.page ?? query.page;
  return number === 1 ? subject : text('catalogue.titlePage', { subject, page: number });
}
