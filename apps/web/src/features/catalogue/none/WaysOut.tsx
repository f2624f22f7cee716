import type { CatalogueQuery, FacetId, Relaxations } from '@aulario/course-data';
import { useText } from '../../language/useText.ts';
import { CatalogueCard } from '../CatalogueCard.tsx';
import { catalogueHref } from '../catalogueHref.ts';
import { chipLabel, facetLabel } from '../facets/facetTexts.ts';
import { withoutFacet } from '../facets/filterChange.ts';
import { CourseRow, RelaxList, SubjectChips } from '../patterns.tsx';
import { useSubjectItems } from '../useSubjectItems.ts';

/** 'Nivel: Principiante o Avanzado' is too long for a button; its values tell enough. */
function useRelaxItems(query: CatalogueQuery, { filters }: Relaxations) {
  const text = useText();
  const chosen = (facet: FacetId) =>
    (query.filters[facet] ?? []).map((value) => chipLabel(text, facet, value)).join(', ');
  return filters.map(({ facet, total }) => ({
    label: text('none.without', { filter: chosen(facet) || facetLabel(text, facet) }),
    count: text('catalogue.count', { count: total }),
    href: catalogueHref(query, { filters: withoutFacet(query.filters, facet) }),
  }));
}

interface WaysOutProps {
  query: CatalogueQuery;
  ways: Relaxations;
}

/** Fewer filters, near subjects, and what others like. */
export function WaysOut({ query, ways }: WaysOutProps) {
  const text = useText();
  const relaxed = useRelaxItems(query, ways);
  const subjects = useSubjectItems(ways.subjects, null);
  return (
    <>
      {relaxed.length > 0 && <RelaxList title={text('none.fewer')} items={relaxed} />}
      {subjects.length > 0 && (
        <SubjectChips
          title={text('none.subjects')}
          label={text('none.subjects')}
          headingLevel={2}
          items={subjects}
        />
      )}
      {ways.popular.length > 0 && (
        <CourseRow title={text('none.popular')} headingLevel={2}>
          {ways.popular.map((course) => (
            <CatalogueCard key={course.id} result={{ course, match: null }} headingLevel={3} />
          ))}
        </CourseRow>
      )}
    </>
  );
}
