import { expect, it } from 'vitest';
import { inflate, inflateNothing, SearchIndexError } from './bytes/bytes.ts';
import { packLexicon, packRelated, stored, unpackLexicon, unpackRelated } from './packLexicon.ts';

const lexicon = {
  glossary: [[['fotografia'], ['photography']]],
  related: [
    { terms: ['fotos', 'camara reflex'], leadTo: [['photography']] },
    { terms: ['lightroom'], leadTo: [['photo editing'], ['photography']], areNames: true },
    { terms: ['portraits', 'retratos'], leadTo: [['photography']], areSubject: true },
  ],
  wording: {
    domainStopWords: ['curso'],
    light: ['clase'],
    facets: [{ facet: 'level', value: 'beginner', phrases: ['desde cero'], alone: [] }],
  },
};

it('unpacks what it packed', () => {
  expect(unpackLexicon(packLexicon(lexicon), inflate)).toMatchObject(lexicon);
  expect(unpackRelated(packRelated(lexicon.related), inflate)).toMatchObject(lexicon.related);
});

it('stores a lexicon, so that nothing has to be inflated', () => {
  const packed = stored(packLexicon(lexicon), inflate);
  expect(unpackLexicon(packed, inflateNothing)).toMatchObject(lexicon);
  expect(() => unpackLexicon(packLexicon(lexicon), inflateNothing)).toThrow(SearchIndexError);
});

it('refuses another length, one that is too long, and bytes that are not deflated', () => {
  const packed = packLexicon(lexicon);
  const [low = 0, high = 0, ...deflated] = packed;
  expect(high).toBeLessThan(0x80);
  const withLength = (...length: number[]) => Uint8Array.from([...length, ...deflated]);
  for (const bytes of [
    withLength(low ^ 1, high),
    withLength(0xff, 0xff, 0x7f),
    Uint8Array.from([low, high, 0xff, 0xff, 0xff]),
    packed.subarray(0, packed.length >>> 1),
  ]) {
    expect(() => unpackLexicon(bytes, inflate)).toThrow(SearchIndexError);
  }
});
