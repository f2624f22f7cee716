import { type Course, middleOf, totalHours } from '@aulario/course-data';
import { orderedCourses, type UsualOrder } from './courseOrder.ts';
import type { PlanTask } from './makePlan.ts';
import type { PlanSettings } from './planSettings.ts';

/** A course of the plan with its length and the source of that. */
export interface PlanCourse {
  readonly course: Course;
  /** Null when unknown, in which case the course is not scheduled. */
  readonly hours: number | null;
  readonly hoursSource: 'platform' | 'reader';
}

/** The middle of the platform's range, else the hours that the reader entered. */
export function plannedHours(
  course: Course,
  entered: PlanSettings['hours'],
): Pick<PlanCourse, 'hours' | 'hoursSource'> {
  const range = totalHours(course);
  return range === null
    ? { hours: entered[course.id] ?? null, hoursSource: 'reader' }
    : { hours: middleOf(range), hoursSource: 'platform' };
}

/** Orders the courses of a plan, and separates the excluded ones. */
export function planCourses(
  candidates: readonly Course[],
  orders: readonly UsualOrder[],
  { order, leftOut, hours }: Pick<PlanSettings, 'order' | 'leftOut' | 'hours'>,
): { courses: readonly PlanCourse[]; leftOut: readonly Course[] } {
  const ordered = orderedCourses(candidates, order, orders);
  return {
    courses: ordered
      .filter(({ id }) => !leftOut.includes(id))
      .map((course) => ({ course, ...plannedHours(course, hours) })),
    leftOut: ordered.filter(({ id }) => leftOut.includes(id)),
  };
}

/** The tasks of the courses with a known length. */
export const planTasks = (courses: readonly PlanCourse[]): PlanTask[] =>
  courses.flatMap(({ course, hours }) =>
    hours === null ? [] : [{ courseId: course.id, minutes: Math.max(1, Math.round(hours * 60)) }],
  );

/** The orders of a plan with one course moved; null where it cannot move. */
export interface MovedOrders {
  readonly earlier: readonly string[] | null;
  readonly later: readonly string[] | null;
}

/**
 * The orders in which a course changes places with a neighbour. Courses without hours are not
 * scheduled, so they are no neighbours and do not move.
 */
export function movedOrders(courses: readonly PlanCourse[], courseId: string): MovedOrders {
  const ids = courses.map(({ course }) => course.id);
  const scheduled = courses.filter(({ hours }) => hours !== null).map(({ course }) => course.id);
  const index = scheduled.indexOf(courseId);
  /** The course takes the place of the other one, which moves by one. */
  const inPlaceOf = (other: string | undefined) =>
    index === -1 || other === undefined
      ? null
      : ids.filter((id) => id !== courseId).toSpliced(ids.indexOf(other), 0, courseId);
  return { earlier: inPlaceOf(scheduled[index - 1]), later: inPlaceOf(scheduled[index + 1]) };
}
