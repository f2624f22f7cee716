import type { Course } from '@aulario/course-data';
import { courseDocument } from '@aulario/course-data/documents';
import { glossary } from '@aulario/search';
import { judgedWords } from '@aulario/search-eval/relevance';

/** A course as the libraries get it: the fields that ours indexes, folded and in words. */
export interface BenchRecord {
  /** Its place in the catalogue. */
  id: number;
  title: string;
  /** Under every name that the glossary knows in the two languages, which ours knows by itself. */
  subjects: string;
  instructors: string;
  institution: string;
  platform: string;
  categories: string;
  headline: string;
}

/** The searched fields, and how much a word counts in each, as far as a library can be told. */
export const fieldBoosts = {
  title: 6,
  subjects: 2,
  instructors: 2,
  institution: 1,
  platform: 1,
  categories: 1,
  headline: 1,
} as const;

export type BenchField = keyof typeof fieldBoosts;

export const benchFields = Object.keys(fieldBoosts) as BenchField[];

/** A text folded and parted into words, so that no library loses by its own folding. */
export const folded = (text: string) => judgedWords(text).join(' ');

const namesOf = new Map<string, string>();
for (const group of glossary) {
  for (const term of group) {
    const known = namesOf.get(folded(term));
    namesOf.set(folded(term), [known ?? '', ...group].join(' '));
  }
}

/** The record of a course. */
export function benchRecord(course: Course, id: number): BenchRecord {
  const { title, headline, instructors, institution, platform, subjects, categories } =
    courseDocument(course);
  const names = subjects.map((subject) => `${subject} ${namesOf.get(folded(subject)) ?? ''}`);
  return {
    id,
    title: folded(title),
    subjects: [...new Set(judgedWords(names.join(' ')))].join(' '),
    instructors: folded(instructors.join(' ')),
    institution: folded(institution ?? ''),
    platform: folded(platform),
    categories: folded(categories.join(' ')),
    headline: folded(headline),
  };
}
