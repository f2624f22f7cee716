import { type Catalogue, type Course, emptyQuery } from '@aulario/course-data';
import { cached } from '@aulario/course-data/reading';
import { splitForJudge } from '../splitForJudge.ts';
import type { NaturalQuery, Topic } from './naturalQueries.ts';

/** A query with an unacceptable result. */
export interface Miss {
  query: NaturalQuery;
  /**
   * The problem: the first result is wrong, all of the first three are, or the first one is absurd.
   */
  kind: 'first' | 'three' | 'absurd';
  titles: readonly string[];
}

/** The results of natural queries. */
export interface NaturalJudgement {
  asked: number;
  rightFirst: number;
  rightAmongThree: number;
  absurdFirst: number;
  misses: readonly Miss[];
}

/** Whether a course matches an entry of a topic. */
function isMeant(course: Course, entry: string): boolean {
  if (entry.startsWith('=')) return course.subjects.includes(entry.slice(1));
  if (entry.startsWith('@')) return course.category === entry.slice(1);
  return course.title.startsWith(entry);
}

/** Distinguishes right results from unrelated ones. */
export interface Judge {
  /** Whether the catalogue has a right course for the topic; null when that is not judged. */
  isThere: (topic: Topic) => boolean | null;
  isRight: (course: Course, topic: Topic) => boolean;
  isNear: (course: Course, topic: Topic) => boolean;
}

/** Judges results of the sample courses by handwritten topics. */
export const sampleJudge: Judge = {
  isThere: ({ right }) => right.length > 0,
  isRight: (course, { right }) => right.some((entry) => isMeant(course, entry)),
  isNear: (course, { near }) => near.some((entry) => isMeant(course, entry)),
};

/**
 * Judges results of generated courses: their title or a subject must contain a phrase of the topic.
 * The other courses of the categories of those are near, and those with a near phrase.
 */
export function madeUpJudge(courses: readonly Course[]): Judge {
  const padded = (text: string) => ` ${splitForJudge(text).join(' ')} `;
  const texts = new Map(
    courses.map(({ id, title, subjects }) => [id, [title, ...subjects].map(padded).join('\n')]),
  );
  const saysOne = ({ id }: Course, phrases: Topic['phrases']) =>
    phrases.some((phrase) => texts.get(id)?.includes(padded(phrase)));
  /** The categories of the right courses; empty when there are none. */
  const rightCategories = cached(
    (phrases: Topic['phrases']) =>
      new Set(courses.filter((course) => saysOne(course, phrases)).map(({ category }) => category)),
  );
  return {
    isThere: ({ phrases }) => (phrases.length === 0 ? null : rightCategories(phrases).size > 0),
    isRight: (course, { phrases }) => saysOne(course, phrases),
    isNear: (course, { phrases, nearPhrases = [] }) =>
      rightCategories(phrases).has(course.category) || saysOne(course, nearPhrases),
  };
}

/** Runs every query on a catalogue and judges its first three results. */
export async function judgeNatural(
  catalogue: Catalogue,
  queries: readonly NaturalQuery[],
  judge: Judge,
): Promise<NaturalJudgement> {
  const judged = { asked: 0, rightFirst: 0, rightAmongThree: 0, absurdFirst: 0 };
  const misses: Miss[] = [];
  for (const query of queries) {
    const { text, language, topic } = query;
    const isThere = judge.isThere(topic);
    if (isThere === null) continue;
    const { results } = await catalogue.search({ ...emptyQuery, text, language });
    const shown = results.slice(0, 3).map(({ course }) => course);
    const isFine = (course: Course) => judge.isRight(course, topic) || judge.isNear(course, topic);
    const isMet = (some: readonly Course[]) =>
      isThere ? some.some((course) => judge.isRight(course, topic)) : some.every(isFine);
    const isFirst = isMet(shown.slice(0, 1));
    const isAmongThree = isMet(shown);
    const isAbsurd = !shown.slice(0, 1).every(isFine);
    judged.asked += 1;
    judged.rightFirst += Number(isFirst);
    judged.rightAmongThree += Number(isAmongThree);
    judged.absurdFirst += Number(isAbsurd);
    if (isFirst && isAmongThree) continue;
    misses.push({
      query,
      kind: isAbsurd ? 'absurd' : isAmongThree ? 'first' : 'three',
      titles: shown.map(({ title }) => title),
    });
  }
  return { ...judged, misses };
}
