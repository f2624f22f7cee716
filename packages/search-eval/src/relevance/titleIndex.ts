import type { Course } from '@aulario/course-data';
import { splitForJudge } from './splitForJudge.ts';

/** The meaning of a query: a word of each entry must be in the title. */
export type Meaning = readonly (readonly string[])[];

/** An index of the words of titles, without stems, synonyms or other features of an engine. */
export interface TitleIndex {
  /** Whether a title has this word. */
  has: (word: string) => boolean;
  /** All words of the titles with this prefix. */
  wordsBeginning: (start: string) => string[];
  /** The courses whose title has a word of every entry. */
  matching: (meaning: Meaning) => Course[];
}

const none: ReadonlySet<Course> = new Set();

/** The courses that are in all of the sets. */
function inAll(sets: readonly ReadonlySet<Course>[]): Course[] {
  const [fewest = none, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...fewest].filter((course) => others.every((set) => set.has(course)));
}

/** Indexes the titles of courses. */
export function indexTitles(courses: readonly Course[]): TitleIndex {
  const byWord = new Map<string, Set<Course>>();
  for (const course of courses) {
    for (const word of splitForJudge(course.title)) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, new Set([course]));
      else known.add(course);
    }
  }
  /** A word as it was typed may be several to the judge. */
  const saying = (typed: string) =>
    inAll(splitForJudge(typed).map((word) => byWord.get(word) ?? none));
  return {
    has: (word) => byWord.has(word),
    wordsBeginning: (start) => [...byWord.keys()].filter((word) => word.startsWith(start)),
    matching: (meaning) => inAll(meaning.map((entry) => new Set(entry.flatMap(saying)))),
  };
}
