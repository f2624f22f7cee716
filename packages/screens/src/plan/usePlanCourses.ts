import type { Course, CourseDetails } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import {
  type PlanCourse,
  type PlanSettings,
  planCourses,
  type UsualOrder,
  usualOrders,
} from '@aulario/my-courses/plan';
import { useMemo } from 'react';
import { usePlanCandidates } from './usePlanCandidates.ts';

/**
 * The maximum number of courses whose details are requested; further ones are planned without them.
 */
const maxDetails = 40;

export interface PlanCourses {
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
      const asked = ids === '' ? [] : ids.split(' ');
      const answers = await Promise.allSettled(asked.map((id) => catalogue.course(id, { signal })));
      const found = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : [],
      );
      return new Map(found.map((page) => [page.course.id, page.details]));
    },
    [catalogue, ids],
  );
  return details ?? noDetails;
}

/** The courses of a plan in order. */
export function usePlanCourses({ listId, order, leftOut, hours }: PlanSettings): PlanCourses {
  const candidates = usePlanCandidates(listId);
  const details = useDetails(candidates);
  return useMemo(() => {
    const orders = usualOrders(candidates, details);
    return { details, orders, ...planCourses(candidates, orders, { order, leftOut, hours }) };
  }, [candidates, details, hours, leftOut, order]);
}
