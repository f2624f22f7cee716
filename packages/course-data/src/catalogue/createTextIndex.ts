import type { Course } from '../course/course.ts';
import {
  courseDocument,
  type SearchAnswer,
  type SearchIndex,
  SearchIndexError,
} from '../search/index.ts';
import { CatalogueError } from './catalogueError.ts';
import { createSuggester } from './createSuggester.ts';
import type { AskedText, FoundPlaces, FoundText, TextIndex } from './textIndex.ts';

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
    total: answer.total,
    places: () => answer.documents,
    rank: (start, count, accepts) =>
      answer.rank(start, count, accepts).map(({ document }) => document),
  };
}

/**
 * Keeps what was found last: the page, its counts and the pages after it are questions about one
 * text. When whoever asked first takes the question back, the others ask for themselves.
 */
function keepLast(find: TextIndex['search']): TextIndex['search'] {
  let last: { key: string; found: Promise<FoundText> } | null = null;
  return async (asked, signal) => {
    const { text, language, isVerbatim } = asked;
    const key = JSON.stringify([text, language, isVerbatim]);
    if (last?.key === key) {
      const kept = await last.found.catch(() => null);
      signal?.throwIfAborted();
      if (kept !== null) return kept;
    }
    const found = find(asked, signal);
    last = { key, found };
    return found;
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
  const suggest = createSuggester(index, courses);
  const find = ({ text, language, isVerbatim }: AskedText, signal: AbortSignal | undefined) =>
    damagedAsSuch(async (): Promise<FoundText> => {
      const answer = await index.search(text, { language, isVerbatim, signal });
      const { correction } = answer;
      return { ...placesOf(answer), correction, explain: (places) => answer.explain(places) };
    });
  return {
    search: keepLast(find),
    similar: (course, { language, place }, signal) =>
      damagedAsSuch(async () =>
        placesOf(await index.similar(courseDocument(course), { language, exclude: place, signal })),
      ),
    suggest: (text, language, signal) => damagedAsSuch(() => suggest({ text, language, signal })),
  };
}
