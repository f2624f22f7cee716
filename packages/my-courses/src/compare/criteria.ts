import {
  type Course,
  certificateOf,
  certifiedPrice,
  levelSteps,
  middleOf,
  nothing,
  primaryLanguage,
  priorRating,
  type ReaderLanguage,
  totalHours,
} from '@aulario/course-data';
import type { CriterionId } from './criterionIds.ts';

/**
 * The value of a course by one criterion. Less is better: cheaper, shorter, fewer prerequisites.
 */
export interface Measure {
  readonly amount: number;
  /**
   * Only values of equal units are comparable, such as prices of one currency; null is comparable
   * with all.
   */
  readonly unit: string | null;
}

const inAnyUnit = (amount: number): Measure => ({ amount, unit: null });

/** The best possible value. */
export const bestMeasures: Readonly<Record<CriterionId, Measure>> = {
  cost: inAnyUnit(0),
  language: inAnyUnit(0),
  time: inAnyUnit(0),
  level: inAnyUnit(levelSteps.beginner),
  rating: inAnyUnit(-5),
  certificate: inAnyUnit(0),
  certified: inAnyUnit(0),
};

type Measurement = (course: Course, language: ReaderLanguage) => Measure | null;

/** Each returns null for an unknown value. */
const measurements: Readonly<Record<CriterionId, Measurement>> = {
  cost({ price }) {
    if (price.kind === 'unknown') return null;
    if (price.kind === 'free' || price.money.amount === 0) return inAnyUnit(0);
    return { amount: price.money.amount, unit: price.money.currency };
  },
  language: (course, language) =>
    course.language === null
      ? null
      : inAnyUnit(primaryLanguage(course.language) === language ? 0 : 1),
  time(course) {
    const hours = totalHours(course);
    return hours === null ? null : inAnyUnit(middleOf(hours));
  },
  level: ({ level }) => (level === null ? null : inAnyUnit(levelSteps[level])),
  rating: ({ rating }) => (rating === null ? null : inAnyUnit(-rating)),
  certificate(course) {
    const state = certificateOf(course);
    return state === 'unknown' ? null : inAnyUnit(state === 'no' ? 1 : 0);
  },
  certified(course) {
    const price = certifiedPrice(course);
    if (price === null) return null;
    return price === nothing ? inAnyUnit(0) : { amount: price.amount, unit: price.currency };
  },
};

/**
 * What an unknown value counts as: the rating that courses without one are ranked by everywhere.
 * Other unknown values are not compared.
 */
export const assumedMeasures: Readonly<Partial<Record<CriterionId, Measure>>> = {
  rating: inAnyUnit(-priorRating),
};

export const measure = (criterion: CriterionId, course: Course, language: ReaderLanguage) =>
  measurements[criterion](course, language);

/** 1 when the first is better, -1 when it is worse; 0 when they are equal or not comparable. */
export function outcome(a: Measure | null, b: Measure | null): -1 | 0 | 1 {
  if (a === null || b === null) return 0;
  if (a.unit !== null && b.unit !== null && a.unit !== b.unit) return 0;
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? 1 : -1;
}
