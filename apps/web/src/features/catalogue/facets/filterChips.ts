import { type CatalogueQuery, facetIds } from '@aulario/course-data';
import type { ResultChip } from '@aulario/ui';
import type { Text } from '../../language/useText.ts';
import { catalogueHref } from '../catalogueHref.ts';
import { chipLabel } from './facetTexts.ts';
import { withValue } from './filterChange.ts';

/** One chip for each filter that is on. */
const filterChips = (query: CatalogueQuery, text: Text): ResultChip[] =>
  facetIds.flatMap((facet) =>
    (query.filters[facet] ?? []).map((value) => {
      const label = chipLabel(text, facet, value);
      return {
        label,
        removeLabel: text('catalogue.removeFilter', { filter: label }),
        href: catalogueHref(query, { filters: withValue(query.filters, facet, value, false) }),
      };
    }),
  );

/** Everything that is asked, each with the way to ask it no longer. */
export function chipsOf(query: CatalogueQuery, likeTitle: string | null, text: Text): ResultChip[] {
  const { text: searched, isVerbatim, similarTo } = query;
  const chips = [
    searched !== '' && {
      label: searched,
      removeLabel: text('catalogue.removeText', { text: searched }),
      href: catalogueHref(query, { text: '', isVerbatim: false }),
    },
    isVerbatim && {
      label: text('catalogue.verbatim'),
      removeLabel: text('catalogue.removeFilter', { filter: text('catalogue.verbatim') }),
      href: catalogueHref(query, { isVerbatim: false }),
    },
    similarTo !== null && {
      label: text('similar.label'),
      removeLabel: text('catalogue.removeLike', { title: likeTitle ?? similarTo }),
      href: catalogueHref(query, { similarTo: null }),
    },
  ].filter((chip) => chip !== false);
  return [...chips, ...filterChips(query, text)];
}
