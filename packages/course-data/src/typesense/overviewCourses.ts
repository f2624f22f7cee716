import { type CategoryOverview, emptyQuery } from '../catalogue/catalogue.ts';
import { categories } from '../categories/categories.ts';
import type { AskSearches } from './askTypesense.ts';
import { countedSubjects } from './countedValues.ts';
import { searchParameters } from './searchParameters.ts';

const mostSubjects = 100;

/** The twelve categories with their subjects, each from a search of its own. */
export async function overviewCourses(ask: AskSearches): Promise<readonly CategoryOverview[]> {
  const results = await ask(
    categories.map((category) =>
      searchParameters(
        { ...emptyQuery, filters: { category: [category] } },
        { facet_by: 'subjects', max_facet_values: mostSubjects },
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
