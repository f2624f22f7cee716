import { foldText } from '@aulario/search';
import type { SearchParameters } from '../searchParameters.ts';
import { readFilter, readSort, type StoredDocument } from './conditions.ts';
import { findText, type Synonyms } from './findText.ts';

function countValues(
  documents: readonly StoredDocument[],
  field: string,
  search: SearchParameters,
) {
  const [asked, begin = ''] = search.facet_query?.split(/:(.*)/s) ?? [];
  const counts = new Map<string, number>();
  for (const value of documents.flatMap((document) => document[field] ?? [])) {
    const name = String(value);
    const words = foldText(name).split(/\s+/);
    if (asked === field && !words.some((word) => word.startsWith(foldText(begin)))) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({ value, count, highlighted: value }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, search.max_facet_values ?? 10);
}

/** Answers one search as Typesense words its answers. */
export function answerSearch(
  documents: readonly StoredDocument[],
  search: SearchParameters,
  synonyms: Synonyms,
) {
  const isAllowed = readFilter(search.filter_by);
  const found = findText(documents.filter(isAllowed), search, synonyms).toSorted(
    readSort(search.sort_by),
  );
  const start = (search.page - 1) * search.per_page;
  const facets =
    search.facet_by === undefined || search.facet_by === '' ? [] : search.facet_by.split(',');
  return {
    found: found.length,
    out_of: documents.length,
    page: search.page,
    hits: found
      .slice(start, start + search.per_page)
      .map(({ document, textMatch, highlights }) => ({
        document: Object.fromEntries(
          search.include_fields.split(',').map((field) => [field, document[field]]),
        ),
        text_match: textMatch,
        highlights,
      })),
    facet_counts: facets.map((field) => ({
      field_name: field,
      counts: countValues(
        found.map(({ document }) => document),
        field,
        search,
      ),
    })),
  };
}
