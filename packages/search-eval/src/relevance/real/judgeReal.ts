import type { Course } from '@aulario/course-data';
import type { RealQuery } from './realQueries.ts';

/** Asks an engine; returns the best courses, best first. */
export type AskReal = (query: RealQuery) => Promise<readonly Course[]>;

/** A query whose first course is not right. */
export interface RealMiss {
  query: RealQuery;
  /** The first three titles. */
  titles: readonly string[];
  /** Whether one of the first three is right. */
  isAmongThree: boolean;
}

/** How right an engine's answers are. */
export interface RealJudgement {
  asked: number;
  rightFirst: number;
  rightAmongThree: number;
  misses: readonly RealMiss[];
  /** The queries for which there is a right course in the reader's language. */
  ownAsked: number;
  /** Of these, those whose first right course is in the reader's language. */
  ownFirst: number;
}

const mostRead = 12;

/** Judges the answers of an engine to queries about these courses. */
export async function judgeReal(
  queries: readonly RealQuery[],
  courses: readonly Course[],
  ask: AskReal,
): Promise<RealJudgement> {
  const judged = { asked: 0, rightFirst: 0, rightAmongThree: 0, ownAsked: 0, ownFirst: 0 };
  const misses: RealMiss[] = [];
  for (const query of queries) {
    const answer = (await ask(query)).slice(0, mostRead);
    const shown = answer.slice(0, 3);
    const isFirst = shown.slice(0, 1).some(query.isRight);
    const isAmongThree = shown.some(query.isRight);
    const isOwn = (course: Course) =>
      query.isRight(course) && course.language?.startsWith(query.language) === true;
    judged.asked += 1;
    judged.rightFirst += Number(isFirst);
    judged.rightAmongThree += Number(isAmongThree);
    if (courses.some(isOwn)) {
      const firstRight = answer.find(query.isRight);
      judged.ownAsked += 1;
      judged.ownFirst += Number(firstRight !== undefined && isOwn(firstRight));
    }
    if (!isFirst) misses.push({ query, titles: shown.map(({ title }) => title), isAmongThree });
  }
  return { ...judged, misses };
}
