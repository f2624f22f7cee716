import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@aulario/course-data';
import { cached } from '@aulario/course-data/reading';
import type { JudgedQuery } from '../judge.ts';
import { randomOf } from '../randomOf.ts';
import { foldForJudge } from '../splitForJudge.ts';

/**
 * The right results of a query. An entry is '=Subject', '@Category', or the prefix of a sample's
 * title. If there is no right course, an empty result is right.
 */
export interface Topic {
  /** Required among the first three. */
  readonly right: readonly string[];
  /** Acceptable in first place; anything else is a miss. */
  readonly near: readonly string[];
  /** Phrases required in the title or a subject of a generated course; empty when not judged. */
  readonly phrases: readonly string[];
  /** Phrases of acceptable generated courses in other categories than the required ones. */
  readonly nearPhrases?: readonly string[];
}

/**
 * What queries are for. Engineers tune with one half of those of this package's authors and judge
 * with the other. The unseen ones were written without knowledge of the lexicon and of the other
 * queries: nothing may be tuned with them.
 */
export type QuerySet = 'tuning' | 'judging' | 'unseen';

/** A query as people type it, of a kind for each topic. */
export interface NaturalQuery extends Pick<JudgedQuery, 'text' | 'language' | 'kind'> {
  readonly topic: Topic;
  readonly set: QuerySet;
}

const readJson = <Value>(name: string): Value =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));

const topics = readJson<Readonly<Partial<Record<string, Topic>>>>('topics');

const splitSeed = 20_261_122;

/** The queries of a file in both languages, each in a half drawn by its text unless a set is given. */
const queriesIn = (name: string, set?: QuerySet): NaturalQuery[] =>
  (['es', 'en'] as const).flatMap((language) => {
    const byTopic = readJson<Record<string, readonly string[]>>(`${name}.${language}`);
    return Object.entries(byTopic).flatMap(([kind, texts]) => {
      const topic = topics[kind];
      if (topic === undefined) throw new RangeError(`No such topic: ${kind}`);
      const halfOf = (text: string) =>
        randomOf(splitSeed, `${language} ${text}`).isChance(0.5) ? 'tuning' : 'judging';
      return texts.map((text) => ({ text, language, kind, topic, set: set ?? halfOf(text) }));
    });
  });

/**
 * Every natural query of both languages. Those of `tuningQueries` were written after the judging
 * half had been judged, so that they only tune.
 */
export const naturalQueries: readonly NaturalQuery[] = [
  ...queriesIn('queries'),
  ...queriesIn('tuningQueries', 'tuning'),
  ...queriesIn('unseenQueries', 'unseen'),
];

/** Whether a course is what an entry of a topic names. */
export function isMeant({ subjects, category, title }: Course, entry: string): boolean {
  if (entry.startsWith('=')) return subjects.includes(entry.slice(1));
  if (entry.startsWith('@')) return category === entry.slice(1);
  return title.startsWith(entry);
}

/** The queries with the answers that topics name among the sample courses. */
export const aboutSamples = (queries: readonly NaturalQuery[]): JudgedQuery[] =>
  queries.map(({ topic: { right, near }, ...query }) => ({
    ...query,
    isRight: (course) => right.some((entry) => isMeant(course, entry)),
    isNear: (course) => near.some((entry) => isMeant(course, entry)),
    isAnswerable: right.length > 0,
  }));

/**
 * The queries with their answers among other courses, as far as topics have phrases: a title or a subject
 * must contain one of them. The other courses of the categories of those are near, and those with a near
 * phrase.
 */
export function aboutCourses(
  queries: readonly NaturalQuery[],
  courses: readonly Course[],
): JudgedQuery[] {
  const padded = (text: string) => ` ${foldForJudge(text)} `;
  const texts = new Map(
    courses.map(({ id, title, subjects }) => [id, [title, ...subjects].map(padded).join('\n')]),
  );
  const saysOne = ({ id }: Course, phrases: Topic['phrases']) =>
    phrases.some((phrase) => texts.get(id)?.includes(padded(phrase)));
  const rightCategories = cached(
    (phrases: Topic['phrases']) =>
      new Set(courses.filter((course) => saysOne(course, phrases)).map(({ category }) => category)),
  );
  return queries
    .filter(({ topic }) => topic.phrases.length > 0)
    .map(({ topic: { phrases, nearPhrases = [] }, ...query }) => ({
      ...query,
      isRight: (course) => saysOne(course, phrases),
      isNear: (course) =>
        rightCategories(phrases).has(course.category) || saysOne(course, nearPhrases),
      isAnswerable: rightCategories(phrases).size > 0,
    }));
}
