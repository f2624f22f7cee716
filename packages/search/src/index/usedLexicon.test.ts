import { expect, it } from 'vitest';
import { usedLexicon } from './usedLexicon.ts';

it('looks related terms up as a query does: without light words, names whole', () => {
  const { related } = usedLexicon(
    {
      glossary: [[['lenguaje musical'], ['music reading']]],
      related: [{ terms: ['lenguaje musical', 'lenguaje corporal'], leadTo: [['music']] }],
      wording: { domainStopWords: [], light: ['lenguaje'], facets: [] },
    },
    new Set(['music']),
  );
  expect(related).toEqual([{ terms: ['lenguaje musical', 'corporal'], leadTo: [['music']] }]);
});
