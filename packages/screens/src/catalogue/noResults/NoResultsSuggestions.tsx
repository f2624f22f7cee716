import {
  type Alternatives,
  type CatalogueQuery,
  type FacetId,
  withoutFacet,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { SubjectChips } from '@aulario/ui';
import { CourseRow } from '../CourseRow/CourseRow.tsx';
import { chipLabel, facetLabel } from '../facets/facetTexts.ts';
import { CatalogueCards } from '../results/CatalogueCards.tsx';
import { useSubjectItems } from '../subjects/useSubjectItems.ts';
import { RelaxList } from './RelaxList/RelaxList.tsx';

/** Omits the facet: 'Nivel: Principiante o Avanzado' is too long for a button. */
function useRelaxItems(query: CatalogueQuery, { filters, unfiltered, textless }: Alternatives) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const chosen = (facet: FacetId) =>
    (query.filters[facet] ?? []).map((value) => chipLabel(text, facet, value)).join(', ');
  const item = (label: string, count: number, change: Partial<CatalogueQuery>) => ({
    label,
    count: text('common.courseCount', { count }),
    href: hrefFor(query, change),
  });
  const fewer = filters.map(({ facet, total }) =>
    item(text('noResults.without', { filter: chosen(facet) || facetLabel(text, facet) }), total, {
      filters: withoutFacet(query.filters, facet),
    }),
  );
  if (textless > 0) {
    fewer.push(item(text('noResults.without', { filter: query.text }), textless, { text: '' }));
  }
  if (unfiltered > 0) {
    fewer.push(item(text('noResults.withoutFilters'), unfiltered, { filters: {} }));
  }
  return fewer;
}

interface NoResultsSuggestionsProps {
  query: CatalogueQuery;
  alternatives: Alternatives;
}

/** Links to the same search with fewer filters, or without its text. */
export function FewerFilters({ query, alternatives }: NoResultsSuggestionsProps) {
  const text = useTranslate();
  const relaxed = useRelaxItems(query, alternatives);
  return <RelaxList title={text('noResults.fewer')} headingLevel={3} items={relaxed} />;
}

/** Similar subjects, and popular courses. */
export function NoResultsSuggestions({
  alternatives,
}: Pick<NoResultsSuggestionsProps, 'alternatives'>) {
  const text = useTranslate();
  const subjects = useSubjectItems(alternatives.subjects, null);
  return (
    <>
      {subjects.length > 0 && (
        <SubjectChips title={text('noResults.subjects')} headingLevel={2} items={subjects} />
      )}
      {alternatives.popular.length > 0 && (
        <CourseRow title={text('noResults.popular')} headingLevel={2}>
          <CatalogueCards
            results={alternatives.popular.map((course) => ({ course, match: null }))}
            headingLevel={3}
          />
        </CourseRow>
      )}
    </>
  );
}
