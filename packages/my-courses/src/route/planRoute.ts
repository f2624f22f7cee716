import type { CalendarDay, Course, Money, ReaderLanguage } from '@aulario/course-data';
import { type OneOffCost, oneOffCost } from '../costs/oneOffCost.ts';
import { suggestedOrder, usualOrders } from '../plan/courseOrder.ts';
import { minutesUntil, type PlanOutcome, planOutcome } from '../plan/makePlan.ts';
import { type PlanCourse, plannedHours, planTasks } from '../plan/planCourses.ts';
import { firstPlanSettings, type PlanSettings } from '../plan/planSettings.ts';
import { chooseCourses, optionsOf, type RouteKind } from './chooseCourses.ts';
import type { Candidate, Candidates } from './findCandidates.ts';
import type { Goal, RouteStep } from './goals.ts';
import { type Reason, reasonsFor } from './reasons.ts';
import type { Skill } from './skills.ts';
import type { RouteWish } from './wish/routeWish.ts';

/** What the reader decided about steps, by id: another course, or null for none. */
export type RouteChoices = Readonly<Record<string, string | null>>;

/** A step with its course. */
export interface TakenStep extends PlanCourse {
  readonly step: RouteStep;
  readonly reasons: readonly Reason[];
  /** The skills that it presupposes. */
  readonly needs: readonly Skill[];
  /** The first and the last day with a session; null where its hours are unknown. */
  readonly days: { readonly first: CalendarDay; readonly last: CalendarDay } | null;
  /** The other courses that teach the step and suit the wish, the best first. */
  readonly others: readonly Course[];
}

/** Whether something keeps a limit: 'unknown' where what is known keeps it and something is not. */
export type Fit = 'yes' | 'no' | 'unknown';

/** A route: courses in order, what they cost, when they end. */
export interface Route {
  readonly kind: RouteKind;
  /** In the order in which the courses are done. */
  readonly taken: readonly TakenStep[];
  /** The steps that no course of the catalogue covers. */
  readonly uncovered: readonly RouteStep[];
  /** The steps that the reader took out. */
  readonly dropped: readonly RouteStep[];
  /** The whole minutes of the courses with known hours. */
  readonly minutes: number;
  readonly outcome: PlanOutcome;
  readonly cost: OneOffCost;
  /** Null without a date. */
  readonly fitsDate: Fit | null;
  /** Null without a budget. */
  readonly fitsBudget: Fit | null;
}

/** The settings of the plan that a route becomes. */
export const planSettingsOf = (
  { weeklyHours, until }: RouteWish,
  start: CalendarDay,
  courseIds: readonly string[],
): PlanSettings => ({ ...firstPlanSettings(start), weeklyHours, until, order: courseIds });

/** The steps that the reader has still to learn. */
export const openSteps = (goal: Goal, wish: RouteWish): readonly RouteStep[] =>
  goal.steps.filter(({ id }) => !wish.known.includes(id));

function fitsBudget({ sums, missing }: OneOffCost, budget: Money): Fit {
  const own = sums.find(({ currency }) => currency === budget.currency)?.amount ?? 0;
  if (own > budget.amount) return 'no';
  // Sums in another currency cannot be compared.
  const others = sums.filter(({ currency, amount }) => currency !== budget.currency && amount > 0);
  return others.length > 0 || missing > 0 ? 'unknown' : 'yes';
}

function daysOf({ plan }: PlanOutcome, courseId: string): TakenStep['days'] {
  const days = plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter((session) => session.courseId === courseId)
    .map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** What a route is planned for. */
export interface RouteRequest {
  readonly goal: Goal;
  readonly wish: RouteWish;
  readonly candidates: Candidates;
  readonly choices: RouteChoices;
  readonly reader: ReaderLanguage;
  /** The day on which it begins. */
  readonly start: CalendarDay;
}

interface Pick {
  readonly step: RouteStep;
  readonly candidate: Candidate;
}

/**
 * The courses in the order of the steps; of two of one subject the easier one comes first, as in
 * plans.
 */
function inOrder(picks: readonly Pick[]): readonly Pick[] {
  const courses = picks.map(({ candidate }) => candidate.course);
  const ids = courses.map(({ id }) => id);
  return suggestedOrder(ids, usualOrders(courses, new Map())).flatMap(
    (id) => picks.find(({ candidate }) => candidate.course.id === id) ?? [],
  );
}

/** Plans one kind of route. Nothing is invented: what a course does not say stays unknown. */
export function planRoute(request: RouteRequest, kind: RouteKind): Route {
  const { goal, wish, candidates, choices, reader, start } = request;
  const settings = planSettingsOf(wish, start, []);
  const steps = openSteps(goal, wish);
  const wanted = steps.filter(({ id }) => choices[id] !== null);
  const options = wanted.map((step) => {
    const all = optionsOf(step, candidates, kind, wish, reader);
    const chosen = (candidates.get(step.id) ?? []).filter(
      ({ course }) => course.id === choices[step.id],
    );
    return chosen.length === 0
      ? all
      : chosen.map((candidate) => ({ candidate, penalty: 0, minutes: 0, cost: 0 }));
  });
  const picked = chooseCourses(options, {
    minutes: wish.until === null ? null : minutesUntil(settings, wish.until),
    budget: wish.budget,
  });
  const picks = inOrder(
    wanted.flatMap((step, place) => {
      const candidate = picked[place] ?? null;
      return candidate === null ? [] : [{ step, candidate }];
    }),
  );

  const courses = picks.map(({ candidate: { course } }) => ({
    course,
    ...plannedHours(course, {}),
  }));
  const tasks = planTasks(courses);
  const outcome = planOutcome(tasks, settings, start);
  const cost = oneOffCost(
    courses.map(({ course }) => course),
    wish.wantsCertificates,
  );
  const ids = new Set(courses.map(({ course }) => course.id));
  const { slack } = outcome;
  const isUntimed = tasks.length < courses.length;
  return {
    kind,
    taken: picks.map(({ step, candidate }) => {
      const { course } = candidate;
      const others = optionsOf(step, candidates, 'best', wish, reader)
        .map((option) => option.candidate.course)
        .filter(({ id }) => !ids.has(id));
      return {
        step,
        course,
        ...plannedHours(course, {}),
        reasons: reasonsFor(candidate, step, reader),
        needs: needsOf(step, goal),
        days: daysOf(outcome, course.id),
        others,
      };
    }),
    uncovered: wanted.filter((step) => !picks.some((pick) => pick.step === step)),
    dropped: steps.filter(({ id }) => choices[id] === null),
    minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0),
    outcome,
    cost,
    fitsDate:
      wish.until === null
        ? null
        : outcome.plan.isTooLong || (slack !== null && slack < 0)
          ? 'no'
          : isUntimed
            ? 'unknown'
            : 'yes',
    fitsBudget: wish.budget === null ? null : fitsBudget(cost, wish.budget),
  };
}

/** What a step presupposes: its skill's needs, and an earlier level of the skill itself. */
function needsOf(step: RouteStep, goal: Goal): readonly Skill[] {
  const { skill } = step;
  const earlier = goal.steps.slice(0, goal.steps.indexOf(step));
  const all = goal.steps.map((step) => step.skill);
  const needed = all.filter(({ id }) => skill.needs.includes(id));
  return earlier.some((other) => other.skill === skill) ? [...needed, skill] : needed;
}
