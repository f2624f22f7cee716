import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@aulario/course-data';
import type { JudgedQuery } from '../judge.ts';
import { randomOf } from '../randomOf.ts';
import { foldForJudge } from '../splitForJudge.ts';
import { parseCourseRule } from './courseRule.ts';

/**
 * A query for courses of the default catalogue, whose kind says what it is like: 'cross' asks for what
 * mostly courses of the other language offer.
 */
export interface RealQuery extends JudgedQuery {
  readonly language: 'es' | 'en';
  /** Whether nobody may look at its result while tuning. */
  readonly isSealed: boolean;
}

const languages = ['es', 'en'] as const;

const splitSeed = 20_261_129;

const isSealed = (language: string, text: string) =>
  randomOf(splitSeed, `${language} ${text}`).isChance(0.5);

/** Reads lines such as 'phrase | ethical hacking | ethical hack': kind, text and rule. */
const readQueries = (name: string): readonly RealQuery[] =>
  languages.flatMap((language) =>
    readFileSync(join(import.meta.dirname, `${name}.${language}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [kind = '', text = '', rule = ''] = line.split(' | ');
        const isRight = parseCourseRule(rule);
        return { text, language, kind, isRight, isSealed: isSealed(language, text) };
      }),
  );

const writtenQueries = readQueries('queries');

/** Queries written after the engine had been tuned on half of {@link realQueries}; half are sealed too. */
export const laterQueries = readQueries('laterQueries');

const titlesPerLanguage = 60;

/**
 * Queries that are the whole title of a course, without accents and signs. Right is every course of
 * that title.
 */
const titleQueries = (courses: readonly Course[]): RealQuery[] =>
  languages.flatMap((language) =>
    courses
      .filter((course) => course.language?.startsWith(language))
      .map(({ title }) => ({ text: foldForJudge(title), order: randomOf(splitSeed, title).next() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, titlesPerLanguage)
      .map(({ text }) => ({
        text,
        language,
        kind: 'title',
        isRight: ({ title }: Course) => foldForJudge(title) === text,
        isSealed: isSealed(language, text),
      })),
  );

/** The titles drawn from the courses of the default catalogue, and the queries written by hand about them. */
export const realQueries = (courses: readonly Course[]): readonly RealQuery[] => [
  ...titleQueries(courses),
  ...writtenQueries,
];
