import type { Course } from '@aulario/course-data';
import { splitForJudge } from './splitForJudge.ts';

/** The meaning of a query: any phrase of each entry must match, with all of its words. */
export type Meaning = readonly (readonly string[])[];

/** The properties of a course that a known-item query can match. */
export interface JudgedCourse {
  words: readonly string[];
  names: ReadonlySet<string>;
  language: string;
}

/** An index of the words of titles. */
export interface TitleIndex {
  courses: readonly JudgedCourse[];
  /** The indices of the courses with this word in the title, ascending. */
  placesOf: (word: string) => readonly number[];
  /** All words of the titles with this prefix. */
  wordsBeginning: (start: string) => readonly string[];
  /** The indices of the courses whose title has all words of one phrase of every entry. */
  matching: (meaning: Meaning) => readonly number[];
  /** The indices of the courses that have all these words in any of their texts. */
  holding: (words: readonly string[]) => readonly number[];
}

const judged = ({ title, instructors, language }: Course): JudgedCourse => ({
  words: splitForJudge(title),
  names: new Set(instructors.flatMap(splitForJudge)),
  language: language?.slice(0, 2) ?? '',
});

const wholeText = ({ title, headline, subjects, instructors }: Course) =>
  [title, headline, ...subjects, ...instructors].join(' ');

/** Returns the ascending list indices for each word. */
function placesByWord(lists: Iterable<readonly string[]>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let place = 0;
  for (const words of lists) {
    for (const word of new Set(words)) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [place]);
      else known.push(place);
    }
    place += 1;
  }
  return places;
}

const shortest = (lists: readonly (readonly number[])[]) =>
  lists.reduce((a, b) => (b.length < a.length ? b : a));

/** Indexes the titles without stems, synonyms or other features of an engine. */
export function indexTitles(records: readonly Course[]): TitleIndex {
  const courses = records.map(judged);
  const inTitle = placesByWord(courses.map(({ words }) => words));
  const inText = placesByWord(records.map((record) => splitForJudge(wholeText(record))));
  const vocabulary = [...inTitle.keys()].toSorted();
  const placesOf = (word: string) => inTitle.get(word) ?? [];
  const candidatesOf = (entry: readonly string[]) =>
    entry.flatMap((phrase) => shortest(splitForJudge(phrase).map(placesOf)));
  const meets = (place: number, entry: readonly string[]) =>
    entry.some((phrase) =>
      splitForJudge(phrase).every((word) => courses[place]?.words.includes(word) === true),
    );
  return {
    courses,
    placesOf,
    wordsBeginning: (start) => vocabulary.filter((word) => word.startsWith(start)),
    matching: (meaning) => {
      const fewest = new Set(shortest(meaning.map(candidatesOf)));
      return [...fewest].filter((place) => meaning.every((entry) => meets(place, entry)));
    },
    holding: (words) => {
      const lists = words.flatMap(splitForJudge).map((word) => inText.get(word) ?? []);
      const others = lists.map((list) => new Set(list));
      return shortest(lists).filter((place) => others.every((list) => list.has(place)));
    },
  };
}
