import { type Course, type CourseDetails, totalHours } from '@aulario/course-data';
import { useCart } from '@aulario/course-data/cart';
import { useLists, useOwned } from '@aulario/course-data/lists';
import {
  orderedCourses,
  type PlanSettings,
  type UsualOrder,
  usualOrders,
} from '@aulario/course-data/plan';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../services/Services.tsx';

/**
 * The maximum number of courses whose details are requested; further ones are planned without them.
 */
const maxDetails = 40;

/** A course of the plan with its length and the source of that. */
export interface PlanCourse {
  readonly course: Course;
  /** Null when unknown, in which case the course is not scheduled. */
  readonly hours: number | null;
  readonly saidBy: 'platform' | 'reader';
}

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
    const mine = owned.courses.filter(({ progress }) => progress !== 'finished');
    // Started courses first, then those not started, then the cart.
    const begun = mine.filter(({ progress }) => progress === 'in-progress');
    const all = [...begun, ...mine, ...entries].map(({ course }) => course);
    return [...new Map(all.map((course) => [course.id, course])).values()];
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

const middleOf = (course: Course): number | null => {
  const hours = totalHours(course);
  return hours === null ? null : (hours.min + hours.max) / 2;
};

/** The courses of a plan in order. */
export function usePlanCourses({ listId, order, leftOut, hours }: PlanSettings): PlanCourses {
  const candidates = useCandidates(listId);
  const details = useDetails(candidates);
  return useMemo(() => {
    const orders = usualOrders(candidates, details);
    const ordered = orderedCourses(candidates, order, orders);
    return {
      details,
      orders,
      courses: ordered
        .filter(({ id }) => !leftOut.includes(id))
        .map((course) => {
          const said = middleOf(course);
          return said === null
            ? { course, hours: hours[course.id] ?? null, saidBy: 'reader' }
            : { course, hours: said, saidBy: 'platform' };
        }),
      leftOut: ordered.filter(({ id }) => leftOut.includes(id)),
    };
  }, [candidates, details, hours, leftOut, order]);
}
