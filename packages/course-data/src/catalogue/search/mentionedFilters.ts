import type { FacetMention, FacetTerm } from '@aulario/search';
import {
  type FacetId,
  type FacetValue,
  facetValues,
  isFacetId,
  namedRanges,
} from '../facets/facets.ts';
import type { MentionedFilter } from '../port/catalogueAnswers.ts';

/** Any kind of certificate. */
const certificates = ['free', 'included', 'paid', 'yes'];

/** A limit: in hours or dollars, or with its unit in minutes, weeks or months. */
const bound = /^(at-most|at-least)-(\d+)(m|w|mo)?$/;

const weeksPerMonth = 4;

/** What a person studies in a week at most: as much as the words for a weekend stand for. */
const maxWeeklyHours = 10;

/** The hours of each unit of a limit. */
const unitHours: Readonly<Record<string, number>> = {
  m: 1 / 60,
  w: maxWeeklyHours,
  mo: weeksPerMonth * maxWeeklyHours,
};

/** The side and the amount of a limit, in dollars or hours; null for another value. */
function limitOf(value: FacetValue) {
  const [, side = '', amount, unit = ''] = bound.exec(value) ?? [];
  return amount === undefined ? null : { side, limit: Number(amount) * (unitHours[unit] ?? 1) };
}

/** The limit of a value in weeks; null for one of hours, or none. */
export function weeksLimit({ value }: FacetTerm): number | null {
  const [, , amount, unit] = bound.exec(value) ?? [];
  if (unit !== 'w' && unit !== 'mo') return null;
  return Number(amount) * (unit === 'mo' ? weeksPerMonth : 1);
}

/** The ranges of which a part lies below a limit, or above it: at least the highest one. Nothing lies below 0. */
function rangesWithin(facet: FacetId, side: string, limit: number): FacetValue[] {
  const ranges = namedRanges[facet] ?? [];
  if (side === 'at-most') return ranges.flatMap(([from, value]) => (from < limit ? [value] : []));
  const above = ranges.filter(([from]) => from >= limit);
  return (above.length > 0 ? above : ranges.slice(0, 1)).map(([, value]) => value);
}

/**
 * The facet values that a value of the wording stands for: 'at-most-10' for every range that begins
 * below 10, 'at-least-10' for every range that begins at 10 or above.
 */
export function expandFacetValue(facet: FacetId, value: FacetValue): readonly FacetValue[] {
  if (facet === 'certificate' && value === 'yes') return certificates;
  const bounded = limitOf(value);
  if (bounded === null) return [value];
  const { side, limit } = bounded;
  const isPrice = facet === 'price' || facet === 'certified';
  const isCheap = isPrice && side === 'at-most';
  const meant = [...(isCheap ? ['free'] : []), ...rangesWithin(facet, side, limit)];
  return facetValues[facet].filter((one) => meant.includes(one));
}

/**
 * The facet values of which a part may lie above the limit that a value of the wording is: '2-10h' of
 * 'at-most-3'.
 */
export function valuesBeyond(facet: FacetId, value: FacetValue): readonly FacetValue[] {
  const { side, limit = 0 } = limitOf(value) ?? {};
  if (side !== 'at-most') return [];
  const ranges = namedRanges[facet] ?? [];
  const isBeyond = (from: number) => !ranges.some(([next]) => from < next && next <= limit);
  return ranges.flatMap(([from, one]) => (isBeyond(from) ? [one] : []));
}

/** A limit of what a wanted certificate costs is one of lessons and certificate together. */
export function meantTerms<T extends FacetTerm>(terms: readonly T[]): readonly T[] {
  const isWanted = terms.some(({ facet, value }) => facet === 'certificate' && value !== 'no');
  if (!isWanted) return terms;
  return terms.map((term) =>
    term.facet === 'price' && bound.test(term.value) ? { ...term, facet: 'certified' } : term,
  );
}

/** The filters that the mentioned facet values stand for. */
export function filtersOfMentions(mentions: readonly FacetMention[]): MentionedFilter[] {
  const filters = meantTerms(mentions).flatMap(({ facet, value, ...mention }) =>
    isFacetId(facet) ? [{ ...mention, facet, values: expandFacetValue(facet, value) }] : [],
  );
  // What costs so much with its certificate has one.
  const isPriced = filters.some(({ facet }) => facet === 'certified');
  return isPriced ? filters.filter(({ facet }) => facet !== 'certificate') : filters;
}
