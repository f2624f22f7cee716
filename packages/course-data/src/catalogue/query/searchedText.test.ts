import { expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import type { CataloguePage } from '../port/catalogue.ts';
import { nearestMeaning, requireWords } from './searchedText.ts';

it.each([
  ['proteger mi red', ['proteger'], '"proteger" mi red'],
  ['guitar chords c++', ['chords', 'c++'], 'guitar "chords" "c++"'],
  ['redes neuronales fácil', ['redes neuronales'], '"redes" "neuronales" fácil'],
  ['"red" roja', ['red'], '"red" roja'],
])('%s insists on %j', (text, words, insistent) => {
  expect(requireWords(text, words)).toBe(insistent);
});

it('writes what was asked and what is nearest as the text and the course write it', () => {
  const word = { asked: 'bases datos', kind: 'related', fields: [], share: 0.5 } as const;
  const words = [
    { ...word, found: 'gestion' },
    { ...word, found: 'datos' },
  ];
  const course = aCourse({ title: 'Excel: gestión de datos' });
  const results: CataloguePage['results'] = [{ course, match: { score: 1, words } }];
  const page: CataloguePage = {
    results,
    damaged: 0,
    total: 1,
    page: 1,
    pageCount: 1,
    correction: null,
    omittedWords: [],
    mentionedFilters: [],
    similarTo: null,
  };
  const meaning = { asked: 'bases de datos', found: 'gestión de datos' };
  expect(nearestMeaning('bases de datos', page)).toEqual(meaning);
  const elsewhere = [{ course: aCourse({ title: 'Hojas' }), match: { score: 1, words } }];
  const folded = { asked: 'bases datos', found: 'gestion datos' };
  expect(nearestMeaning('otra cosa', { ...page, results: elsewhere })).toEqual(folded);
});
