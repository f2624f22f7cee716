import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@aulario/course-data';
import { createRandom, mixSeeds } from '@aulario/search/testing';
import { splitForJudge } from '../splitForJudge.ts';
import { type CourseRule, parseCourseRule } from './courseRule.ts';

/** What a query is like, in the order of reports. */
export const realKinds = [
  'title',
  'phrase',
  'brand',
  'typo',
  'sentence',
  'cross',
  'qualifier',
  'ambiguous',
] as const;

/** One of {@link realKinds}: 'cross' asks for what mostly courses of the other language offer. */
export type RealKind = (typeof realKinds)[number];

/** A query for courses of the default catalogue. */
export interface RealQuery {
  text: string;
  language: 'es' | 'en';
  kind: RealKind;
  isRight: CourseRule;
  /** Whether nobody may look at its result while tuning. */
  isSealed: boolean;
}

const splitSeed = 20_261_129;

const randomOf = (text: string) =>
  createRandom(mixSeeds(splitSeed, ...Array.from(text, (sign) => sign.codePointAt(0) ?? 0)));

const isSealed = (language: string, text: string) => randomOf(`${language} ${text}`).isChance(0.5);

const isKind = (kind: string): kind is RealKind => realKinds.some((one) => one === kind);

/** Parses 'phrase | ethical hacking | ethical hack', whose last part is a {@link CourseRule}. */
function parseQuery(line: string, language: 'es' | 'en'): RealQuery {
  const [kind = '', text = '', rule = '', ...others] = line.split(' | ');
  if (!isKind(kind) || text === '' || rule === '' || others.length > 0) {
    throw new SyntaxError(`${language}: '${line}'`);
  }
  return {
    text,
    language,
    kind,
    isRight: parseCourseRule(rule),
    isSealed: isSealed(language, text),
  };
}

const readQueries = (name: string): readonly RealQuery[] =>
  (['es', 'en'] as const).flatMap((language) =>
    readFileSync(join(import.meta.dirname, `${name}.${language}.txt`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => parseQuery(line, language)),
  );

const writtenQueries = readQueries('queries');

/** Queries written after the engine had been tuned on half of {@link realQueries}; half are sealed too. */
export const laterQueries = readQueries('laterQueries');

const titlesPerLanguage = 60;
const folded = (title: string) => splitForJudge(title).join(' ');

/**
 * Queries that are the whole title of a course, without accents and signs. Right is every course of
 * that title.
 */
function titleQueries(courses: readonly Course[]): RealQuery[] {
  return (['es', 'en'] as const).flatMap((language) => {
    const own = courses.filter((course) => course.language?.startsWith(language));
    return own
      .map(({ title }) => ({ text: folded(title), order: randomOf(title).next() }))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, titlesPerLanguage)
      .map(({ text }) => ({
        text,
        language,
        kind: 'title' as const,
        isRight: ({ title }: Course) => folded(title) === text,
        isSealed: isSealed(language, text),
      }));
  });
}

/** The queries written by hand about the default catalogue, and the titles drawn from its courses. */
export const realQueries = (courses: readonly Course[]): readonly RealQuery[] => [
  ...writtenQueries,
  ...titleQueries(courses),
];
