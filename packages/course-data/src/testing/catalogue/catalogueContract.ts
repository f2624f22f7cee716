import { describe } from 'vitest';
import type { CreateCatalogue } from './contractParts.ts';
import { describeFilters } from './filtersContract.ts';
import { describePaging } from './pagingContract.ts';
import { describeRelatedCourses } from './relatedCoursesContract.ts';
import { describeSignals } from './signalsContract.ts';
import { describeSentences, describeText } from './textContract.ts';

/** The tests that every implementation of the port passes. */
export function describeCatalogue(name: string, create: CreateCatalogue): void {
  describe(`every catalogue: ${name}`, () => {
    describePaging(create);
    describeFilters(create);
    describeText(create);
    describeSentences(create);
    describeRelatedCourses(create);
    describeSignals(create);
  });
}
