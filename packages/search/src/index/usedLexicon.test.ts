import { expect, it } from 'vitest';
import { expandTargets, usedLexicon } from './usedLexicon.ts';

it('looks related terms up as a query does: without low-weight words, names whole', () => {
  const { related, further } = usedLexicon({
    glossary: [[['lenguaje musical'], ['music reading']]],
    related: [{ terms: ['lenguaje musical', 'lenguaje corporal'], leadTo: [['music']] }],
    further: [{ terms: ['Lenguaje de signos'], leadTo: [['Música']] }],
    wording: { domainStopWords: [], light: ['lenguaje'], facets: [] },
  });
  expect(related).toEqual([{ terms: ['lenguaje musical', 'corporal'], leadTo: [['music']] }]);
  expect(further).toEqual([{ terms: ['signos'], leadTo: [['musica']] }]);
});

it('keeps low-weight words where the one other word says something else, or an inflection of it', () => {
  const { related, further } = usedLexicon({
    glossary: [[['ventas'], ['selling']]],
    related: [
      { terms: ['jefe'], leadTo: [['liderazgo']] },
      { terms: ['be rich', 'rich'], leadTo: [['investing']] },
    ],
    further: [{ terms: ['mi propio jefe', 'sell online', 'my pottery'], leadTo: [['shops']] }],
    wording: { domainStopWords: [], light: ['mi', 'propio', 'online', 'my', 'be'], facets: [] },
  });
  expect(related[1]?.terms).toEqual(['rich']);
  expect(further[0]?.terms).toEqual(['mi propio jefe', 'sell online', 'pottery']);
});

it('keeps low-weight words beside a single letter', () => {
  const { related } = usedLexicon({
    glossary: [],
    related: [{ terms: ['c más más', 'más punteros'], leadTo: [['c++']] }],
    wording: { domainStopWords: [], light: ['mas'], facets: [] },
  });
  expect(related[0]?.terms).toEqual(['c mas', 'punteros']);
});

it('leads to every name that documents say, and to nothing else', () => {
  const { related } = expandTargets(
    {
      glossary: [[['fotografia'], ['photography']]],
      related: [{ terms: ['fotos'], leadTo: [['photography'], ['photo editing']] }],
      wording: { domainStopWords: [], light: [], facets: [] },
    },
    (word) => ['fotografia', 'photography', 'photo'].includes(word),
  );
  expect(related).toEqual([{ terms: ['fotos'], leadTo: [['photography', 'fotografia']] }]);
});

it('leads to the names of a subject, not to its translation as a word of titles', () => {
  const { related } = expandTargets(
    {
      glossary: [
        [['relaciones de pareja'], ['relationships']],
        [['relaciones'], ['relationships']],
      ],
      related: [{ terms: ['dating'], leadTo: [['relationships']] }],
      wording: { domainStopWords: [], light: [], facets: [] },
    },
    (word) => ['relaciones', 'relationships'].includes(word),
  );
  expect(related[0]?.leadTo).toEqual([['relationships']]);
});

it('leads to what stands in for the nearest subject, where that is all it leads to', () => {
  const { related } = expandTargets(
    {
      glossary: [],
      related: [
        { terms: ['cine'], leadTo: [['filmmaking']] },
        { terms: ['rodaje'], leadTo: [['photography'], ['filmmaking']] },
        { terms: ['filmmaking'], leadTo: [['video editing']], areSubject: true },
        { terms: ['video editing'], leadTo: [['photography']] },
      ],
      wording: { domainStopWords: [], light: [], facets: [] },
    },
    (word) => ['video', 'editing', 'photography'].includes(word),
  );
  expect(related.map(({ leadTo }) => leadTo.flat())).toEqual([
    ['video editing'],
    ['photography'],
    ['video editing'],
    ['photography'],
  ]);
});
