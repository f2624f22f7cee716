import type { Course } from '../../course/course.ts';
import { judgedWords } from './judgedWords.ts';

/** What a query means: each entry is met by any one of its phrases, a phrase by all of its words. */
export type Meaning = readonly (readonly string[])[];

/** What of a course may answer a known-item query. */
export interface JudgedCourse {
  words: readonly string[];
  names: ReadonlySet<string>;
  language: string;
}

/** Which words stand in which titles. */
export interface TitleIndex {
  courses: readonly JudgedCourse[];
  /** The places of the courses with this word in the title, ascending. */
  placesOf: (word: string) => readonly number[];
  /** All words of the titles that begin so. */
  wordsBeginning: (start: string) => readonly string[];
  /** The places of the courses whose title has all words of one phrase of every entry. */
  matching: (meaning: Meaning) => readonly number[];
}

const judged = ({ title, instructors, language }: Course): JudgedCourse => ({
  words: judgedWords(title),
  names: new Set(instructors.flatMap(judgedWords)),
  language: language?.slice(0, 2) ?? '',
});

/** Indexes the titles, without stems, synonyms or any other skill of an engine. */
export function indexTitles(records: readonly Course[]): TitleIndex {
  const courses = records.map(judged);
  const places = new Map<string, number[]>();
  for (const [place, { words }] of courses.entries()) {
    for (const word of new Set(words)) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
  }
  const vocabulary = [...places.keys()].toSorted();
  const placesOf = (word: string) => places.get(word) ?? [];
  const rarest = (phrase: string) =>
    judgedWords(phrase)
      .map(placesOf)
      .reduce((a, b) => (b.length < a.length ? b : a));
  const candidatesOf = (entry: readonly string[]) => entry.flatMap(rarest);
  const meets = (place: number, entry: readonly string[]) =>
    entry.some((phrase) =>
      judgedWords(phrase).every((word) => courses[place]?.words.includes(word) === true),
    );
  return {
    courses,
    placesOf,
    wordsBeginning: (start) => vocabulary.filter((word) => word.startsWith(start)),
    matching: (meaning) => {
      const fewest = meaning.map(candidatesOf).reduce((a, b) => (b.length < a.length ? b : a));
      return [...new Set(fewest)].filter((place) => meaning.every((entry) => meets(place, entry)));
    },
  };
}
