import type { CartEntry } from '@aulario/course-data/cart';
import { yearsOf } from '../catalogue/usePriceView.ts';

/** The years between which the prices of the cart were recorded: '2020–2024'. */
export function recordedYears(entries: readonly CartEntry[]): string {
  const recorded = entries.map((entry) => entry.course.recorded);
  return yearsOf({
    from: Math.min(...recorded.map(({ from }) => from)),
    to: Math.max(...recorded.map(({ to }) => to)),
  });
}
