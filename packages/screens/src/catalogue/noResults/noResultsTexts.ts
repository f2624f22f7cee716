import {
  type CataloguePage,
  type CatalogueQuery,
  hasFilters,
  hasPhrase,
} from '@aulario/course-data';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import { categoryName } from '../results/CatalogueResultLine.tsx';

const filtersHint = ({ filters }: CatalogueQuery, text: Text) =>
  text(Object.keys(filters).length === 1 ? 'noResults.hintFilter' : 'noResults.hintFilters');

/** The search, and a hint on how to change it. */
export function noResultsTexts(
  query: CatalogueQuery,
  { unmetFilters: [unmet] }: CataloguePage,
  text: Text,
): { title: string; hint?: string } {
  const { text: searched, filters, similarTo } = query;
  const category = categoryName(query, text);
  const isOnlyCategory = category !== null && Object.keys(filters).length === 1;
  if (similarTo !== null) {
    return {
      title: text('noResults.like'),
      hint: text(hasFilters(filters) ? 'noResults.hintFilters' : 'noResults.hintLike'),
    };
  }
  if (searched === '') {
    if (isOnlyCategory)
      return { title: text('noResults.in', { category }), hint: text('noResults.hintCategory') };
    if (hasFilters(filters))
      return { title: text('noResults.filters'), hint: filtersHint(query, text) };
    return { title: text('noResults.empty') };
  }
  if (isOnlyCategory) {
    return {
      title: text('noResults.forIn', { text: searched, category }),
      hint: text('noResults.hintIn'),
    };
  }
  if (hasFilters(filters)) {
    return {
      title: text('noResults.forFilters', { text: searched }),
      hint: filtersHint(query, text),
    };
  }
  const title = text('noResults.for', { text: searched });
  if (hasPhrase(searched)) return { title, hint: text('noResults.hintPhrase') };
  if (unmet !== undefined) {
    const words = text('omitted.word', { word: unmet.words });
    return { title, hint: text('noResults.hintUnmet', { words }) };
  }
  const isOneWord = !searched.trim().includes(' ');
  return { title, hint: text(isOneWord ? 'noResults.hintWord' : 'noResults.hint') };
}
