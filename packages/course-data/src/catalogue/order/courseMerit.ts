import type { Course } from '../../course/course.ts';
import { totalHours } from '../../course/derived/totalHours.ts';

/**
 * What a course without ratings is ranked by, of five stars: a little less than the mean of rated ones.
 */
export const priorRating = 4.4;
/** So many ratings weigh as much as the prior. */
const priorRatings = 100;
/** A rating of an unknown number of people says as much as so many. */
const assumedRatings = 25;

/** In stars: for ten times as many ratings, for each known fact, for a year. */
const starsPerTenfold = 0.1;
const starsPerFact = 0.06;
const starsPerYear = 0.04;

/** A course of unknown age is taken to be so much older than its facts. */
const assumedAgeYears = 5;
const firstYear = 2000;

/**
 * The rating that a course is ranked by: the mean of its ratings and of {@link priorRatings} made-up
 * ones, so that a few enthusiasts do not outweigh thousands. 5.0 of 3 is 4.42, 4.7 of 50,000 is 4.70,
 * and unknown is 4.4.
 */
export function weighedRating({ rating, ratingCount }: Pick<Course, 'rating' | 'ratingCount'>) {
  const count = rating === null ? 0 : (ratingCount ?? assumedRatings);
  return (priorRatings * priorRating + count * (rating ?? 0)) / (priorRatings + count);
}

/** Counts the known facts that matter for a choice: level, language, time, rating, price. */
function countKnown(course: Course): number {
  const { level, language, weeks, rating, price } = course;
  const time = totalHours(course) ?? weeks;
  const facts = [level, language, time, rating, price.kind === 'unknown' ? null : price];
  return facts.filter((fact) => fact !== null).length;
}

/** The middle of the year in which it was last changed and the one in which it was last seen. */
function freshnessYear({ updated, published, recorded }: Course): number {
  const changed = updated ?? published;
  const year = changed === null ? recorded.to - assumedAgeYears : Number(changed.slice(0, 4));
  return (year + recorded.to) / 2;
}

/**
 * How much a course deserves to be shown before others of its category and language, in stars: its
 * rating weighed by how many gave it, how many learners that speaks of, how much is known of it, and
 * how fresh it is. What is unknown costs as much as not knowing does: it never counts as good.
 */
export function courseMerit(course: Course): number {
  const learners = course.rating === null ? 0 : Math.log10(1 + (course.ratingCount ?? 0));
  return (
    weighedRating(course) +
    starsPerTenfold * learners +
    starsPerFact * countKnown(course) +
    starsPerYear * (freshnessYear(course) - firstYear)
  );
}
