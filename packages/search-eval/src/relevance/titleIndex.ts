import type { Course } from '@aulario/course-data';
import { splitForJudge } from './splitForJudge.ts';

/** The meaning of a query: any phrase of each entry must match, with all of its words. */
export type Meaning = readonly (readonly string[])[];

/** An index of the words of titles, without stems, synonyms or other features of an engine. */
export interface TitleIndex {
  /** The courses with this word in the title. */
  having: (word: string) => ReadonlySet<Course>;
  /** All words of the titles with this prefix. */
  wordsBeginning: (start: string) => string[];
  /** The courses whose title has all words of one phrase of every entry. */
  matching: (meaning: Meaning) => Course[];
  /** The courses that have all these words in any of their texts. */
  holding: (words: readonly string[]) => Course[];
}

function coursesByWord(courses: readonly Course[], textOf: (course: Course) => string) {
  const byWord = new Map<string, Set<Course>>();
  for (const course of courses) {
    for (const word of splitForJudge(textOf(course))) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, new Set([course]));
      else known.add(course);
    }
  }
  return byWord;
}

const wholeText = ({ title, headline, subjects, instructors }: Course) =>
  [title, headline, ...subjects, ...instructors].join(' ');

const none: ReadonlySet<Course> = new Set();

/** The courses that are in all of the sets. */
function inAll(sets: readonly ReadonlySet<Course>[]): Course[] {
  const [fewest = none, ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...fewest].filter((course) => others.every((set) => set.has(course)));
}

/** Indexes the titles of courses. */
export function indexTitles(courses: readonly Course[]): TitleIndex {
  const titled = coursesByWord(courses, ({ title }) => title);
  const mentioned = coursesByWord(courses, wholeText);
  const having = (word: string) => titled.get(word) ?? none;
  const saying = (phrase: string) => inAll(splitForJudge(phrase).map(having));
  return {
    having,
    wordsBeginning: (start) => [...titled.keys()].filter((word) => word.startsWith(start)),
    matching: (meaning) => inAll(meaning.map((entry) => new Set(entry.flatMap(saying)))),
    holding: (words) =>
      inAll(words.flatMap(splitForJudge).map((word) => mentioned.get(word) ?? none)),
  };
}
