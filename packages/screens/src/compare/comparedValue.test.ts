import { aCourse } from '@aulario/course-data/testing';
import { compareCourses, fromCompareSearch } from '@aulario/my-courses/compare';
import { expect, it } from 'vitest';
import { comparedValue } from './comparedValue.ts';

const text = (id: string, values: Record<string, string | number> = {}) =>
  [id, ...Object.values(values)].join(' ');

function shownValue(criterion: 'language' | 'rating', changes: Parameters<typeof aCourse>[0]) {
  const course = aCourse(changes);
  const other = aCourse({ id: 'udemy:2', language: 'es', rating: 4.9 });
  const { weights } = fromCompareSearch('');
  const { rows } = compareCourses([course, other], weights, 'es');
  const row = rows.find((each) => each.criterion === criterion);
  return row && comparedValue(row, text, course, 'es');
}

it('says where a language is known by the title alone', () => {
  const filled = shownValue('language', { language: 'es', filled: ['language'] });
  expect(filled).toMatchObject({ text: 'Español', note: 'fact.filled' });
  expect(shownValue('language', { language: 'es' })?.note).toBeUndefined();
});

it('says what an unknown rating counts as', () => {
  expect(shownValue('rating', { rating: null })).toMatchObject({
    kind: 'unknown',
    note: 'compare.countsAs 4,4',
  });
});
