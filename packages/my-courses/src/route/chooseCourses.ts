import {
  certificateCost,
  type Money,
  nothing,
  type OneOff,
  oneOffPrice,
  type ReaderLanguage,
} from '@aulario/course-data';
import type { Candidate, Candidates } from './findCandidates.ts';
import { hoursOf, unfitness } from './fitness.ts';
import type { RouteStep } from './goals.ts';
import type { RouteWish } from './wish/routeWish.ts';

/** A shorter course is offered only if it suits the step nearly as well as the best one. */
const maxWorse = 10;

/** The penalty of a step without a course: worse than any course. */
const noCourse = 1e9;

/** The kinds of route, as they are offered: the best courses, the fewest hours, nothing to pay for lessons. */
export const routeKinds = ['best', 'short', 'free'] as const;

/** One of {@link routeKinds}. */
export type RouteKind = (typeof routeKinds)[number];

/** The most that all courses of a route may take and cost; null for no limit. */
export interface RouteLimits {
  readonly minutes: number | null;
  readonly budget: Money | null;
}

/** A candidate with what the choice depends on. */
export interface Option {
  readonly candidate: Candidate;
  readonly penalty: number;
  /** 0 where unknown: what is not known exceeds no limit. */
  readonly minutes: number;
  /** In minor units of the budget's currency; 0 where unknown, or in another currency. */
  readonly cost: number;
}

const amountIn = (cost: OneOff, currency: string): number =>
  cost === null || cost === nothing || cost.currency !== currency ? 0 : cost.amount;

/** What is known of the cost of a course in a currency. */
const knownCost = ({ course }: Candidate, wish: RouteWish): number => {
  const currency = wish.budget?.currency ?? '';
  const certificate = wish.wantsCertificates ? amountIn(certificateCost(course), currency) : 0;
  return amountIn(oneOffPrice(course, false), currency) + certificate;
};

const isFree = ({ course }: Candidate) => course.price.kind === 'free';

const byPenalty = (a: Option, b: Option) =>
  a.penalty - b.penalty || (a.candidate.course.id < b.candidate.course.id ? -1 : 1);

/** The candidates of a step that suit a kind of route, the best first. */
export function optionsOf(
  step: RouteStep,
  candidates: Candidates,
  kind: RouteKind,
  wish: RouteWish,
  reader: ReaderLanguage,
): Option[] {
  const suiting = (candidates.get(step.id) ?? []).flatMap((candidate) => {
    const penalty = unfitness(candidate, step, wish, reader);
    return penalty === null || (kind === 'free' && !isFree(candidate))
      ? []
      : [
          {
            candidate,
            penalty,
            minutes: Math.round((hoursOf(candidate) ?? 0) * 60),
            cost: knownCost(candidate, wish),
          },
        ];
  });
  const sorted = suiting.toSorted(byPenalty);
  if (kind !== 'short') return sorted;
  const worst = (sorted[0]?.penalty ?? 0) + maxWorse;
  return (
    sorted
      .filter(({ penalty }) => penalty <= worst)
      // The shortest first; courses of unknown length after all others.
      .map((option) => ({
        ...option,
        penalty: (hoursOf(option.candidate) ?? 1e6) + option.penalty / 1000,
      }))
      .toSorted(byPenalty)
  );
}

/**
 * The options with the least sum of penalties, one for each step, that keep the limits and repeat no
 * course; null if there are none. A step all of whose options are taken has none.
 */
function bestCombination(
  options: readonly (readonly Option[])[],
  limits: RouteLimits,
): readonly (Option | null)[] | null {
  const [maxMinutes, maxCost] = [limits.minutes ?? Infinity, limits.budget?.amount ?? Infinity];
  let best: { chosen: readonly (Option | null)[]; penalty: number } | null = null;

  const choose = (
    chosen: readonly (Option | null)[],
    sum: { penalty: number; minutes: number; cost: number },
  ) => {
    if (sum.minutes > maxMinutes || sum.cost > maxCost) return;
    if (best !== null && sum.penalty >= best.penalty) return;
    const own = options[chosen.length];
    if (own === undefined) {
      best = { chosen, penalty: sum.penalty };
      return;
    }
    const taken = new Set(chosen.map((option) => option?.candidate.course.id));
    const open = own.filter(({ candidate }) => !taken.has(candidate.course.id));
    if (open.length === 0) choose([...chosen, null], { ...sum, penalty: sum.penalty + noCourse });
    for (const option of open) {
      choose([...chosen, option], {
        penalty: sum.penalty + option.penalty,
        minutes: sum.minutes + option.minutes,
        cost: sum.cost + option.cost,
      });
    }
  };

  choose([], { penalty: 0, minutes: 0, cost: 0 });
  return (best as { chosen: readonly (Option | null)[] } | null)?.chosen ?? null;
}

const least = (options: readonly Option[], of: (option: Option) => number): readonly Option[] =>
  options.toSorted((a, b) => of(a) - of(b)).slice(0, 1);

/**
 * The options of a step that are combined: the four best, the shortest of known length and the
 * cheapest; six steps have 46,656 combinations.
 */
export const combinedOptions = (options: readonly Option[]): readonly Option[] => [
  ...new Set([
    ...options.slice(0, 4),
    ...least(
      options.filter(({ minutes }) => minutes > 0),
      ({ minutes }) => minutes,
    ),
    ...least(options, ({ cost }) => cost),
  ]),
];

/** Chooses a course for each step: within both limits, else within one of them, else without. */
export function chooseCourses(
  options: readonly (readonly Option[])[],
  limits: RouteLimits,
): readonly (Candidate | null)[] {
  const combined = options.map(combinedOptions);
  const tries: RouteLimits[] = [
    limits,
    { ...limits, minutes: null },
    { ...limits, budget: null },
    { minutes: null, budget: null },
  ];
  for (const one of tries) {
    const found = bestCombination(combined, one);
    if (found !== null) return found.map((option) => option?.candidate ?? null);
  }
  return options.map(() => null);
}
