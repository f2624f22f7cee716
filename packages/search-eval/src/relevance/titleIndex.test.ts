import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { indexTitles } from './titleIndex.ts';

const titles = ['Teoría musical', 'Música y teoría de colas', 'C++ y C#', 'Musical theory'];
const index = indexTitles(
  titles.map((title, place) =>
    aCourse({ id: `udemy:${place}`, title, headline: 'Una frase.', instructors: ['Ana Gil'] }),
  ),
);

it('finds whole words of titles, without accents', () => {
  expect(index.placesOf('teoria')).toEqual([0, 1]);
  expect(index.placesOf('teor')).toEqual([]);
  expect(index.placesOf('c++')).toEqual([2]);
  expect(index.placesOf('c#')).toEqual([2]);
});

it('finds the titles that meet every entry by one of its phrases', () => {
  expect(index.matching([['teoría musical', 'musical theory']])).toEqual([0, 3]);
  expect(index.matching([['teoría'], ['música']])).toEqual([1]);
  expect(index.matching([['teoría'], ['c++']])).toEqual([]);
});

it('knows the words that begin so', () => {
  expect(index.wordsBeginning('music')).toEqual(['musica', 'musical']);
  expect(index.wordsBeginning('x')).toEqual([]);
});

it('finds words anywhere in a course', () => {
  expect(index.holding(['gil', 'musical'])).toEqual([0, 3]);
  expect(index.holding(['frase', 'xilófono'])).toEqual([]);
});
