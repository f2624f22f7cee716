import type { SubjectCount } from '@aulario/course-data';
import { namedSubject } from '@aulario/course-data/engine';
import type { SearchResult } from '../requestTypesense.ts';

/** The values of a facet that a result counted, most courses first. */
export function countedValues({ facet_counts }: SearchResult, field: string) {
  return facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
}

/** The subjects that a result counted, most courses first. */
export const countedSubjects = (result: SearchResult): SubjectCount[] =>
  countedValues(result, 'subjects').map(({ value, count }) => ({
    ...namedSubject(value),
    total: count,
  }));
