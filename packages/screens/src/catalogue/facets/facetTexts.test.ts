import { facetIds, facetValues } from '@aulario/course-data';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import es from '@aulario/frame/locales/es.json';
import { expect, it } from 'vitest';
import { chipLabel, facetLabel, valueLabel } from './facetTexts.ts';

const isMessageId = (id: string) => Object.hasOwn(es, id);

/** Answers with the name of the text. */
const text: Text = (id, values) => (values ? `${values['facet']}: ${values['value']}` : id);

it('has a text for every value of every facet', () => {
  for (const facet of facetIds) {
    expect(isMessageId(facetLabel(text, facet))).toBe(true);
    for (const value of facetValues[facet]) {
      const label = valueLabel(text, facet, value);
      expect(isMessageId(label) || facet === 'platform', `${facet} ${value}`).toBe(true);
    }
  }
});

it('names the facet where the value alone would not tell', () => {
  expect(chipLabel(text, 'level', 'beginner')).toBe('facet.level.beginner');
  expect(chipLabel(text, 'platform', 'edx')).toBe('edX');
  expect(chipLabel(text, 'rating', '4.5-up')).toBe('facet.rating: facet.rating.4.5-up');
  expect(chipLabel(text, 'level', 'unknown')).toBe('facet.level: facet.unknown');
});
