import { type CatalogueQuery, hasPhrase } from '@aulario/course-data';
import type { Text } from '../../language/useText.ts';
import { categoryName } from '../CatalogueResultLine.tsx';
import { hasFilters } from '../facets/filterChange.ts';

const filtersHint = ({ filters }: CatalogueQuery, text: Text) =>
  text(Object.keys(filters).length === 1 ? 'none.hintFilter' : 'none.hintFilters');

/** What was searched, and one line that tells what to do about it. */
export function noneTexts(query: CatalogueQuery, text: Text): { title: string; hint?: string } {
  const { text: searched, filters, similarTo } = query;
  const category = categoryName(query, text);
  const isOnlyCategory = category !== null && Object.keys(filters).length === 1;
  if (similarTo !== null) {
    return {
      title: text('none.like'),
      hint: text(hasFilters(filters) ? 'none.hintFilters' : 'none.hintLike'),
    };
  }
  if (searched === '') {
    if (isOnlyCategory)
      return { title: text('none.in', { category }), hint: text('none.hintCategory') };
    if (hasFilters(filters)) return { title: text('none.filters'), hint: filtersHint(query, text) };
    return { title: text('none.empty') };
  }
  if (isOnlyCategory) {
    return { title: text('none.forIn', { text: searched, category }), hint: text('none.hintIn') };
  }
  if (hasFilters(filters)) {
    return { title: text('none.forFilters', { text: searched }), hint: filtersHint(query, text) };
  }
  return {
    title: text('none.for', { text: searched }),
    hint: text(hasPhrase(searched) ? 'none.hintPhrase' : 'none.hint'),
  };
}
