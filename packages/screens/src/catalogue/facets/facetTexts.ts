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
