import type { Course } from '@aulario/course-data';
import { courseDocument } from '@aulario/course-data/documents';
import { glossary } from '@aulario/search';
import { foldForJudge } from '@aulario/search-eval/relevance';

/** The searched fields and their weights, as far as the libraries support them. */
export const fieldBoosts = {
  title: 6,
  subjects: 2,
  instructors: 2,
  institution: 1,
  platform: 1,
  categories: 1,
  headline: 1,
} as const;

type BenchField = keyof typeof fieldBoosts;

export const benchFields = Object.keys(fieldBoosts) as BenchField[];

/**
 * A course for the libraries: the fields that our engine indexes, folded and split into words, so that
 * no library is at a disadvantage through its own folding. Its id is its index in the catalogue; its
 * subjects include all their names of the glossary in both languages, which our engine knows itself.
 */
export type BenchRecord = Readonly<Record<BenchField, string>> & { readonly id: number };

const namesOf = new Map<string, string>();
for (const group of glossary) {
  for (const term of group) {
    const known = namesOf.get(foldForJudge(term));
    namesOf.set(foldForJudge(term), [known ?? '', ...group].join(' '));
  }
}

/** The record of a course. */
export function benchRecord(course: Course, id: number): BenchRecord {
  const { title, headline, instructors, institution, platform, subjects, categories } =
    courseDocument(course);
  const names = subjects.map((subject) => `${subject} ${namesOf.get(foldForJudge(subject)) ?? ''}`);
  return {
    id,
    title: foldForJudge(title),
    subjects: [...new Set(foldForJudge(names.join(' ')).split(' '))].join(' '),
    instructors: foldForJudge(instructors.join(' ')),
    institution: foldForJudge(institution.join(' ')),
    platform: foldForJudge(platform),
    categories: foldForJudge(categories.join(' ')),
    headline: foldForJudge(headline),
  };
}
