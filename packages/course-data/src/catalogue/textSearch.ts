import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { Course } from '../course/course.ts';
import { platforms } from '../course/platforms.ts';
import { searchStages, verbatimStages } from './searchStages.ts';
import { subjectNames } from './subjectNames.ts';
import { indexWords, queryWords } from './words.ts';

interface Entry {
  /** The place in the catalogue. */
  id: number;
  title: string;
  subjects: string;
  instructors: string;
  institution: string;
  platform: string;
  headline: string;
}

const boost = { title: 4, subjects: 3, instructors: 2, institution: 2, platform: 1, headline: 1 };

function entryOf(course: Course, id: number): Entry {
  return {
    id,
    title: course.title,
    subjects: course.subjects.flatMap(subjectNames).join(' · '),
    instructors: course.instructors.join(' · '),
    institution: course.institution ?? '',
    platform: platforms[course.platform].name,
    headline: course.headline,
  };
}

const phrase = (text: string) => queryWords(text).join(' ');

/** Under each name, as a query would ask for it, the places of the courses that bear it. */
function placesByName(
  courses: readonly Course[],
  namesOf: (course: Course) => readonly string[],
): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>();
  for (const [place, course] of courses.entries()) {
    for (const name of namesOf(course).map(phrase)) {
      if (name === '') continue;
      places.set(name, (places.get(name) ?? new Set()).add(place));
    }
  }
  return places;
}

/** A search that answers the places of the courses, best first; equal scores by place. */
function createIndex(courses: readonly Course[]) {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: indexWords,
    processTerm: (word) => word,
    searchOptions: { boost, combineWith: 'AND', tokenize: queryWords },
  });
  index.addAll(courses.map(entryOf));
  return (text: string, options: SearchOptions): SearchResult[] =>
    index.search(text, options).toSorted((a, b) => b.score - a.score || a.id - b.id);
}

/** What a text found: the places, best first, and what MiniSearch says of each. */
export type FoundEntries = ReadonlyMap<number, SearchResult | null>;

/**
 * Finds the courses of a text, best first. Exact beats prefix beats fuzzy, always: each stage is a
 * search of its own, and what it finds stands behind everything that the stages before it found. A
 * text that is a course's whole title gives that course first, one that is the name of a subject the
 * courses of that subject, in the order of the catalogue. Inside a stage MiniSearch's score decides,
 * then the order of the catalogue. All words must match; only when no course has them all does any
 * of them count. A verbatim text is not corrected.
 */
export function createTextSearch(
  courses: readonly Course[],
): (text: string, isVerbatim?: boolean) => FoundEntries {
  const resultsOf = createIndex(courses);
  const titled = placesByName(courses, (course) => [course.title]);
  const inSubject = placesByName(courses, (course) => course.subjects.flatMap(subjectNames));
  const isKnown = (word: string) => resultsOf(word, { prefix: false, fuzzy: false }).length > 0;

  return (text, isVerbatim = false) => {
    const name = phrase(text);
    const found = new Map<number, SearchResult | null>();
    for (const place of [...(titled.get(name) ?? []), ...(inSubject.get(name) ?? [])]) {
      found.set(place, null);
    }
    for (const row of isVerbatim ? verbatimStages : searchStages(isKnown)) {
      for (const result of row.flatMap((stage) => resultsOf(text, stage))) {
        found.set(result.id, found.get(result.id) ?? result);
      }
      if (found.size > 0) break;
    }
    return found;
  };
}
