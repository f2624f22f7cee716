import { describe, expect, it } from 'vitest';
import { queryWords } from '../../language/words.ts';
import { ask, dictionaryOf, titles } from '../../testing/askDocuments.ts';
import { GlossaryTerms } from '../glossaryTerms.ts';
import { joinedTerms, splitTerms } from './compounds.ts';

const vocabularyOf = (known: readonly string[]) => ({
  dictionary: dictionaryOf(known),
  glossary: new GlossaryTerms({
    glossary: [
      [['machine learning'], ['aprendizaje automatico']],
      [['ciberseguridad'], ['cybersecurity']],
    ],
    related: [],
    wording: { domainStopWords: [], light: [], facets: [] },
  }),
});
const joined = (text: string, known: readonly string[]) => {
  const { dictionary, glossary } = vocabularyOf(known);
  return joinedTerms({ dictionary, glossary }, queryWords(text)).map((terms) =>
    terms.map(({ tokens }) => tokens.map((token) => dictionary.token(token)).join(' ')),
  );
};
const split = (word: string, known: readonly string[]) => {
  const { dictionary, glossary } = vocabularyOf(known);
  return splitTerms({ dictionary, glossary }, word).map(({ tokens }) =>
    tokens.map((token) => dictionary.token(token)).join(' '),
  );
};

describe('joining two words', () => {
  it('joins only adjacent words, also inflected ones', () => {
    expect(joined('power point', ['powerpoint'])).toEqual([['powerpoint'], ['powerpoint']]);
    expect(joined('web sites', ['website'])).toEqual([['website'], ['website']]);
    expect(joined('e commerce', ['ecommerce'])).toEqual([['ecommerce'], ['ecommerce']]);
    expect(joined('point power', ['powerpoint'])).toEqual([[], []]);
    expect(joined('power to point', ['powerpoint'])).toEqual([[], []]);
  });

  it('finds a joined word that only the other language has', () => {
    expect(joined('ciber seguridad', ['cybersecurity'])).toEqual(Array(2).fill(['cybersecurity']));
    expect(split('aprendizajeautomatico', ['learning', 'machine'])).toEqual(['machine learning']);
  });

  it('joins nothing too short or with other characters', () => {
    expect(joined('u x', ['ux'])).toEqual([[], []]);
    expect(joined('node .js', ['node.js'])).toEqual([[], []]);
  });
});

describe('splitting a word', () => {
  it('finds known words, also inflected ones, the most frequent first', () => {
    expect(split('datastructures', ['data', 'structures'])).toEqual(['data structures']);
    expect(split('datastructure', ['data', 'structures'])).toEqual(['data structures']);
    expect(split('office365', ['365', 'office'])).toEqual(['office 365']);
    // In the test's dictionary, later words are in more documents.
    expect(split('abcdef', ['ab', 'abcd', 'cdef', 'ef'])).toEqual(['abcd ef', 'ab cdef']);
  });

  it('splits nothing into a part that no course contains', () => {
    expect(split('datastructures', ['data', 'science'])).toEqual([]);
    expect(split('c++11', ['c++', '11'])).toEqual([]);
  });
});

describe('results with compounds', () => {
  it('rank below exact ones, whatever the scores', async () => {
    const other = 'Data structurist';
    const fuzzy = 'Datasructures';
    const all = [fuzzy, 'All about data structures and much more beside', other, 'Datastructures'];
    expect(await titles('datastructures', all)).toEqual([all[3], all[1]]);
    const points = ['Powder point', 'Powerpoint', 'A long one: the power of a point'];
    expect((await titles('power point', points)).slice(0, 2)).toEqual([points[2], points[1]]);
  });

  it('need adjacent words in the title, or one name with both', async () => {
    const { found } = await ask('frontend', [
      { title: 'Front and end' },
      { title: 'End of the front' },
      { title: 'Some', headline: 'The front end' },
      { title: 'Apps', subjects: ['Front-End'] },
      { title: 'The Front-End' },
    ]);
    expect(found.map((one) => one?.title)).toEqual(['The Front-End', 'Apps']);
  });

  it('report the correction, and mark the words that were found', async () => {
    const one = await ask('curso de datastructures en java', [{ title: 'Data structures: Java' }]);
    expect(one.answer.correction?.to).toBe('curso de data structures en java');
    const kinds = one.answer.explain([0])[0]?.words.map(({ found, kind }) => [found, kind]);
    expect(kinds).toEqual([
      ['data', 'compound'],
      ['structures', 'compound'],
      ['java', 'exact'],
    ]);
    const two = await ask('Power Point', [{ title: 'Aprende PowerPoint' }]);
    expect(two.answer.correction?.to).toBe('powerpoint');
    expect(two.answer.explain([0])[0]?.words).toMatchObject([
      { asked: 'Power Point', found: 'powerpoint', kind: 'compound', share: 1 },
    ]);
  });

  it('correct nothing when a word matched as typed', async () => {
    const { answer } = await ask('super foods', [{ title: 'Superfoods', headline: 'Good foods' }]);
    expect([answer.total, answer.correction]).toEqual([1, null]);
    expect((await ask('power point', [{ title: 'Power point' }])).answer.correction).toBeNull();
  });

  it('are not returned for verbatim queries or phrases', async () => {
    expect(await titles('frontend', ['Front end'], { isVerbatim: true })).toEqual([]);
    expect(await titles('power point', ['Powerpoint'], { isVerbatim: true })).toEqual([]);
    expect(await titles('"power point"', ['Powerpoint'])).toEqual([]);
  });
});

describe('a misspelt compound', () => {
  const documents = [
    { title: 'Taller de aprendizaje automático' },
    { title: 'Machine shop' },
    { title: 'Learning to sail' },
  ];
  it.each([
    ['machinelaerning', 'machine learning'],
    ['machinelearnin', 'machine learning'],
    ['mahcinelearning', 'machine learning'],
    ['machinelear', 'machine learning'],
  ])('%s is read as %s', async (typed, meant) => {
    const { answer, found } = await ask(`curso de ${typed}`, documents);
    expect(found[0]?.title).toBe('Taller de aprendizaje automático');
    expect(answer.correction?.to).toBe(`curso de ${meant}`);
  });

  it('is not parted into words that are no name, nor when verbatim', async () => {
    expect((await ask('machineshpo', documents)).found).toEqual([]);
    const verbatim = await ask('machinelaerning', documents, { isVerbatim: true });
    expect(verbatim.found).toEqual([]);
  });
});
