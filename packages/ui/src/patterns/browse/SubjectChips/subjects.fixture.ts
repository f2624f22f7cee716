import type { SubjectChip } from './SubjectChips.tsx';

const subjects: readonly (readonly [string, number])[] = [
  ['Python', 2140],
  ['JavaScript', 1822],
  ['Desarrollo web', 1408],
  ['Bases de datos', 611],
  ['Machine learning', 590],
  ['C++', 204],
  ['Pruebas', 96],
];

/** Subjects with their counts, most courses first. */
export const storySubjects: readonly SubjectChip[] = subjects.map(([label, count]) => ({
  label,
  lang: label === 'Machine learning' ? 'en' : undefined,
  count: count.toLocaleString('es'),
  countLabel: `${count.toLocaleString('es')} cursos`,
  href: `?q=${encodeURIComponent(label)}`,
}));
