import { alternativesOf, type FacetMention, type FacetTerm } from '@aulario/search';
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

/** A limit, or two: in hours or dollars, or with its unit in minutes, weeks or months. */
const bound = /^(at-most|at-least|between)-(\d+)(?:-(\d+))?(m|w|mo)?$/;

const weeksPerMonth = 4;

/** What a person studies in a week at most: as much as the words for a weekend stand for. */
const maxWeeklyHours = 10;

/** The hours of each unit of a limit. */
const unitHours: Readonly<Record<string, number>> = {
  m: 1 / 60,
  w: maxWeeklyHours,
  mo: weeksPerMonth * maxWeeklyHours,
};

interface Limits {
  readonly from: number;
  readonly to: number;
}

/** The limits that a value says, in dollars or hours; null for another value. */
function limitsOf(value: FacetValue): Limits | null {
  const [, side, first, second, unit = ''] = bound.exec(value) ?? [];
  if (first === undefined) return null;
  const meant = (amount: string) => Number(amount) * (unitHours[unit] ?? 1);
  const [one, other] = [meant(first), meant(second ?? first)];
  if (side === 'at-least') return { from: one, to: Number.POSITIVE_INFINITY };
  return { from: side === 'between' ? Math.min(one, other) : 0, to: Math.max(one, other) };
}

/** The limit of a value in weeks; null for one of hours, or none. */
export function weeksLimit({ value }: FacetTerm): number | null {
  const [, , amount, , unit] = bound.exec(value) ?? [];
  if (unit !== 'w' && unit !== 'mo') return null;
  return Number(amount) * (unit === 'mo' ? weeksPerMonth : 1);
}

/** The ranges of a facet that a query can name by numbers, highest first. */
const rangesOf = (facet: FacetId): readonly (Limits & { readonly value: FacetValue })[] =>
  (namedRanges[facet] ?? []).map(([from, value], place, ranges) => ({
    from,
    to: ranges[place - 1]?.[0] ?? Number.POSITIVE_INFINITY,
    value,
  }));

/** The ranges of which a part lies within limits; without an upper one, those above it: at least the highest one. */
function rangesWithin(facet: FacetId, { from, to }: Limits): FacetValue[] {
  const ranges = rangesOf(facet);
  const within =
    to === Number.POSITIVE_INFINITY
      ? ranges.filter((range, place) => range.from >= from || place === 0)
      : ranges.filter((range) => range.from < to && range.to > from);
  return within.map(({ value }) => value);
}

/**
 * The facet values that a value of the wording stands for: 'at-most-10' for every range that begins
 * below 10, 'at-least-10' for every range that begins at 10 or above, 'between-10-20' for every range with a
 * part in between.
 */
export function expandFacetValue(facet: FacetId, value: FacetValue): readonly FacetValue[] {
  const meant = alternativesOf(value).flatMap((one) => {
    if (facet === 'certificate' && one === 'yes') return certificates;
    const limits = limitsOf(one);
    if (limits === null) return [one];
    const isPrice = facet === 'price' || facet === 'certified';
    const isCheap = isPrice && limits.from === 0;
    return [...(isCheap ? ['free'] : []), ...rangesWithin(facet, limits)];
  });
  return meant.length === 1 ? meant : facetValues[facet].filter((one) => meant.includes(one));
}

/**
 * The facet values of which a part may lie beyond the limits that a value of the wording says: '2-10h' of
 * 'at-most-3'.
 */
export function valuesBeyond(facet: FacetId, value: FacetValue): readonly FacetValue[] {
  const limits = limitsOf(value);
  if (limits === null || limits.to === Number.POSITIVE_INFINITY) return [];
  return rangesOf(facet).flatMap((range) =>
    range.from < limits.from || range.to > limits.to ? [range.value] : [],
  );
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
