import type { Course } from '@aulario/course-data';
import { createCartStore } from '@aulario/course-data/cart';
import { ownerKey } from '../features/things/chest.ts';
import { lucia } from './lucia.ts';

interface CartFilling {
  storage?: Storage | undefined;
  /** How many of the courses, from the first, have been ticked off in the hand-off. */
  opened?: number | undefined;
}

/** Puts courses into Lucía's cart as an earlier visit would have left them. */
export function fillCart(courses: readonly Course[], filling: CartFilling = {}): void {
  const { storage = localStorage, opened = 0 } = filling;
  let time = 0;
  storage.setItem(ownerKey, lucia.id);
  const store = createCartStore({
    storage,
    userId: lucia.id,
    now: () => {
      time += 1;
      return time;
    },
  });
  for (const course of courses) store.add(course);
  for (const course of courses.slice(0, opened)) store.setOpened(course.id, true);
  store.dispose();
  // Without an owner what lies there would be nobody's, and be removed.
  if (courses.length) storage.setItem(ownerKey, lucia.id);
}
