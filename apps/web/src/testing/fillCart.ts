import type { Course } from '@aulario/course-data';
import { createCartStore } from '@aulario/course-data/cart';
import { lucia } from './renderApp.tsx';

/** Puts courses into Lucía's cart as an earlier visit would have left them. */
export function fillCart(courses: readonly Course[]): void {
  let time = 0;
  const store = createCartStore({
    storage: localStorage,
    userId: lucia.id,
    now: () => {
      time += 1;
      return time;
    },
  });
  for (const course of courses) store.add(course);
  store.dispose();
}
