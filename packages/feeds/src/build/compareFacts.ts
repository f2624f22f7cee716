import type { Course } from '@aulario/course-data';
import { isAnswered } from '../record/isAnswered.ts';
import type { BuiltCourse } from './buildState.ts';
import { haveOneTitle } from './sameCourse.ts';

const facts = [
  'title',
  'price',
  'language',
  'level',
  'category',
  'rating',
  'ratingCount',
  'minutes',
  'weeks',
  'weeklyHours',
  'institution',
  'instructors',
  'published',
  'updated',
] as const satisfies readonly (keyof Course)[];

/** A fact that is compared with the one of the last build. */
export type ComparedFact = (typeof facts)[number];

/** Most courses whose number is at once ten times as much, or a tenth, have it in another unit: cents, seconds, percent. */
const manifold = 10;

const isManifold = (before = 0, now = 0): boolean =>
  Math.min(before, now) > 0 && Math.max(before, now) >= manifold * Math.min(before, now);

/** Whether a fact that both builds have has changed as it does not for most courses at once; null where nothing says so. */
type HasJumped = (before: Course, now: Course) => boolean | null;

const isOther =
  (fact: 'language' | 'institution' | 'published' | 'updated'): HasJumped =>
  (before, now) =>
    before[fact] !== now[fact];

const isOfOtherUnit =
  (fact: 'rating' | 'ratingCount' | 'minutes'): HasJumped =>
  (before, now) =>
    isManifold(before[fact] ?? 0, now[fact] ?? 0);

const isOtherRange =
  (fact: 'weeks' | 'weeklyHours'): HasJumped =>
  (before, now) =>
    isManifold(before[fact]?.min, now[fact]?.min);

/** Without levels, categories and names of people, which are written in ever other ways. */
const jumps: Readonly<Partial<Record<ComparedFact, HasJumped>>> = {
  title: (before, now) => !haveOneTitle(before, now),
  price: ({ price: before }, { price: now }) =>
    before.kind === 'paid' && now.kind === 'paid'
      ? before.money.currency !== now.money.currency ||
        isManifold(before.money.amount, now.money.amount)
      : null,
  language: isOther('language'),
  rating: isOfOtherUnit('rating'),
  ratingCount: isOfOtherUnit('ratingCount'),
  minutes: isOfOtherUnit('minutes'),
  weeks: isOtherRange('weeks'),
  weeklyHours: isOtherRange('weeklyHours'),
  institution: isOther('institution'),
  published: isOther('published'),
  updated: isOther('updated'),
};

/** Fewer courses may lose or change a fact by themselves. */
const minCourses = 10;

/** The facts that are not believed, by the feeds whose courses have them. */
export type DoubtedFacts = ReadonlyMap<string, readonly ComparedFact[]>;

interface FactCount {
  feed: string;
  fact: ComparedFact;
  /** The courses that had the fact, and those of them that have none now. */
  had: number;
  lost: number;
  /** The courses whose fact can be compared, and those of them whose fact has jumped. */
  compared: number;
  jumped: number;
}

/**
 * Counts the facts that the courses of a feed had in the last build and lack now, and those that have jumped. Where
 * many have lost one at once, a column of the feed has another name or is empty; where most have jumped, another
 * column, unit or row is read than before.
 *
 * @param allowed - The feeds whose facts may jump.
 */
export function createFactComparison(allowed: ReadonlySet<string> = new Set()) {
  const counts = new Map<string, FactCount>();
  const countOf = (feed: string, fact: ComparedFact): FactCount => {
    const key = `${feed} ${fact}`;
    const count = counts.get(key) ?? { feed, fact, had: 0, lost: 0, compared: 0, jumped: 0 };
    counts.set(key, count);
    return count;
  };
  return {
    add: ({ course, feeds }: BuiltCourse, now: Course): void => {
      const mayJump = feeds.some((feed) => allowed.has(feed));
      for (const fact of facts) {
        if (!isAnswered(course[fact])) continue;
        const isLost = !isAnswered(now[fact]);
        const hasJumped = isLost || mayJump ? null : (jumps[fact]?.(course, now) ?? null);
        for (const feed of feeds) {
          const count = countOf(feed, fact);
          count.had += 1;
          if (isLost) count.lost += 1;
          if (hasJumped !== null) count.compared += 1;
          if (hasJumped) count.jumped += 1;
        }
      }
    },
    /** A line for each fact that too many courses of a feed have lost. */
    lostLines: (maxLoss: number): string[] =>
      [...counts.values()]
        .filter(({ had, lost }) => lost >= minCourses && lost > had * maxLoss)
        .map(
          ({ feed, fact, had, lost }) =>
            `${feed}: of ${had} courses with ${fact} ${lost} have none now`,
        ),
    /** The facts that have jumped for most courses of a feed, and a line for each. */
    doubts: (): { doubted: DoubtedFacts; lines: string[] } => {
      const found = [...counts.values()].filter(
        ({ compared, jumped }) => jumped >= minCourses && jumped * 2 > compared,
      );
      const byFeed = Map.groupBy(found, ({ feed }) => feed);
      return {
        doubted: new Map([...byFeed].map(([feed, own]) => [feed, own.map(({ fact }) => fact)])),
        lines: found.map(
          ({ feed, fact, compared, jumped }) =>
            `${feed}: of ${compared} courses with ${fact} ${jumped} have quite another one now; it is kept as it was. If that is right, build with --allow-change ${feed}`,
        ),
      };
    },
  };
}
