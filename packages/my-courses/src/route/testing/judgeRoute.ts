import {
  type CalendarDay,
  type Course,
  levelSteps,
  type Money,
  platformOf,
} from '@aulario/course-data';
import { combinedOptions, optionsOf } from '../chooseCourses.ts';
import { openSteps, type Route, type RouteRequest, type TakenStep } from '../planRoute.ts';

/** What is wrong with a route; empty where nothing is. */
export interface RouteFaults {
  /** Order of levels and of what is presupposed. */
  readonly order: readonly string[];
  /** Hours, sums and days that a plain recomputation does not confirm. */
  readonly sums: readonly string[];
  /** Facts that the course in the catalogue does not have. */
  readonly invented: readonly string[];
  /** Better combinations that keep the limits. */
  readonly choice: readonly string[];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function orderFaults({ taken }: Route): string[] {
  return taken.flatMap((later, at) =>
    taken.slice(0, at).flatMap((earlier) => {
      const faults: string[] = [];
      const isSameSkill = earlier.step.skill === later.step.skill;
      if (isSameSkill && levelSteps[earlier.step.level] > levelSteps[later.step.level])
        faults.push(`${later.step.id} after ${earlier.step.id}`);
      if (earlier.step.skill.needs.includes(later.step.skill.id) && !isSameSkill)
        faults.push(`${earlier.step.id} before what it presupposes, ${later.step.id}`);
      const shared = earlier.course.subjects.some((subject) =>
        later.course.subjects.map(folded).includes(folded(subject)),
      );
      const [before, after] = [earlier.course.level, later.course.level];
      if (shared && before !== null && after !== null && levelSteps[before] > levelSteps[after])
        faults.push(`«${later.course.title}» is easier than «${earlier.course.title}»`);
      return faults;
    }),
  );
}

/** The minutes of a course from its raw facts. */
function plainMinutes({ minutes, weeks, weeklyHours }: Course): number | null {
  if (minutes !== null) return Math.max(1, minutes);
  if (weeks === null || weeklyHours === null) return null;
  const hours = (weeks.min * weeklyHours.min + weeks.max * weeklyHours.max) / 2;
  return Math.max(1, Math.round(hours * 60));
}

/** Each study day of a week has a third of its minutes, counted day by day. */
function plainEnd(minutes: number, weeklyMinutes: number, start: CalendarDay): string | null {
  let left = minutes;
  let end: string | null = null;
  for (let day = Date.parse(start); left > 0; day += 86_400_000) {
    const place = [1, 3, 6].indexOf(new Date(day).getUTCDay());
    if (place === -1) continue;
    const share =
      Math.floor(((place + 1) * weeklyMinutes) / 3) - Math.floor((place * weeklyMinutes) / 3);
    if (share === 0) continue;
    left -= share;
    end = new Date(day).toISOString().slice(0, 10);
  }
  return end;
}

/** What a course and its wanted certificate cost, and whether part of that is unknown. */
function plainCost(course: Course, wantsCertificate: boolean) {
  const { access, hasCertificate, platform, price } = course;
  const paid: Money[] = price.kind === 'paid' ? [price.money] : [];
  let isUnknown = price.kind === 'unknown';
  if (wantsCertificate && hasCertificate !== false && access.certificate !== 'free') {
    const isIncluded =
      price.kind === 'paid' && platformOf(platform).sellsCertificateWithCourse === true;
    if (price.kind === 'free' && price.certificate !== null) paid.push(price.certificate);
    else if (!isIncluded) isUnknown = true;
  }
  return { paid, isUnknown };
}

function sumFaults(route: Route, { wish, start }: RouteRequest): string[] {
  const courses = route.taken.map(({ course }) => course);
  const minutes = courses.reduce((sum, course) => sum + (plainMinutes(course) ?? 0), 0);
  const end = plainEnd(minutes, wish.weeklyHours * 60, start);
  const costs = courses.map((course) => plainCost(course, wish.wantsCertificates));
  const sums = new Map<string, number>();
  for (const { currency, amount } of costs.flatMap(({ paid }) => paid))
    if (amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  const planned = new Map(route.cost.sums.map(({ currency, amount }) => [currency, amount]));
  const missing = costs.filter(({ isUnknown }) => isUnknown).length;
  return [
    minutes === route.minutes ? '' : `${route.minutes} minutes, not ${minutes}`,
    end === route.outcome.plan.end ? '' : `ends ${route.outcome.plan.end}, not ${end}`,
    planned.size === sums.size && [...sums].every(([code, amount]) => planned.get(code) === amount)
      ? ''
      : `costs ${JSON.stringify([...planned])}, not ${JSON.stringify([...sums])}`,
    missing === route.cost.missing ? '' : `${route.cost.missing} unknown prices, not ${missing}`,
  ].filter((fault) => fault !== '');
}

function inventedFaults({ course, reasons }: TakenStep, known: Course | undefined): string[] {
  if (known === undefined) return [`${course.id} is not in the catalogue`];
  const faults = JSON.stringify(known) === JSON.stringify(course) ? [] : [`${course.id} differs`];
  const isTrue = reasons.every((reason) => {
    if (reason.kind === 'title') return folded(known.title).includes(folded(reason.words));
    if (reason.kind === 'subject') return known.subjects.includes(reason.subject);
    if (reason.kind === 'level') return known.level === reason.level;
    if (reason.kind === 'rating')
      return known.rating === reason.rating && known.ratingCount === reason.count;
    return known.language !== null;
  });
  return isTrue ? faults : [...faults, `${course.id} has none of the facts of a reason`];
}

/** Every combination, none left out early: the least sum of penalties that keeps the limits. */
function leastPenalty(
  options: readonly (readonly { id: string; penalty: number; minutes: number; cost: number }[])[],
  limits: { minutes: number; cost: number },
): number {
  let least = Infinity;
  const visit = (
    at: number,
    taken: readonly string[],
    penalty: number,
    minutes: number,
    cost: number,
  ) => {
    const own = options[at];
    if (own === undefined) {
      if (minutes <= limits.minutes && cost <= limits.cost) least = Math.min(least, penalty);
      return;
    }
    const open = own.filter(({ id }) => !taken.includes(id));
    for (const each of open)
      visit(
        at + 1,
        [...taken, each.id],
        penalty + each.penalty,
        minutes + each.minutes,
        cost + each.cost,
      );
    if (open.length === 0) visit(at + 1, taken, penalty + 1e9, minutes, cost);
  };
  visit(0, [], 0, 0, 0);
  return least;
}

/** Only where the wish has no date: the minutes until one are the plan's, judged by its own tests. */
function choiceFaults(route: Route, { goal, wish, candidates, reader, choices }: RouteRequest) {
  if (wish.until !== null || Object.keys(choices).length > 0) return [];
  const steps = openSteps(goal, wish);
  const options = steps.map((step) =>
    combinedOptions(optionsOf(step, candidates, route.kind, wish, reader)).map((option) => ({
      ...option,
      id: option.candidate.course.id,
    })),
  );
  const limits = { minutes: Infinity, cost: wish.budget?.amount ?? Infinity };
  const within = leastPenalty(options, limits);
  const least = within < Infinity ? within : leastPenalty(options, { ...limits, cost: Infinity });
  const own = steps.map((step, at) => {
    const course = route.taken.find((taken) => taken.step === step)?.course;
    return course === undefined
      ? 1e9
      : (options[at]?.find(({ id }) => id === course.id)?.penalty ?? 1e9);
  });
  const penalty = own.reduce((sum, each) => sum + each, 0);
  return Math.abs(penalty - least) < 1e-6 ? [] : [`penalty ${penalty}, not ${least}`];
}

/** Judges a route by recomputing plainly what the planner computes cleverly. */
export function judgeRoute(
  route: Route,
  request: RouteRequest,
  courses: ReadonlyMap<string, Course>,
): RouteFaults {
  return {
    order: orderFaults(route),
    sums: sumFaults(route, request),
    invented: route.taken.flatMap((taken) => inventedFaults(taken, courses.get(taken.course.id))),
    choice: choiceFaults(route, request),
  };
}
