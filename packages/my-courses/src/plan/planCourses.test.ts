import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { planCandidates } from './planCandidates.ts';
import { movedOrders, planCourses, planTasks } from './planCourses.ts';

const courseOf = (id: string, minutes: number | null = 60) => aCourse({ id, minutes });
const ids = (courses: readonly { id: string }[]) => courses.map(({ id }) => id);

it('plans started courses first, then those not started and the cart, each once', () => {
  const owned = [
    { course: courseOf('new'), progress: 'not-started' },
    { course: courseOf('done'), progress: 'finished' },
    { course: courseOf('started'), progress: 'in-progress' },
  ] as const;
  const cart = [{ course: courseOf('new') }, { course: courseOf('cart') }];
  expect(ids(planCandidates(owned, cart))).toEqual(['started', 'new', 'cart']);
});

it('separates excluded courses, and takes unknown lengths from the reader', () => {
  const candidates = [courseOf('a', 90), courseOf('b', null), courseOf('c', null), courseOf('d')];
  const settings = { order: ['b', 'a'], leftOut: ['d'], hours: { a: 9, b: 2 } };
  const { courses, leftOut } = planCourses(candidates, [], settings);
  expect(courses.map(({ course, hours, hoursSource }) => [course.id, hours, hoursSource])).toEqual([
    ['b', 2, 'reader'],
    ['a', 1.5, 'platform'],
    ['c', null, 'reader'],
  ]);
  expect(ids(leftOut)).toEqual(['d']);
  expect(planTasks(courses)).toEqual([
    { courseId: 'b', minutes: 120 },
    { courseId: 'a', minutes: 90 },
  ]);
});

it('moves a course past its scheduled neighbours, and none without hours', () => {
  const candidates = [courseOf('a'), courseOf('b', null), courseOf('c'), courseOf('d')];
  const { courses } = planCourses(candidates, [], { order: [], leftOut: [], hours: {} });
  expect(movedOrders(courses, 'a')).toEqual({ earlier: null, later: ['b', 'c', 'a', 'd'] });
  expect(movedOrders(courses, 'c')).toEqual({
    earlier: ['c', 'a', 'b', 'd'],
    later: ['a', 'b', 'd', 'c'],
  });
  expect(movedOrders(courses, 'b')).toEqual({ earlier: null, later: null });
});
