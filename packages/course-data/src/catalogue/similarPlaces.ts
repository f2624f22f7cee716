import type { Course } from '../course/course.ts';
import { queryWords } from './words.ts';

function likeness(a: Course, b: Course): number {
  const subjects = a.subjects.filter((subject) => b.subjects.includes(subject));
  const words = new Set(queryWords(b.title));
  const shared = queryWords(a.title).filter((word) => words.has(word));
  const isNear = subjects.length > 0 || shared.length > 0;
  if (!isNear) return 0;
  const isSame = (field: 'category' | 'language' | 'level') => (a[field] === b[field] ? 1 : 0);
  return (
    4 * subjects.length +
    2 * shared.length +
    isSame('category') +
    isSame('language') +
    isSame('level')
  );
}

/** The places of the courses that share a subject or a word of the title, the likest first. */
export function similarPlaces(courses: readonly Course[], place: number): Uint32Array {
  const model = courses[place];
  if (model === undefined) return new Uint32Array();
  const ranked = courses
    .map((course, other) => ({ other, score: other === place ? 0 : likeness(model, course) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return Uint32Array.from(ranked, ({ other }) => other);
}
