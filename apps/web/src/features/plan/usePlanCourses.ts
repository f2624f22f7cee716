import type { Course, CourseDetails } from '@aulario/course-data';
import { useCart } from '@aulario/course-data/cart';
import { useLists, useOwned } from '@aulario/course-data/lists';
import {
  type PlanCourse,
  type PlanSettings,
  planCandidates,
  planCourses,
  type UsualOrder,
  usualOrders,
} from '@aulario/course-data/plan';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../services/Services.tsx';

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

/** The courses to plan: those of a list, or of the cart with the unfinished owned courses. */
function useCandidates(listId: string | null): readonly Course[] {
  const { entries } = useCart();
  const { lists } = useLists();
  const owned = useOwned();
  return useMemo(() => {
    const list = lists.find(({ id }) => id === listId);
    if (list !== undefined) return list.items.map(({ course }) => course);
    return planCandidates(owned.courses, entries);
  }, [entries, listId, lists, owned]);
}

/** The details of the courses; empty while loading and after a failure. */
function useDetails(courses: readonly Course[]): ReadonlyMap<string, CourseDetails> {
  const { catalogue } = useServices();
  const [details, setDetails] = useState<ReadonlyMap<string, CourseDetails>>(new Map());
  const ids = courses
    .slice(0, maxDetails)
    .map(({ id }) => id)
    .join(' ');

  useEffect(() => {
    let isCurrent = true;
    const asked = ids === '' ? [] : ids.split(' ');
    void Promise.allSettled(asked.map((id) => catalogue.course(id))).then((answers) => {
      const found = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value !== null ? [answer.value] : [],
      );
      if (isCurrent) setDetails(new Map(found.map((page) => [page.course.id, page.details])));
    });
    return () => {
      isCurrent = false;
    };
  }, [catalogue, ids]);

  return details;
}

/** The courses of a plan in order. */
export function usePlanCourses({ listId, order, leftOut, hours }: PlanSettings): PlanCourses {
  const candidates = useCandidates(listId);
  const details = useDetails(candidates);
  return useMemo(() => {
    const orders = usualOrders(candidates, details);
    return { details, orders, ...planCourses(candidates, orders, { order, leftOut, hours }) };
  }, [candidates, details, hours, leftOut, order]);
}
