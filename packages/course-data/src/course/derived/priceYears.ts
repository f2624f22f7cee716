import type { Course, Years } from '../course.ts';

const yearsOf = ({ price, recorded }: Course): Years =>
  price.kind === 'unknown' ? recorded : (price.recorded ?? recorded);

/** The years between which the prices of courses were recorded; of one course or more. */
export function priceYears(...courses: readonly Course[]): Years {
  const years = courses.map(yearsOf);
  return {
    from: Math.min(...years.map(({ from }) => from)),
    to: Math.max(...years.map(({ to }) => to)),
  };
}
