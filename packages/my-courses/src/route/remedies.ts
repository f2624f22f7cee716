import type { CalendarDay, Course } from '@aulario/course-data';
import { oneOffCost } from '../costs/oneOffCost.ts';
import { planRoute, type Route, type RouteRequest } from './planRoute.ts';

/** What would make a route keep its limits. */
export type Remedy =
  /** So many whole hours a week meet the date. */
  | { readonly kind: 'hours'; readonly weeklyHours: number }
  /** These first courses end by the date. */
  | { readonly kind: 'fitting'; readonly courses: readonly Course[] }
  /** Without this step the route keeps the limit. */
  | { readonly kind: 'drop'; readonly stepId: string; readonly course: Course }
  /** The date on which the route as it is ends. */
  | { readonly kind: 'later'; readonly until: CalendarDay }
  /** Without certificates it keeps the budget. */
  | { readonly kind: 'withoutCertificates' };

function forDate({ outcome, taken }: Route, { wish }: RouteRequest): readonly Remedy[] {
  const { plan, neededHours, spareCourse } = outcome;
  const until = wish.until;
  if (until === null) return [];
  const spare = taken.find(({ course }) => course.id === spareCourse);
  const fitting = taken.filter(({ days }) => days !== null && days.last <= until);
  return [
    neededHours === null ? null : { kind: 'hours' as const, weeklyHours: neededHours },
    spare === undefined
      ? null
      : { kind: 'drop' as const, stepId: spare.step.id, course: spare.course },
    fitting.length === 0 || fitting.length === taken.length
      ? null
      : { kind: 'fitting' as const, courses: fitting.map(({ course }) => course) },
    plan.end === null ? null : { kind: 'later' as const, until: plan.end },
  ].filter((remedy) => remedy !== null);
}

function forBudget(route: Route, request: RouteRequest): readonly Remedy[] {
  const { wish, choices } = request;
  const remedies: Remedy[] = [];
  const withWish = (changed: Partial<RouteRequest>) =>
    planRoute({ ...request, ...changed }, route.kind).fitsBudget !== 'no';
  if (wish.wantsCertificates && withWish({ wish: { ...wish, wantsCertificates: false } })) {
    remedies.push({ kind: 'withoutCertificates' });
  }
  const currency = wish.budget?.currency;
  const amountOf = (course: Course) =>
    oneOffCost([course], wish.wantsCertificates).sums.find((sum) => sum.currency === currency)
      ?.amount ?? 0;
  const dearest = route.taken.toSorted((a, b) => amountOf(b.course) - amountOf(a.course))[0];
  if (
    dearest !== undefined &&
    route.taken.length > 1 &&
    withWish({ choices: { ...choices, [dearest.step.id]: null } })
  ) {
    remedies.push({ kind: 'drop', stepId: dearest.step.id, course: dearest.course });
  }
  return remedies;
}

/** What would help a route that ends too late or costs too much; each remedy keeps its limit. */
export function remediesFor(route: Route, request: RouteRequest): readonly Remedy[] {
  return [
    ...(route.fitsDate === 'no' ? forDate(route, request) : []),
    ...(route.fitsBudget === 'no' ? forBudget(route, request) : []),
  ];
}
