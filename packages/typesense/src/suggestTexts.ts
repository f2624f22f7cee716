import {
  emptyQuery,
  isCategoryId,
  platformOf,
  type ReaderLanguage,
  type Suggestion,
  type SuggestionKind,
} from '@aulario/course-data';
import { spanishCategoryNames } from '@aulario/course-data/engine';
import { foldText } from '@aulario/search';
import { countedValues } from './answers/countedValues.ts';
import { readCourses } from './answers/readPage.ts';
import { readSentence } from './readQuery.ts';
import type { RequestSearches, SearchResult } from './requestTypesense.ts';
import { searchParameters } from './searchParameters.ts';

const maxSuggestions = { subject: 3, institution: 1, course: 3, instructor: 2 };

/** So many of the subjects that a text leads to are looked up, the nearest first. */
const maxMeant = 3;

/** More than there are categories or platforms. */
const allValues = 100;

const begins = (name: string, text: string) => ` ${foldText(name)}`.includes(` ${foldText(text)}`);

const categoryIn = (category: string, language: ReaderLanguage) =>
  language === 'es' && isCategoryId(category) ? spanishCategoryNames[category][0] : category;

/**
 * Suggests subjects, also those that the text only leads to ('fotos'), a category, a platform, an institution and instructors whose names the text begins,
 * and courses that it finds.
 */
export async function suggestTexts(
  ask: RequestSearches,
  text: string,
  language: ReaderLanguage,
): Promise<readonly Suggestion[]> {
  if (text === '') return [];
  const query = { ...emptyQuery, language };
  const naming = (field: string, values: number, begun = text) =>
    searchParameters(query, {
      facet_by: field,
      facet_query: `${field}:${begun}`,
      max_facet_values: values,
    });
  const meant = readSentence(text).meant.slice(0, maxMeant);
  const [subjects, institutions, instructors, known, courses, ...led] = await ask([
    naming('subjects', maxSuggestions.subject),
    naming('institution', maxSuggestions.institution),
    naming('instructors', maxSuggestions.instructor),
    searchParameters(query, { facet_by: 'category,platform', max_facet_values: allValues }),
    searchParameters(
      { ...query, text },
      { query_by: 'title', query_by_weights: '1', per_page: maxSuggestions.course },
    ),
    ...meant.map((subject) => naming('subjects', 1, subject)),
  ]);
  const named = (
    result: SearchResult,
    field: string,
    kind: SuggestionKind,
    nameOf = (value: string) => value,
  ): Suggestion[] =>
    countedValues(result, field).map(({ value, count }) => ({
      kind,
      text: nameOf(value),
      language: null,
      total: count,
    }));
  // The collection holds the ids of these, which are not what readers call them.
  const begun = (suggestions: readonly Suggestion[]) =>
    suggestions.filter((one) => begins(one.text, text)).slice(0, 1);
  const ofSubject = [subjects, ...led].flatMap((result) => named(result, 'subjects', 'subject'));
  const distinct = new Map(ofSubject.map((one) => [one.text, one]));
  return [
    ...[...distinct.values()].slice(0, maxSuggestions.subject),
    ...begun(named(known, 'category', 'category', (id) => categoryIn(id, language))),
    ...begun(named(known, 'platform', 'platform', (id) => platformOf(id).name)),
    ...named(institutions, 'institution', 'institution'),
    ...readCourses(courses).map(({ title, language: spoken }) => ({
      kind: 'course' as const,
      text: title,
      language: spoken,
      total: null,
    })),
    ...named(instructors, 'instructors', 'instructor'),
  ];
}
