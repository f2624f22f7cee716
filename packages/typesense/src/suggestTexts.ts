import { emptyQuery, type ReaderLanguage, type Suggestion } from '@aulario/course-data';
import { countedValues } from './answers/countedValues.ts';
import { readCourses } from './answers/readPage.ts';
import type { RequestSearches, SearchResult } from './requestTypesense.ts';
import { searchParameters } from './searchParameters.ts';

const maxSuggestions = { subject: 3, course: 3, instructor: 2 };

/** Suggests subjects and instructors whose names the text begins, and courses that it finds. */
export async function suggestTexts(
  ask: RequestSearches,
  text: string,
  language: ReaderLanguage,
): Promise<readonly Suggestion[]> {
  if (text === '') return [];
  const query = { ...emptyQuery, language };
  const naming = (field: string, values: number) =>
    searchParameters(query, {
      facet_by: field,
      facet_query: `${field}:${text}`,
      max_facet_values: values,
    });
  const [subjects, instructors, courses] = await ask([
    naming('subjects', maxSuggestions.subject),
    naming('instructors', maxSuggestions.instructor),
    searchParameters(
      { ...query, text },
      { query_by: 'title', query_by_weights: '1', per_page: maxSuggestions.course },
    ),
  ]);
  const named = (result: SearchResult, field: string, kind: 'subject' | 'instructor') =>
    countedValues(result, field).map(({ value, count }) => ({
      kind,
      text: value,
      language: null,
      total: count,
    }));
  return [
    ...named(subjects, 'subjects', 'subject'),
    ...readCourses(courses).map(({ title, language: spoken }) => ({
      kind: 'course' as const,
      text: title,
      language: spoken,
      total: null,
    })),
    ...named(instructors, 'instructors', 'instructor'),
  ];
}
