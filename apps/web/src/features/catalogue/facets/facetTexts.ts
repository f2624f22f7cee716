import {
  type FacetId,
  type FacetValue,
  facetValues,
  isCategoryId,
  platformOf,
  unknownValue,
} from '@aulario/course-data';
import type { MessageId } from '../../language/messages.ts';
import type { Text } from '../../language/useTranslate.ts';

/** 'Nivel'. */
export const facetLabel = (text: Text, facet: FacetId): string => text(`facet.${facet}`);

/** 'Principiante', as an option of its facet. */
export function valueLabel(text: Text, facet: FacetId, value: FacetValue): string {
  if (value === unknownValue) return text('facet.unknown');
  if (facet === 'category' && isCategoryId(value)) return text(`category.${value}`);
  if (facet === 'platform') return platformOf(value).name;
  const isKnown = facetValues[facet].some((known) => known === value);
  return isKnown ? text(`facet.${facet}.${value}` as MessageId) : value;
}

/** Whose values alone would not tell: '4,5 o más' of what. */
const mute: ReadonlySet<FacetId> = new Set<FacetId>(['rating']);

/** 'Principiante', 'Nivel: desconocido': a value where its facet is not beside it. */
export function chipLabel(text: Text, facet: FacetId, value: FacetValue): string {
  const label = valueLabel(text, facet, value);
  if (value !== unknownValue && !mute.has(facet)) return label;
  return text('facet.of', { facet: facetLabel(text, facet), value: label.toLowerCase() });
}
