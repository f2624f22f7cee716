import type { Course } from '@aulario/course-data';
import type { CartEntry } from '@aulario/course-data/cart';

/** The years between which the prices of the cart were recorded. */
export function recordedYears(entries: readonly CartEntry[]): Course['recorded'] {
  const recorded = entries.map((entry) => entry.course.recorded);
  return {
    from: Math.min(...recorded.map(({ from }) => from)),
    to: Math.max(...recorded.map(({ to }) => to)),
  };
}
