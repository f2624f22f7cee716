import type { MatchedWord } from '@aulario/search';
import { expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import type { CataloguePage } from '../port/catalogueAnswers.ts';
import { nearestMeaning } from './nearestMeaning.ts';

const unsaid = () => true;

it('writes what was asked and what is nearest as the text and the course write it', () => {
  const word = { asked: 'bases datos', kind: 'related', fields: [], share: 0.5 } as const;
  const words = [
    { ...word, found: 'gestion' },
    { ...word, found: 'datos' },
  ];
  const course = aCourse({ title: 'Excel: gestión de datos' });
  const results: CataloguePage['results'] = [{ course, match: { score: 1, words } }];
  const meaning = { asked: 'bases de datos', found: 'gestión de datos' };
  expect(nearestMeaning('bases de datos', results, 'es', unsaid)).toEqual(meaning);
  const elsewhere = [{ course: aCourse({ title: 'Hojas' }), match: { score: 1, words } }];
  const folded = { asked: 'bases datos', found: 'gestion datos' };
  expect(nearestMeaning('otra cosa', elsewhere, 'es', unsaid)).toEqual(folded);
});

const related = (found: string) =>
  ({ asked: 'money', found, kind: 'related', fields: [], share: 1 }) as const;
const matching = (title: string, subjects: string[], ...words: MatchedWord[]) => ({
  course: aCourse({ title, subjects }),
  match: { score: 1, words },
});

it('names the subject in the language of the reader', () => {
  const results = [matching('Behavioral Finance', ['Finance'], related('finance'))];
  expect(nearestMeaning('money', results, 'es', unsaid)?.found).toBe('Finanzas');
  expect(nearestMeaning('money', results, 'en', unsaid)?.found).toBe('Finance');
});

it('writes no more of the title than the word', () => {
  const results = [matching('Accounting: Principles of Accounting', [], related('accounting'))];
  expect(nearestMeaning('money', results, 'en', unsaid)?.found).toBe('Accounting');
});

it('tells nothing where a course says what was typed', () => {
  const results = [matching('Finance', [], related('finance'))];
  expect(nearestMeaning('money', results, 'en', () => false)).toBeNull();
});
