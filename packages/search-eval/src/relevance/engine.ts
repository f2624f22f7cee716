import { type Course, createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { courseDocument, courseIndexLexicon } from '@aulario/course-data/documents';
import {
  buildIndex,
  joinIndex,
  type Lexicon,
  openIndex,
  type SearchOptions,
} from '@aulario/search';
import type { Ask } from './judge.ts';

/** The engine as the application uses it, over courses in catalogue order. */
export function askCatalogue(courses: readonly Course[]): Ask {
  const catalogue = createMemoryCatalogue(courses);
  return async ({ text, language }) => {
    const query = { ...emptyQuery, text, ...(language && { language }) };
    const { results } = await catalogue.search(query);
    return results.map(({ course }) => course);
  };
}

/** The parts of the engine that can be removed to see what they are worth. */
export type RemovedParts = Partial<Lexicon> & Pick<SearchOptions, 'isTyping' | 'isVerbatim'>;

/**
 * The engine's index alone, with parts of it removed. Knows no prices and levels, only what titles say
 * of them.
 */
export function askIndex(
  courses: readonly Course[],
  { isTyping, isVerbatim, ...lexicon }: RemovedParts = {},
): Ask {
  const whole = { ...courseIndexLexicon(), ...lexicon };
  const index = openIndex(joinIndex(buildIndex(courses.map(courseDocument), whole)));
  return async ({ text, language }) => {
    const options = { language: language ?? undefined, isTyping, isVerbatim };
    const answer = await index.search(text, options);
    return answer.rank(0, 12).flatMap(({ document }) => courses[document] ?? []);
  };
}
