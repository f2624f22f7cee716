import type { Course } from '@aulario/course-data';
import { createCartRepository } from '@aulario/my-courses/cart';
import { createOwnedRepository } from '@aulario/my-courses/lists';
import { browserOf } from './browserOf.ts';
import { testAccount } from './testAccount.ts';

interface CartFilling {
  storage?: Storage | undefined;
  /** How many of the courses, from the first, were opened in the checkout. */
  opened?: number | undefined;
  /** How many of them, from the first, were ticked as owned. */
  owned?: number | undefined;
  /** Whether it is the visitor's cart. */
  isVisitor?: boolean | undefined;
}

/** Puts courses into Lucía's cart, or the visitor's, as an earlier visit would have left them. */
export function fillCart(courses: readonly Course[], filling: CartFilling = {}): void {
  const { storage, opened = 0, owned = 0, isVisitor = false } = filling;
  const { page } = browserOf(storage);
  const records = isVisitor ? page.visitor : page.account(testAccount.id);
  let time = Date.UTC(2026, 10, 1, 12);
  const store = createCartRepository(records, {
    now: () => {
      time += 1;
      return time;
    },
  });
  for (const course of courses) store.add(course);
  for (const course of courses.slice(0, opened)) store.setOpened(course.id, true);
  const ownedCourses = createOwnedRepository(records, { now: () => time });
  for (const course of courses.slice(0, owned)) ownedCourses.add(course);
  store.dispose();
}
