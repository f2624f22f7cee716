import type { CategoryId } from '@aulario/course-data';
import { type CategoryOverview, emptyQuery } from '@aulario/course-data';
import { countedSubjects } from './answers/countedValues.ts';
import type { RequestSearches } from './requestTypesense.ts';
import { searchParameters } from './searchParameters.ts';

const maxSubjects = 100;

/** Categories with their subjects, each from a search of its own. */
export async function overviewCourses(
  ask: RequestSearches,
  categories: readonly CategoryId[],
): Promise<readonly CategoryOverview[]> {
  const results = await ask(
    categories.map((category) =>
      searchParameters(
        { ...emptyQuery, filters: { category: [category] } },
        { facet_by: 'subjects', max_facet_values: maxSubjects },
      ),
    ),
  );
  return categories.flatMap((category, index) => {
    const result = results[index];
    return result === undefined
      ? []
      : [{ category, total: result.found, subjects: countedSubjects(result) }];
  });
}
