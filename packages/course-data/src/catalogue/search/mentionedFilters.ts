import type { FacetMention } from '@aulario/search';
import {
  type FacetId,
  type FacetValue,
  facetValues,
  isFacetId,
  namedRanges,
} from '../facets/facets.ts';
import type { MentionedFilter } from '../port/catalogue.ts';

/** Any kind of certificate. */
const certificates = ['free', 'paid', 'yes'];

const bound = /^(at-most|at-least)-(\d+)$/;

/** The ranges of which a part lies below a limit, or above it. */
function rangesWithin(facet: FacetId, side: string, limit: number): FacetValue[] {
  const ranges = namedRanges[facet] ?? [];
  const isWithin = ([from]: (typeof ranges)[number]) =>
    side === 'at-most' ? from < limit : from >= limit;
  const within = ranges.filter(isWithin);
  return (within.length > 0 ? within : ranges.slice(0, 1)).map(([, value]) => value);
}

/**
 * The facet values that a value of the wording stands for: 'at-most-10' for every range that begins
 * below 10, 'at-least-10' for every range that begins at 10 or above.
 */
export function expandFacetValue(facet: FacetId, value: FacetValue): readonly FacetValue[] {
  if (facet === 'certificate' && value === 'yes') return certificates;
  const [, side, limit] = bound.exec(value) ?? [];
  if (side === undefined) return [value];
  const isCheap = facet === 'price' && side === 'at-most';
  const meant = [...(isCheap ? ['free'] : []), ...rangesWithin(facet, side, Number(limit))];
  return facetValues[facet].filter((one) => meant.includes(one));
}

/** The filters that the mentioned facet values stand for. */
export const filtersOfMentions = (mentions: readonly FacetMention[]): MentionedFilter[] =>
  mentions.flatMap(({ facet, value, ...mention }) =>
    isFacetId(facet) ? [{ ...mention, facet, values: expandFacetValue(facet, value) }] : [],
  );
