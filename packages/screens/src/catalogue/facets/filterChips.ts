import {
  type CatalogueQuery,
  type FacetValue,
  facetIds,
  withFilterValue,
} from '@aulario/course-data';
import type { HrefFor } from '@aulario/course-view/addresses/catalogueHref.ts';
import { chosenFilters, type Hub } from '@aulario/course-view/addresses/hubContext.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { ResultChip } from '../ResultLine/ResultLine.tsx';
import { chipLabel, priceLimit } from './facetTexts.ts';

interface LinkContext {
  /** The filters of the hub have no chip. */
  hub: Hub | null;
  hrefFor: HrefFor;
}

/** A chip for each active filter; the steps of a price up to a limit are one. */
const filterChips = (
  query: CatalogueQuery,
  text: Text,
  { hub, hrefFor }: LinkContext,
): ResultChip[] =>
  facetIds.flatMap((facet) => {
    const chosen = chosenFilters(query.filters, hub)[facet] ?? [];
    const limit = priceLimit(text, facet, chosen);
    const single = chosen.filter((value) => !limit?.values.includes(value));
    const wishes = single.map((value) => ({
      label: chipLabel(text, facet, value),
      values: [value] as readonly FacetValue[],
    }));
    return (limit === null ? wishes : [limit, ...wishes]).map(({ label, values }) => ({
      label,
      removeLabel: text('catalogue.removeFilter', { filter: label }),
      href: hrefFor(query, {
        filters: values.reduce(
          (filters, value) => withFilterValue(filters, facet, value, false),
          query.filters,
        ),
      }),
    }));
  });

/** The conditions of the query besides the text, each with the query without it. */
export function chipsOf(
  query: CatalogueQuery,
  likeTitle: string | null,
  text: Text,
  context: LinkContext,
): ResultChip[] {
  const { hrefFor } = context;
  const { isVerbatim, similarTo, subject } = query;
  const chips = [
    isVerbatim && {
      label: text('catalogue.verbatim'),
      removeLabel: text('catalogue.removeFilter', { filter: text('catalogue.verbatim') }),
      href: hrefFor(query, { isVerbatim: false }),
    },
    similarTo !== null && {
      label:
        likeTitle === null
          ? text('similar.label')
          : text('catalogue.titleLike', { title: likeTitle }),
      removeLabel: text('catalogue.removeLike', { title: likeTitle ?? similarTo }),
      href: hrefFor(query, { similarTo: null }),
    },
    // The hub of a subject names it in its heading.
    subject !== null &&
      context.hub === null && {
        label: subject,
        removeLabel: text('catalogue.removeFilter', { filter: subject }),
        href: hrefFor(query, { subject: null }),
      },
  ].filter((chip) => chip !== false);
  return [...chips, ...filterChips(query, text, context)];
}
