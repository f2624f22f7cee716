import { isCategoryId } from '../categories/categories.ts';
import type { CategoryId } from '../course/course.ts';
import { plainText } from '../course/plainText.ts';
import type { CatalogueQuery } from './catalogue.ts';

const longestText = 200;

/** A query's text as it is searched: one line, without outer space, at most 200 characters. */
export function cleanText(text: string): string {
  return plainText(plainText(text).slice(0, longestText));
}

/**
 * The part of a query that an address carries, '?q=…&category=…&page=…', ready to follow a path.
 * Defaults are left out; the default query is ''. The preferred category belongs to the reader
 * and is never written.
 */
export function toQueryString(query: Pick<CatalogueQuery, 'text' | 'category' | 'page'>): string {
  const params = new URLSearchParams();
  const text = cleanText(query.text);
  if (text !== '') params.set('q', text);
  if (query.category !== null) params.set('category', query.category);
  if (query.page > 1) params.set('page', String(query.page));
  const written = params.toString();
  return written === '' ? '' : `?${written}`;
}

/**
 * The query in an address. Whatever is not a valid value is dropped, repeated values after the
 * first too; a page past the end is for the catalogue to clamp. Never throws.
 */
export function fromQueryString(
  search: string | URLSearchParams,
  preferredCategory: CategoryId | null = null,
): CatalogueQuery {
  const params = new URLSearchParams(search);
  const category = params.get('category');
  const page = params.get('page') ?? '';
  return {
    text: cleanText(params.get('q') ?? ''),
    category: isCategoryId(category) ? category : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    preferredCategory,
  };
}
