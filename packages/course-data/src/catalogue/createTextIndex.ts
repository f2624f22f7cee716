import type { Course } from '../course/course.ts';
import {
  courseDocument,
  type SearchAnswer,
  type SearchIndex,
  SearchIndexError,
} from '../search/index.ts';
import { CatalogueError } from './catalogueError.ts';
import { suggest } from './suggest.ts';
import type { FoundPlaces, TextIndex } from './textIndex.ts';

/** What the port says of an index that cannot be read; every other error passes. */
async function damagedAsSuch<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SearchIndexError ? new CatalogueError('damaged', error) : error;
  }
}

function placesOf(answer: SearchAnswer): FoundPlaces {
  return {
    get places() {
      return answer.documents;
    },
    rank: (start, count, accepts) =>
      answer.rank(start, count, accepts).map(({ document }) => document),
  };
}

/**
 * The text search over an index whose documents are numbered like the courses, which `courses`
 * gives for suggestions.
 */
export async function createTextIndex(
  open: () => SearchIndex,
  courses: (places: Iterable<number>) => Promise<readonly (Course | null)[]>,
): Promise<TextIndex> {
  const index = await damagedAsSuch(open);
  return {
    search: ({ text, language, isVerbatim }, signal) =>
      damagedAsSuch(async () => {
        const answer = await index.search(text, { language, isVerbatim, signal });
        const { correction } = answer;
        return { ...placesOf(answer), correction, explain: (places) => answer.explain(places) };
      }),
    similar: (course, { language, place }, signal) =>
      damagedAsSuch(async () =>
        placesOf(await index.similar(courseDocument(course), { language, exclude: place, signal })),
      ),
    suggest: (text, language, signal) =>
      damagedAsSuch(() => suggest(index, courses, { text, language, signal })),
  };
}
