import {
  type CataloguePage,
  type CatalogueQuery,
  isWholeText,
  type MentionedFilter,
} from '@aulario/course-data';
import type { ResultOffer } from '@aulario/ui';
import type { Text } from '../../language/useTranslate.ts';
import type { HrefFor } from '../catalogueHref.ts';
import { chipLabel, facetLabel } from './facetTexts.ts';

/** The facets whose values are proper names. */
const properNames: ReadonlySet<string> = new Set(['language', 'platform']);

function valueName({ facet, values }: MentionedFilter, text: Text): string {
  if (facet === 'certificate' && values.length > 1) return text('understood.certificate');
  const names = values.map((value) => chipLabel(text, facet, value)).join(', ');
  return properNames.has(facet) ? names : names.toLowerCase();
}

/**
 * The inactive filters that the text mentions, as links: 'Precio: gratis'. One that is all that the
 * text says replaces it.
 */
export const filterOffers = (
  query: CatalogueQuery,
  page: CataloguePage,
  text: Text,
  hrefFor: HrefFor,
): ResultOffer[] =>
  page.mentionedFilters
    .filter(({ facet }) => query.filters[facet] === undefined)
    .map((filter) => ({
      label: text('facet.of', {
        facet: facetLabel(text, filter.facet),
        value: valueName(filter, text),
      }),
      href: hrefFor(query, {
        text: isWholeText(filter, query.text) ? '' : query.text,
        filters: { ...query.filters, [filter.facet]: filter.values },
      }),
    }));
