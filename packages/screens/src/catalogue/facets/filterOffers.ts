import type { CataloguePage, CatalogueQuery, FacetId, MentionedFilter } from '@aulario/course-data';
import type { HrefFor } from '@aulario/course-view/addresses/catalogueHref.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { ResultOffer } from '../ResultLine/ResultLine.tsx';
import { facetLabel, inPhrase, priceLimit, valueLabel } from './facetTexts.ts';

/** Whether the values of a facet are written with a capital in a phrase: those of languages are in English. */
const isProper = (facet: FacetId, { language }: CatalogueQuery): boolean =>
  facet === 'platform' || (facet === 'language' && language === 'en');

function valueName({ facet, values }: MentionedFilter, query: CatalogueQuery, text: Text): string {
  if (facet === 'certificate' && values.length > 1) return text('understood.certificate');
  const limit = priceLimit(text, facet, values);
  if (limit !== null && limit.values.length === values.length) return limit.label;
  return values
    .map((value) => valueLabel(text, facet, value))
    .map((name) => (isProper(facet, query) ? name : inPhrase(name)))
    .join(', ');
}

/**
 * The inactive filters that the text mentions, as links: 'Precio: gratis'. Those of a text that says
 * nothing else are one link, which replaces the text.
 */
export const filterOffers = (
  query: CatalogueQuery,
  page: CataloguePage,
  text: Text,
  hrefFor: HrefFor,
): ResultOffer[] => {
  const inactive = page.mentionedFilters.filter(({ facet }) => query.filters[facet] === undefined);
  const isWholeText = inactive.some((filter) => filter.isWholeText);
  const groups = isWholeText ? [inactive] : inactive.map((filter) => [filter]);
  return groups.map((group) => ({
    label: group
      .map((filter) =>
        text('facet.of', {
          facet: facetLabel(text, filter.facet),
          value: valueName(filter, query, text),
        }),
      )
      .join(' · '),
    href: hrefFor(query, {
      text: isWholeText ? '' : query.text,
      filters: {
        ...query.filters,
        ...Object.fromEntries(group.map(({ facet, values }) => [facet, values])),
      },
    }),
  }));
};
