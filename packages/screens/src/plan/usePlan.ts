import { type Catalogue, type Course, type CourseDetails, findPages } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import {
  type PlanCourse,
  type PlanSettings,
  planCourses,
  planOutcome,
  planTasks,
  type UsualOrder,
  usualOrders,
} from '@aulario/my-courses/plan';
import { useMemo } from 'react';
import { useEditablePlan } from '../costs/useEditablePlan.ts';
import { usePlanCandidates } from './usePlanCandidates.ts';

/**
 * The maximum number of courses whose details are requested; further ones are planned without them.
 */
const maxDetails = 40;

interface PlanCourses {
  /** In the order of the plan. */
  readonly courses: readonly PlanCourse[];
  readonly leftOut: readonly Course[];
  readonly orders: readonly UsualOrder[];
  readonly details: ReadonlyMap<string, CourseDetails>;
}

const noDetails: ReadonlyMap<string, CourseDetails> = new Map();

/** The details of the courses, as far as they can be loaded; empty while loading. */
function useDetails(courses: readonly Course[]): ReadonlyMap<string, CourseDetails> {
  const { catalogue } = useServices();
  const ids = courses
    .slice(0, maxDetails)
    .map(({ id }) => id)
    .join(' ');

  const details = useAsync(
    () => async (signal) => {
      // A course without details is planned all the same.
      const course: Catalogue['course'] = (...asked) =>
        catalogue.course(...asked).catch(() => null);
      const pages = await findPages({ course }, ids === '' ? [] : ids.split(' '), { signal });
      return new Map(Array.from(pages, ([id, { details }]) => [id, details]));
    },
    [catalogue, ids],
  );
  return details ?? noDetails;
}

/** The courses of a plan in order. */
function usePlanCourses({ listId, order, leftOut, hours }: PlanSettings): PlanCourses {
  const candidates = usePlanCandidates(listId);
  const details = useDetails(candidates);
  return useMemo(() => {
    const orders = usualOrders(candidates, details);
    return { details, orders, ...planCourses(candidates, orders, { order, leftOut, hours }) };
  }, [candidates, details, hours, leftOut, order]);
}

/** The settings of the plan, and the plan that results. */
export function usePlan() {
  const editable = useEditablePlan();
  const { settings, today } = editable;
  const { courses, ...rest } = usePlanCourses(settings);
  const outcome = useMemo(
    () => planOutcome(planTasks(courses), settings, today),
    [courses, settings, today],
  );
  return { ...rest, ...outcome, ...editable, courses };
}

/** The state that the parts of the screen share. */
export type PlanView = ReturnType<typeof usePlan>;
