import {
  type FacetId,
  type FacetValue,
  facetValues,
  isCategoryId,
  platformOf,
  unknownValue,
} from '@aulario/course-data';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';

/** The name of a facet, 'Nivel'. */
export const facetLabel = (text: Text, facet: FacetId): string => text(`facet.${facet}`);

/** The name of a value beside its facet, 'Principiante'. */
export function valueLabel(text: Text, facet: FacetId, value: FacetValue): string {
  if (value === unknownValue) return text('facet.unknown');
  if (facet === 'category' && isCategoryId(value)) return text(`category.${value}`);
  if (facet === 'platform') return platformOf(value).name;
  const isKnown = facetValues[facet].some((known) => known === value);
  return isKnown ? text(`facet.${facet}.${value}` as MessageId) : value;
}

/** A name as part of a phrase; signs of currencies keep their capitals: 'menos de 20 US$'. */
export const inPhrase = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The facets whose values need the facet's name: '4,5 o más'. */
const namedWithFacet: ReadonlySet<FacetId> = new Set<FacetId>(['rating', 'certified']);

/** The name of a value without its facet: 'Principiante', 'Nivel: sin dato'. */
export function chipLabel(text: Text, facet: FacetId, value: FacetValue): string {
  const label = valueLabel(text, facet, value);
  if (value !== unknownValue && !namedWithFacet.has(facet)) return label;
  return text('facet.of', { facet: facetLabel(text, facet), value: inPhrase(label) });
}

/** The upper bound of each step of a price, in US$, from the lowest. */
const bounds = [
  ['free', 0],
  ['under-20', 20],
  ['20-50', 50],
  ['50-100', 100],
] as const;

/** Values of a price that are one wish: all steps up to an amount. */
export interface PriceLimit {
  values: readonly FacetValue[];
  label: string;
}

/** '≤ 100 US$' for all steps of a price up to it, at least two; null for anything else. */
export function priceLimit(
  text: Text,
  facet: FacetId,
  values: readonly FacetValue[],
): PriceLimit | null {
  if (facet !== 'price' && facet !== 'certified') return null;
  const steps = bounds.filter(([value]) => values.includes(value));
  const last = steps.at(-1);
  const isWhole = steps.every(([value], place) => value === bounds[place]?.[0]);
  if (last === undefined || steps.length < 2 || !isWhole) return null;
  // With a higher step, there is no limit.
  if (values.some((value) => value === 'over-100' || value === 'paid')) return null;
  return {
    values: steps.map(([value]) => value),
    label: text(facet === 'price' ? 'facet.upTo' : 'facet.upToCertified', { amount: last[1] }),
  };
}
