import type { CataloguePage, CatalogueQuery, UnderstoodFilter } from '@aulario/course-data';
import { SubjectChips } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useCatalogueHref } from './catalogueHref.ts';
import { chipLabel, facetLabel } from './facets/facetTexts.ts';

/** The facets whose values keep their capital. */
const properNames: ReadonlySet<string> = new Set(['language', 'platform']);

interface CatalogueUnderstoodProps {
  query: CatalogueQuery;
  page: CataloguePage;
}

/** Offers the filters that the text says, one click each: 'Precio: gratis'. */
export function CatalogueUnderstood({ query, page }: CatalogueUnderstoodProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const nameOf = ({ facet, values }: UnderstoodFilter) => {
    if (facet === 'certificate' && values.length > 1) return text('understood.certificate');
    const names = values.map((value) => chipLabel(text, facet, value)).join(', ');
    return properNames.has(facet) ? names : names.toLowerCase();
  };
  const items = page.understood
    .filter(({ facet }) => query.filters[facet] === undefined)
    .map((filter) => ({
      label: text('facet.of', { facet: facetLabel(text, filter.facet), value: nameOf(filter) }),
      href: hrefFor(query, {
        text: page.total > 0 ? query.text : '',
        filters: { ...query.filters, [filter.facet]: filter.values },
      }),
    }));
  return <SubjectChips label={text('understood.label')} items={items} />;
}
