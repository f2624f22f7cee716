import { type Course, createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { courseDocument, courseIndexLexicon } from '@aulario/course-data/documents';
import {
  buildIndex,
  joinIndex,
  type Lexicon,
  openIndex,
  type SearchOptions,
} from '@aulario/search';
import type { AskReal } from './judgeReal.ts';

/** The engine as the application uses it, over courses in catalogue order. */
export function askCatalogue(courses: readonly Course[]): AskReal {
  const catalogue = createMemoryCatalogue(courses);
  return async ({ text, language }) => {
    const { results } = await catalogue.search({ ...emptyQuery, text, language });
    return results.map(({ course }) => course);
  };
}

/** The parts of the engine that can be removed to see what they are worth. */
export type RemovedParts = Partial<Lexicon> & Pick<SearchOptions, 'isTyping' | 'isVerbatim'>;

/** The engine with parts of it removed. Knows no prices and levels, only what titles say of them. */
export function askWithout(
  courses: readonly Course[],
  { isTyping, isVerbatim, ...lexicon }: RemovedParts,
): AskReal {
  const whole = { ...courseIndexLexicon(), ...lexicon };
  const index = openIndex(joinIndex(buildIndex(courses.map(courseDocument), whole)));
  return async ({ text, language }) => {
    const answer = await index.search(text, { language, isTyping, isVerbatim });
    return answer.rank(0, 12).flatMap(({ document }) => courses[document] ?? []);
  };
}
