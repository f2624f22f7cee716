import {
  type CategoryId,
  type Course,
  categoriesOf,
  type FilledFact,
  filledFacts,
  type Price,
  priceYears,
  type Years,
} from '@aulario/course-data';
import type { KnownCourse } from './finishCourse.ts';
import { isAnswered } from './isAnswered.ts';

/** Earlier feeds have priority; later ones only fill in unknown facts. */
function fillIn<T extends object>(first: T, later: T): T {
  const known = new Map<string, unknown>(Object.entries(later));
  const entries = Object.entries(first).map(([key, value]) => {
    const other = known.get(key);
    return [key, isAnswered(value) || !isAnswered(other) ? value : other];
  });
  return { ...first, ...Object.fromEntries(entries) };
}

function mergeRecorded(one: Years, other: Years): Years {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

const lengths = ['minutes', 'weeks', 'weeklyHours'] as const;

/** The length of one record: hours of one feed and weeks of another would make a week that none states. */
function withOneLength(merged: Course, first: Course): Course {
  const isStated = lengths.some((length) => first[length] !== null);
  if (!isStated) return merged;
  const { minutes, weeks, weeklyHours } = first;
  return { ...merged, minutes, weeks, weeklyHours };
}

/** The record whose fact counts: a stated one before one that was filled from the title. */
function stating(fact: FilledFact, first: KnownCourse, later: KnownCourse): Course {
  const isFilled = ({ course }: KnownCourse) => course.filled.includes(fact);
  if (later.course[fact] === null) return first.course;
  const isBetter = first.course[fact] === null || (isFilled(first) && !isFilled(later));
  return isBetter ? later.course : first.course;
}

/** The category besides the first that two records state between them. */
function secondCategoryOf(category: CategoryId | null, records: readonly KnownCourse[]) {
  const stated = records.flatMap(({ course }) =>
    course.filled.includes('category') ? [] : categoriesOf(course),
  );
  return stated.find((one) => one !== category) ?? null;
}

/** The facts of two records of one course; identity, address and years are those of the first. */
export function fillUnknown(first: KnownCourse, later: KnownCourse): KnownCourse {
  const { id, url, recorded } = first.course;
  const course = { ...fillIn(first.course, later.course), id, url, recorded };
  const { language } = stating('language', first, later);
  const { category } = stating('category', first, later);
  const secondCategory = secondCategoryOf(category, [first, later]);
  const filled = filledFacts.filter((fact) => stating(fact, first, later).filled.includes(fact));
  return {
    course: { ...withOneLength(course, first.course), language, category, secondCategory, filled },
    details: { ...fillIn(first.details, later.details), id },
  };
}

/** A course with a price, which says when it was recorded where that is not as for the course. */
export function withPrice(course: Course, price: Price, recorded: Years): Course {
  const isOfCourse = recorded.from === course.recorded.from && recorded.to === course.recorded.to;
  return {
    ...course,
    price: price.kind === 'unknown' || isOfCourse ? price : { ...price, recorded },
  };
}

/** Merges two records of one course. The identity and address of the first stay. */
export function mergePair(first: KnownCourse, later: KnownCourse): KnownCourse {
  const { course, details } = fillUnknown(first, later);
  const recorded = mergeRecorded(first.course.recorded, later.course.recorded);
  const priced = isAnswered(first.course.price) ? first.course : later.course;
  return { course: withPrice({ ...course, recorded }, course.price, priceYears(priced)), details };
}
