import type { Course, PlatformId } from '@aulario/course-data';
import { isAnswered } from '../record/isAnswered.ts';

const facts = [
  'price',
  'language',
  'level',
  'category',
  'rating',
  'minutes',
  'institution',
  'instructors',
] as const satisfies readonly (keyof Course)[];

/** Fewer courses may lose a fact by themselves. */
const minCourses = 10;

/**
 * Counts the facts that courses had in the last build and lack now. Where many of a platform lost one at once, a
 * column of its feed has another name or is empty.
 */
export function createFactComparison(maxLoss: number) {
  const counts = new Map<
    string,
    { platform: PlatformId; fact: string; had: number; lost: number }
  >();
  return {
    add: (before: Course, { platform, ...now }: Course): void => {
      for (const fact of facts) {
        if (!isAnswered(before[fact])) continue;
        const key = `${platform} ${fact}`;
        const count = counts.get(key) ?? { platform, fact, had: 0, lost: 0 };
        counts.set(key, count);
        count.had += 1;
        if (!isAnswered(now[fact])) count.lost += 1;
      }
    },
    /** A line for each fact that too many courses of a platform have lost. */
    lines: (): string[] =>
      [...counts.values()]
        .filter(({ had, lost }) => lost >= minCourses && lost > had * maxLoss)
        .map(
          ({ platform, fact, had, lost }) =>
            `${platform}: of ${had} courses with ${fact} ${lost} have none now`,
        ),
  };
}
